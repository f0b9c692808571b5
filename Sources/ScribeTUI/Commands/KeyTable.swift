private import RichText
private import WritingTools

/// The one table from which key handling, hint line, palette and help are made.
public struct KeyTable: Sendable {
  public let bindings: [Binding]
  /// Every key with its context and the number of its row, in the table's order. A few hundred, so
  /// that looking through them is quicker than building a dictionary at every start.
  private let keys: [(context: KeyContext, key: Key, row: Int)]
  private let drawn = HintStore()

  public init(_ bindings: [Binding]) {
    self.bindings = bindings
    var keys: [(context: KeyContext, key: Key, row: Int)] = []
    keys.reserveCapacity(bindings.count * 2)
    for row in bindings.indices {
      let context = bindings[row].context
      for key in bindings[row].keys { keys.append((context, key, row)) }
    }
    self.keys = keys
  }

  /// What `key` means in `context`; nil where it means nothing but itself.
  public func command(for key: Key, in context: KeyContext) -> Command? {
    for entry in keys where entry.key == key && entry.context == context {
      return bindings[entry.row].command
    }
    return nil
  }

  /// The pieces of the hint line of `context`, most useful first.
  func hints(in context: KeyContext) -> [Hint] { drawn.hints(in: context) { makeHints(in: $0) } }

  /// The rows of `context`, in the table's order.
  public func rows(of context: KeyContext) -> [Binding] {
    bindings.filter { $0.context == context }
  }

  /// The name of the first key that makes `command` in `context`.
  public func keyName(of command: Command, in context: KeyContext) -> String? {
    bindings.first { $0.context == context && $0.command == command }?.keys.first?.name
  }

  /// The keys a newcomer from micro knows, and Scribe's own.
  public static let standard = KeyTable(
    textKeys + richKeys + movementKeys + toolsKeys + keepKeys + waitingKeys + reviewKeys
      + refusedKeys + listKeys + compareKeys + searchKeys + chooserKeys
      + questionKeys)
}

