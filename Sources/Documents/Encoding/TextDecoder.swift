/// Makes UTF-8 of a file's bytes, part by part, and finds out whether the same bytes would come back.
final class TextDecoder {
  private var units: UnitDecoder?
  private let converter: CharacterConverter?
  /// Encodes again what was decoded.
  private let writer: EncodedWriter?
  /// What was read and not compared yet, and what was made of the text again.
  private var read: [UInt8] = []
  private var made: [UInt8] = []
  /// Whether saving what was decoded so far gives the bytes that were read.
  private(set) var comesBack = true

  /// - Returns: nil if ICU does not have the encoding.
  init?(_ encoding: TextEncoding) {
    switch encoding.form {
    case .utf8: (converter, writer) = (nil, nil)
    case .utf16(let bigEndian):
      units = UnitDecoder(width: 2, bigEndian: bigEndian)
      (converter, writer) = (nil, nil)
    case .utf32(let bigEndian):
      units = UnitDecoder(width: 4, bigEndian: bigEndian)
      (converter, writer) = (nil, nil)
    case .other(let name):
      guard let opened = CharacterConverter(name), let again = EncodedWriter(encoding)
      else { return nil }
      (converter, writer) = (opened, again)
    }
  }

  /// Appends what `bytes` stand for to `text`; `isLast` says that none follow.
  func decode(_ bytes: UnsafeRawBufferPointer, isLast: Bool, into text: inout [UInt8]) {
    if units != nil {
      units?.decode(bytes, into: &text)
      if isLast { units?.finish(into: &text) }
      if units?.hasLost == true { comesBack = false }
      return
    }
    guard let converter else { return text.append(contentsOf: bytes) }
    let start = text.count
    if !converter.convert(bytes, toUTF8: true, isLast: isLast, into: &text) { comesBack = false }
    compare(bytes, with: text[start...], isLast: isLast)
  }

  private func compare(
    _ bytes: UnsafeRawBufferPointer, with text: ArraySlice<UInt8>, isLast: Bool
  ) {
    guard comesBack, let writer else { return }
    do throws(EncodedWriter.NotHeld) {
      try Self.write(text, isLast, by: writer, into: &made)
    } catch {
      comesBack = false
      return
    }
    read += bytes
    let common = min(read.count, made.count)
    comesBack = read[..<common].elementsEqual(made[..<common])
    read.removeFirst(common)
    made.removeFirst(common)
    if isLast, !read.isEmpty || !made.isEmpty { comesBack = false }
  }

  private static func write(
    _ text: ArraySlice<UInt8>, _ isLast: Bool, by writer: EncodedWriter, into made: inout [UInt8]
  ) throws(EncodedWriter.NotHeld) {
    var failure: EncodedWriter.NotHeld?
    text.withUnsafeBufferPointer { buffer in
      do throws(EncodedWriter.NotHeld) {
        try writer.write(buffer, isLast: isLast, into: &made)
      } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
