extension TableStructure {
  /// `Name: Ann` lines: a table of records where the names come again or name properties, else
  /// one of pairs.
  static func records(_ text: String) -> TableStructure? {
    var groups: [[(String, String)]] = [[]]
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = withoutMarker(trimmed(line))
      if line.isEmpty {
        if !groups[groups.count - 1].isEmpty { groups.append([]) }
        continue
      }
      guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
      let value = trimmed(line[line.index(after: colon)...])
      guard line[line.index(after: colon)...].first == " " || line[colon] == "：" else { return nil }
      let key = trimmed(line[..<colon])
      guard words(key) <= 4 else { return nil }
      guard !key.isEmpty, !value.isEmpty else { return nil }
      // A name that comes again begins another record.
      if groups[groups.count - 1].contains(where: { $0.0 == key }) { groups.append([]) }
      groups[groups.count - 1].append((key, value))
    }
    groups.removeAll(where: \.isEmpty)
    guard let first = groups.first else { return nil }
    var names = first.map(\.0)
    for group in groups { for (key, _) in group where !names.contains(key) { names.append(key) } }
    let isRepeated =
      groups.count > 1 && groups.dropFirst().allSatisfy { $0.contains { names.contains($0.0) } }
    let known = names.filter { properties.contains($0.lowercased()) }.count
    if isRepeated || groups.count == 1 && known * 2 >= names.count {
      let rows = groups.map { group in
        names.map { name in group.first { $0.0 == name }?.1 ?? "" }
      }
      return TableStructure(header: names, rows: rows)
    }
    guard groups.count == 1, first.count > 1 else { return nil }
    return TableStructure(header: ["", ""], rows: first.map { [$0.0, $0.1] })
  }

  /// `Apples cost $2, pears cost $3 and plums cost $4.`: clauses with one verb in common.
  static func clauses(_ text: String) -> TableStructure? {
    let source = ListSource(text, protected: [], hasMarkup: true)
    let whole = source.trimmed(source.scalars.indices)
    guard whole.count < 4000 else { return nil }
    var parts: [[String]] = [[]]
    for word in source.words(whole) {
      let text = source.string(word)
      let isJoint =
        ListStructure.conjunctions.contains(text.lowercased()) || text.lowercased() == "while"
      if isJoint, !source.isClosed[word.lowerBound] {
        parts.append([])
        continue
      }
      parts[parts.count - 1].append(withoutStop(text))
      if let last = text.last, ",;.!".contains(last) { parts.append([]) }
    }
    parts.removeAll(where: \.isEmpty)
    guard parts.count > 1, parts.allSatisfy({ $0.count > 2 && $0.count <= 14 }) else { return nil }
    // The verb that all clauses have, after the first word.
    let shared = parts[0].dropFirst().dropLast().map { $0.lowercased() }.filter { word in
      ListStructure.isFinite(word)
        && parts.allSatisfy {
          $0.dropFirst().dropLast().contains { sameVerb($0.lowercased(), word) }
        }
    }
    guard let verb = shared.first else { return nil }
    let rows = parts.map { part -> [String] in
      let index = part.indices.dropFirst().first { sameVerb(part[$0].lowercased(), verb) }!
      return [part[..<index].joined(separator: " "), part[(index + 1)...].joined(separator: " ")]
    }
    // One clause may have more to say than the rest; then this is prose.
    guard rows.contains(where: { $0[1].contains(where: \.isNumber) }) || parts.count > 2 else {
      return nil
    }
    guard rows.allSatisfy({ words($0[0]) <= 5 && words($0[1]) <= 6 }) else { return nil }
    let isCost = sameVerb("cost", verb)
    return TableStructure(header: isCost ? ["item", "cost"] : ["", ""], rows: rows)
  }

  private static func sameVerb(_ a: String, _ b: String) -> Bool {
    a == b || a == b + "s" || b == a + "s"
      || ["is", "are"].contains(a) && ["is", "are"].contains(b)
      || ["has", "have"].contains(a) && ["has", "have"].contains(b)
      || ["was", "were"].contains(a) && ["was", "were"].contains(b)
  }

  private static func withoutStop(_ word: String) -> String {
    var word = word
    while let last = word.last, ",;.!".contains(last) { word.removeLast() }
    return word
  }

  /// Names of properties, as forms and records have them.
  private static let properties: Set = [
    "name", "first name", "last name", "age", "role", "title", "email", "e-mail", "phone",
    "telephone", "address", "street", "date", "time", "price", "cost", "city", "town", "country",
    "author", "year", "type", "size", "color", "colour", "status", "id", "office", "department",
    "weight", "height", "length", "width", "location", "place", "job", "company", "website", "url",
    "language", "version", "license", "licence", "category", "subject", "topic", "notes", "note",
    "quantity", "amount", "stock", "product", "item", "model", "brand", "genre", "publisher",
    "pages",
    "isbn", "born", "birthday", "nationality", "occupation", "team", "score", "position", "venue",
    "speaker", "duration", "start", "end", "owner", "priority", "deadline", "due", "description",
  ]
}
