/// The differences of two texts by lines, in the unified format.
struct UnifiedDiff {
  /// The diff; empty where the texts are equal.
  let bytes: [UInt8]
  private static let context = 3

  /// - Parameters:
  ///   - edits: What made `new` of `old`: ascending and apart, each by the bytes of `old` that it
  ///     replaces and how many it puts there.
  ///   - name: The file, for the two header lines.
  /// - Complexity: O(size of the texts), apart from edits of many lines each.
  init(old: [UInt8], new: [UInt8], edits: [(range: Range<Int>, count: Int)], name: String) {
    let oldLines = Self.lines(of: old)
    let newLines = Self.lines(of: new)
    let blocks = Self.blocks(of: edits, old: oldLines, new: newLines)
    let steps = Self.steps(from: oldLines, to: newLines, changing: blocks)
    var diff: [UInt8] = []
    for hunk in Self.hunks(in: steps) {
      if diff.isEmpty { diff += Array("--- \(name)\n+++ \(name)\n".utf8) }
      let part = steps[hunk]
      let first = part.first!
      let olds = part.count { $0.kind != .added }
      let news = part.count { $0.kind != .removed }
      diff += Array("@@ -\(Self.span(first.old, olds)) +\(Self.span(first.new, news)) @@\n".utf8)
      for step in part {
        let line = step.kind == .added ? newLines[step.new] : oldLines[step.old]
        diff.append(step.kind.mark)
        diff += line
        if line.last != 0x0A { diff += Array("\n\\ No newline at end of file\n".utf8) }
      }
    }
    bytes = diff
  }

  private static func span(_ start: Int, _ count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }

  private enum Kind: Hashable {
    case kept, removed, added
    var mark: UInt8 {
      switch self {
      case .kept: UInt8(ascii: " ")
      case .removed: UInt8(ascii: "-")
      case .added: UInt8(ascii: "+")
      }
    }
  }

  /// One line of the diff, and how many lines of either text come before it.
  private struct Step: Hashable {
    var kind: Kind
    var old: Int
    var new: Int
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// Whole lines of the old text that give way to whole lines of the new one.
  private struct Block {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// Returns the lines that edits touch, in stretches that are apart.
  private static func blocks(
    of edits: [(range: Range<Int>, count: Int)], old: [ArraySlice<UInt8>],
    new: [ArraySlice<UInt8>]
  ) -> [Block] {
    var blocks: [Block] = []
    var (oldLine, newLine, growth) = (0, 0, 0)
    /// Goes on from `line` to the line that `place` is in; past the last where that has ended.
    func line(of place: Int, from line: Int, in lines: [ArraySlice<UInt8>]) -> Int {
      var line = line
      while line < lines.count, lines[line].endIndex <= place {
        if line == lines.count - 1, lines[line].last != 0x0A { break }
        line += 1
      }
      return line
    }
    for edit in edits {
      let start = edit.range.lowerBound + growth
      oldLine = line(of: edit.range.lowerBound, from: oldLine, in: old)
      newLine = line(of: start, from: newLine, in: new)
      let (firstOld, firstNew) = (oldLine, newLine)
      oldLine = line(of: edit.range.upperBound, from: oldLine, in: old)
      newLine = line(of: start + edit.count, from: newLine, in: new)
      growth += edit.count - edit.range.count
      let block = Block(
        old: firstOld..<min(oldLine + 1, old.count), new: firstNew..<min(newLine + 1, new.count))
      if let last = blocks.last,
        block.old.lowerBound < last.old.upperBound || block.new.lowerBound < last.new.upperBound
      {
        blocks[blocks.count - 1] = Block(
          old: last.old.lowerBound..<max(last.old.upperBound, block.old.upperBound),
          new: last.new.lowerBound..<max(last.new.upperBound, block.new.upperBound))
      } else {
        blocks.append(block)
      }
    }
    return blocks
  }

  private static func steps(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>], changing blocks: [Block]
  ) -> [Step] {
    var steps: [Step] = []
    var (i, j) = (0, 0)
    func keep(upTo end: Int) {
      while i < end {
        steps.append(Step(kind: .kept, old: i, new: j))
        (i, j) = (i + 1, j + 1)
      }
    }
    for block in blocks {
      keep(upTo: block.old.lowerBound)
      let (removed, added) = changes(in: block, from: old, to: new)
      while i < block.old.upperBound || j < block.new.upperBound {
        if removed.contains(i) {
          steps.append(Step(kind: .removed, old: i, new: j))
          i += 1
        } else if added.contains(j) {
          steps.append(Step(kind: .added, old: i, new: j))
          j += 1
        } else {
          keep(upTo: i + 1)
        }
      }
    }
    keep(upTo: old.count)
    return steps
  }

  /// The most lines of one block that are compared each with each.
  private static let limit = 1000

  /// Returns which lines of `block` go and which come.
  private static func changes(
    in block: Block, from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> (removed: Set<Int>, added: Set<Int>) {
    var (first, second) = (block.old, block.new)
    while let a = first.first, let b = second.first, old[a] == new[b] {
      (first, second) = (first.dropFirst(), second.dropFirst())
    }
    while let a = first.last, let b = second.last, old[a] == new[b] {
      (first, second) = (first.dropLast(), second.dropLast())
    }
    guard max(first.count, second.count) <= limit else { return (Set(first), Set(second)) }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in Array(new[second]).difference(from: Array(old[first])) {
      switch change {
      case .remove(let offset, _, _): removed.insert(first.lowerBound + offset)
      case .insert(let offset, _, _): added.insert(second.lowerBound + offset)
      }
    }
    return (removed, added)
  }

  /// Returns the stretches of steps that are shown, each with its context.
  private static func hunks(in steps: [Step]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in steps.indices where steps[index].kind != .kept {
      let start = max(0, index - context)
      let end = min(steps.count, index + context + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }
}
