public import TextEngine

/// A place where a pattern fits.
public struct SearchMatch: Hashable, Sendable {
  public var range: Range<ByteCount>
  /// What the groups of an expression took, the first group first; nil for one that took no part.
  public var groups: [Range<ByteCount>?] = []
}

/// A query made ready to be looked for, by any number of threads.
public struct SearchPattern: Sendable {
  enum Kind: Sendable {
    case phrase(Needle)
    case expression(Regex)
  }

  public let query: SearchQuery
  let kind: Kind

  /// - Throws: `SearchError` for a regular expression that is wrong.
  public init(_ query: SearchQuery) throws(SearchError) {
    self.query = query
    let options = query.options
    if options.contains(.regex) {
      let ignoresCase = !options.contains(.matchCase) && !Regex.hasCapital(query.phrase)
      do throws(SearchError) {
        let pattern = options.contains(.wholeWord) ? "\\b(?:\(query.phrase))\\b" : query.phrase
        kind = .expression(try Regex(pattern, ignoresCase: ignoresCase))
      } catch {
        // The place counts in what the writer typed.
        _ = try Regex(query.phrase, ignoresCase: ignoresCase)
        throw error
      }
    } else {
      kind = .phrase(
        Needle(
          query.phrase, ignoresCase: options.contains(.matchCase) ? false : nil,
          ignoresAccents: options.contains(.ignoreAccents)))
    }
  }

  /// Whether it searches at the speed of memory, so that some megabytes may be waited for.
  public var isQuick: Bool {
    if case .phrase = kind { return true }
    return false
  }

  /// Returns the first match that begins in `starts`, or the last one where `backwards`; it lies in
  /// `scope`.
  ///
  /// - Parameters:
  ///   - skipsEmpty: Whether an empty match at the start of `starts` does not count: it was the last.
  ///   - isStopped: Asked now and then.
  public func firstMatch(
    in text: TextStorage, startingIn starts: Range<ByteCount>, within scope: Range<ByteCount>,
    backwards: Bool = false, skipsEmpty: Bool = false, isStopped: @escaping () -> Bool = { false }
  ) throws(SearchStop) -> SearchMatch? {
    switch kind {
    case .phrase(let needle):
      return try firstPhrase(
        needle, in: text, startingIn: starts, within: scope, backwards: backwards,
        isStopped: isStopped)
    case .expression(let regex):
      let scan = RegexScan(regex, in: text, within: scope, isStopped: isStopped)
      if !backwards { return try scan.first(startingIn: starts, skipsEmpty: skipsEmpty) }
      return try lastExpression(scan, startingIn: starts)
    }
  }

  /// Calls `body` with the matches in `scope`, apart and in order, until it returns false.
  public func forEachMatch(
    in text: TextStorage, within scope: Range<ByteCount>,
    isStopped: @escaping () -> Bool = { false }, _ body: (SearchMatch) -> Bool
  ) throws(SearchStop) {
    var at = scope.lowerBound
    switch kind {
    case .phrase(let needle):
      while at < scope.upperBound,
        let match = try firstPhrase(
          needle, in: text, startingIn: at..<scope.upperBound, within: scope, backwards: false,
          isStopped: isStopped)
      {
        guard body(match) else { return }
        at = match.range.upperBound
      }
    case .expression(let regex):
      let scan = RegexScan(regex, in: text, within: scope, isStopped: isStopped)
      var skipsEmpty = false
      while let match = try scan.first(
        startingIn: at..<scope.upperBound, skipsEmpty: skipsEmpty)
      {
        guard body(match) else { return }
        at = match.range.upperBound
        skipsEmpty = match.range.isEmpty
      }
    }
  }

  private func lastExpression(
    _ scan: RegexScan, startingIn starts: Range<ByteCount>
  ) throws(SearchStop) -> SearchMatch? {
    var upper = starts.upperBound
    while true {
      let lower = max(starts.lowerBound, upper - ByteCount(RegexScan.step))
      var last: SearchMatch?
      var at = lower
      var skipsEmpty = false
      while at <= upper,
        let match = try scan.first(startingIn: at..<upper, skipsEmpty: skipsEmpty)
      {
        last = match
        at = match.range.upperBound
        skipsEmpty = match.range.isEmpty
      }
      if let last { return last }
      if lower <= starts.lowerBound { return nil }
      upper = lower
    }
  }
}
