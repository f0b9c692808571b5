import FoundationEssentials
import Glibc
import Testing

@testable import WorkerLink

/// Programs for the shell that stand where a worker should, and misbehave.
enum FakeWorker {
  static let greeting = #"echo '{"greeting":{"version":\#(workerLinkVersion)}}' >&3"#

  /// Writes a program and calls `body` with its path.
  static func run<Result>(
    _ lines: [String], _ body: (String) async throws -> Result
  ) async throws -> Result {
    let path = "/tmp/scribe-fake-worker-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    let program = (["#!/bin/sh"] + lines).joined(separator: "\n") + "\n"
    try program.write(toFile: path, atomically: true, encoding: .utf8)
    chmod(path, 0o700)
    defer { unlink(path) }
    return try await body(path)
  }

  /// True once no process has this identifier, or only one that its new parent has not yet reaped;
  /// waits a while for it.
  static func isGone(_ identifier: Int32) -> Bool {
    for _ in 0..<10_000 {
      let status = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)
      guard let status, !status.contains(") Z ") else { return true }
      usleep(1000)
    }
    return false
  }
}

/// Returns the error that asking for the languages ends with, or nil.
func failure(_ client: WorkerClient, _ task: WorkerTask = .languages) async -> WorkerError? {
  do throws(WorkerError) {
    _ = try await client.answer(to: task)
    return nil
  } catch { return error }
}
