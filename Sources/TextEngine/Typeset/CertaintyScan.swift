/// Keeps the last certain break, and whether there was an uncertain one since.
struct CertaintyScan {
  private(set) var lastCertain: Int?
  private(set) var isUnknownSince = false
  /// The last cluster that is no space.
  private var edge: ClusterEdge?
  private var hasSpaces = false

  /// Weighs the boundary at `position`, before `next`.
  @inline(__always) mutating func pass(_ position: Int, before next: ScannedCluster) {
    switch BreakCertainty(before: edge, spaces: hasSpaces, after: next.leading) {
    case .certain:
      lastCertain = position
      isUnknownSince = false
    case .none: break
    case .unknown: isUnknownSince = true
    }
  }

  @inline(__always) mutating func take(_ cluster: ScannedCluster) {
    if cluster.last == .space, cluster.byte == 0x20 {
      hasSpaces = true
    } else {
      edge = cluster.trailing
      hasSpaces = false
    }
  }
}
