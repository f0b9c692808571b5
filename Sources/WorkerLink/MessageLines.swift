public import FoundationEssentials

/// Bytes on their way to becoming messages: cut at line feeds, with a bound on every line.
public struct MessageLines: Sendable {
  private var rest: [UInt8] = []
  private let bound: Int

  /// - Parameter bound: The longest line, its line feed included.
  public init(bound: Int = WorkerLimits.messageBytes) { self.bound = bound }

  /// Takes bytes in and returns the lines that they complete, without their line feeds.
  ///
  /// - Throws: `WorkerError.tooLong`, after which the connection is of no use.
  /// - Complexity: O(bytes), however long the unfinished line is.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) throws(WorkerError) -> [Data] {
    var lines: [Data] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      guard rest.count + (end - start) < bound else { throw .tooLong }
      rest += bytes[start..<end]
      lines.append(Data(rest))
      rest.removeAll(keepingCapacity: true)
      start = end + 1
    }
    guard rest.count + (bytes.endIndex - start) < bound else { throw .tooLong }
    rest += bytes[start...]
    return lines
  }

  /// Returns `message` as a line with its line feed.
  ///
  /// - Throws: `WorkerError.tooLong` over the bound, `WorkerError.garbled` for what JSON cannot say.
  public static func line(
    _ message: some Encodable, bound: Int = WorkerLimits.messageBytes
  ) throws(WorkerError) -> [UInt8] {
    let data: Data
    do { data = try JSONEncoder().encode(message) } catch {
      throw .garbled("\(type(of: message)) cannot be written as JSON")
    }
    guard data.count < bound else { throw .tooLong }
    return [UInt8](data) + [0x0A]
  }
}
