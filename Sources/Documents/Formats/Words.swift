extension [String] {
  /// The words with `separator` between them.
  ///
  /// What `joined(separator:)` answers, which in its generic form searches all conformances of the
  /// program at its first call: 0.2 million instructions before the first picture.
  package func listed(by separator: String) -> String {
    guard var list = first else { return "" }
    for word in dropFirst() {
      list += separator
      list += word
    }
    return list
  }
}
