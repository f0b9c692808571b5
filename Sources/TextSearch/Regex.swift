internal import CPCRE

/// A compiled regular expression.
///
/// `@unchecked Sendable`: what it points to does not change once it is compiled.
final class Regex: @unchecked Sendable {
  let handle: OpaquePointer

  init(_ pattern: String, ignoresCase: Bool) throws(SearchError) {
    var message = [CChar](repeating: 0, count: 160)
    var offset = 0
    let bytes = Array(pattern.utf8)
    guard
      let handle = scribe_regex_compile(
        bytes, bytes.count, ignoresCase, &message, message.count, &offset)
    else {
      let words = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw SearchError(message: String(decoding: words, as: UTF8.self), offset: offset)
    }
    self.handle = handle
  }

  deinit { scribe_regex_free(handle) }

  var groupCount: Int { Int(scribe_regex_group_count(handle)) }
  /// How many bytes before a place it may look at.
  var lookbehind: Int { Int(scribe_regex_lookbehind(handle)) * 4 + 4 }

  func group(named name: String) -> Int? {
    let number = scribe_regex_group_named(handle, name)
    return number > 0 ? Int(number) : nil
  }

  /// Whether the pattern holds a capital letter that stands for itself: not that of `\S` or `\p{Lu}`.
  static func hasCapital(_ pattern: String) -> Bool {
    var rest = Substring(pattern)
    while let sign = rest.popFirst() {
      if sign == "\\" {
        guard let escaped = rest.popFirst() else { return false }
        if escaped == "p" || escaped == "P", rest.first == "{" {
          rest = rest.drop { $0 != "}" }
        }
      } else if sign == "(", rest.hasPrefix("?") {
        // A group's name.
        if rest.hasPrefix("?<") || rest.hasPrefix("?P<"), !rest.hasPrefix("?<="),
          !rest.hasPrefix("?<!")
        {
          rest = rest.drop { $0 != ">" }
        }
      } else if sign.isUppercase {
        return true
      }
    }
    return false
  }
}

/// What one search by an expression needs of memory; for one thread.
struct RegexMatcher: ~Copyable {
  enum Outcome { case found, none, gaveUp }

  private let handle: OpaquePointer
  private let regex: Regex

  init?(_ regex: Regex) {
    guard let handle = scribe_regex_matcher_new(regex.handle) else { return nil }
    self.handle = handle
    self.regex = regex
  }

  deinit { scribe_regex_matcher_free(handle) }

  /// Looks for the first match that begins in `starts`, both ends included.
  func match(
    _ subject: UnsafeBufferPointer<UInt8>, starts: ClosedRange<Int>, begins: Bool, ends: Bool,
    notEmptyAtStart: Bool
  ) -> Outcome {
    let outcome = scribe_regex_match(
      handle, subject.baseAddress, subject.count, starts.lowerBound, starts.upperBound, begins,
      ends, notEmptyAtStart)
    if outcome == scribe_regex_found.rawValue { return .found }
    return outcome == scribe_regex_none.rawValue ? .none : .gaveUp
  }

  /// The range of a group in the last match; nil where it took no part.
  func group(_ number: Int) -> Range<Int>? {
    var start = 0
    var end = 0
    guard scribe_regex_group(handle, UInt32(number), &start, &end) else { return nil }
    return start..<end
  }
}
