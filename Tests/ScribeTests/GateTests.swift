import Documents
import Providers
import ScribeTUI
import TestSupport
import Testing
import TextEngine
import WritingTools

/// Paragraphs of real text, the lines of each ending as the whole does.
enum RealText {
  static let story: String? = {
    guard let bytes = Bytes.of(Handed.fixtures + "/story.md") else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }()

  /// Returns the paragraph that begins with `start`.
  static func paragraph(_ start: String) throws -> String {
    let story = try #require(story)
    return try #require(
      story.split(separator: "\n").first { $0.hasPrefix(start) }.map(String.init), "\(start)")
  }

  /// Wordy, and one that holds steps, one that has faults, and one that is long enough to shorten.
  static let starts = [
    "The committee met", "The steps are simple", "Nora recieved", "My grandmother",
  ]
}

/// Every set of kinds × the real tools × every format, on real text, in bytes and on the screen.
@MainActor struct `The gate and the embedded rules` {
  static let tools = Tool.all
  static let provider = EmbeddedProvider()
  nonisolated static let sets = (0..<16).map { ResultOptions(rawValue: UInt8($0)) }

  /// What the product's table says a format holds, without the gate.
  nonisolated static func held(by format: DocumentFormat) -> Set<String> {
    format == .markdown ? ["plain", "rich", "list", "table"] : ["plain"]
  }

  /// What has happened: for the test that nothing is vacuous.
  struct Tally: Hashable {
    var applied = 0
    var refused = 0
    var unchanged = 0
  }

  @Test(arguments: DocumentFormat.allCases)
  func `a filter gives an allowed result or nothing`(_ format: DocumentFormat) async throws {
    var tally = Tally()
    for start in RealText.starts {
      let text = TextStorage(try RealText.paragraph(start) + "\n")
      for tool in Tool.all where Self.provider.reach(tool) == .can {
        for options in Self.sets {
          for isNamed in [false, true] {
            let filter = Filter(
              Filter.Options(tool: tool, format: format, preferred: options, isNamed: isNamed),
              provider: Self.provider)
            let result = try await filter.run(text)
            let allowed = Set(options.kinds.map(\.rawValue)).intersection(Self.held(by: format))
            let isHeld =
              !isNamed || Set(options.kinds.map(\.rawValue)).isSubset(of: Self.held(by: format))
            let what: Comment = "\(tool) \(options.words) \(isNamed) \(start)"
            switch result.outcome {
            case .applied:
              tally.applied += 1
              #expect(isHeld && allowed.contains(result.kind?.rawValue ?? "?"), what)
              #expect(!result.output.isEmpty, what)
              #expect(result.document.string != text.string, what)
            case .unchanged:
              tally.unchanged += 1
              #expect(isHeld && !allowed.isEmpty, what)
              #expect(result.document.string == text.string, what)
            case .refused(let refusal):
              tally.refused += 1
              #expect(result.exitStatus == 3 && result.output.isEmpty, what)
              #expect(result.document.string == text.string, what)
              #expect(!refusal.message.isEmpty && !refusal.message.contains("\n"), what)
              #expect(!isHeld || !allowed.contains(result.kind?.rawValue ?? "?"), what)
            }
          }
        }
      }
    }
    #expect(tally.applied > 20 && tally.refused > 200, "\(tally)")
  }

  @Test(arguments: EngineKind.allCases, DocumentFormat.allCases)
  func `the editor applies what is allowed and shows what is not`(
    engine: EngineKind, format: DocumentFormat
  ) async throws {
    var tally = Tally()
    for start in RealText.starts {
      let draft = try "Before.\n\n" + RealText.paragraph(start) + "\n\nAfter.\n"
      for tool in Tool.all {
        for options in Self.sets {
          let desk = Desk(draft, format: format, options: options, engine: engine)
          let what: Comment = "\(tool) \(options.words) \(start)"
          let allowed = Set(options.kinds.map(\.rawValue)).intersection(Self.held(by: format))
          if case .cannot(let reason) = Self.provider.reach(tool) {
            await desk.run(tool, by: Self.provider)
            #expect(desk.screen.contains(reason), what)
            #expect(desk.text == draft, what)
            continue
          }
          await desk.run(tool, by: Self.provider)
          if allowed.isEmpty {
            #expect(desk.screen.contains("No kind of result is allowed here"), what)
            #expect(desk.text == draft, what)
            tally.refused += 1
            continue
          }
          if desk.screen.contains("NOT applied") {
            tally.refused += 1
            let kind = ResultKind.allCases.map(\.rawValue).first {
              desk.screen.contains("Kind: \($0). ")
            }
            #expect(kind.map { !allowed.contains($0) } == true, what)
            let limit = Self.held(by: format).contains(kind ?? "") ? "Allowed: " : " holds: plain."
            #expect(desk.screen.contains(limit), what)
            desk.press(.enter)
            #expect(desk.text == draft, what)
            desk.press(.character("N"))
            #expect(desk.text == draft, what)
          } else if desk.isReviewing {
            tally.applied += 1
            #expect(tool.fixedKind != .list || allowed.contains("list"), what)
            #expect(desk.text == draft, "before it was accepted: \(what)")
            #expect(desk.screen.contains("{+") || desk.screen.contains("[-"), what)
            desk.press(.character("A"))
            #expect(!desk.isReviewing, what)
            #expect(desk.text != draft, what)
            #expect(desk.text.hasPrefix("Before.\n\n"), what)
            #expect(desk.text.hasSuffix("After.\n"), what)
            #expect(desk.screen.contains("One undo takes it back"), what)
            desk.press(.control("z"))
            #expect(desk.text == draft, what)
          } else {
            tally.unchanged += 1
            #expect(desk.text == draft, what)
          }
        }
      }
    }
    #expect(tally.applied > 10 && tally.refused > 10, "\(tally)")
  }
}
