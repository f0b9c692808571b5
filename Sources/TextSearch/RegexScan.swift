import TextEngine

/// A search by an expression through a text of any size: it looks at windows, each a part in which
/// matches begin and as much after it as they need.
///
/// A match is found whole if it ends at most 64 KiB behind its window, or goes on for less than 16 MiB
/// from there; a longer one is cut. For one thread.
final class RegexScan {
  /// How long the part of a window is in which matches begin.
  static let step = 1 << 16
  /// How many places are tried between two looks at whether the search was stopped.
  private static let places = 1 << 12
  private static let mostOverlap = 1 << 24

  private let text: TextStorage
  private let regex: Regex
  private let matcher: RegexMatcher
  /// Where matches may lie.
  private let scope: Range<Int>
  private let isStopped: () -> Bool
  private var window: [UInt8] = []
  /// The bytes that `window` holds, and the place up to which matches begin in it.
  private var held = 0..<0
  private var soft = -1
  private var overlap = RegexScan.step

  init(
    _ regex: Regex, in text: TextStorage, within scope: Range<ByteCount>,
    isStopped: @escaping () -> Bool
  ) {
    self.text = text
    self.regex = regex
    self.scope = scope.lowerBound.value..<scope.upperBound.value
    self.isStopped = isStopped
    guard let matcher = RegexMatcher(regex) else { preconditionFailure("no memory to search with") }
    self.matcher = matcher
  }

  /// Returns the first match that begins in `starts`; at its upper bound only if the scope ends there.
  ///
  /// - Parameter skipsEmpty: Whether an empty match at the first place does not count.
  func first(
    startingIn starts: Range<ByteCount>, skipsEmpty: Bool = false
  ) throws(SearchStop) -> SearchMatch? {
    var at = starts.lowerBound.value
    var skipsEmpty = skipsEmpty
    overlap = Self.step
    let end =
      starts.upperBound.value >= scope.upperBound
      ? scope.upperBound : starts.upperBound.value - 1
    while at <= end {
      if isStopped() { throw .stopped }
      show(at)
      let last = min(at + Self.places, soft, end)
      let outcome = window.withUnsafeBufferPointer { bytes in
        // Not within a character.
        var from = at
        while from < last, from < held.upperBound, bytes[from - held.lowerBound] & 0xC0 == 0x80 {
          from += 1
        }
        return matcher.match(
          bytes, starts: from - held.lowerBound...last - held.lowerBound,
          begins: held.lowerBound == 0, ends: endsLine(held.upperBound),
          notEmptyAtStart: skipsEmpty)
      }
      switch outcome {
      case .gaveUp: throw .gaveUp(at: at)
      case .none:
        at = last + 1
        skipsEmpty = false
      case .found:
        guard let range = matcher.group(0) else { return nil }
        if range.upperBound == window.count, held.upperBound < scope.upperBound,
          overlap < Self.mostOverlap
        {
          // It may go on behind the window.
          overlap *= 4
          soft = -1
          continue
        }
        let match = match(range)
        if isBehindLastLine(match) { return nil }
        return match
      }
    }
    return nil
  }

  /// Whether it is nothing, behind the last line's end: no line of its own.
  private func isBehindLastLine(_ match: SearchMatch) -> Bool {
    let place = match.range.lowerBound
    guard match.range.isEmpty, place.value == scope.upperBound, place > 0,
      place.value > scope.lowerBound
    else { return false }
    let byte = text.byte(at: place - 1)
    return byte == 0x0A || byte == 0x0D
  }

  private func endsLine(_ place: Int) -> Bool {
    guard place < text.count.value else { return true }
    let byte = text.byte(at: ByteCount(place))
    return byte == 0x0A || byte == 0x0D
  }

  /// Makes the window hold the place and what follows.
  private func show(_ place: Int) {
    if soft >= place, held.lowerBound == 0 || place - held.lowerBound >= regex.lookbehind { return }
    soft = min(place + Self.step, scope.upperBound)
    let start = max(0, place - max(regex.lookbehind, 64))
    held = start..<min(soft + overlap, scope.upperBound)
    window = text.bytes(in: ByteCount(held.lowerBound)..<ByteCount(held.upperBound))
  }

  private func match(_ range: Range<Int>) -> SearchMatch {
    func place(_ range: Range<Int>) -> Range<ByteCount> {
      ByteCount(held.lowerBound + range.lowerBound)..<ByteCount(held.lowerBound + range.upperBound)
    }
    var groups: [Range<ByteCount>?] = []
    for number in 0..<regex.groupCount { groups.append(matcher.group(number + 1).map(place)) }
    return SearchMatch(range: place(range), groups: groups)
  }
}
