import CXML
import WorkerLink

/// One run of libxml2's HTML parser over a page, in which every callback writes to `markup`.
///
/// No tree is built, so memory is the page and one part of the answer. Elements are balanced by
/// libxml2; what it does not know (the elements without contents that came later) is balanced
/// here. Nothing is loaded: entities are HTML's own and the network is off.
final class PageParser {
  private var markup = MarkupWriter()
  private(set) var limits = MarkupLimits()
  private var elements = 0
  /// For each open element, whether it is in the answer and still open there.
  private var isOpen: [Bool] = []
  private var context: htmlParserCtxtPtr?
  private let send: ([String]) -> Void
  private let isCancelled: () -> Bool

  /// Elements that never have contents and that libxml2 takes for containers.
  private static let empty: Set<String> = ["source", "track", "wbr"]
  /// libxml2's work at an end tag grows with the depth; beyond this the page ends.
  private static let deepest = 5000

  /// - Parameters:
  ///   - send: Takes strings of a `MarkupWriter`, again and again.
  ///   - isCancelled: Asked now and then; the parsing ends once it says so.
  init(send: @escaping ([String]) -> Void, isCancelled: @escaping () -> Bool) {
    self.send = send
    self.isCancelled = isCancelled
  }

  /// Parses UTF-8 without NUL. Any content will do; the last strings are sent before it returns.
  func parse(_ page: [UInt8]) throws(WorkerFault) {
    // libxml2 makes no context for nothing.
    if page.isEmpty { return }
    let made = page.withUnsafeBytes { bytes -> Bool in
      guard
        let context = htmlCreateMemoryParserCtxt(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
      else { return false }
      self.context = context
      defer {
        self.context = nil
        // Some callbacks of libxml2's own may have made a document.
        xmlFreeDoc(context.pointee.myDoc)
        context.pointee.myDoc = nil
        htmlFreeParserCtxt(context)
      }
      let options =
        HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_NOERROR.rawValue
        | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
      htmlCtxtUseOptions(context, Int32(options))
      // The bytes are UTF-8, whatever the page says of itself.
      context.pointee.charset = Int32(XML_CHAR_ENCODING_UTF8.rawValue)
      listen(context)
      htmlParseDocument(context)
      return true
    }
    guard made else { throw .failed(reason: "there is no memory to parse the page") }
    send(markup.take())
  }

  private func listen(_ context: htmlParserCtxtPtr) {
    var calls = xmlSAXHandler()
    calls.startElement = { parser, name, attributes in
      PageParser.from(parser)?.open(name, attributes)
    }
    calls.endElement = { parser, _ in PageParser.from(parser)?.close() }
    calls.characters = { parser, text, count in PageParser.from(parser)?.text(text, count) }
    calls.ignorableWhitespace = calls.characters
    // The contents of style sheets and scripts.
    calls.cdataBlock = calls.characters
    context.pointee.sax.pointee = calls
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
  }

  private static func from(_ parser: UnsafeMutableRawPointer?) -> PageParser? {
    parser.map { Unmanaged<PageParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private func open(
    _ name: UnsafePointer<xmlChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    elements += 1
    guard elements <= WorkerLimits.pageElements, isOpen.count < Self.deepest else {
      limits.isCut = true
      isOpen.append(false)
      xmlStopParser(context)
      return
    }
    guard let name, isOpen.count < WorkerLimits.pageDepth else {
      limits.flattened += 1
      isOpen.append(false)
      return
    }
    let word = string(name)
    markup.open(word)
    write(attributes)
    let isEmpty = Self.empty.contains(word)
    if isEmpty { markup.close() }
    isOpen.append(!isEmpty)
    flush()
  }

  /// Pairs of name and value with null at their end; a name without a value is followed by null.
  private func write(_ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) {
    guard var pair = attributes else { return }
    while let name = pair[0] {
      markup.attribute(string(name))
      if let value = pair[1] {
        pieces(of: value, count: Int(xmlStrlen(value))) { markup.value($0) }
      }
      pair += 2
    }
  }

  private func close() {
    if isOpen.popLast() == true { markup.close() }
    flush()
  }

  private func text(_ text: UnsafePointer<xmlChar>?, _ count: Int32) {
    guard let text, count > 0 else { return }
    pieces(of: text, count: Int(count)) { markup.text($0) }
    flush()
  }

  /// Hands `body` the bytes as strings that fit into a part, and sends parts between them.
  private func pieces(of bytes: UnsafePointer<xmlChar>, count: Int, _ body: (String) -> Void) {
    var start = 0
    while start < count {
      var end = min(start + WorkerLimits.pieceBytes / 2, count)
      while end < count, end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      if end == start { end = count }
      let piece = UnsafeBufferPointer(start: bytes + start, count: end - start)
      body(String(decoding: piece, as: UTF8.self))
      if end < count { flush() }
      start = end
    }
  }

  private func flush() {
    guard markup.bytes >= WorkerLimits.pieceBytes / 2 else { return }
    send(markup.take())
    if isCancelled() { xmlStopParser(context) }
  }

  private func string(_ text: UnsafePointer<xmlChar>) -> String {
    String(
      decoding: UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text))), as: UTF8.self)
  }
}
