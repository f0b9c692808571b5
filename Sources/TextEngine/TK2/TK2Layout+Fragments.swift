extension TK2Layout {
  /// Returns the entry of the element that holds `position`; laid out if it was not.
  ///
  /// - Parameter position: From 0 to the text's end, both included.
  func entry(containing position: Int) -> FragmentCache.Entry {
    if let index = cachedIndex(containing: position) { return cache.entries[index] }
    let entry = laidOutEntry(containing: position)
    _ = cache.insert(entry)
    return entry
  }

  /// Returns the laid out elements that touch `range`, each with its start; laid out if need be.
  public func fragments(in range: Range<ByteCount>) -> [(start: ByteCount, TextLayoutFragment)] {
    var found: [(start: ByteCount, TextLayoutFragment)] = []
    var position = range.lowerBound.value
    repeat {
      let entry = entry(containing: position)
      found.append((ByteCount(entry.start), entry.fragment))
      position = entry.end
    } while position < range.upperBound.value
    return found
  }

  private func cachedIndex(containing position: Int) -> Int? {
    guard let index = cache.index(holding: position) else { return nil }
    let entry = cache.entries[index]
    if position == entry.end {
      let isEnd = position == text.count.value
      guard isEnd, entry.fragment.length == 0 || !text.endsLine(at: text.count) else { return nil }
    }
    if entry.isPart, entry.checked != text.revision {
      let element = element(containing: position)
      guard element == entry.start..<entry.end else { return nil }
      cache.check(index, text.revision)
    }
    return index
  }

  private func laidOutEntry(containing position: Int) -> FragmentCache.Entry {
    let part = text.elementPart(containing: ByteCount(position), limit: options.elementLimit)
    breaks.removeAll(keepingCapacity: true)
    let (fragment, rule) = text.withElementBytes(part.range, scratch: &scratch) { bytes in
      typesetter.breakRows(of: bytes, from: 0, limit: .max, options: options, into: &breaks)
      return (TextLayoutFragment(breaks, of: bytes), self.rule(for: bytes))
    }
    work.bytesTypeset += fragment.length
    work.rowsTypeset += fragment.rowCount
    return FragmentCache.Entry(
      start: part.range.lowerBound.value, fragment: fragment, isPart: part.isPart,
      checked: text.revision, rule: rule)
  }

  func element(containing position: Int) -> Range<Int> {
    let element = text.element(containing: ByteCount(position), limit: options.elementLimit)
    return element.lowerBound.value..<element.upperBound.value
  }
}
