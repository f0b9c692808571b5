extension TextStorage {
  /// Returns the element that holds `position`: its paragraph with the line end, or the part of a
  /// paragraph that is longer than 64 KiB. The end of a text that ends in a line end is an element
  /// of its own, and empty.
  public func element(containing position: ByteCount) -> Range<ByteCount> {
    // Skeleton: whole lines. Replaced by the layout work.
    lineStart(containing: position)..<lineEnd(containing: position)
  }
}
