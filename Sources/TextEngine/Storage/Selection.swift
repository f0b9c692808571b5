/// Where the writer is: the end that stays and the end that moves.
///
/// anchor 7, head 4: `The ]cat[ sat`
public struct Selection: Hashable, Sendable {
  public var anchor: ByteCount
  public var head: ByteCount

  public init(anchor: ByteCount, head: ByteCount) {
    self.anchor = anchor
    self.head = head
  }

  public init(caret: ByteCount) { self.init(anchor: caret, head: caret) }

  public var range: Range<ByteCount> { min(anchor, head)..<max(anchor, head) }
  public var isEmpty: Bool { anchor == head }

  /// Returns the selection after `edits`; a caret at an insertion goes after it.
  public func moved(by edits: EditSet) -> Selection {
    Selection(anchor: edits.moving(anchor, bias: .after), head: edits.moving(head, bias: .after))
  }
}
