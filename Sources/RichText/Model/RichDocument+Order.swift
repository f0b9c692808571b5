extension RichDocument {
  /// The same document with lists, tables, attachments and blocks numbered in order of appearance,
  /// and without those that nothing names. Two readings of the same thing are then equal.
  ///
  /// - Complexity: Linear in the paragraphs and runs.
  public func renumbered() -> RichDocument {
    var result = self
    var lists: [ListID: ListID] = [:]
    var newTables: [TableID: TableID] = [:]
    var pictures: [AttachmentID: AttachmentID] = [:]
    for index in result.paragraphs.indices {
      if let list = result.paragraphs[index].style.list?.list {
        let id = lists[list] ?? ListID(lists.count)
        lists[list] = id
        result.paragraphs[index].style.list!.list = id
      }
      if let table = result.paragraphs[index].style.cell?.table {
        var chain = [table]
        while let parent = tables[chain.last!]?.parent?.table, !chain.contains(parent) {
          chain.append(parent)
        }
        for table in chain.reversed() where newTables[table] == nil {
          newTables[table] = TableID(newTables.count)
        }
        result.paragraphs[index].style.cell!.table = newTables[table]!
      }
      for run in result.paragraphs[index].runs.indices {
        guard let picture = result.paragraphs[index].runs[run].style.attachment else { continue }
        let id = pictures[picture] ?? AttachmentID(pictures.count)
        pictures[picture] = id
        result.paragraphs[index].runs[run].style.attachment = id
      }
    }
    result.tables = [:]
    for (old, new) in newTables {
      guard var table = tables[old] else { continue }
      if let parent = table.parent { table.parent!.table = newTables[parent.table] ?? parent.table }
      result.tables[new] = table
    }
    result.attachments = [:]
    for (old, new) in pictures { result.attachments[new] = attachments[old] }
    return result
  }
}
