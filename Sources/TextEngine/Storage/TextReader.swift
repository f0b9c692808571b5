import Glibc

/// Why a file could not be read into a text.
public struct TextReadError: Error, Hashable, Sendable {
  /// The number of the system's error, as in `errno`.
  public var code: Int32
  /// How many bytes had been read by then.
  public var offset: ByteCount

  public init(code: Int32, offset: ByteCount) {
    self.code = code
    self.offset = offset
  }

  /// The system's words for the error.
  public var message: String { String(cString: strerror(code)) }
}

extension TextStorage {
  /// Reads `descriptor` from where it stands to its end, into memory.
  ///
  /// Files, pipes, devices and files that claim to be empty (as in `/proc`) alike; what a file
  /// grows meanwhile is read too. The lines are counted in the same pass.
  ///
  /// - Parameter newline: What ends a line; nil for what the first 64 KiB suggest.
  /// - Complexity: O(*n*), about as fast as memory can be filled.
  public init(contentsOf descriptor: Int32, newline: Newline? = nil) throws(TextReadError) {
    try self.init(contentsOf: descriptor, newline: newline, shape: .wide)
  }

  init(
    contentsOf descriptor: Int32, newline: Newline? = nil, shape: NodeShape
  ) throws(TextReadError) {
    var reader = TextReader(descriptor: descriptor, newline: newline?.byte)
    let sources = try reader.readAll()
    var spans = Spans(newline: reader.newline ?? Newline.lf.byte, shape: shape)
    for source in sources {
      spans.replace(spans.count..<spans.count, with: Spans(source: source, shape: shape))
    }
    self.init(state: State(spans: spans))
  }
}

/// Reads a descriptor into sources, counting each page when it has just arrived.
struct TextReader {
  /// What is asked of the system at once: it should still be near when it is counted.
  private static let chunk = 1 << 18

  let descriptor: Int32
  /// Nil until the first page has told.
  var newline: UInt8?
  private var offset = 0

  init(descriptor: Int32, newline: UInt8?) {
    self.descriptor = descriptor
    self.newline = newline
  }

  mutating func readAll() throws(TextReadError) -> [TextSource] {
    var status = stat()
    if fstat(descriptor, &status) != 0 { throw TextReadError(code: errno, offset: 0) }
    var sources: [TextSource] = []
    var capacity = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    while true {
      // Past the size that was told, or with none told, a MiB at a time.
      if capacity == 0 { capacity = TextSource.wideGrain }
      let (source, isFull) = try read(capacity: capacity)
      if source.count > 0 { sources.append(source) }
      if !isFull { return sources }
      capacity = 0
    }
  }

  /// Reads until `capacity` bytes are there or nothing is left.
  private mutating func read(
    capacity: Int
  ) throws(TextReadError) -> (source: TextSource, isFull: Bool) {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    let index = BlockIndex(count: capacity)
    var count = 0
    var counted = 0
    var atEnd = false
    while count < capacity && !atEnd {
      let wanted = min(Self.chunk, capacity - count)
      let got = Glibc.read(descriptor, memory + count, wanted)
      if got < 0 {
        if errno == EINTR { continue }
        let code = errno
        memory.deallocate()
        index.deallocate()
        throw TextReadError(code: code, offset: ByteCount(offset))
      }
      atEnd = got == 0
      count += got
      offset += got
      while count - counted >= BlockIndex.page || counted < count && (atEnd || count == capacity) {
        let newline = guess(from: UnsafeBufferPointer(start: memory, count: count))
        let length = min(BlockIndex.page, count - counted)
        index.fill(
          page: counted >> BlockIndex.pageShift, bytes: memory + counted, count: length,
          newline: newline)
        counted += length
      }
    }
    let source = TextSource(
      memory: memory, count: count, index: index, newline: newline ?? Newline.lf.byte)
    return (source, !atEnd)
  }

  private mutating func guess(from bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
    let found = newline ?? Newline(guessedFrom: bytes.prefix(BlockIndex.page)).byte
    newline = found
    return found
  }
}
