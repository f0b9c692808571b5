import TextEngine

/// One suggestion as it is written into a projection.
struct Drawing {
  /// Text that is set in before or after the original, or takes its place.
  struct Inset {
    enum Side { case before, after, instead }
    var side: Side
    var text: String

    /// The bytes of the document that it replaces, for an original at `range`.
    func position(in range: Range<ByteCount>) -> Range<ByteCount> {
      switch side {
      case .before: range.lowerBound..<range.lowerBound
      case .after: range.upperBound..<range.upperBound
      case .instead: range
      }
    }
  }

  private(set) var end: ByteCount
  private(set) var runs: [ReviewProjection.Run] = []
  private(set) var before: Inset?
  private(set) var after: Inset?
  private(set) var original: Range<ByteCount>?
  private let suggestion: Int

  init(start: ByteCount, suggestion: Int) {
    end = start
    self.suggestion = suggestion
  }

  mutating func draw(_ suggestion: Suggestion, showsOriginal: Bool) {
    if showsOriginal || suggestion.decision == .rejected {
      keep(suggestion, as: .original)
      return
    }
    if suggestion.decision == .accepted {
      after = Inset(side: .instead, text: "{+✓\(suggestion.replacement)+}")
      add("{+✓", .mark)
      add(suggestion.replacement, .accepted)
      add("+}", .mark)
      return
    }
    let arrow = suggestion.move?.arrow ?? ""
    if !suggestion.range.isEmpty {
      before = Inset(side: .before, text: "[-" + arrow)
      add("[-" + arrow, .mark)
      keep(suggestion, as: .deletion)
      add("-]", .mark)
    }
    let close = suggestion.range.isEmpty ? "" : "-]"
    guard !suggestion.replacement.isEmpty else {
      after = Inset(side: .after, text: close)
      return
    }
    after = Inset(side: .after, text: close + "{+\(arrow)\(suggestion.replacement)+}")
    add("{+" + arrow, .mark)
    add(suggestion.replacement, .insertion)
    add("+}", .mark)
  }

  private mutating func keep(_ suggestion: Suggestion, as role: ReviewProjection.Role) {
    let range = end..<(end + suggestion.range.length())
    original = range
    end = range.upperBound
    if !range.isEmpty {
      runs.append(ReviewProjection.Run(range: range, role: role, suggestion: self.suggestion))
    }
  }

  private mutating func add(_ string: String, _ role: ReviewProjection.Role) {
    guard !string.isEmpty else { return }
    let range = end..<(end + ByteCount(string.utf8.count))
    runs.append(ReviewProjection.Run(range: range, role: role, suggestion: suggestion))
    end = range.upperBound
  }
}
