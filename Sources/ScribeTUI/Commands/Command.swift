public import RichText
import TextEngine
public import TextSearch
public import WritingTools

/// Where a caret can be told to go.
public enum Motion: Hashable, Sendable {
  case left, right, up, down
  case wordLeft, wordRight
  case sentenceLeft, sentenceRight
  case paragraphUp, paragraphDown
  /// The ends of the screen row; pressed again there, of the paragraph.
  case rowStart, rowEnd
  case pageUp, pageDown
  case textStart, textEnd
}

/// What stands round the caret and can be selected.
public enum Enclosing: Hashable, Sendable { case sentence, paragraph, quotation, listItem }

/// A style that text has or has not.
public enum RichStyle: String, CaseIterable, Hashable, Sendable {
  case bold, italic, underline, strike, code
}

/// What the paragraphs of the selection can be made.
public enum RichParagraph: Hashable, Sendable {
  case body
  /// From 1 to 6.
  case heading(Int)
  case bullets, numbers, boxes, quote, code
}

/// What the writer can do with tables.
public enum TableCommand: Hashable, Sendable {
  case insert
  case edit(TableEdit)
}

/// Something that the writer, the palette or a test can tell the editor to do.
public enum Command: Hashable, Sendable {
  // Moving and selecting.
  case move(Motion, extending: Bool)
  case toggleMark, selectAll, growSelection, shrinkSelection
  // Writing.
  case insert(String)
  case newline, insertTab
  case deleteBackward, deleteForward, deleteWordLeft, deleteWordRight
  case cut, copy, paste, cutLine
  case undo, redo
  // Rich text.
  case style(RichStyle), paragraph(RichParagraph), unnest
  case table(TableCommand), link, removeLink, showLink, pasteAsText, foldMarkup
  // Finding.
  case find, findNext, findPrevious, replace, goTo
  case toggleSearch(SearchOptions), olderEntry, newerEntry
  case replaceOne, skipOne, replaceRest, unreplaceOne, previousMatch
  case jumpBack, jumpForward, goToBracket
  case select(Enclosing)
  // Lists to choose from.
  case chooseDocument, chooseHeading, chooseClip, chooseState, chooseCharacter, quickOpen,
    chooseMatch
  case previousDocument, moveSectionUp, moveSectionDown, nameCheckpoint
  case choosePageDown, choosePageUp, closeChosen
  // Keys of other editors.
  case prefix, cutToLineEnd, viKeys(String)
  // For prose.
  case countAll, setGoal, cycleFocus, toggleTypewriter, toggleMarks, toggleCentring, setWidth
  case smarten, toggleSmartQuotes, toggleDrafting
  // Documents.
  case save, saveAs, open, quit, closeDocument, nextDocument, treatAsMarkdown
  case setEncoding, readInEncoding, saveAsUTF8, takeTail, saveRest
  // The screen.
  case boxParagraphs
  case swapEngine, swapBehaviour, palette, help, repaint, suspend
  // Tools.
  case tools, lastTool, runTool(Tool), chooseTool(Tool), nextScope, allowPanel, toggleKind(Int)
  case protectPanel, toggleProtected(Int)
  case model, describe, glyph, glyphStyle
  /// Asks the embedded rules in place of a model.
  case askRules
  // Review.
  case resumeReview, previousFinding
  // What was found while typing.
  case toggleChecking, applyCorrection, ignoreFinding
  // Words.
  case thesaurus, report
  case acceptShown, acceptAll, acceptOne, rejectOne, rejectRest
  case nextSuggestion, previousSuggestion, toggleOriginal, askAgain, otherRun, refine
  case copyResult, cyclePlace, ignoreSuggestion, focusText
  // Refused results.
  case degrade, saveResult, allowKind
  // Both layouts side by side.
  case compareLayouts, nextDifference, previousDifference, measureLayouts, swapShownLayout
  case plantDifference, swapTypesetter, goToCompared
  // Prompts, lists and questions.
  case confirm, chooseNext, choosePrevious, deleteInPrompt, typed(Unicode.Scalar)
  case answerSaveAnyway
  case answerSave, answerDiscard, answerOverwrite, answerReload, answerRecover, answerDelete
  /// Leaves whatever is open; stops a running answer first.
  case escape
}
