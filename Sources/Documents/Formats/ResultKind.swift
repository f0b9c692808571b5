/// What a result is, from the least that a document must hold to the most.
public enum ResultKind: String, CaseIterable, Hashable, Sendable {
  case plain, rich, list, table
}

/// A set of kinds: those that a format holds, that the writer allows, or both.
public struct ResultOptions: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let plain = ResultOptions(rawValue: 1)
  public static let rich = ResultOptions(rawValue: 2)
  public static let list = ResultOptions(rawValue: 4)
  public static let table = ResultOptions(rawValue: 8)
  public static let all: ResultOptions = [.plain, .rich, .list, .table]

  public init(_ kind: ResultKind) {
    switch kind {
    case .plain: self = .plain
    case .rich: self = .rich
    case .list: self = .list
    case .table: self = .table
    }
  }

  /// The kinds in the set, in the order of `ResultKind`.
  public var kinds: [ResultKind] { ResultKind.allCases.filter { contains(ResultOptions($0)) } }
  /// Their names with spaces between, as the status line shows them; `none` for the empty set.
  public var words: String {
    isEmpty ? "none" : kinds.map(\.rawValue).listed(by: " ")
  }
}
