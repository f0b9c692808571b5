/// The keys of both layouts side by side.
let compareKeys: [Binding] = [
  Binding(
    .compare, [.character("n")], .nextDifference, "next difference", hint: "next",
    hintKeys: "n/p"),
  Binding(
    .compare, [.character("p"), .character("N")], .previousDifference, "previous difference"),
  Binding(
    .compare, [.character("t")], .measureLayouts, "compare all of it, with times", hint: "times"),
  Binding(
    .compare, [Key(.tab)], .swapShownLayout, "both, or one at a time in place", hint: "TK1/TK2"),
  Binding(.compare, [Key(.enter)], .goToCompared, "go to this place in the text", hint: "go there"),
  Binding(
    .compare, [.character("r")], .swapTypesetter, "TK1 by the reference typesetter, or not",
    hint: "reference"),
  Binding(
    .compare, [.character("P")], .plantDifference, "make TK2 wrong on purpose, or right again",
    hint: "plant"),
  Binding(.compare, [Key(.up), .character("k")], .move(.up, extending: false), "up"),
  Binding(.compare, [Key(.down), .character("j")], .move(.down, extending: false), "down"),
  Binding(.compare, [Key(.pageUp)], .move(.pageUp, extending: false), "page up"),
  Binding(
    .compare, [Key(.pageDown), .character(" ")], .move(.pageDown, extending: false), "page down"),
  Binding(
    .compare, [Key(.home), Key(.home, .control)], .move(.textStart, extending: false), "the start"),
  Binding(
    .compare, [Key(.end), Key(.end, .control)], .move(.textEnd, extending: false), "the end"),
  Binding(.compare, [.control("l")], .repaint, "repaint the screen"),
  Binding(.compare, [Key(.function(1))], .help, "help", hint: "help"),
  Binding(
    .compare, [Key(.escape), .control("g"), Key(.function(9)), .character("q"), .control("q")],
    .escape, "back to the text", hint: "back"),
]
