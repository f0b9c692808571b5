/// A picture for terminals with kitty's graphics protocol, placed by characters: it scrolls, is clipped
/// and erased like text.
public struct KittyPicture: Hashable, Sendable {
  /// 1 to 255: the colour that stands for the picture, of the palette's 256, which stays as it is.
  public var identifier: Int
  /// How many cells it covers.
  public var columns: Int
  public var rows: Int
  public var isInTmux: Bool

  public init(identifier: Int, columns: Int, rows: Int, isInTmux: Bool = false) {
    self.identifier = min(max(identifier, 1), 255)
    self.columns = min(max(columns, 1), Self.marks.count)
    self.rows = min(max(rows, 1), Self.marks.count)
    self.isInTmux = isInTmux
  }

  /// The most of base 64 in one sequence.
  private static let piece = 4096

  /// Returns the sequences that send the picture and make its place, without an answer.
  ///
  /// - Parameter base64: The PNG.
  public func transfer(base64: String) -> String {
    var result = ""
    var rest = base64[...]
    var isFirst = true
    repeat {
      let part = rest.prefix(Self.piece)
      rest = rest.dropFirst(part.count)
      let head = isFirst ? "a=t,f=100,i=\(identifier),q=2,m=" : "i=\(identifier),q=2,m="
      result += wrapped("\u{1B}_G\(head)\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\")
      isFirst = false
    } while !rest.isEmpty
    return result
      + wrapped(
        "\u{1B}_Ga=p,U=1,i=\(identifier),c=\(columns),r=\(rows),q=2\u{1B}\\")
  }

  /// Returns the characters of each row, without their colour.
  public var placeholders: [String] {
    (0..<rows).map { row in
      (0..<columns).map { column in
        String(Self.cell(row: row, column: column))
      }.joined()
    }
  }

  /// The character that stands for a part of a picture.
  public static let base: Unicode.Scalar = "\u{10EEEE}"

  /// Returns what is written into one cell, of the first 32 rows and columns.
  public static func cell(row: Int, column: Int) -> String.UnicodeScalarView {
    var cell = String.UnicodeScalarView()
    cell.append(base)
    cell.append(marks[min(max(row, 0), marks.count - 1)])
    cell.append(marks[min(max(column, 0), marks.count - 1)])
    return cell
  }

  /// Returns the rows with the colour that names the picture.
  public var coloured: [String] {
    placeholders.map { "\u{1B}[38;5;\(identifier)m\($0)\u{1B}[39m" }
  }

  /// Returns the sequence that makes the terminal forget the picture.
  public var removal: String { wrapped("\u{1B}_Ga=d,d=I,i=\(identifier),q=2\u{1B}\\") }

  private func wrapped(_ sequence: String) -> String {
    isInTmux ? Passthrough.wrap(sequence) : sequence
  }

  /// The first of kitty's marks for rows and columns (its table is of Unicode 6 marks of class 230).
  static let marks: [Unicode.Scalar] = [
    "\u{0305}", "\u{030D}", "\u{030E}", "\u{0310}", "\u{0312}", "\u{033D}", "\u{033E}", "\u{033F}",
    "\u{0346}", "\u{034A}", "\u{034B}", "\u{034C}", "\u{0350}", "\u{0351}", "\u{0352}", "\u{0357}",
    "\u{035B}", "\u{0363}", "\u{0364}", "\u{0365}", "\u{0366}", "\u{0367}", "\u{0368}", "\u{0369}",
    "\u{036A}", "\u{036B}", "\u{036C}", "\u{036D}", "\u{036E}", "\u{036F}", "\u{0483}", "\u{0484}",
  ]
}
