public import WritingTools

/// Rules and statistics that are always there.
public struct EmbeddedProvider: Provider {
  private let speller: (any Speller)?

  /// - Parameter speller: Knows the words; nil leaves spelling out, and answers say so.
  public init(speller: (any Speller)? = nil) { self.speller = speller }
  public var label: String { "rules" }

  public func reach(_ tool: Tool) -> Reach {
    switch tool {
    case .change, .compose, .translate: .cannot("not available yet")
    case .proofread, .rewrite, .summarize, .keyPoints, .list, .table: .can
    }
  }

  public func answer(_ request: ToolRequest) async throws(ProviderError) -> ToolAnswer {
    switch request.tool {
    case .proofread: try await Proofreader(speller: speller).answer(request)
    case .summarize: Extract.summary(of: request)
    case .keyPoints: Extract.keyPoints(of: request)
    case .list: Extract.list(of: request)
    case .table: Extract.table(of: request)
    case .rewrite(let voice): try await Rewriter(voice: voice).answer(request)
    case .change, .compose, .translate:
      throw .notAvailable("not available yet")
    }
  }
}
