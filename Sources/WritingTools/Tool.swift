public import Documents

/// One thing a writer can ask for.
public enum Tool: Hashable, Sendable {
  case proofread
  case rewrite(Voice)
  case change
  case compose
  case summarize
  case keyPoints
  case list
  case table
  case translate
}

/// How a rewrite should sound. `plain` is what "rewrite" alone means.
public enum Voice: String, CaseIterable, Hashable, Sendable {
  case plain, friendly, professional, concise
}

/// Where a result goes.
public enum Landing: String, CaseIterable, Hashable, Sendable {
  case replace, below, newDocument, clipboard
}

extension Tool {
  /// Where results land unless the writer says otherwise.
  public var landing: Landing {
    switch self {
    case .proofread, .rewrite, .change, .list, .table: .replace
    case .compose, .summarize, .keyPoints, .translate: .below
    }
  }

  /// The kind that the tool always makes; nil for tools that keep to what they are allowed.
  public var fixedKind: ResultKind? {
    switch self {
    case .list, .keyPoints: .list
    case .table: .table
    case .proofread, .rewrite, .change, .compose, .summarize, .translate: nil
    }
  }
}

extension Tool {
  /// Every tool, each rewrite by its voice, in the order of the panel.
  public static let all: [Tool] =
    [.proofread] + Voice.allCases.map { .rewrite($0) } + [
      .change, .compose, .summarize, .keyPoints, .list, .table, .translate,
    ]
}
