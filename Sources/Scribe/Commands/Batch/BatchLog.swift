import FoundationEssentials
import Glibc
import Synchronization

/// The state file of a batch: one JSON object a line, the job first, then what became of each file.
///
/// Lines are added and never changed, so a kill at any moment costs the last line at most; a torn line
/// is taken off when the file is opened again. One process at a time has the file.
final class BatchLog: Sendable {
  struct Problem: Error, Hashable {
    var message: String
    var status: Int32
  }

  private struct Head: Codable {
    var scribeBatch: Int
    var job: String
    var tool: String
  }

  private let descriptor: Int32
  private let lines: Mutex<Int32>
  /// What earlier runs of the job did, by file; the last word counts.
  let earlier: [String: BatchEntry]

  /// - Parameters:
  ///   - job: The job's fingerprint; a state file of another job is refused.
  ///   - restarts: Whether what was done before is forgotten.
  init(path: String, job: String, tool: String, restarts: Bool) throws(Problem) {
    let name = printable(path)
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      throw Problem(
        message: "\(name): \(String(cString: strerror(errno)))", status: ExitStatus.input)
    }
    self.descriptor = descriptor
    lines = Mutex(descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw Problem(
        message: "another batch is at work with \(name)", status: ExitStatus.usage)
    }
    if restarts { ftruncate(descriptor, 0) }
    let bytes = Self.contents(of: descriptor)
    var whole = bytes[...]
    if let end = bytes.lastIndex(of: 0x0A) { whole = bytes[...end] } else { whole = [] }
    var parts = whole.split(separator: 0x0A)[...]
    var entries: [String: BatchEntry] = [:]
    if let first = parts.popFirst() {
      guard let head = try? JSONDecoder().decode(Head.self, from: Data(first)),
        head.scribeBatch == 1
      else {
        close(descriptor)
        throw Problem(message: "\(name) is no state file of a batch", status: ExitStatus.input)
      }
      guard head.job == job else {
        close(descriptor)
        throw Problem(
          message:
            "\(name) is of another job (\(printable(head.tool)), other options or another model): --state names another file, --restart begins anew",
          status: ExitStatus.usage)
      }
      for part in parts {
        guard let entry = try? JSONDecoder().decode(BatchEntry.self, from: Data(part)) else {
          continue
        }
        entries[entry.file] = entry
      }
    }
    earlier = entries
    ftruncate(descriptor, off_t(whole.count))
    lseek(descriptor, 0, SEEK_END)
    if whole.isEmpty, let head = encoded(Head(scribeBatch: 1, job: job, tool: tool)) {
      guard write(Array((head + "\n").utf8), to: descriptor) else {
        throw Problem(message: "\(name) cannot be written", status: ExitStatus.input)
      }
    }
  }

  deinit { close(descriptor) }

  /// Adds a line; false where the disk does not take it.
  ///
  /// - Parameter isIntent: The disk must have it before what it announces is done.
  func append(_ entry: BatchEntry, isIntent: Bool = false) -> Bool {
    guard let line = encoded(entry) else { return false }
    return lines.withLock { descriptor in
      guard write(Array((line + "\n").utf8), to: descriptor) else { return false }
      return !isIntent || fdatasync(descriptor) == 0
    }
  }

  private static func contents(of descriptor: Int32) -> [UInt8] {
    lseek(descriptor, 0, SEEK_SET)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}
