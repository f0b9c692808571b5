internal import Glibc

extension DocumentFile {
  /// Returns all bytes from where `file` stands to its end, which may be before or past `size`:
  /// files grow, shrink, and under `/proc` say that they are empty.
  static func contents(
    of file: Int32, size: Int, calls: some FileCalls
  ) throws(Failure) -> [UInt8] {
    try checkMemory(for: size)
    var room = max(size + 1, 1 << 16)
    var pieces: [UInt8] = []
    while true {
      let (piece, atEnd) = try contentsPiece(of: file, room: room, calls: calls)
      // The first piece is the whole of most files: no copy is made.
      if pieces.isEmpty { pieces = piece } else { pieces += piece }
      if atEnd { return pieces }
      room = max(1 << 20, pieces.count)
      try checkMemory(for: room)
    }
  }

  private static func contentsPiece(
    of file: Int32, room: Int, calls: some FileCalls
  ) throws(Failure) -> (bytes: [UInt8], atEnd: Bool) {
    var atEnd = false
    var failure: Errno?
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      while count < room, failure == nil {
        do throws(Errno) {
          let rest = UnsafeMutableRawBufferPointer(
            rebasing: raw[count..<min(room, count + (1 << 30))])
          let got = try calls.readSome(file, into: rest)
          if got == 0 {
            atEnd = true
            return
          }
          count += got
        } catch { failure = error }
      }
    }
    if let failure { throw .system(failure) }
    return (bytes, atEnd)
  }

  /// Refuses what the machine has no memory for, before asking for it: a process that takes too
  /// much is killed, and everything unsaved with it.
  ///
  /// - Parameter file: The size of the file, where it is another than what memory is asked for.
  static func checkMemory(for size: Int, of file: Int? = nil) throws(Failure) {
    guard size > 64 << 20, let available = availableMemory(), size > available else { return }
    throw .reason(.tooLarge(bytes: file ?? size))
  }

  /// What the kernel thinks can be had without swapping, in bytes; nil where it does not say.
  private static func availableMemory() -> Int? {
    guard let file = fopen("/proc/meminfo", "re") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let end = line.firstIndex(of: 0) ?? line.endIndex
      let words = String(decoding: line[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        .split(separator: " ")
      if words.first == "MemAvailable:", words.count > 1, let kibibytes = Int(words[1]) {
        return kibibytes << 10
      }
    }
    return nil
  }
}
