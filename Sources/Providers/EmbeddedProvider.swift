public import WritingTools

/// Rules and statistics that are always there.
public struct EmbeddedProvider: Provider {
  public init() {}
  public var label: String { "rules" }

  public func reach(_ tool: Tool) -> Reach {
    switch tool {
    case .change, .compose, .table, .translate: .cannot("not available yet")
    default: .can
    }
  }

  public func answer(_ request: ToolRequest) async throws(ProviderError) -> ToolAnswer {
    switch request.tool {
    case .summarize: Extract.summary(of: request)
    case .keyPoints: Extract.keyPoints(of: request)
    case .list: Extract.list(of: request)
    case .proofread, .rewrite, .change, .compose, .table, .translate:
      throw .notAvailable("not available yet")
    }
  }
}
