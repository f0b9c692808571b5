import Foundation

/// How long to wait before a server that is busy is asked again.
enum Pause {
  /// - Parameters:
  ///   - attempt: Attempts made so far, from 1.
  ///   - retryAfter: The server's header: seconds, or a date (RFC 9110 §10.2.3).
  ///   - longest: The most seconds to wait.
  ///   - jitter: From 0 to 1; spreads those who wait.
  static func seconds(
    after attempt: Int, retryAfter: String?, longest: Double, now: Date = Date(), jitter: Double
  ) -> Double {
    if let asked = retryAfter.flatMap({ seconds($0, now: now) }) {
      return min(max(asked, 0), longest)
    }
    let doubled = 0.5 * Double(1 << min(attempt - 1, 10))
    return min(doubled * (0.75 + jitter / 2), longest)
  }

  private static func seconds(_ header: String, now: Date) -> Double? {
    let words = header.trimmingCharacters(in: .whitespaces)
    if let seconds = Int(words) { return Double(seconds) }
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return format.date(from: words).map { $0.timeIntervalSince(now) }
  }
}