private func key(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> Key {
  Key(code, modifiers)
}

private let movementKeys: [Binding] = {
  let moves: [(Key, Motion, String)] = [
    (key(.left), .left, "left"), (key(.right), .right, "right"),
    (key(.up), .up, "up one screen row"), (key(.down), .down, "down one screen row"),
    (key(.left, .control), .wordLeft, "word left"),
    (key(.right, .control), .wordRight, "word right"),
    (key(.character("a"), .alt), .sentenceLeft, "start of the sentence, then of the one before"),
    (key(.character("e"), .alt), .sentenceRight, "start of the next sentence"),
    (key(.up, .control), .paragraphUp, "paragraph up"),
    (key(.down, .control), .paragraphDown, "paragraph down"),
    (key(.home), .rowStart, "start of the row, then of the paragraph"),
    (key(.end), .rowEnd, "end of the row, then of the paragraph"),
    (key(.pageUp), .pageUp, "page up"), (key(.pageDown), .pageDown, "page down"),
    (key(.home, .control), .textStart, "start of the text"),
    (key(.end, .control), .textEnd, "end of the text"),
  ]
  let alternatives: [Motion: [Key]] = [
    .wordLeft: [key(.character("b"), .alt), key(.left, .alt)],
    .wordRight: [key(.character("f"), .alt), key(.right, .alt)],
  ]
  return moves.flatMap { pressed, motion, name in
    var extended = pressed
    if case .character(let letter) = pressed.code,
      let capital = letter.properties.uppercaseMapping.unicodeScalars.first
    {
      // Terminals send the capital.
      extended.code = .character(capital)
    } else {
      extended.modifiers.insert(.shift)
    }
    return [
      Binding(
        .text, [pressed] + (alternatives[motion] ?? []), .move(motion, extending: false), name),
      Binding(.text, [extended], .move(motion, extending: true), "select " + name),
    ]
  }
}()

private let richKeys: [Binding] = [
  Binding(.text, [.control("b")], .style(.bold), "bold"),
  Binding(.text, [key(.character("i"), .alt)], .style(.italic), "italic"),
  Binding(.text, [key(.character("u"), .alt)], .style(.underline), "underline"),
  Binding(.text, [key(.character("x"), .alt)], .style(.strike), "strike out"),
  Binding(.text, [key(.character("c"), .alt)], .style(.code), "code"),
  Binding(.text, [key(.character("0"), .alt)], .paragraph(.body), "plain paragraph"),
  Binding(.text, [key(.character("1"), .alt)], .paragraph(.heading(1)), "heading 1"),
  Binding(.text, [key(.character("2"), .alt)], .paragraph(.heading(2)), "heading 2"),
  Binding(.text, [key(.character("3"), .alt)], .paragraph(.heading(3)), "heading 3"),
  Binding(.text, [key(.character("l"), .alt)], .paragraph(.bullets), "list with bullets"),
  Binding(.text, [key(.character("n"), .alt)], .paragraph(.numbers), "list with numbers"),
  Binding(.text, [], .paragraph(.boxes), "list of check boxes"),
  Binding(.text, [key(.character("q"), .alt)], .paragraph(.quote), "quotation"),
  Binding(.text, [], .paragraph(.code), "block of code"),
  Binding(.text, [key(.tab, .shift)], .unnest, "nest a list's item less, or cell before"),
  Binding(.text, [key(.character("j"), .alt)], .link, "link: make or change"),
  Binding(.text, [], .removeLink, "link: remove"),
  Binding(.text, [], .showLink, "link: show the address"),
  Binding(.text, [], .pasteAsText, "paste without style"),
  Binding(.text, [key(.character("g"), .alt)], .table(.insert), "table: put one in"),
  Binding(.text, [key(.character("r"), .alt)], .table(.edit(.rowBelow)), "table: row below"),
  Binding(.text, [], .table(.edit(.rowAbove)), "table: row above"),
  Binding(
    .text, [key(.character("="), .alt)], .table(.edit(.columnRight)), "table: column right"),
  Binding(.text, [], .table(.edit(.columnLeft)), "table: column left"),
  Binding(.text, [], .table(.edit(.removeRow)), "table: remove the row"),
  Binding(.text, [], .table(.edit(.removeColumn)), "table: remove the column"),
  Binding(.text, [], .table(.edit(.removeTable)), "table: remove all of it"),
]

private let toolsKeys: [Binding] = [
  Binding(.tools, [.character("p")], .chooseTool(.proofread), "proofread"),
  Binding(.tools, [.character("r")], .chooseTool(.rewrite(.plain)), "rewrite"),
  Binding(.tools, [.character("f")], .chooseTool(.rewrite(.friendly)), "friendly"),
  Binding(.tools, [.character("o")], .chooseTool(.rewrite(.professional)), "professional"),
  Binding(.tools, [.character("c")], .chooseTool(.rewrite(.concise)), "concise"),
  Binding(.tools, [.character("s")], .chooseTool(.summarize), "summary"),
  Binding(.tools, [.character("k")], .chooseTool(.keyPoints), "key points"),
  Binding(.tools, [.character("l")], .chooseTool(.list), "list"),
  Binding(.tools, [.character("t")], .chooseTool(.table), "table"),
  Binding(.tools, [.character("x")], .chooseTool(.translate), "translate"),
  Binding(.tools, [.character("d")], .describe, "describe the change, or what to write"),
  Binding(.tools, [.character("g")], .glyph, "glyph"),
  Binding(.tools, [.character("a")], .allowPanel, "choose the allowed kinds"),
  Binding(.tools, [.character("u")], .protectPanel, "choose what stays untouched"),
  Binding(.tools, [.character("m")], .model, "choose what answers"),
  Binding(.tools, [.character("e")], .askRules, "last tool by the embedded rules, this once"),
  Binding(.tools, [key(.tab)], .nextScope, "change the scope", hint: "scope"),
  Binding(.tools, [key(.enter)], .lastTool, "last tool again", hint: "last tool"),
  Binding(
    .tools, [key(.escape), .control("g"), .control("t"), key(.function(2))], .escape, "close",
    hint: "close"),
  Binding(.tools, [key(.down), key(.pageDown)], .chooseNext, "scroll down"),
  Binding(.tools, [key(.up), key(.pageUp)], .choosePrevious, "scroll up"),
  Binding(.allow, [.character("p"), .character("1")], .toggleKind(0), "plain", hint: "plain"),
  Binding(.allow, [.character("r"), .character("2")], .toggleKind(1), "rich", hint: "rich"),
  Binding(.allow, [.character("l"), .character("3")], .toggleKind(2), "list", hint: "list"),
  Binding(.allow, [.character("t"), .character("4")], .toggleKind(3), "table", hint: "table"),
  Binding(
    .allow, [key(.escape), key(.enter), .character("a"), .control("g")], .escape, "done",
    hint: "done"),
]

private let keepKeys: [Binding] = [
  Binding(.keep, [.character("c"), .character("1")], .toggleProtected(0), "code", hint: "code"),
  Binding(.keep, [.character("l"), .character("2")], .toggleProtected(1), "links", hint: "links"),
  Binding(
    .keep, [.character("q"), .character("3")], .toggleProtected(2), "quotations",
    hint: "quotations"),
  Binding(
    .keep, [.character("f"), .character("4")], .toggleProtected(3), "front matter",
    hint: "front matter"),
  Binding(
    .keep, [key(.escape), key(.enter), .character("u"), .control("g")], .escape, "done",
    hint: "done"),
]

private let waitingKeys: [Binding] = [
  Binding(.waiting, [.character("e")], .askRules, "rules instead", hint: "rules instead"),
  Binding(.waiting, [key(.escape), .control("g")], .escape, "stop", hint: "stop"),
  Binding(
    .waiting, [.control("t"), key(.function(2))], .focusText, "go to the text", hint: "text"),
]

private let reviewKeys: [Binding] = [
  Binding(.review, [key(.enter)], .acceptShown, "accept what was seen", hint: "accept"),
  Binding(
    .review, [.character("y")], .acceptOne, "accept this change", hint: "this, next",
    hintKeys: "y/n"),
  Binding(.review, [.character("n")], .rejectOne, "reject this change"),
  Binding(
    .review, [key(.tab), key(.right), key(.down), key(.function(8))], .nextSuggestion,
    "next change", hint: "move"),
  Binding(
    .review, [key(.tab, .shift), key(.left), key(.up), key(.function(7))],
    .previousSuggestion, "previous change"),
  Binding(
    .review, [.character(" "), .character("o")], .toggleOriginal, "swap original and new",
    hint: "original"),
  Binding(.review, [.control("z")], .undo, "undo the last decision", hint: "undo y/n"),
  Binding(.review, [.character("A")], .acceptAll, "accept all, seen or not", hint: "all"),
  Binding(.review, [.character("N")], .rejectRest, "reject the rest", hint: "reject rest"),
  Binding(.review, [.character("c")], .copyResult, "copy the result", hint: "copy"),
  Binding(.review, [.character("p")], .cyclePlace, "change where it lands", hint: "place"),
  Binding(
    .review, [.character("r")], .askAgain, "ask again, and keep this result",
    hint: "again"),
  Binding(
    .review, [.character("v")], .otherRun, "show the result of the other run", hint: "other"),
  Binding(.review, [.character("m")], .refine, "refine with a request"),
  Binding(
    .review, [.character("i")], .ignoreSuggestion, "ignore, or add the word to a dictionary",
    hint: "ignore"),
  Binding(.review, [.character("e")], .askRules, "ask the embedded rules instead"),
  Binding(
    .review, [.control("t"), key(.function(2))], .focusText, "go to the text", hint: "text"),
  Binding(.review, [key(.pageUp)], .move(.pageUp, extending: false), "page up"),
  Binding(.review, [key(.pageDown)], .move(.pageDown, extending: false), "page down"),
  Binding(.review, [.control("s")], .save, "save"),
  Binding(.review, [key(.function(6))], .swapEngine, "swap layout engine"),
  Binding(.review, [.control("l")], .repaint, "repaint the screen"),
  Binding(.review, [.control("q")], .quit, "quit"),
  Binding(.review, [key(.function(1))], .help, "help"),
  Binding(.review, [key(.escape), .control("g")], .escape, "park the review", hint: "park"),
]

private let refusedKeys: [Binding] = [
  Binding(.refused, [.character("d")], .degrade, "preview in a reduced form", hint: "reduce"),
  Binding(.refused, [.character("c")], .copyResult, "copy as Markdown", hint: "copy"),
  Binding(.refused, [.character("s")], .saveResult, "save the result as .md", hint: "save .md"),
  Binding(
    .refused, [.character("f")], .treatAsMarkdown, "treat this file as Markdown",
    hint: "as Markdown"),
  Binding(.refused, [.character("a")], .allowKind, "allow this kind here"),
  Binding(.refused, [.character("N")], .rejectRest, "drop the result", hint: "drop"),
  Binding(.refused, [.character("r")], .askAgain, "ask again"),
  Binding(.refused, [.character("v")], .otherRun, "show the result of the other run"),
  Binding(.refused, [.character("m")], .refine, "refine with a request"),
  Binding(.refused, [.character("e")], .askRules, "ask the embedded rules instead"),
  Binding(.refused, [key(.down), key(.pageDown)], .chooseNext, "scroll down"),
  Binding(.refused, [key(.up), key(.pageUp)], .choosePrevious, "scroll up"),
  Binding(.refused, [key(.function(1))], .help, "help"),
  Binding(.refused, [.control("q")], .quit, "quit"),
  Binding(.refused, [.control("l")], .repaint, "repaint the screen"),
  Binding(
    .refused, [key(.escape), .control("g"), .control("t")], .escape, "park", hint: "park"),
]

private let listKeys: [Binding] = [
  Binding(.prompt, [key(.enter)], .confirm, "go", hint: "go"),
  Binding(.prompt, [key(.backspace)], .deleteInPrompt, "delete left"),
  Binding(.prompt, [key(.up), .control("p")], .olderEntry, "what was typed before", hint: "older"),
  Binding(.prompt, [key(.down), .control("n")], .newerEntry, "what was typed after that"),
  Binding(.prompt, [key(.escape), .control("g")], .escape, "close", hint: "close"),
  Binding(.palette, [key(.enter)], .confirm, "do it", hint: "do it"),
  Binding(.palette, [key(.down), .control("n"), key(.tab)], .chooseNext, "next", hint: "next"),
  Binding(.palette, [key(.up), .control("p")], .choosePrevious, "previous"),
  Binding(.palette, [key(.backspace)], .deleteInPrompt, "delete left"),
  Binding(
    .palette, [key(.escape), .control("g"), .control("e"), key(.function(5))], .escape, "close",
    hint: "close"),
  Binding(.choice, [key(.enter)], .confirm, "choose it", hint: "choose"),
  Binding(
    .choice, [key(.down), .control("n"), key(.tab), key(.pageDown)], .chooseNext, "next",
    hint: "next"),
  Binding(.choice, [key(.up), .control("p"), key(.pageUp)], .choosePrevious, "previous"),
  Binding(.choice, [key(.escape), .control("g")], .escape, "close", hint: "close"),
  Binding(.languages, [key(.enter)], .confirm, "translate into it", hint: "translate"),
  Binding(.languages, [key(.down), .control("n"), key(.tab)], .chooseNext, "next", hint: "next"),
  Binding(.languages, [key(.up), .control("p")], .choosePrevious, "previous"),
  Binding(.languages, [key(.backspace)], .deleteInPrompt, "delete left"),
  Binding(.languages, [key(.escape), .control("g")], .escape, "close", hint: "close"),
  Binding(.glyphs, [key(.enter)], .confirm, "make glyphs, then insert one", hint: "make, insert"),
  Binding(
    .glyphs, [key(.tab), key(.right), key(.down)], .chooseNext, "next candidate", hint: "next"),
  Binding(.glyphs, [key(.left), key(.up)], .choosePrevious, "previous candidate"),
  Binding(.glyphs, [.control("t")], .glyphStyle, "another style", hint: "style"),
  Binding(.glyphs, [key(.backspace)], .deleteInPrompt, "delete left"),
  Binding(.glyphs, [key(.escape), .control("g")], .escape, "close", hint: "close"),
  Binding(.models, [key(.enter)], .confirm, "let it answer", hint: "choose"),
  Binding(.models, [key(.down), .control("n"), key(.tab)], .chooseNext, "next", hint: "next"),
  Binding(.models, [key(.up), .control("p")], .choosePrevious, "previous"),
  Binding(
    .models, [key(.escape), .control("g"), .character("m")], .escape, "back", hint: "back"),
  Binding(
    .help, [key(.down), key(.pageDown), .character(" ")], .chooseNext, "scroll down",
    hint: "down"),
  Binding(.help, [key(.up), key(.pageUp)], .choosePrevious, "scroll up", hint: "up"),
  Binding(
    .help, [key(.escape), .control("g"), .character("q"), key(.function(1)), key(.enter)],
    .escape, "close", hint: "close"),
]

private let questionKeys: [Binding] = [
  Binding(.quitting, [.character("s"), .control("s")], .answerSave, "save", hint: "save"),
  Binding(
    .quitting, [.character("d"), .control("q")], .answerDiscard, "discard the changes",
    hint: "discard"),
  Binding(.quitting, [key(.escape), .control("g")], .escape, "stay", hint: "stay"),
  Binding(
    .changedOnDisk, [.character("o")], .answerOverwrite, "overwrite it with this text",
    hint: "overwrite"),
  Binding(
    .changedOnDisk, [.character("r")], .answerReload, "read the file again (undo brings this back)",
    hint: "reload"),
  Binding(.changedOnDisk, [.character("s")], .saveAs, "save as", hint: "save as"),
  Binding(.changedOnDisk, [key(.escape), .control("g")], .escape, "stay", hint: "stay"),
  Binding(.losses, [.character("s")], .answerSaveAnyway, "save and lose it", hint: "save anyway"),
  Binding(.losses, [.character("a")], .saveAs, "save as another format", hint: "save as"),
  Binding(.losses, [key(.escape), .control("g")], .escape, "do not save", hint: "stay"),
  Binding(
    .notHeld, [.character("u")], .saveAsUTF8, "save as UTF-8", hint: "as UTF-8"),
  Binding(.notHeld, [.character("e")], .setEncoding, "another encoding", hint: "encoding"),
  Binding(.notHeld, [key(.escape), .control("g")], .escape, "go to it", hint: "go to it"),
  Binding(
    .recovery, [.character("r")], .answerRecover, "open the recovered text (not saved yet)",
    hint: "recover"),
  Binding(.recovery, [.character("d")], .answerDelete, "delete the copy", hint: "delete copy"),
  Binding(.recovery, [.control("q")], .quit, "decide later, and quit", hint: "quit"),
  Binding(.recovery, [key(.escape), .control("g")], .escape, "decide later", hint: "later"),
]
