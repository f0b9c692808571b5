public import TextEngine

/// Both layouts of a document, looked at side by side.
public struct CompareView: Hashable, Sendable {
  public enum Showing: Hashable, Sendable { case both, one(EngineKind) }

  /// The document that is compared.
  public var document: DocumentID
  /// A byte of the first row shown; the same for both sides, so that they scroll together.
  public var top: ByteCount
  /// What the writer asked for; a narrow screen shows one all the same.
  public var showing: Showing
  /// Whether TK2 is made wrong on purpose, to see that differences are found.
  public var isPlanted = false
  /// Whether TK1 breaks lines by the reference typesetter.
  public var usesReference = false
  /// The difference that was found last.
  public var found: ByteCount?
  /// The number of the question that is being answered; nil when none is.
  public var asked: Int?
  /// What each side has laid out since the comparison began, for what was looked at.
  public var work: [EngineKind: LayoutReport] = [:]
  /// Times and rows of the whole text, once they were asked for.
  public var measured: LayoutComparison?

  public init(document: DocumentID, top: ByteCount, showing: Showing = .both) {
    self.document = document
    self.top = top
    self.showing = showing
  }

  /// A screen narrower than this shows one side at a time.
  static let leastColumns = 60

  /// The sides shown on a screen of so many columns.
  func sides(columns: Int, first: EngineKind) -> [EngineKind] {
    switch showing {
    case .one(let kind): [kind]
    case .both: columns < Self.leastColumns ? [first] : EngineKind.allCases
    }
  }
}

extension EngineKind {
  /// The side as a comparison makes it.
  func contestant(planted: Bool, reference: Bool) -> LayoutContestant {
    switch self {
    case .tk1: reference ? .tk1(typesetter: ReferenceTypesetter()) : .tk1()
    case .tk2: planted ? .planted : .tk2()
    }
  }
}

/// A question about both layouts of a whole text, to be answered beside the editor.
public struct CompareRequest: Sendable {
  public enum Question: Hashable, Sendable {
    /// The next place that differs, or the one before.
    case difference(from: ByteCount, backwards: Bool)
    /// Whether they differ anywhere, and what they cost.
    case measure(screenRows: Int)
  }

  public var number: Int
  public var question: Question
  public var text: TextStorage
  public var options: TypesetOptions
  public var isPlanted: Bool
  public var usesReference: Bool

  /// Answers; may take seconds on a large text.
  ///
  /// - Parameter isStopped: Asked now and then while a difference is looked for.
  public func answer(isStopped: () -> Bool = { false }) -> CompareAnswer {
    let sides = EngineKind.allCases.map {
      $0.contestant(planted: isPlanted, reference: usesReference)
    }
    switch question {
    case .difference(let from, let backwards):
      let search = DifferenceSearch(options: options, sides: (sides[0], sides[1]))
      return .found(
        search.find(in: text, from: from, backwards: backwards, isStopped: isStopped))
    case .measure(let screenRows):
      let comparer = LayoutComparer(
        options: options, screenRows: screenRows, contestants: sides)
      return .measured(comparer.compare(text))
    }
  }
}

/// What came of a question about both layouts.
public enum CompareAnswer: Hashable, Sendable {
  case found(DifferenceSearch.Outcome)
  case measured(LayoutComparison)
}
