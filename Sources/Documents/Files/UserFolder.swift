internal import Glibc

/// The user's own folders, as the XDG base directory specification names them.
enum UserFolder {
  /// What `variable` holds, or `usual` under the home folder; nil without a home. A path that is
  /// not absolute counts as none, as the specification says.
  static func path(_ variable: String, usual: String) -> String? {
    absolute(variable) ?? absolute("HOME").map { $0 + "/" + usual }
  }

  private static func absolute(_ variable: String) -> String? {
    guard let value = getenv(variable).map({ String(cString: $0) }), value.hasPrefix("/") else {
      return nil
    }
    return value
  }
}
