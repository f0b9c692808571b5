import Synchronization

/// A parsed page: a walk through its elements, and what a limit kept out.
public struct ParsedPage: Hashable, Sendable {
  public var items: [MarkupItem]
  public var limits: MarkupLimits
}

/// Numbers for pages, so that the pieces of two never mix.
private let lastPage = Atomic<Int>(0)

extension WorkerClient {
  /// Parses a page of HTML; whatever it holds, a tree comes of it.
  ///
  /// - Throws: `tooLong` over `WorkerLimits.pageBytes`, else what became of the worker.
  /// - Complexity: O(*n*) for a page of *n* bytes, of which each is copied a few times.
  public func parse(page text: String) async throws(WorkerError) -> ParsedPage {
    guard text.utf8.count <= WorkerLimits.pageBytes else { throw .tooLong }
    let page = lastPage.add(1, ordering: .relaxed).newValue
    var reader = MarkupReader()
    var rest = text[...]
    var from = 0
    repeat {
      var end =
        rest.utf8.index(
          rest.startIndex, offsetBy: WorkerLimits.pieceBytes, limitedBy: rest.endIndex)
        ?? rest.endIndex
      // A piece ends between scalars, not inside one.
      while end < rest.endIndex, rest.utf8[end] & 0xC0 == 0x80 { rest.utf8.formIndex(before: &end) }
      let piece = String(decoding: rest.utf8[..<end], as: UTF8.self)
      rest = rest[end...]
      let parts = try await answer(
        to: .html(page: page, from: from, piece: piece, isLast: rest.isEmpty))
      from += piece.utf8.count
      for part in parts {
        switch part {
        case .markup(let strings):
          guard reader.append(strings) else { throw .garbled("a page's tree") }
        case .markupEnd(let limits): return ParsedPage(items: reader.end(), limits: limits)
        case .checked, .suggested, .languages, .translated, .identified, .chatText, .chatEnded,
          .models, .glyph, .readGlyph:
          throw .garbled("an answer of another kind")
        }
      }
    } while !rest.isEmpty
    throw .garbled("a page's tree without its end")
  }
}
