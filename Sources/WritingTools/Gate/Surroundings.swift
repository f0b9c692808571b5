import TextEngine

/// Edits with the paragraphs around them, as far as the next blank lines: enough to say what markup
/// the edits add, without parsing a whole document.
struct Surroundings {
  var range: Range<ByteCount>
  var edits: [Edit]

  /// Returns `edits` in groups whose paragraphs are apart.
  ///
  /// A stretch is cut after `limit` bytes on either side, so that one line of a gigabyte costs no
  /// more than a page.
  static func groups(
    of edits: EditSet, in text: TextStorage, limit: ByteCount = 65_536
  ) -> [Surroundings] {
    var groups: [Surroundings] = []
    // Where the paragraphs of the last group end; nil where its stretch was cut before that.
    var ending: ByteCount?
    for edit in edits.edits {
      let position = edit.range.upperBound
      // Only the range is taken out: a second owner would copy all edits for each that joins them.
      let known = groups.last?.range
      if let known, position < known.upperBound {
        // No line is looked at again for each edit in it.
        groups[groups.count - 1].edits.append(edit)
        if ending != nil { continue }
        let end = blankLine(after: position, from: known.upperBound, in: text, limit: limit)
        groups[groups.count - 1].range = known.lowerBound..<max(known.upperBound, end)
        ending = end - position < limit ? end : nil
        continue
      }
      let start = blankLine(before: edit.range.lowerBound, in: text, limit: limit)
      let end = blankLine(after: position, in: text, limit: limit)
      ending = end - position < limit ? end : nil
      if let known, start <= known.upperBound {
        groups[groups.count - 1].edits.append(edit)
        groups[groups.count - 1].range = known.lowerBound..<max(known.upperBound, end)
      } else {
        groups.append(Surroundings(range: start..<end, edits: [edit]))
      }
    }
    return groups
  }

  /// Returns the start of the first line of the run of lines that `position` is in and that a blank
  /// line ends.
  static func blankLine(
    before position: ByteCount, in text: TextStorage, limit: ByteCount
  ) -> ByteCount {
    var start = text.lineStart(containing: position)
    while start > 0, position - start < limit {
      let previous = text.lineStart(containing: start - 1)
      if text.isBlank(previous..<start) { break }
      start = previous
    }
    return position - start > limit ? text.graphemeBoundary(atOrBefore: position - limit) : start
  }

  /// Returns the end of the last line of that run.
  ///
  /// - Parameter known: A place of the run, not before `position`, as far as which it is known to go.
  static func blankLine(
    after position: ByteCount, from known: ByteCount? = nil, in text: TextStorage, limit: ByteCount
  ) -> ByteCount {
    var end = known ?? position
    if known == nil || text.lineStart(containing: end) < end {
      end = text.lineEnd(containing: end)
    }
    while end < text.count, end - position < limit {
      let next = text.lineEnd(containing: end)
      if text.isBlank(end..<next) { break }
      end = next
    }
    return end - position > limit ? text.graphemeBoundary(atOrBefore: position + limit) : end
  }
}
