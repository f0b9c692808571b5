/// The differences of two texts by lines, in the unified format.
struct UnifiedDiff {
  /// The diff; empty where the texts are equal.
  let bytes: [UInt8]
  private static let context = 3

  /// - Parameter name: The file, for the two header lines.
  init(old: [UInt8], new: [UInt8], name: String) {
    let oldLines = Self.lines(of: old)
    let newLines = Self.lines(of: new)
    let steps = Self.steps(from: oldLines, to: newLines)
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

  private static func steps(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [Step] {
    // Equal ends are taken off first: most edits are few and near each other.
    var head = 0
    while head < old.count, head < new.count, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < old.count - head, tail < new.count - head,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    { tail += 1 }
    let changes = Array(new[head..<new.count - tail]).difference(
      from: Array(old[head..<old.count - tail]))
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(head + offset)
      case .insert(let offset, _, _): added.insert(head + offset)
      }
    }
    var steps: [Step] = []
    var i = 0
    var j = 0
    while i < old.count || j < new.count {
      if removed.contains(i) {
        steps.append(Step(kind: .removed, old: i, new: j))
        i += 1
      } else if added.contains(j) {
        steps.append(Step(kind: .added, old: i, new: j))
        j += 1
      } else {
        steps.append(Step(kind: .kept, old: i, new: j))
        i += 1
        j += 1
      }
    }
    return steps
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
