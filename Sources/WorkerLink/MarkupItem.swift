/// One step of a walk through a parsed page: elements open and close in balance.
public enum MarkupItem: Hashable, Sendable {
  /// The name is in lower case.
  case open(name: String, attributes: [Attribute])
  case text(String)
  case close

  public struct Attribute: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }
}

/// What a tree lacks because of a limit.
public struct MarkupLimits: Hashable, Sendable, Codable {
  /// Elements that were nested too deeply; what they hold is in the tree.
  public var flattened: Int
  /// The page went on, and the tree does not.
  public var isCut: Bool

  public init(flattened: Int = 0, isCut: Bool = false) {
    self.flattened = flattened
    self.isCut = isCut
  }
}

/// Items as strings whose first character says what they are: `<name`, `=attribute`, `"value`,
/// `'text`, `/`. A long value is several strings, and so is a long text.
///
/// An array of strings is a fifth of what JSON makes of the enumeration, and bounded per string.
public struct MarkupWriter: Sendable {
  /// Strings that have not been taken.
  public private(set) var strings: [String] = []
  /// Their size in UTF-8.
  public private(set) var bytes = 0

  public init() {}

  public mutating func open(_ name: String) { append("<", name) }
  public mutating func attribute(_ name: String) { append("=", name) }
  public mutating func close() { append("/", "") }

  /// Adds the value of the attribute before it, or a further piece of the same value.
  public mutating func value(_ piece: some StringProtocol) { append("\"", piece) }

  /// Adds text, or a further piece of the same text.
  public mutating func text(_ piece: some StringProtocol) { append("'", piece) }

  /// Returns what was written since the last time.
  public mutating func take() -> [String] {
    defer {
      strings = []
      bytes = 0
    }
    return strings
  }

  private mutating func append(_ sign: String, _ rest: some StringProtocol) {
    strings.append(sign + rest)
    bytes += rest.utf8.count + 4
  }
}

/// Items from the strings that a `MarkupWriter` wrote, in parts cut anywhere.
public struct MarkupReader: Sendable {
  /// Whole items that were read.
  public private(set) var items: [MarkupItem] = []
  private var open: (name: String, attributes: [MarkupItem.Attribute])?
  private var text: String?
  private var depth = 0

  public init() {}

  /// - Returns: False for strings that no writer writes; nothing more should be read then.
  public mutating func append(_ strings: [String]) -> Bool {
    for string in strings {
      let rest = String(string.dropFirst())
      switch string.utf8.first {
      case UInt8(ascii: "<"):
        finish()
        open = (rest, [])
        depth += 1
      case UInt8(ascii: "="):
        guard open != nil else { return false }
        open?.attributes.append(MarkupItem.Attribute(name: rest, value: ""))
      case UInt8(ascii: "\""):
        guard let last = open?.attributes.indices.last else { return false }
        open?.attributes[last].value += rest
      case UInt8(ascii: "'"):
        if text == nil {
          finish()
          text = rest
        } else {
          text! += rest
        }
      case UInt8(ascii: "/"):
        guard depth > 0 else { return false }
        finish()
        items.append(.close)
        depth -= 1
      default: return false
      }
    }
    return true
  }

  /// Ends the walk: closes what is open and returns all items.
  public mutating func end() -> [MarkupItem] {
    finish()
    items += Array(repeating: .close, count: depth)
    depth = 0
    return items
  }

  private mutating func finish() {
    if let element = open {
      items.append(.open(name: element.name, attributes: element.attributes))
    }
    if let text { items.append(.text(text)) }
    open = nil
    text = nil
  }
}
