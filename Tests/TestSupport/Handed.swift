import FoundationEssentials

/// Data that lies beside the project and is not part of it.
public enum Handed {
  /// The folder `shared` beside the project's root, or nil where it is absent.
  public static var folder: String? {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/" + root + "/../shared"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// The project's own `Tests/Fixtures`.
  public static var fixtures: String {
    "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/") + "/Fixtures"
  }
}
