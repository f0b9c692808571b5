extension TextStorage {
  /// The length in UTF-16 units. Bytes that are not UTF-8 count as their first byte would in
  /// well-formed text, and stray continuation bytes count nothing.
  public var utf16Count: Known<UTF16Count> {
    state.spans.total(.utf16).map { UTF16Count($0) }
  }

  /// Returns the UTF-16 units before `position`. Inside a scalar its units are counted.
  ///
  /// - Complexity: O(log *n*)
  public func utf16Offset(of position: ByteCount) -> Known<UTF16Count> {
    check(position..<position)
    return state.spans.count(.utf16, before: position.value).map { UTF16Count($0) }
  }

  /// Returns where the scalar begins to which UTF-16 unit `offset` (from 0) belongs; the end of
  /// the text if there are not so many.
  ///
  /// - Complexity: O(log *n*)
  public func position(utf16Offset offset: UTF16Count) -> Known<ByteCount> {
    state.spans.place(holdingUTF16: max(offset, 0).value).map { ByteCount($0) }
  }
}
