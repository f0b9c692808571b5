extension UndoHistory {
  /// All groups with the text that they removed and inserted, for the next session.
  func write(to writer: inout JournalWriter) {
    writer.put(nodes.count)
    for node in nodes {
      writer.put(node.parent)
      writer.put((node.next ?? -1) + 1)
      writer.put(node.edits)
      writer.put(node.inverse)
      writer.put(node.kind.code)
      writer.put(node.time)
      writer.put(node.graphemes)
      writer.put(node.selectionsBefore)
      writer.put(node.selectionsAfter)
    }
    writer.put(current)
  }

  init(from reader: inout JournalReader) throws(JournalReader.Malformed) {
    self.init()
    let count = try reader.length()
    var nodes: [Node] = []
    for number in 0..<count {
      let parent = try reader.number()
      let next = try reader.number() - 1
      guard (0..<max(number, 1)).contains(parent), next < count, next < 0 || next > number else {
        throw JournalReader.Malformed()
      }
      nodes.append(
        Node(
          parent: parent, next: next < 0 ? nil : next, edits: try reader.edits(),
          inverse: try reader.edits(), kind: try Kind(code: reader.number()),
          time: try reader.time(), graphemes: try reader.number(),
          selectionsBefore: try reader.selections(), selectionsAfter: try reader.selections(),
          collapsed: []))
    }
    let current = try reader.number()
    guard nodes.indices.contains(current) else { throw JournalReader.Malformed() }
    self.nodes = nodes
    self.current = current
    markSaved()
  }
}
