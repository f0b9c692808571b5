import RichText
import TextEngine
import WorkerLink

@testable import ScribeWorker

/// Parses in this process as the worker does in its own.
func parsePage(_ page: String) throws(RichReadError) -> HTMLParsing {
  var reader = MarkupReader()
  let parser = PageParser(send: { _ = reader.append($0) }, isCancelled: { false })
  do throws(WorkerFault) { try parser.parse(Array(page.utf8)) } catch {
    throw .failed(reason: "\(error)")
  }
  var builder = HTMLTreeBuilder()
  for item in reader.end() {
    switch item {
    case .open(let name, let attributes):
      builder.open(name, attributes: attributes.map { ($0.name, $0.value) })
    case .text(let text): builder.text(text)
    case .close: builder.close()
    }
  }
  return HTMLParsing(
    tree: builder.finish(), flattened: parser.limits.flattened, isCut: parser.limits.isCut)
}

/// Reads a page; files beside it are handed in.
func readPage(_ page: [UInt8], files: [RichWriting.File] = []) throws -> RichReading {
  let reader = HTMLReader { page throws(RichReadError) in try parsePage(page) }
  return try reader.read(
    RichSource(bytes: page) { name in files.first { $0.name == name }?.bytes })
}

func readPage(_ page: String, files: [RichWriting.File] = []) throws -> RichReading {
  try readPage(Array(page.utf8), files: files)
}

extension RichDocument {
  /// The document in lines: what a paragraph is, a bar, and its text with signs round styled parts.
  var drawing: String {
    var lines: [String] = []
    let numbers = listNumbers()
    forEachParagraph { index, paragraph, bytes in
      var words: [String] = []
      let style = paragraph.style
      if let cell = style.cell {
        var place = "\(cell.table.number):\(cell.row),\(cell.column)"
        if cell.columnSpan > 1 || cell.rowSpan > 1 {
          place += "(\(cell.columnSpan)x\(cell.rowSpan))"
        }
        words.append(place)
      }
      if style.quoteDepth > 0 { words.append("q\(style.quoteDepth)") }
      if let item = style.list {
        let marker = style.isContinued ? "+" : item.marker.words(number: numbers[index])
        words.append("l\(item.level)\(marker)" + (item.quoteDepth > 0 ? "q\(item.quoteDepth)" : ""))
      }
      switch style.kind {
      case .body: break
      case .heading(let level): words.append("h\(level)")
      case .code(let language):
        words.append("code" + (language.map { ":" + $0 } ?? "") + (style.isContinued ? "+" : ""))
      case .rule: words.append("rule")
      case .raw(let format): words.append("raw:" + format)
      }
      if let alignment = style.alignment { words.append("\(alignment)") }
      if style.direction == .rightToLeft { words.append("rtl") }
      if let left = style.spacing?.left, left != 0 { words.append("in\(left.value)") }
      var text = ""
      for span in paragraph.spans(count: bytes.count) {
        let part =
          bytes[
            bytes.startIndex + span.range.lowerBound.value..<bytes.startIndex
              + span.range.upperBound.value]
        let name = span.style.drawing
        let words = String(decoding: part, as: UTF8.self)
        text += name.isEmpty ? words : "{\(name) \(words)}"
      }
      lines.append(words.joined(separator: " ") + "|" + text)
    }
    return lines.joined(separator: "\n")
  }
}

extension RichDocument {
  /// The first paragraph in which `other` differs, in words; nil where none does.
  func difference(from other: RichDocument) -> String? {
    let (mine, theirs) = (
      drawing.split(separator: "\n", omittingEmptySubsequences: false),
      other.drawing.split(separator: "\n", omittingEmptySubsequences: false)
    )
    for (index, line) in mine.enumerated() {
      guard index < theirs.count else { return "\(line) is missing" }
      if line != theirs[index] { return "\(index): \(line) became \(theirs[index])" }
      if paragraphs[index] != other.paragraphs[index] {
        return "\(paragraphs[index]) became \(other.paragraphs[index])"
      }
    }
    if theirs.count > mine.count { return "\(theirs[mine.count]) is too many" }
    if tables != other.tables { return "\(tables) became \(other.tables)" }
    if attachments != other.attachments { return "attachments" }
    if base != other.base || head != other.head {
      return "\(base) \(head) became \(other.base) \(other.head)"
    }
    return nil
  }
}

extension InlineStyle {
  fileprivate var drawing: String {
    var words: [String] = []
    if isBold { words.append("b") }
    if isItalic { words.append("i") }
    if isCode { words.append("c") }
    if isHidden { words.append("hidden") }
    if let underline { words.append(underline == .single ? "u" : "u-\(underline)") }
    if let strike { words.append(strike == .single ? "s" : "s-\(strike)") }
    if let script { words.append(script == .superscript ? "sup" : "sub") }
    if let capitals { words.append("caps-\(capitals)") }
    if let note { words.append("\(note)") }
    if let color { words.append(String(color.red, radix: 16) + "/\(color.green)/\(color.blue)") }
    if let background { words.append("bg\(background.red)/\(background.green)/\(background.blue)") }
    if let font { words.append(font) }
    if let size { words.append("\(size.value)") }
    if let link { words.append("<\(link.address)>" + (link.isUnsafe ? "!" : "")) }
    if let language { words.append(language) }
    if let attachment { words.append("#\(attachment.number)") }
    return words.joined(separator: ",")
  }
}
