/// A typesetter that is wrong on purpose: the space that should hang past a row's end begins the next
/// row. A comparison that does not find it is worth nothing.
public struct PlantedTypesetter: Typesetter {
  private let base: any Typesetter

  public init(_ base: any Typesetter = WindowedTypesetter()) { self.base = base }

  public func breakRows(
    of element: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int,
    options: TypesetOptions, into rows: inout [RowBreak]
  ) {
    var begin = start
    var made = 0
    repeat {
      guard made < limit else { return }
      base.breakRows(of: element, from: begin, limit: 1, options: options, into: &rows)
      let index = rows.count - 1
      let end = rows[index].end
      if end < element.count, end - 1 > begin, element[end - 1] == UInt8(ascii: " ") {
        rows[index].end = end - 1
      }
      begin = rows[index].end
      made += 1
    } while begin < element.count
  }
}

extension LayoutContestant {
  /// The viewport engine with an error in it, to prove that a comparison finds errors.
  public static let planted = LayoutContestant(name: TK2Layout.name, typesetterName: "planted") {
    TK2Layout(text: $0, options: $1, typesetter: PlantedTypesetter())
  }
}
