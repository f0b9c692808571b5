import Documents
import TextEngine
import WritingTools

extension EditorState {
  /// Carries out `command` and returns what the world must do about it.
  @MainActor public mutating func perform(_ command: Command, layouts: Layouts) -> [Effect] {
    switch command {
    case .move(let motion, _) where isComparing: scrollCompare(motion, layouts: layouts)
    case .move(let motion, let extending): move(motion, extending: extending, layouts: layouts)
    case .toggleMark: toggleMark()
    case .selectAll: selectAll()
    case .growSelection: growSelection()
    case .shrinkSelection: shrinkSelection()
    case .insert(let text): type(TextSlice(text), kind: .typing, layouts: layouts)
    case .newline: breakLine(layouts: layouts)
    case .insertTab:
      if !goToCell(forward: true, layouts: layouts), !nest(by: 1, layouts: layouts) {
        type(TextSlice("\t"), kind: .typing, layouts: layouts)
      }
    case .unnest:
      if !goToCell(forward: false, layouts: layouts), !nest(by: -1, layouts: layouts) {
        message = Message("There is no list here, and no table.")
      }
    case .style(let style): toggle(style, layouts: layouts)
    case .paragraph(let kind): makeParagraphs(kind, layouts: layouts)
    case .table(let command): perform(command, layouts: layouts)
    case .link: openLinkPrompt()
    case .removeLink: setLink("", layouts: layouts)
    case .showLink: showLink()
    case .pasteAsText: return paste(keepingStyle: false, layouts: layouts)
    case .foldMarkup: toggleReading(layouts: layouts)
    case .deleteBackward where settings.draftsOnly, .deleteForward where settings.draftsOnly,
      .deleteWordLeft where settings.draftsOnly, .deleteWordRight where settings.draftsOnly:
      message = Message("Drafting: nothing is deleted. The palette switches this off.")
    case .deleteBackward where leavesList(layouts: layouts): break
    case .deleteBackward:
      delete(
        to: document.text.graphemeStart(before: document.selection.head),
        kind: .deletingBackward, layouts: layouts)
    case .deleteForward:
      delete(
        to: document.text.graphemeEnd(after: document.selection.head), kind: .deletingForward,
        layouts: layouts)
    case .deleteWordLeft:
      delete(
        to: document.text.wordStart(before: document.selection.head), kind: .other,
        layouts: layouts)
    case .deleteWordRight:
      delete(
        to: document.text.wordEnd(after: document.selection.head), kind: .other,
        layouts: layouts)
    case .cut: return cut(layouts: layouts)
    case .copy: return copy()
    case .paste: return paste(layouts: layouts)
    case .cutLine: return cutLine(layouts: layouts)
    case .undo: undoOrUndecide(layouts: layouts)
    case .redo: redo(layouts: layouts)
    case .find: openPrompt(.find)
    case .findNext: return findAgain(backwards: false)
    case .findPrevious: return findAgain(backwards: true)
    case .replace: openReplace()
    case .toggleSearch(let option): return toggle(option)
    case .olderEntry: return recall(1)
    case .newerEntry: return recall(-1)
    case .replaceOne: return replaceOne(layouts: layouts)
    case .skipOne: return skipOne()
    case .replaceRest: return replaceRest(layouts: layouts)
    case .unreplaceOne: return unreplaceOne(layouts: layouts)
    case .previousMatch: return previousMatch()
    case .jumpBack: jumpBack()
    case .jumpForward: jumpForward()
    case .goToBracket: goToBracket(extending: false)
    case .select(let enclosing): select(enclosing)
    case .chooseDocument: chooseDocument()
    case .chooseHeading: chooseHeading()
    case .chooseClip: chooseClip()
    case .chooseState: chooseState()
    case .chooseCharacter: chooseCharacter()
    case .chooseMatch: chooseMatch()
    case .quickOpen: return quickOpen()
    case .moveSectionUp: moveSection(up: true, layouts: layouts)
    case .moveSectionDown: moveSection(up: false, layouts: layouts)
    case .nameCheckpoint: openPrompt(.checkpoint)
    case .choosePageDown: return choose(10)
    case .choosePageUp: return choose(-10)
    case .closeChosen: return closeChosen()
    case .prefix: isPrefixed = true
    case .cutToLineEnd: return cutToLineEnd(layouts: layouts)
    case .viKeys: break
    case .countAll: return countAll()
    case .setGoal:
      openPrompt(.goal, typed: document.goalWords.map { "\($0)" } ?? "", isOffered: true)
    case .cycleFocus: cycleFocus()
    case .toggleTypewriter: toggleTypewriter()
    case .toggleMarks: toggleMarks()
    case .toggleCentring: keepingTop(layouts: layouts) { $0.toggleCentring() }
    case .setWidth:
      openPrompt(.width, typed: settings.wrapWidth.map { "\($0)" } ?? "", isOffered: true)
    case .smarten: smarten(layouts: layouts)
    case .toggleSmartQuotes: toggleSmartQuotes()
    case .toggleDrafting: toggleDrafting()
    case .goTo: openPrompt(.goTo)
    case .save: return save()
    case .saveAs: openPrompt(.saveAs, typed: document.path ?? "")
    case .open: return browse()
    case .quit where mode == .question(.recovery):
      mode = .text
      return answerLater() + leave()
    case .quit: return leave()
    case .closeDocument: return closeDocument()
    case .nextDocument: current = (current + 1) % documents.count
    case .previousDocument: current = (current + documents.count - 1) % documents.count
    case .setEncoding: openPrompt(.encoding, typed: document.encoding.name, isOffered: true)
    case .readInEncoding: openPrompt(.readAs, typed: document.encoding.name, isOffered: true)
    case .takeTail: return takeTail()
    case .saveRest: saveRest()
    case .saveAsUTF8: return saveAsUTF8()
    case .treatAsMarkdown: return treatAsMarkdown()
    case .boxParagraphs: openPrompt(.boxParagraphs, typed: document.boxedWords)
    case .swapEngine: swapEngine()
    case .swapBehaviour: swapBehaviour()
    case .palette: mode = .palette(Palette())
    case .help: mode = .help(scroll: 0, of: context)
    case .repaint: return [.repaint]
    case .suspend: return [.suspend]
    case .tools: openTools()
    case .lastTool: return runLastTool()
    case .runTool(let tool), .chooseTool(let tool): return run(tool)
    case .nextScope: nextScope()
    case .allowPanel: openAllowPanel()
    case .toggleKind(let index): toggleKind(index)
    case .protectPanel: openProtectPanel()
    case .toggleProtected(let index): toggleProtected(index)
    case .model: return openModels()
    case .describe: return describe()
    case .askRules: return askRules()
    case .glyph: openGlyphs()
    case .glyphStyle: nextGlyphStyle()
    case .resumeReview:
      if document.session == nil, marksFindings { return nextFinding() }
      resumeReview()
    case .previousFinding:
      if document.session == nil, marksFindings { return previousFinding() }
      previousSuggestion()
    case .thesaurus: return lookUp()
    case .report: return report()
    case .toggleChecking: toggleChecking()
    case .applyCorrection: applyCorrection(layouts: layouts)
    case .ignoreFinding: openFinding()
    case .acceptShown: return acceptShown(layouts: layouts)
    case .acceptAll: return acceptAll(layouts: layouts)
    case .acceptOne: review { $0.decideFocused(accept: true) }
    case .rejectOne: review { $0.decideFocused(accept: false) }
    case .rejectRest: return rejectRest(layouts: layouts)
    case .nextSuggestion: review { $0.focusNext() }
    case .previousSuggestion: review { $0.focusPrevious() }
    case .toggleOriginal: review { $0.showsOriginal.toggle() }
    case .askAgain: return askAgain()
    case .otherRun: swapRuns(layouts: layouts)
    case .refine: return refine()
    case .copyResult: return copyResult()
    case .cyclePlace: review { $0.cycleLanding() }
    case .ignoreSuggestion: ignoreSuggestion()
    case .focusText: leaveReviewForText()
    case .degrade: degrade()
    case .allowKind: return allowKind()
    case .saveResult: openPrompt(.saveResult, typed: document.name + ".md")
    case .compareLayouts: return startComparing(layouts: layouts)
    case .nextDifference: return findDifference(backwards: false, layouts: layouts)
    case .previousDifference: return findDifference(backwards: true, layouts: layouts)
    case .measureLayouts: return measureLayouts()
    case .swapShownLayout: swapShownLayout()
    case .plantDifference: return plantDifference()
    case .swapTypesetter: return swapTypesetter()
    case .goToCompared: return goToCompared(layouts: layouts)
    case .confirm: return confirm(layouts: layouts)
    case .chooseNext: return choose(1)
    case .choosePrevious: return choose(-1)
    case .deleteInPrompt:
      if case .chooser = mode { return deleteInChooser() }
      deleteInPrompt()
    case .typed(let scalar): typed(String(scalar))
    case .answerSave:
      mode = .text
      return save()
    case .answerDiscard: return answerDiscard()
    case .answerOverwrite:
      mode = .text
      return save(overwriting: true)
    case .answerSaveAnyway: return answerSaveAnyway()
    case .answerReload: return answerReload()
    case .answerRecover: return answerRecover(layouts: layouts)
    case .answerDelete: return answerDelete()
    case .escape: return escape(layouts: layouts)
    }
    return []
  }

