import Glibc

/// Returns `path` with a leading `~` replaced by the home folder.
func expanded(_ path: String) -> String {
  guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
  return String(cString: home) + path.dropFirst()
}

/// Returns a time (seconds since 1970) as the writer's clock and calendar show it: `30 Nov 09:12`.
func localTime(_ seconds: Int64) -> String {
  var time = time_t(seconds)
  var parts = tm()
  guard localtime_r(&time, &parts) != nil else { return "an unknown time" }
  var buffer = [CChar](repeating: 0, count: 64)
  let count = strftime(&buffer, buffer.count, "%d %b %H:%M", &parts)
  return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
