internal import CICU

/// The versions of the data that layouts are made by; part of a report, since another version may
/// break lines elsewhere.
public enum UnicodeVersions {
  /// The version of ICU, which has the line breaks (UAX #14): `72.1`.
  public static var icu: String { String(cString: scribe_icu_version()) }
  /// The version of Unicode of the engine's own table of clusters and widths (UAX #29, #11).
  public static var tables: String { CellTable.version }
}
