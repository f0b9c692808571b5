internal import TextEngine

/// Writes pages that browsers, office programs and Scribe read alike.
///
/// One document gives one page, byte for byte. Pictures and other attachments lie in a folder
/// beside the page and are named by relative addresses, or they are in the page as `data:`. What
/// HTML has no word for is in `data-` attributes, which others pass over.
public struct HTMLWriter: RichWriter {
  public let format = RichFormat.html
  /// The folder of attachments, beside the page: `NAME_files`.
  public var folder: String
  /// Whether attachments are in the page itself.
  public var isOneFile: Bool

  public init(folder: String = "page_files", isOneFile: Bool = false) {
    self.folder = folder
    self.isOneFile = isOneFile
  }

  public func losses(of document: RichDocument) -> [Loss] {
    var losses = Losses()
    for part in document.head where part.format == .rtf {
      losses.add(.pageLayout, paragraph: 0, name: part.name)
    }
    for (index, paragraph) in document.paragraphs.enumerated() {
      for run in paragraph.runs {
        guard let id = run.style.attachment, let attachment = document.attachments[id] else {
          continue
        }
        if case .missing(let name, _) = attachment {
          losses.add(.missingFiles, paragraph: index, name: name)
        }
      }
    }
    return losses.all
  }

  public func write(_ document: RichDocument) -> RichWriting {
    // The first pass finds the lists that are closed and go on later: they get names.
    var first = HTMLBody(document, files: HTMLFiles(folder: folder, isOneFile: true, drops: true))
    first.write()
    var body = HTMLBody(document, files: HTMLFiles(folder: folder, isOneFile: isOneFile))
    body.named = first.reopened
    body.write()
    var page = head(of: document, body.firstWords)
    page += body.html
    page += "</body>\n</html>\n"
    return RichWriting(bytes: Array(page.utf8), companions: body.files.companions)
  }

  /// What looks better than the browser's own, and means nothing to a reader.
  private static let sheet = """
    table { border-collapse: collapse }
    td, th { border: 1px solid #888; padding: 0.2em 0.5em; vertical-align: top }
    th { text-align: inherit }
    img { max-width: 100% }

    """

  private func head(of document: RichDocument, _ firstWords: String) -> String {
    func part(_ name: String) -> String? {
      document.head.first { $0.format == .html && $0.name == name }
        .map { String(decoding: $0.bytes, as: UTF8.self) }
    }
    var html = "<!DOCTYPE html>\n<html"
    if let language = part("lang") { html += " lang=\"\(HTMLText.attribute(language))\"" }
    html += ">\n<head>\n<meta charset=\"utf-8\">\n"
    if let title = part("title") {
      html += "<title>\(HTMLText.escaped(title))</title>\n"
    } else {
      // A page has to have one; this one is no part of the document.
      let words = firstWords.isEmpty ? "Untitled" : firstWords
      html += "<title class=\"generated\">\(HTMLText.escaped(words))</title>\n"
    }
    html += "<meta name=\"generator\" content=\"Scribe\">\n"
    for part in document.head where part.format == .html && part.name.hasPrefix("meta ") {
      let name = HTMLText.attribute(String(part.name.dropFirst(5)))
      let content = HTMLText.attribute(String(decoding: part.bytes, as: UTF8.self))
      html += "<meta name=\"\(name)\" content=\"\(content)\">\n"
    }
    html += "<style>\n\(Self.sheet)</style>\n</head>\n<body"
    var style: [String] = []
    if let family = document.base.family { style.append("font-family:\(HTMLText.family(family))") }
    if let size = document.base.size { style.append("font-size:\(HTMLText.points(size))") }
    if !style.isEmpty { html += " style=\"\(HTMLText.attribute(style.joined(separator: ";")))\"" }
    return html + ">\n"
  }
}

/// Words and values as HTML and CSS have them.
enum HTMLText {
  static func escaped(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 >= 0xC2 }) else {
      return String(text)
    }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{A0}": result += "&nbsp;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// For a value in double quotes.
  static func attribute(_ text: String) -> String {
    escaped(text).replacing("\"", with: "&quot;")
  }

  /// A family's name in single quotes.
  static func family(_ name: String) -> String {
    "'" + name.filter { $0 != "'" && $0 != "\\" && !$0.isNewline } + "'"
  }

  static func points(_ size: HalfPoints) -> String { number(size.value, over: 2) + "pt" }
  static func points(_ length: Twips) -> String { number(length.value, over: 20) + "pt" }

  /// The shortest decimal of a fraction whose denominator divides a hundred or more.
  static func number(_ value: Int, over divisor: Int) -> String {
    let sign = value < 0 ? "-" : ""
    let whole = abs(value) / divisor
    var rest = abs(value) % divisor * 1000 / divisor
    if rest == 0 { return sign + String(whole) }
    var digits = 3
    while rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    let tail = String(rest)
    return sign + "\(whole)." + String(repeating: "0", count: digits - tail.count) + tail
  }
}

/// The attachments of a page that is being written.
struct HTMLFiles {
  let folder: String
  let isOneFile: Bool
  /// Whether only the page's structure is wanted.
  var drops = false
  private(set) var companions: [RichWriting.File] = []
  private var addresses: [String: String] = [:]
  private var taken: Set<String> = []

  init(folder: String, isOneFile: Bool, drops: Bool = false) {
    self.folder = folder
    self.isOneFile = isOneFile
    self.drops = drops
  }

  /// Returns the address of a file.
  ///
  /// - Parameters:
  ///   - key: The same for the same file.
  ///   - name: As it would like to be called; a folder in it is left out.
  mutating func address(_ key: String, name: String, type: String, bytes: [UInt8]) -> String {
    if drops { return "" }
    if let known = addresses[key] { return known }
    let address: String
    if isOneFile {
      address = "data:\(type);base64," + Base64.encoded(bytes)
    } else {
      let name = free(name)
      companions.append(RichWriting.File(name: folder + "/" + name, bytes: bytes))
      address = HTMLAddress.encoded(path: folder + "/" + name)
    }
    addresses[key] = address
    return address
  }

  private mutating func free(_ wanted: String) -> String {
    var name = String(
      (wanted.split(separator: "/").last ?? "").unicodeScalars
        .map { $0.value < 0x20 || $0 == "\\" ? "_" : Character($0) })
    if name.isEmpty || name.allSatisfy({ $0 == "." }) { name = "file" }
    let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
    let (stem, suffix) = (name[..<dot], name[dot...])
    var number = 1
    // Names that differ in case alone are one on some disks.
    while !taken.insert(name.lowercased()).inserted {
      number += 1
      name = "\(stem)-\(number)\(suffix)"
    }
    return name
  }
}
