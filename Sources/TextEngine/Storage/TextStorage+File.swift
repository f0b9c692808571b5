import Glibc

extension TextStorage {
  /// Opens the file behind `descriptor` as a text, reading no more than is needed at once.
  ///
  /// Small files, and what is not a regular file, are read whole. Of others the first 64 KiB are
  /// read; `loading` does the rest. Up to the resident limit the file is not needed any more
  /// after that; of larger files pages are read again when they are asked for, and checked.
  ///
  /// - Parameters:
  ///   - descriptor: May be closed afterwards.
  ///   - newline: What ends a line; nil for what the first 64 KiB suggest.
  public init(
    opening descriptor: Int32, newline: Newline? = nil, limits: BackingLimits = .standard
  ) throws(TextReadError) {
    try self.init(opening: descriptor, newline: newline, limits: limits, shape: .wide)
  }

  init(
    opening descriptor: Int32, newline: Newline?, limits: BackingLimits, shape: NodeShape
  ) throws(TextReadError) {
    var status = stat()
    if fstat(descriptor, &status) != 0 { throw TextReadError(code: errno, offset: 0) }
    let size = Int(status.st_size)
    guard status.st_mode & S_IFMT == S_IFREG, size > limits.atOnce else {
      try self.init(contentsOf: descriptor, newline: newline, shape: shape)
      return
    }
    let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    if own < 0 { throw TextReadError(code: errno, offset: 0) }
    let file = FileBacking(
      descriptor: own, size: size, newline: newline?.byte, limits: limits)
    self.init(state: State(spans: Spans(source: TextSource(file: file), shape: shape)))
  }

  /// The file that is still being read or that pages come from; nil when all is in memory.
  public var loading: TextLoading? {
    state.spans.sources.lazy.compactMap(\.file).first.map(TextLoading.init)
  }

  /// Takes over what `loading` has counted since, so that more answers are exact. The text, its
  /// revision and its layouts stay as they are.
  ///
  /// - Returns: Whether anything was learnt.
  @discardableResult
  public mutating func learnCounts() -> Bool {
    if state.spans.tree.summary.unknown == 0 { return false }
    if !isKnownUniquelyReferenced(&state) { state = State(state) }
    return state.spans.learnCounts()
  }

  /// The parts of the text whose bytes can no longer be read, because the file was changed
  /// underneath or the disk failed; each byte there reads as SUB (0x1A). Reading them again tries
  /// again.
  ///
  /// - Complexity: O(1) if there are none, else O(spans).
  public var lostRanges: [Range<ByteCount>] {
    let lost = state.spans.sources.compactMap(\.file).map(\.lostPages)
    if lost.allSatisfy(\.isEmpty) { return [] }
    var ranges: [Range<ByteCount>] = []
    var at = 0
    state.spans.tree.forEach { span in
      if let file = span.source.file {
        for page in file.lostPages.sorted() {
          let start = max(page << BlockIndex.pageShift, span.start)
          let end = min((page + 1) << BlockIndex.pageShift, span.end)
          if start < end {
            let from = ByteCount(at + start - span.start)
            ranges.append(from..<(from + ByteCount(end - start)))
          }
        }
      }
      at += span.length
      return true
    }
    return ranges
  }
}

/// Reading the rest of a file that a text was opened from. To be run beside the text.
public struct TextLoading: Sendable {
  let file: FileBacking

  /// Reads and counts what is left, in order, on the calling thread.
  ///
  /// - Parameter progress: Called after each MiB and at the end; returning false stops. Whoever
  ///   owns the text then calls `learnCounts()` on it.
  public func run(_ progress: () -> Bool = { true }) {
    var pages = 0
    while !isFinished {
      if !file.readNext() {
        // The last pages are being read by others, for the screen: a matter of microseconds.
        sched_yield()
        continue
      }
      pages += 1
      if pages.isMultiple(of: 16) && !progress() { return }
    }
    _ = progress()
  }

  /// How much was read and counted from the start without a gap.
  public var loaded: ByteCount { ByteCount(file.knownBytes) }
  /// How long the file was when it was opened.
  public var size: ByteCount { ByteCount(file.size) }
  /// Whether all is counted.
  public var isFinished: Bool { file.knownBytes == file.size }
  /// Whether the file will not be needed any more when it is read.
  public var becomesResident: Bool { file.region != nil }
}
