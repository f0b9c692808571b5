import TextEngine

extension Reading {
  /// What opening a new document gives: no text and no file.
  public init(newOf format: DocumentFormat) {
    text = TextStorage()
    self.format = format
    lineEnding = .lf
    hasMixedLineEndings = false
    identity = nil
    isWritable = true
    hasInvalidBytes = false
    notices = []
  }
}
