extension TextStorage {
  /// Returns the clusters of a row, with their widths in it.
  ///
  /// - Parameters:
  ///   - range: A row, from a cluster boundary to a cluster boundary.
  /// - Complexity: O(row)
  public func clusters(in range: Range<ByteCount>, options: TypesetOptions) -> [Cluster] {
    // Skeleton: one byte, one cell. Replaced by the Unicode and typesetting work.
    bytes(in: range).enumerated().map { offset, byte in
      let start = range.lowerBound + ByteCount(offset)
      return byte == 0x0A
        ? Cluster(range: start..<(start + 1), width: 0, kind: .lineEnd)
        : Cluster(range: start..<(start + 1), width: 1, kind: .text)
    }
  }
}
