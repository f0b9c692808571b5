import WorkerLink

/// Pages whose last piece has not come.
struct PageUploads {
  /// An asker that gave up leaves its page here; the oldest makes room.
  private static let most = 4

  private var pages: [(number: Int, bytes: [UInt8])] = []

  /// Takes a piece in.
  ///
  /// - Returns: The whole page where the piece is its last one.
  mutating func append(
    _ piece: String, to number: Int, from: Int, isLast: Bool
  ) throws(WorkerFault) -> [UInt8]? {
    var page: [UInt8] = []
    if let index = pages.firstIndex(where: { $0.number == number }) {
      page = pages.remove(at: index).bytes
    }
    guard page.count == from else { throw .unreadable(reason: "a piece of a page is missing") }
    guard page.count + piece.utf8.count <= WorkerLimits.pageBytes else {
      throw .unreadable(reason: "a page over \(WorkerLimits.pageBytes >> 20) MB")
    }
    page += piece.utf8
    if isLast { return page }
    if pages.count >= Self.most { pages.removeFirst() }
    pages.append((number, page))
    return nil
  }
}
