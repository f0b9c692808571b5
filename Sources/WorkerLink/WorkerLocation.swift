import Glibc

/// Where the worker's program lies.
public enum WorkerLocation {
  /// Returns the worker's path: `chosen` where one is handed in; else beside the running
  /// program, else in `../libexec/scribe/` as seen from there.
  public static func find(chosen: String? = nil) throws(WorkerError) -> String {
    let places = chosen.map { [$0] } ?? places(besides: ownPath())
    for place in places where access(place, X_OK) == 0 { return place }
    throw .notFound(places)
  }

  static func places(besides program: String) -> [String] {
    let folder = program.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    return [folder + "/scribe-worker", folder + "/../libexec/scribe/scribe-worker"]
  }

  private static func ownPath() -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    return String(
      decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
