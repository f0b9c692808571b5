internal import TextEngine

/// Reads Rich Text Format as Cocoa, Word, LibreOffice, WordPad and others write it (RTF 1.9.1).
public struct RTFReader: RichReader {
  public var format: RichFormat { .rtf }
  public init() {}

  /// Returns the document. Linear in the file; pictures of `\pict` are within it, those of
  /// `\NeXTGraphic` are asked for by name.
  public func read(_ source: RichSource) throws(RichReadError) -> RichReading {
    guard source.bytes.count <= source.limits.file else {
      throw .tooLarge(bytes: source.bytes.count, limit: source.limits.file)
    }
    guard Self.recognizes(source.bytes) else { throw .notThisFormat(.rtf) }
    var interpreter = RTFInterpreter(source)
    interpreter.run()
    return interpreter.finish()
  }

  /// Whether the bytes begin as RTF does: `{\rtf`, after blanks or a byte order mark.
  public static func recognizes(_ bytes: [UInt8]) -> Bool {
    var rest = bytes.prefix(1024)
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    return rest.drop { $0 <= 0x20 }.starts(with: #"{\rtf"#.utf8)
  }
}

/// For fuzzing: reads any bytes as RTF and checks the document.
public func fuzzRTF(_ bytes: [UInt8]) {
  var interpreter = RTFInterpreter(RichSource(bytes: bytes))
  interpreter.run()
  let reading = interpreter.finish()
  reading.document.checkInvariants()
  _ = RTFWriter().write(reading.document)
}
