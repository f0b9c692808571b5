import Documents

/// A result made less: table → list → plain lines; list → plain lines; rich → plain.
struct Reduction {
  private(set) var result: ToolResult
  /// What was lost, in sentences without full stop.
  private(set) var losses: [String] = []
  private let original: String

  /// - Parameter old: What kind the result is; nil to take off everything.
  init(
    _ result: ToolResult, over original: String, from old: ResultKind? = nil, to kind: ResultKind
  ) {
    self.result = result
    self.original = original
    switch kind {
    case .table, .rich: break
    case .list: makeList()
    case .plain: makePlain(old)
    }
  }

  var text: String { result.markdown(over: original) }

  private mutating func makeList() {
    switch result {
    case .table(let header, let rows):
      result = .list(Layouts.items(header: header, rows: rows), ordered: false)
      losses.append(Self.loss(of: header, to: "an item"))
    case .text(let text):
      let reduced = Markup.replacingTables(text) { header, rows in
        Layouts.list(Layouts.items(header: header, rows: rows), ordered: false)
      }
      result = .text(reduced)
      losses.append("the columns are gone: each row is an item")
    case .edits, .list:
      break
    }
  }

  private mutating func makePlain(_ old: ResultKind?) {
    switch result {
    case .table(let header, let rows):
      result = .text(plain(Layouts.items(header: header, rows: rows)))
      losses.append(Self.loss(of: header, to: "a line"))
    case .list(let items, let ordered):
      result = .text(plain(items))
      losses.append(ordered ? "the numbers of the items are gone" : "the list's marks are gone")
    case .text(let text) where old == .list:
      result = .text(Markup.withoutListMarkers(text))
      losses.append("the list's marks are gone")
    case .text(let text):
      let rows = Markup.replacingTables(text) { header, rows in
        Layouts.items(header: header, rows: rows).joined(separator: "\n")
      }
      result = .text(Markup.plainLines(rows))
      losses.append("markup is gone: the words are as they were")
    case .edits(let edits):
      result = .edits(
        edits.map { edit in
          var edit = edit
          edit.replacement = Markup.plainInline(edit.replacement)
          return edit
        })
      losses.append("markup in the new wordings is gone")
    }
  }

  private static func loss(of header: [String], to form: String) -> String {
    let gone = header.count > 1 && !header[0].isEmpty ? " without \u{201C}\(header[0])\u{201D}" : ""
    return "the columns are gone: each row is \(form)\(gone)"
  }

  private func plain(_ items: [String]) -> String {
    items.map { Markup.plainLines($0.normalizingLineEnds().trimmingBlankRims()) }
      .joined(separator: "\n")
  }
}
