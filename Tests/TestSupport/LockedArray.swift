import Synchronization

/// What several threads say, in order.
public final class LockedArray<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])
  public init() {}
  public func append(_ element: Element) { elements.withLock { $0.append(element) } }
  public var all: [Element] { elements.withLock { $0 } }
}
