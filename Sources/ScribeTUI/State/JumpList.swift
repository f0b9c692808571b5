import TextEngine

/// The places that the writer left by a jump.
struct JumpList: Hashable, Sendable {
  static let most = 50

  /// In the order in which they were left.
  private(set) var places: [ByteCount] = []
  /// Where in them the writer stands; at their end after a new jump.
  private(set) var index = 0

  /// Notes a place that is being left; what lay ahead is forgotten.
  mutating func leave(_ place: ByteCount) {
    places.removeSubrange(index...)
    if places.last != place { places.append(place) }
    if places.count > Self.most { places.removeFirst(places.count - Self.most) }
    index = places.count
  }

  /// Returns the place before, and keeps `here` to come back to; nil where there is none.
  mutating func back(from here: ByteCount) -> ByteCount? {
    if index == places.count {
      guard let last = places.last else { return nil }
      if last != here { places.append(here) }
      index = places.count - 1
    }
    guard index > 0 else { return nil }
    index -= 1
    return places[index]
  }

  mutating func forward() -> ByteCount? {
    guard index + 1 < places.count else { return nil }
    index += 1
    return places[index]
  }

  mutating func follow(_ edits: EditSet) {
    for at in places.indices { places[at] = edits.moving(places[at], bias: .before) }
  }
}

extension EditorState {
  /// Notes where the writer is, before a jump.
  mutating func leaveMark() {
    document.jumps.leave(document.selection.head)
  }

  mutating func jumpBack() {
    guard let place = document.jumps.back(from: document.selection.head) else {
      message = Message("There is no place to go back to.")
      return
    }
    goTo(place)
  }

  mutating func jumpForward() {
    guard let place = document.jumps.forward() else {
      message = Message("There is no place to go forward to.")
      return
    }
    goTo(place)
  }
}
