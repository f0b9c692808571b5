import Glibc

/// Somebody who is not root, for tests of permissions.
enum OrdinaryUser {
  /// What comes before a command to run it as such a user; nothing where the tests are one already.
  static let prefix: [String] =
    getuid() != 0 ? [] : ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]

  static let canRunScribe: Bool = {
    guard let scribe = Binaries.scribe else { return false }
    return run(prefix + [scribe, "--version"]).status == 0
  }()
}
