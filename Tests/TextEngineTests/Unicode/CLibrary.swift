import Glibc

/// The C library's own idea of widths.
enum CLibrary {
  static var version: String { String(cString: gnuVersion()) }

  /// Calls `body` with a UTF-8 locale, for this thread only.
  static func withUTF8(_ body: () -> Void) {
    guard let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil) else { return body() }
    let before = uselocale(locale)
    body()
    uselocale(before)
    freelocale(locale)
  }

  // The module leaves these out: their headers declare them on request only, or are no part of it.
  @_silgen_name("gnu_get_libc_version") private static func gnuVersion() -> UnsafePointer<CChar>
  @_silgen_name("wcwidth") static func wcwidth(_ code: Int32) -> Int32
}
