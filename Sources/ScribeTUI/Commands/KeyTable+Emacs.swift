extension KeyTable {
  /// Keys as emacs has them, where they are not too far from Scribe's; the tools stay at F2, the palette
  /// at Alt-X and F5.
  static let emacs: KeyTable = {
    func alt(_ letter: Unicode.Scalar) -> Key { Key(.character(letter), .alt) }
    let moves: [(Key, Motion)] = [
      (.control("f"), .right), (.control("b"), .left), (.control("n"), .down),
      (.control("p"), .up), (.control("a"), .rowStart), (.control("e"), .rowEnd),
      (alt("f"), .wordRight), (alt("b"), .wordLeft), (.control("v"), .pageDown),
      (alt("v"), .pageUp), (alt("<"), .textStart), (alt(">"), .textEnd),
      (alt("{"), .paragraphUp), (alt("}"), .paragraphDown),
    ]
    let others: [(key: Key, command: Command, name: String)] = [
      (.control("x"), .prefix, "the first of two keys"),
      (.control("d"), .deleteForward, "delete right"),
      (alt("d"), .deleteWordRight, "delete word right"),
      (.control("k"), .cutToLineEnd, "cut to the line's end"),
      (.control("w"), .cut, "cut"), (alt("w"), .copy, "copy"), (.control("y"), .paste, "paste"),
      (alt("y"), .chooseClip, "paste from what was cut and copied"),
      (.control("s"), .find, "find"), (.control("r"), .findPrevious, "find previous"),
      (alt("%"), .replace, "find and replace"), (alt("x"), .palette, "command palette"),
      (alt("g"), .goTo, "go to line, heading or percent"),
      (alt("="), .countAll, "count words, characters, sentences"),
      (.control("g"), .escape, "drop the selection"), (.control("z"), .suspend, "suspend"),
      (.control("/"), .undo, "undo"), (.control("_"), .undo, "undo"),
      (.control("t"), .tools, "tools panel"),
    ]
    let keys = moves.map { ($0.0, Command.move($0.1, extending: false), "") } + others
    let table = KeyTable.standard.giving(keys)
    return KeyTable(table.bindings + afterControlX)
  }()

  private static let afterControlX: [Binding] = [
    Binding(.prefix, [.control("s")], .save, "save", hint: "save"),
    Binding(.prefix, [.control("w")], .saveAs, "save as", hint: "save as"),
    Binding(.prefix, [.control("f")], .open, "open a file", hint: "open"),
    Binding(
      .prefix, [.character("b")], .chooseDocument, "list of open documents", hint: "documents"),
    Binding(.prefix, [.character("k")], .closeDocument, "close the document"),
    Binding(.prefix, [.character("u")], .undo, "undo"),
    Binding(.prefix, [.character("h")], .selectAll, "select all"),
    Binding(.prefix, [Key(.right)], .nextDocument, "next document"),
    Binding(.prefix, [Key(.left)], .previousDocument, "previous document"),
    Binding(.prefix, [.control("c")], .quit, "quit", hint: "quit"),
    Binding(.prefix, [Key(.escape), .control("g")], .escape, "nothing", hint: "nothing"),
  ]
}
