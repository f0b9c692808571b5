private import TextSearch

/// The keys of finding and of replacing one by one.
let searchKeys: [Binding] = [
  Binding(.search, [Key(.enter)], .confirm, "stay there, or go on to what replaces it", hint: "go"),
  Binding(
    .search, [.control("n")], .chooseNext, "next match", hint: "move", hintKeys: "^N/^P"),
  Binding(.search, [.control("p")], .choosePrevious, "previous match"),
  Binding(
    .search, [Key(.character("r"), .alt)], .toggleSearch(.regex), "regular expression, or not",
    hint: "regex"),
  Binding(
    .search, [Key(.character("w"), .alt)], .toggleSearch(.wholeWord), "whole words, or not",
    hint: "word"),
  Binding(
    .search, [Key(.character("c"), .alt)], .toggleSearch(.matchCase), "mind case, or not",
    hint: "case"),
  Binding(
    .search, [Key(.character("a"), .alt)], .toggleSearch(.ignoreAccents),
    "accents do not matter, or do", hint: "accents"),
  Binding(.search, [Key(.up)], .olderEntry, "what was looked for before", hint: "older"),
  Binding(.search, [Key(.down)], .newerEntry, "what was looked for after that"),
  Binding(.search, [.control("r")], .replace, "replace what is found", hint: "replace"),
  Binding(
    .search, [Key(.character("l"), .alt)], .chooseMatch, "list all places, in all open documents",
    hint: "list"),
  Binding(.search, [Key(.backspace)], .deleteInPrompt, "delete left"),
  Binding(.search, [Key(.function(1))], .help, "help"),
  Binding(.search, [Key(.escape), .control("g")], .escape, "go back", hint: "close"),
  Binding(
    .replacing, [.character("y"), Key(.enter)], .replaceOne, "replace this, go to the next",
    hint: "replace"),
  Binding(
    .replacing, [.character("n"), Key(.tab), Key(.down), .control("n")], .skipOne,
    "leave this, go to the next", hint: "skip"),
  Binding(.replacing, [.character("a")], .replaceRest, "replace all that are left", hint: "all"),
  Binding(
    .replacing, [.control("z"), .character("u")], .unreplaceOne, "take the last one back",
    hint: "undo"),
  Binding(
    .replacing, [.character("p"), Key(.tab, .shift), Key(.up), .control("p")], .previousMatch,
    "the match before", hint: "previous"),
  Binding(.replacing, [.control("l")], .repaint, "repaint the screen"),
  Binding(.replacing, [Key(.function(1))], .help, "help"),
  Binding(
    .replacing, [Key(.escape), .control("g"), .character("q")], .escape, "leave the rest as it is",
    hint: "done"),
]
