extension RichDocument {
  /// The table around `id` that is itself in `depth` others; `id` itself if it is less deep.
  package func ancestor(of id: TableID, depth: Int) -> TableID {
    let path = tablePath(id)
    return depth < path.count ? path[depth] : id
  }

  /// The tables around `id` from the outermost, itself included.
  package func tablePath(_ id: TableID) -> [TableID] {
    var path = [id]
    while let parent = tables[path.last!]?.parent?.table, path.count <= Table.deepest {
      path.append(parent)
    }
    return path.reversed()
  }

  /// Returns the end of the run of paragraphs from `start` on that are in the table `id` or in one
  /// within it.
  package func end(ofTable id: TableID, from start: Int, before limit: Int) -> Int {
    var index = start
    var isIn: [TableID: Bool] = [:]
    while index < limit, let table = paragraphs[index].style.cell?.table {
      if isIn[table] == nil { isIn[table] = tablePath(table).contains(id) }
      if isIn[table] == false { break }
      index += 1
    }
    return index
  }

  /// The cell of table `id` that paragraph `index` is in, by itself or in a table within; nil if in
  /// none.
  package func place(ofParagraph index: Int, in id: TableID) -> CellPlace? {
    var place = paragraphs[index].style.cell
    var steps = 0
    while let found = place, found.table != id, steps <= Table.deepest {
      place = tables[found.table]?.parent
      steps += 1
    }
    return place?.table == id ? place : nil
  }
}
