/// An answer that says whether it was counted or guessed.
public enum Known<Value> {
  case exact(Value)
  case estimated(Value)

  /// The value, whichever it is; show a `~` before it unless `isExact`.
  public var value: Value {
    switch self {
    case .exact(let value), .estimated(let value): value
    }
  }

  public var isExact: Bool {
    switch self {
    case .exact: true
    case .estimated: false
    }
  }
}

extension Known: Equatable where Value: Equatable {}
extension Known: Hashable where Value: Hashable {}
extension Known: Sendable where Value: Sendable {}
