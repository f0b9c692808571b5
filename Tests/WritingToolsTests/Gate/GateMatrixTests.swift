import Documents
import Testing
import TextEngine

@testable import WritingTools

/// Every set of kinds × every format × every tool, on a document, in bytes.
@Suite struct GateMatrixTests {
  static let before = "Minutes of the week, kept by Tom.\n\n"
  static let after = "\n\nThe next meeting is on Friday, with cake.\n"

  /// What must be applied, worked out without the gate.
  private func isAllowed(_ kind: ResultKind, _ options: ResultOptions, _ format: DocumentFormat)
    -> Bool
  {
    options.contains(ResultOptions(kind)) && (format == .markdown || kind == .plain)
  }

  @Test(arguments: DocumentFormat.allCases, Script.all)
  func `only allowed kinds get into the document`(format: DocumentFormat, script: Script) {
    for lineEnding in ["\n", "\r\n"] {
      let isWindows = lineEnding == "\r\n"
      let whole = Self.before + "⟦" + Script.paragraph + "⟧" + Self.after
      let draft = Draft(isWindows ? whole.crlf : whole, format)
      let expected = Self.before + script.expected + Self.after
      for options in everyOptions {
        var session = draft.session(script.tool, preferred: options)
        if session.mayAsk {
          session.receive(ToolAnswer(content: script.content, provider: "script"))
        }
        session.acceptAll(knowing: true)
        var text = draft.text
        switch session.outcome(in: draft.text) {
        case .allowed(let pass):
          #expect(isAllowed(script.kind, options, format), "\(options.words)")
          #expect(pass.kind == script.kind)
          text.apply(pass)
          #expect(text.string == (isWindows ? expected.crlf : expected), "\(options.words)")
        case .refused(let refusal):
          #expect(!isAllowed(script.kind, options, format), "\(options.words): \(session.findings)")
          #expect(refusal.allowed == options.intersection(format.options))
          #expect(!refusal.message.isEmpty && !refusal.sentence.isEmpty)
          #expect(text.string == draft.text.string)
        }
      }
    }
  }

  @Test(arguments: DocumentFormat.allCases, Script.all)
  func `a filter writes an applied result or nothing`(
    format: DocumentFormat, script: Script
  ) async throws {
    let text = TextStorage(Script.paragraph + "\n")
    for options in everyOptions {
      for isNamed in [false, true] {
        let filter = Filter(
          Filter.Options(
            tool: script.tool, format: format, preferred: options, isNamed: isNamed),
          provider: ScriptedProvider(content: script.content))
        let result = try await filter.run(text)
        let isHeld = !isNamed || format == .markdown || options.isSubset(of: .plain)
        switch result.outcome {
        case .applied:
          #expect(isAllowed(script.kind, options, format) && isHeld, "\(options.words)")
          #expect(result.exitStatus == 0)
          #expect(result.kind == script.kind)
          #expect(result.document.string == script.expected + "\n")
          let alone = result.markdown + "\n"
          let landsWhole = script.tool.landing == .replace && script.tool.fixedKind == nil
          #expect(
            String(decoding: result.output, as: UTF8.self)
              == (landsWhole ? script.expected + "\n" : alone))
        case .refused(let refusal):
          if case .checks(let findings) = refusal.reason {
            Issue.record("checks refused \(script.testDescription): \(findings)")
          }
          #expect(!(isAllowed(script.kind, options, format) && isHeld), "\(options.words)")
          #expect(result.exitStatus == 3)
          #expect(result.output.isEmpty)
          #expect(result.document.string == text.string)
          #expect(result.report.applied == false)
          #expect(result.report.reason == refusal.message)
        case .unchanged(let reason):
          Issue.record("unchanged: \(reason)")
        }
      }
    }
  }

  @Test(arguments: DocumentFormat.allCases, Script.all)
  func `a refused kind can be reduced to what is allowed`(format: DocumentFormat, script: Script) {
    let draft = Draft(Self.before + "⟦" + Script.paragraph + "⟧" + Self.after, format)
    for options in everyOptions {
      var session = draft.session(script.tool, preferred: options)
      if session.mayAsk { session.receive(ToolAnswer(content: script.content, provider: "script")) }
      guard case .refused(let refusal) = session.phase, refusal.reason == .kind else { continue }
      let lower = script.kind.reductions.first { isAllowed($0, options, format) }
      #expect(session.degrade() == (lower != nil), "\(options.words)")
      guard let lower else { continue }
      #expect(session.phase == .reviewing, "\(options.words): \(session.phase)")
      #expect(!session.notices.isEmpty)
      session.acceptAll(knowing: true)
      guard case .allowed(let pass) = session.outcome(in: draft.text) else {
        Issue.record("refused after reduction")
        continue
      }
      #expect(pass.kind == lower)
      var text = draft.text
      text.apply(pass)
      #expect(text.string.hasPrefix(Self.before) && text.string.hasSuffix(Self.after))
      if lower == .plain { #expect(!text.string.contains("- ") && !text.string.contains("**")) }
    }
  }
}
