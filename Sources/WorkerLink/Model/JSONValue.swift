/// Any JSON value: what servers send is looked at field by field, since none can be relied on.
public enum JSONValue: Hashable, Sendable, Codable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .number(let value):
      // Whole numbers stay whole: servers refuse `1.0` where they want a count.
      if let whole = Int(exactly: value) {
        try container.encode(whole)
      } else {
        try container.encode(value)
      }
    case .text(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }

  /// The value under `name`; nil where there is none or this is no object.
  public subscript(name: String) -> JSONValue? {
    if case .object(let values) = self { return values[name] }
    return nil
  }

  public var text: String? {
    if case .text(let value) = self { return value }
    return nil
  }

  public var array: [JSONValue]? {
    if case .array(let values) = self { return values }
    return nil
  }

  /// A whole number, or nil; also for numbers that no `Int` holds.
  public var whole: Int? {
    if case .number(let value) = self { return Int(exactly: value.rounded()) }
    return nil
  }

  public var isNull: Bool { self == .null }
}
