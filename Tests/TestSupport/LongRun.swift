import Foundation

/// Whether the long form of the tests runs: `scripts/test --long`.
public let isLongRun = ProcessInfo.processInfo.environment["SCRIBE_LONG"] == "1"
