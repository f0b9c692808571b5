/// vi's keys for help and hints. They are read by `ViParser`, since counts and motions make too many
/// of them for a table.
let viKeys: [Binding] = [
  vi("i", .viNormal, "insert before the caret", hint: "insert"),
  vi("a A I o O", .viNormal, "insert behind it, at the line's end or start, below, above"),
  vi("v", .viNormal, "select characters", hint: "select"), vi("V", .viNormal, "select lines"),
  vi(":", .viNormal, ":w :q :wq :e NAME :N :%s/a/b/g :ls :help", hint: "command"),
  vi("h j k l", .viNormal, "left, down, up, right; with a count before, so many"),
  vi("w b e W B E", .viNormal, "by words"), vi("0 ^ $", .viNormal, "in the line"),
  vi("( ) { }", .viNormal, "by sentences and paragraphs"),
  vi("gg G 12G", .viNormal, "to the first, the last or a line"),
  vi("f t F T ; ,", .viNormal, "to a character of the line, and again"),
  vi("%", .viNormal, "to the bracket that belongs to this one"),
  vi("/ n N * #", .viNormal, "find, next, previous, the word at the caret"),
  vi(
    "d c y", .viNormal,
    "delete, change, copy: with a motion, an object (iw as ip i\" i( …), or twice"),
  vi("x X D C Y s S", .viNormal, "short forms of these"),
  vi("> < gu gU g~", .viNormal, "indent, outdent, lower, upper, swap case: the same way"),
  vi("p P", .viNormal, "put what was deleted or copied, behind or before"),
  vi("r ~ J", .viNormal, "replace a character, swap its case, join lines"),
  vi("u ^R .", .viNormal, "undo, redo, the last change again"),
  vi("^F ^B ^D ^U", .viNormal, "pages and half pages"),
  vi("ZZ ZQ", .viNormal, "save and leave, leave without saving"),
  Binding(.viNormal, [.control("t"), Key(.function(2))], .tools, "tools panel", hint: "tools"),
  Binding(.viNormal, [Key(.function(1))], .help, "help", hint: "help"),
  Binding(.viNormal, [.control("q")], .quit, "quit", hint: "quit"),
  vi("d", .viVisual, "delete it", hint: "delete"), vi("c", .viVisual, "change it", hint: "change"),
  vi("y", .viVisual, "copy it", hint: "copy"),
  vi("iw as ip i\"", .viVisual, "grow to a word, sentence, paragraph, quotation"),
  vi("> < u U ~ r J", .viVisual, "change its lines, case or characters"),
  Binding(.viVisual, [.control("t"), Key(.function(2))], .tools, "tools panel", hint: "tools"),
  Binding(.viVisual, [Key(.function(1))], .help, "help", hint: "help"),
  Binding(.viVisual, [Key(.escape)], .escape, "drop the selection", hint: "back"),
]

private func vi(
  _ keys: String, _ context: KeyContext, _ name: String, hint: String? = nil
) -> Binding {
  Binding(context, [], .viKeys(keys), name, hint: hint, hintKeys: keys)
}
