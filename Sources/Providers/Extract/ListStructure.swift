/// A list that is hidden in a text, found by its structure.
struct ListStructure: Equatable {
  struct Item: Equatable {
    /// One line, without a marker, without the commas and stops that parted it from the others.
    var text: String
    /// UTF-8 offset in the text.
    var offset: Int
  }

  var items: [Item]
  /// The order of the items means something: steps, numbers.
  var isOrdered: Bool

  /// Looks for structures in the order of their certainty; nil where the text holds no list.
  ///
  /// - Parameter protected: UTF-8 ranges that are never cut or looked into: code, links.
  static func find(
    in text: String, protected: [Range<Int>] = [], hasMarkup: Bool = true, language: String? = nil
  ) -> ListStructure? {
    let source = ListSource(text, protected: protected, hasMarkup: hasMarkup)
    if source.isCode { return nil }
    let found =
      lines(source) ?? enumerators(source) ?? ordinals(source, language: language)
      ?? semicolons(source) ?? sentences(source, language: language) ?? steps(source)
      ?? series(source) ?? pair(source)
    guard let found, found.items.count > 1 else { return nil }
    return found
  }
}
