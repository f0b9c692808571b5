extension TextSource {
  /// Returns the place just after the `number`-th (from 1) newline in `range`, which must not
  /// cross the grain, or nil if there are fewer.
  func end(ofNewline number: Int, in range: Range<Int>) -> Int? {
    find(number, in: range, \.newlines, reaching: true) { start, count, left in
      ByteScan.end(of: left, self.newline, start, count)
    }
  }

  /// Returns the start of the scalar that UTF-16 unit `unit` (from 0) of `range` belongs to, or
  /// nil if there are fewer.
  func scalar(holdingUTF16 unit: Int, in range: Range<Int>) -> Int? {
    find(unit, in: range, \.utf16, reaching: false) { start, count, left in
      ByteScan.scalar(holding: left, start, count)
    }
  }

  /// Skips the pages and blocks that hold fewer than `wanted`, and calls `scan` with a block.
  ///
  /// - Parameters:
  ///   - reaching: Whether what is wanted lies where the count reaches `wanted`, or where it
  ///     passes it.
  ///   - scan: Gets bytes, their number, and how many are still wanted from their start.
  @inline(__always)
  private func find(
    _ wanted: Int, in range: Range<Int>, _ metric: (ByteScan.Counts) -> Int, reaching: Bool,
    scan: (UnsafePointer<UInt8>, Int, Int) -> Int?
  ) -> Int? {
    var at = range.lowerBound
    var left = wanted
    while at < range.upperBound {
      let end = min(nextStep(from: at, to: range.upperBound), range.upperBound)
      let here = metric(counts(in: at..<end))
      if reaching ? here >= left : here > left {
        if end - at <= 1 << BlockIndex.blockShift || !isIndexed {
          return findByScan(left, in: at..<end, metric, scan: scan)
        }
        // The page holds it: go on block by block.
        return findInPage(left, in: at..<end, metric, reaching: reaching, scan: scan)
      }
      left -= here
      at = end
    }
    return nil
  }

  private func nextStep(from position: Int, to end: Int) -> Int {
    isIndexed ? (position >> BlockIndex.pageShift + 1) << BlockIndex.pageShift : end
  }

  @inline(__always)
  private func findInPage(
    _ wanted: Int, in range: Range<Int>, _ metric: (ByteScan.Counts) -> Int, reaching: Bool,
    scan: (UnsafePointer<UInt8>, Int, Int) -> Int?
  ) -> Int? {
    // Halve the range of blocks: the count up to a block's start is one look at the index.
    let shift = BlockIndex.blockShift
    var low = range.lowerBound >> shift
    var high = (range.upperBound - 1) >> shift
    while low < high {
      let middle = (low + high + 1) / 2
      let before = metric(counts(in: range.lowerBound..<(middle << shift)))
      if reaching ? before < wanted : before <= wanted { low = middle } else { high = middle - 1 }
    }
    let start = max(low << shift, range.lowerBound)
    let end = min((low + 1) << shift, range.upperBound)
    let before = metric(counts(in: range.lowerBound..<start))
    return findByScan(wanted - before, in: start..<end, metric, scan: scan)
  }

  @inline(__always)
  private func findByScan(
    _ wanted: Int, in range: Range<Int>, _ metric: (ByteScan.Counts) -> Int,
    scan: (UnsafePointer<UInt8>, Int, Int) -> Int?
  ) -> Int? {
    var left = wanted
    var at = range.lowerBound
    var found: Int?
    _ = forEachPiece(in: range) { piece in
      guard let start = piece.baseAddress else { return true }
      found = scan(start, piece.count, left).map { at + $0 }
      if found == nil && at + piece.count < range.upperBound {
        left -= metric(ByteScan.counts(start, piece.count, newline: newline))
      }
      at += piece.count
      return found == nil
    }
    // A page that was lost since it was counted does not hold what the index says.
    if let file, found == nil, !file.lostPages.isEmpty { return range.upperBound }
    return found
  }
}
