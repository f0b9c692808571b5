/// Gathers notices, one of a kind.
public struct Notices: Sendable {
  private var found: [Notice.Kind: Notice] = [:]

  public init() {}

  public mutating func add(_ kind: Notice.Kind, count: Int = 1, detail: String? = nil) {
    var notice = found[kind] ?? Notice(kind, count: 0)
    notice.count += count
    if let detail, notice.details.count < 100, !notice.details.contains(detail) {
      notice.details.append(detail)
    }
    found[kind] = notice
  }

  /// In the order of `Notice.Kind`.
  public var all: [Notice] { Notice.Kind.allCases.compactMap { found[$0] } }
}

/// Gathers losses, one of a kind.
public struct Losses: Sendable {
  private var found: [Loss.Kind: Loss] = [:]

  public init() {}

  public mutating func add(_ kind: Loss.Kind, count: Int = 1, paragraph: Int, name: String? = nil) {
    var loss = found[kind] ?? Loss(kind)
    loss.count += count
    if loss.paragraphs.count < 100, loss.paragraphs.last != paragraph {
      loss.paragraphs.append(paragraph)
    }
    if let name, loss.names.count < 100, !loss.names.contains(name) { loss.names.append(name) }
    found[kind] = loss
  }

  /// In the order of `Loss.Kind`, so those that are asked about come last.
  public var all: [Loss] { Loss.Kind.allCases.compactMap { found[$0] } }
}
