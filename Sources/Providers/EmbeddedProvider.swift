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
    throw .notAvailable("not available yet")
  }
}
