import Documents
import Foundation
import Synchronization

/// The system's calls, of which some fail or do only a part.
final class FailingCalls: FileCalls {
  enum Call: Hashable, Sendable {
    case status, linkTarget, open, close, read, write, sync, truncate, reserve, setOwner, setMode
    case attributeNames, attribute, setAttribute, rename, remove
  }

  private struct State {
    var made: [Call] = []
  }

  private let system = SystemCalls()
  private let state = Mutex(State())
  private let plan: @Sendable (_ call: Call, _ number: Int) -> Int32?
  private let mostBytes: Int?

  /// - Parameters:
  ///   - mostBytes: How many bytes one write or read does at most.
  ///   - plan: The error number that a call of the given number (from 0) fails with, or nil.
  init(mostBytes: Int? = nil, plan: @escaping @Sendable (_ call: Call, _ number: Int) -> Int32?) {
    self.mostBytes = mostBytes
    self.plan = plan
  }

  /// The calls so far.
  var made: [Call] { state.withLock { $0.made } }

  private func count(_ call: Call) throws(Errno) {
    let number = state.withLock { state in
      state.made.append(call)
      return state.made.count - 1
    }
    if let code = plan(call, number) { throw Errno(code) }
  }

  func status(_ path: String, followingLinks: Bool) throws(Errno) -> FileStatus {
    try count(.status)
    return try system.status(path, followingLinks: followingLinks)
  }

  func status(_ file: Int32) throws(Errno) -> FileStatus {
    try count(.status)
    return try system.status(file)
  }

  func linkTarget(_ path: String) throws(Errno) -> String {
    try count(.linkTarget)
    return try system.linkTarget(path)
  }

  func mayWrite(_ path: String) -> Bool { system.mayWrite(path) }

  func open(_ path: String, _ flags: Int32, mode: UInt32) throws(Errno) -> Int32 {
    try count(.open)
    return try system.open(path, flags, mode: mode)
  }

  /// The file is closed in any case, as Linux does it.
  func close(_ file: Int32) throws(Errno) {
    try system.close(file)
    try count(.close)
  }

  func read(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
    try count(.read)
    let part = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(mostBytes ?? buffer.count))
    return try system.read(file, into: part)
  }

  func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer, at offset: Int) throws(Errno) -> Int {
    try count(.write)
    let part = UnsafeRawBufferPointer(rebasing: bytes.prefix(mostBytes ?? bytes.count))
    return try system.write(file, part, at: offset)
  }

  func sync(_ file: Int32) throws(Errno) {
    try count(.sync)
    try system.sync(file)
  }

  func truncate(_ file: Int32, to size: Int) throws(Errno) {
    try count(.truncate)
    try system.truncate(file, to: size)
  }

  func reserve(_ file: Int32, from start: Int, count bytes: Int) throws(Errno) {
    try count(.reserve)
    try system.reserve(file, from: start, count: bytes)
  }

  func setOwner(_ file: Int32, _ owner: UInt32, _ group: UInt32) throws(Errno) {
    try count(.setOwner)
    try system.setOwner(file, owner, group)
  }

  func setMode(_ file: Int32, _ mode: UInt32) throws(Errno) {
    try count(.setMode)
    try system.setMode(file, mode)
  }

  func attributeNames(_ file: Int32) throws(Errno) -> [String] {
    try count(.attributeNames)
    return try system.attributeNames(file)
  }

  func attribute(_ file: Int32, _ name: String) throws(Errno) -> [UInt8] {
    try count(.attribute)
    return try system.attribute(file, name)
  }

  func setAttribute(_ file: Int32, _ name: String, _ value: [UInt8]) throws(Errno) {
    try count(.setAttribute)
    try system.setAttribute(file, name, value)
  }

  func rename(_ from: String, to: String) throws(Errno) {
    try count(.rename)
    try system.rename(from, to: to)
  }

  func renameNew(_ from: String, to: String) throws(Errno) {
    try count(.rename)
    try system.renameNew(from, to: to)
  }

  func remove(_ path: String) throws(Errno) {
    try count(.remove)
    try system.remove(path)
  }
}
