import WorkerLink

/// Bytes on their way to becoming server-sent events (HTML Standard §9.2.6), cut at any byte.
///
/// Lines end in LF, CR LF or CR. Only `data` counts; its lines are joined by LF, and an empty line
/// ends an event. What comes after the last empty line is no event.
struct EventStream {
  private var line: [UInt8] = []
  private var data: [UInt8] = []
  private var hasData = false
  private var endedInReturn = false
  private let bound: Int

  /// - Parameter bound: The most bytes of one event.
  init(bound: Int = 1 << 20) { self.bound = bound }

  /// Takes bytes in and returns the data of the events that they complete.
  mutating func append(_ bytes: some Sequence<UInt8>) throws(ModelFault) -> [String] {
    var events: [String] = []
    for byte in bytes {
      // The line feed of a CR LF, whose return has ended the line.
      if byte == 0x0A, endedInReturn {
        endedInReturn = false
        continue
      }
      endedInReturn = byte == 0x0D
      if byte == 0x0A || byte == 0x0D {
        if let event = try endLine() { events.append(event) }
      } else {
        line.append(byte)
        guard line.count + data.count <= bound else {
          throw .garbled("a line of more than \(bound) bytes")
        }
      }
    }
    return events
  }

  /// Returns the event that waits for its empty line, for servers that leave out the last one.
  mutating func finish() throws(ModelFault) -> String? {
    if !line.isEmpty { _ = try endLine() }
    return try endLine()
  }

  private mutating func endLine() throws(ModelFault) -> String? {
    defer { line.removeAll(keepingCapacity: true) }
    guard !line.isEmpty else {
      guard hasData else { return nil }
      defer {
        data.removeAll(keepingCapacity: true)
        hasData = false
      }
      guard let event = String(validating: data, as: UTF8.self) else {
        throw .garbled("bytes that are not UTF-8")
      }
      return event
    }
    let name = line.prefix { $0 != UInt8(ascii: ":") }
    guard name.elementsEqual("data".utf8) else { return nil }
    var value = line.dropFirst(name.count + 1)
    if value.first == 0x20 { value.removeFirst() }
    if hasData { data.append(0x0A) }
    data += value
    hasData = true
    return nil
  }
}
