import CTrust
import Glibc
import Synchronization
import WorkerLink

/// What curl, which is below `URLSession`, knows for the whole program: whose certificates it trusts, and
/// which places it reaches without a proxy.
///
/// A worker asks one configured address, so it is changed once; the servers of this machine, which may be
/// looked for beside it, have no certificates.
enum Surroundings {
  private static let state = Mutex((authority: String?.none, direct: Set<String>()))

  /// Makes the surroundings right for `address`.
  static func prepare(for address: ModelAddress) throws(ModelFault) {
    if let file = address.authorityFile, access(file, R_OK) != 0 {
      throw .notTrusted(
        place: address.place, reason: "\(shown(file)): \(String(cString: strerror(errno)))")
    }
    state.withLock { state in
      if address.scheme == "https", state.authority != address.authorityFile {
        scribe_trust_use(address.authorityFile)
        state.authority = address.authorityFile
      }
      // Whatever proxy there is, this machine is not reached through it.
      guard address.isLoopback, state.direct.insert(address.host).inserted else { return }
      for name in ["no_proxy", "NO_PROXY"] {
        let direct = getenv(name).map { String(cString: $0) } ?? ""
        if direct.split(separator: ",").contains(Substring(address.host)) { continue }
        setenv(name, direct.isEmpty ? address.host : direct + "," + address.host, 1)
      }
    }
  }
}
