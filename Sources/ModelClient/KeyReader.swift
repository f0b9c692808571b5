import CProcess
import Foundation
import Glibc
import WorkerLink

/// Reads the key of a server where the user keeps it. A key is never logged, nor part of an error.
enum KeyReader {
  static func key(_ source: ModelAddress.Key) throws(ModelFault) -> String {
    let bytes =
      switch source {
      case .file(let path): try contents(of: path)
      case .command(let command): try output(of: command)
      }
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    guard !line.isEmpty, line.allSatisfy({ (0x21..<0x7F).contains($0) }) else {
      throw .key("its first line is no key")
    }
    return String(decoding: line, as: UTF8.self)
  }

  private static func contents(of path: String) throws(ModelFault) -> [UInt8] {
    let name = shown(path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      throw .key("\(name): \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      throw .key("\(name) is no file")
    }
    guard information.st_uid == geteuid(), information.st_mode & 0o077 == 0 else {
      throw .key("\(name) can be read by others: chmod 600 keeps it")
    }
    return read(descriptor)
  }

  /// The output of a shell's command, which has ten seconds.
  private static func output(of command: String) throws(ModelFault) -> [UInt8] {
    var ends: [Int32] = [-1, -1]
    guard cprocess_pipe(&ends) == 0 else { throw .key("no pipe for its command") }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, ends[1], 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(command), nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    let failure = posix_spawn(&child, "/bin/sh", &files, &attributes, &words, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard failure == 0 else { throw .key("its command could not be started") }
    let bytes = read(ends[0], within: 10_000)
    if bytes == nil { kill(-child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard let bytes else { throw .key("its command did not end in 10 s") }
    guard status == 0 else { throw .key("its command ended with status \(status >> 8 & 0xFF)") }
    return bytes
  }

  /// Reads up to 4 kB; nil where the end does not come in time.
  private static func read(_ descriptor: Int32, within milliseconds: Int32) -> [UInt8]? {
    let deadline = ContinuousClock.now + .milliseconds(Int(milliseconds))
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 4096 {
      let left = deadline - .now
      guard left > .zero else { return nil }
      var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&event, 1, Int32(left / .milliseconds(1)) + 1) != 0 else { continue }
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    read(descriptor, within: 1000) ?? []
  }
}
