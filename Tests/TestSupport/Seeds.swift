import Foundation

/// The seeds that a property is tried with.
///
/// `SCRIBE_LONG=1`, which `scripts/test --long` sets, tries twenty times as many; `SCRIBE_SEED` tries
/// one alone.
public enum Seeds {
  public static let isLong = ProcessInfo.processInfo.environment["SCRIBE_LONG"] == "1"
  private static let only = ProcessInfo.processInfo.environment["SCRIBE_SEED"].flatMap {
    UInt64($0)
  }

  /// From 0 to below `count`, where nothing else is asked for.
  public static func upTo(_ count: UInt64) -> Range<UInt64> {
    if let only { return only..<only + 1 }
    return 0..<(isLong ? count * 20 : count)
  }
}
