/// What reading and saving ask of the operating system; a test puts calls that fail in its place.
///
/// Each is one call of the system and may be cut short by a signal (`EINTR`) or do a part only.
package protocol FileCalls: Sendable {
  func status(_ path: String, followingLinks: Bool) throws(Errno) -> FileStatus
  func status(_ file: Int32) throws(Errno) -> FileStatus
  func linkTarget(_ path: String) throws(Errno) -> String
  func mayWrite(_ path: String) -> Bool

  func open(_ path: String, _ flags: Int32, mode: UInt32) throws(Errno) -> Int32
  func close(_ file: Int32) throws(Errno)
  /// Reads from where the file stands; 0 at its end.
  func read(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int
  func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer, at offset: Int) throws(Errno) -> Int
  func sync(_ file: Int32) throws(Errno)
  /// Has the disk begin with what was written there, without waiting for it: a hint, which may fail.
  func startWriting(_ file: Int32, from start: Int, count: Int)
  func truncate(_ file: Int32, to size: Int) throws(Errno)
  /// Makes sure that there is room for `count` bytes from `start`.
  func reserve(_ file: Int32, from start: Int, count: Int) throws(Errno)

  func setOwner(_ file: Int32, _ owner: UInt32, _ group: UInt32) throws(Errno)
  func setMode(_ file: Int32, _ mode: UInt32) throws(Errno)
  /// The names of the extended attributes, access control lists among them.
  func attributeNames(_ file: Int32) throws(Errno) -> [String]
  func attribute(_ file: Int32, _ name: String) throws(Errno) -> [UInt8]
  func setAttribute(_ file: Int32, _ name: String, _ value: [UInt8]) throws(Errno)

  /// Renames over what has the new name.
  func rename(_ from: String, to: String) throws(Errno)
  /// Renames unless there is something of the new name (`EEXIST`).
  func renameNew(_ from: String, to: String) throws(Errno)
  func remove(_ path: String) throws(Errno)
}

extension FileCalls {
  package func startWriting(_ file: Int32, from start: Int, count: Int) {}
}
