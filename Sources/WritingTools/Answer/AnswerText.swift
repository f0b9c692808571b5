/// An answer without what models put round it, for providers that put answers together.
package struct AnswerText {
  package let text: String
  package let findings: [CheckFinding]

  /// - Parameter original: The text that was asked about; empty for one that is new.
  package init(_ answer: String, for original: String) {
    let shape = AnswerShape(answer, for: original)
    text = shape.text
    findings = shape.findings
  }
}