  @MainActor private mutating func undoOrUndecide(layouts: Layouts) {
    guard context == .review else { return undo(layouts: layouts) }
    var undone = false
    review { undone = $0.undoDecision() }
    if !undone { message = Message("Nothing was decided yet.") }
  }

  private mutating func swapEngine() {
    // An open session keeps its behaviour.
    document.engine = document.engine.other
    message = Message(
      document.engine == .tk1
        ? document.boxedWords.isEmpty
          ? "TK1: lines laid out front to back, all above exact. F6 swaps back."
          : "TK1: lines laid out front to back; it draws no boxes. F6 swaps back."
        : "TK2: fragments round the view, the rest estimated. F6 swaps back.")
  }

  private mutating func swapBehaviour() {
    document.behaviour = document.resolvedBehaviour == .limited ? .complete : .limited
    message = Message(
      document.behaviour == .limited
        ? "Results are reviewed in a panel." : "Results are reviewed in the text.")
  }

  private mutating func runLastTool() -> [Effect] {
    guard let lastTool else {
      note("No tool was used yet.")
      return []
    }
    return run(lastTool)
  }

  private mutating func openAllowPanel() {
    guard case .tools(var panel) = mode else { return }
    panel.choosesKinds = true
    panel.note = nil
    mode = .tools(panel)
  }

  private mutating func openProtectPanel() {
    guard case .tools(var panel) = mode else { return }
    panel.choosesProtected = true
    panel.note = nil
    mode = .tools(panel)
  }

  /// Says something in the panel that is open, else in the message line.
  private mutating func note(_ words: String) {
    if case .tools(var panel) = mode {
      panel.note = words
      mode = .tools(panel)
    } else {
      message = Message(words)
    }
  }

  private mutating func previousSuggestion() {
    guard document.session?.isAsking == false else { return resumeReview() }
    let hadFocus = document.session?.hasFocus == true
    resumeReview()
    if hadFocus { review { $0.focusPrevious() } }
    if hadFocus { review { $0.focusPrevious() } }
  }

  private mutating func leaveReviewForText() {
    document.session?.hasFocus = false
    message = Message(
      document.session?.isAsking == true
        ? "In the text; ^T says what can be done meanwhile."
        : "In the text; ^T goes back to the review.")
  }

  private mutating func answerReload() -> [Effect] {
    mode = .text
    reloading = document.id
    return document.path.map { [.open(path: $0)] } ?? []
  }
}
