import Glibc

extension Spans {
  /// Whether the bytes are the same, however they are cut into spans.
  ///
  /// - Complexity: O(*n*)
  func hasSameBytes(as other: Spans) -> Bool {
    if count != other.count { return false }
    if tree.root === other.tree.root { return true }
    var same = true
    var at = 0
    forEachPiece(in: 0..<count) { piece in
      var offset = 0
      other.forEachPiece(in: at..<(at + piece.count)) { part in
        if let a = piece.baseAddress, let b = part.baseAddress {
          same = a + offset == b || memcmp(a + offset, b, part.count) == 0
        }
        offset += part.count
        return same
      }
      at += piece.count
      return same
    }
    return same
  }
}
