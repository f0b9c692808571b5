/// The keys of lists to choose from.
let chooserKeys: [Binding] = [
  Binding(.chooser, [Key(.enter)], .confirm, "take what is chosen", hint: "take it"),
  Binding(
    .chooser, [Key(.down), .control("n"), Key(.tab)], .chooseNext, "next", hint: "next"),
  Binding(.chooser, [Key(.up), .control("p"), Key(.tab, .shift)], .choosePrevious, "previous"),
  Binding(.chooser, [Key(.pageDown)], .choosePageDown, "a page down"),
  Binding(.chooser, [Key(.pageUp)], .choosePageUp, "a page up"),
  Binding(
    .chooser, [Key(.backspace)], .deleteInPrompt,
    "delete left; in a folder, go up where nothing is typed"),
  Binding(.chooser, [.control("k")], .closeChosen, "close the document that is chosen"),
  Binding(.chooser, [Key(.function(1))], .help, "help"),
  Binding(.chooser, [Key(.escape), .control("g")], .escape, "close", hint: "close"),
]
