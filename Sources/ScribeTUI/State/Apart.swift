/// A large value that is mostly absent, kept outside the value it belongs to, which is copied often.
///
/// A session of a writing tool takes more room than all else of a document together.
@propertyWrapper public enum Apart<Value: Sendable>: Sendable {
  case none
  indirect case some(Value)

  public init(wrappedValue: Value?) {
    self = wrappedValue.map { .some($0) } ?? .none
  }

  public var wrappedValue: Value? {
    get {
      switch self {
      case .none: nil
      case .some(let value): value
      }
    }
    _modify {
      var value = wrappedValue
      // The only owner, so that what is changed in it is not copied first.
      self = .none
      defer { self = Apart(wrappedValue: value) }
      yield &value
    }
  }
}
