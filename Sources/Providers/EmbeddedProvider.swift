import Translation
public import WritingTools

/// Rules and statistics that are always there.
public struct EmbeddedProvider: Provider {
  private let speller: (any Speller)?
  private let translator: (any Translator)?
  private let progress: (@Sendable (Int, Int) -> Void)?
  /// The writer's own rules with Scribe's; nil for Scribe's alone, which are made at first use.
  private let own: English?

  /// - Parameters:
  ///   - speller: Knows the words; nil leaves spelling out, and answers say so.
  ///   - translator: Knows other languages; nil leaves translation out.
  ///   - progress: Told how many sentences of how many are translated.
  public init(
    speller: (any Speller)? = nil, translator: (any Translator)? = nil,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    self.speller = speller
    self.translator = translator
    self.progress = progress
    own = nil
  }

  /// - Parameters:
  ///   - rules: The writer's own, used after Scribe's.
  ///   - ignored: Names of rules and checks that are not to be used.
  public init(
    speller: (any Speller)?, translator: (any Translator)? = nil,
    progress: (@Sendable (Int, Int) -> Void)? = nil, rules: [RuleFile],
    ignoring ignored: Set<String> = []
  ) throws(RuleFileError) {
    self.speller = speller
    self.translator = translator
    self.progress = progress
    own = rules.isEmpty && ignored.isEmpty ? nil : try English(adding: rules, ignoring: ignored)
  }

  private var english: English { own ?? .shared }
  public var label: String { "rules" }

  public func reach(_ tool: Tool) -> Reach {
    switch tool {
    case .change, .compose: .cannot(Self.needsModel)
    case .translate: translator == nil ? .cannot("not available here") : .can
    case .proofread, .rewrite, .summarize, .keyPoints, .list, .table: .can
    }
  }

  public func answer(_ request: ToolRequest) async throws(ProviderError) -> ToolAnswer {
    switch request.tool {
    case .proofread:
      try await Proofreader(
        english: english, speller: speller.map { HouseSpeller($0, request.house) }
      ).answer(request)
    case .summarize: Extract.summary(of: request)
    case .keyPoints: Extract.keyPoints(of: request)
    case .list: Extract.list(of: request)
    case .table: Extract.table(of: request)
    case .rewrite(let voice): try await Rewriter(english: english, voice: voice).answer(request)
    case .translate: try await translation(of: request)
    case .change, .compose: throw .notAvailable(Self.needsModel)
    }
  }

  private func translation(of request: ToolRequest) async throws(ProviderError) -> ToolAnswer {
    guard let translator else { throw .notAvailable("not available here") }
    do throws(TranslationError) {
      return try await Translating(translator: translator, progress: progress).answer(request)
    } catch {
      switch error {
      case .nothingToTranslate:
        return ToolAnswer(content: .nothing("There is nothing to translate."), provider: "Apertium")
      case .alreadyCancelled: throw .cancelled
      case .internalFailure: throw .failed(error.message)
      default: throw .notAvailable(error.message)
      }
    }
  }

  /// Why rules write nothing new.
  private static let needsModel =
    "rules cannot do this, a language model can: scribe models says how to get one"
}
