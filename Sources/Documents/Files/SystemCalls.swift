internal import CFiles
internal import Glibc

/// The calls of Linux.
package struct SystemCalls: FileCalls {
  package init() {}

  private func check(_ result: Int32) throws(Errno) {
    if result < 0 { throw .last }
  }

  private func check(_ result: Int) throws(Errno) -> Int {
    if result < 0 { throw .last }
    return result
  }

  package func status(_ path: String, followingLinks: Bool) throws(Errno) -> FileStatus {
    var status = Glibc.stat()
    try check(followingLinks ? stat(path, &status) : lstat(path, &status))
    return FileStatus(status)
  }

  package func status(_ file: Int32) throws(Errno) -> FileStatus {
    var status = Glibc.stat()
    try check(fstat(file, &status))
    return FileStatus(status)
  }

  package func linkTarget(_ path: String) throws(Errno) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = try check(readlink(path, &buffer, buffer.count))
    if count == buffer.count { throw Errno(ENAMETOOLONG) }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  package func mayWrite(_ path: String) -> Bool { scribe_may_write(path) == 0 }

  package func open(_ path: String, _ flags: Int32, mode: UInt32) throws(Errno) -> Int32 {
    let file = Glibc.open(path, flags | O_CLOEXEC | O_NOCTTY, mode)
    try check(file)
    return file
  }

  package func close(_ file: Int32) throws(Errno) { try check(Glibc.close(file)) }

  package func read(
    _ file: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(Errno) -> Int {
    try check(Glibc.read(file, buffer.baseAddress, buffer.count))
  }

  package func write(
    _ file: Int32, _ bytes: UnsafeRawBufferPointer, at offset: Int
  ) throws(Errno) -> Int {
    try check(pwrite(file, bytes.baseAddress, bytes.count, off_t(offset)))
  }

  package func sync(_ file: Int32) throws(Errno) { try check(fsync(file)) }

  package func startWriting(_ file: Int32, from start: Int, count: Int) {
    _ = scribe_start_writing(file, off_t(start), off_t(count))
  }

  package func truncate(_ file: Int32, to size: Int) throws(Errno) {
    try check(ftruncate(file, off_t(size)))
  }

  package func reserve(_ file: Int32, from start: Int, count: Int) throws(Errno) {
    try check(scribe_reserve(file, off_t(start), off_t(count)))
  }

  package func setOwner(_ file: Int32, _ owner: UInt32, _ group: UInt32) throws(Errno) {
    try check(fchown(file, owner, group))
  }

  package func setMode(_ file: Int32, _ mode: UInt32) throws(Errno) {
    try check(fchmod(file, mode))
  }

  package func attributeNames(_ file: Int32) throws(Errno) -> [String] {
    let size = try check(scribe_attribute_names(file, nil, 0))
    if size == 0 { return [] }
    var buffer = [CChar](repeating: 0, count: size)
    let count = try check(scribe_attribute_names(file, &buffer, size))
    return buffer[..<count].split(separator: 0).map { name in
      String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  package func attribute(_ file: Int32, _ name: String) throws(Errno) -> [UInt8] {
    let size = try check(scribe_attribute(file, name, nil, 0))
    var value = [UInt8](repeating: 0, count: size)
    let count = try check(scribe_attribute(file, name, &value, size))
    return Array(value[..<count])
  }

  package func setAttribute(_ file: Int32, _ name: String, _ value: [UInt8]) throws(Errno) {
    try check(scribe_set_attribute(file, name, value, value.count))
  }

  package func rename(_ from: String, to: String) throws(Errno) {
    try check(Glibc.rename(from, to))
  }

  package func renameNew(_ from: String, to: String) throws(Errno) {
    if scribe_rename_new(from, to) == 0 { return }
    // Some file systems cannot refuse by themselves; a hard link made and the old name removed
    // comes to the same.
    guard errno == EINVAL || errno == ENOSYS else { throw .last }
    try check(link(from, to))
    try check(unlink(from))
  }

  package func remove(_ path: String) throws(Errno) { try check(unlink(path)) }
}
