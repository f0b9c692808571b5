/// SARIF 2.1.0 (OASIS, 2020), as far as findings in text need it.
struct SARIFLog: Encodable, Hashable {
  struct Run: Encodable, Hashable {
    var tool: Tool
    /// What `region` counts: §3.14.17.
    var columnKind = "unicodeCodePoints"
    var results: [Result]
    var invocations: [Invocation]
  }
  struct Tool: Encodable, Hashable { var driver: Driver }
  struct Driver: Encodable, Hashable {
    var name = "scribe"
    var version = Scribe.version
    var rules: [Rule]
  }
  struct Rule: Encodable, Hashable { var id: String }
  struct Message: Encodable, Hashable { var text: String }
  struct Invocation: Encodable, Hashable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }
  struct Notification: Encodable, Hashable {
    var level = "error"
    var message: Message
  }
  struct Result: Encodable, Hashable {
    var ruleId: String
    var ruleIndex: Int
    var level = "warning"
    var message: Message
    var locations: [Location]
    var fixes: [Fix]
  }
  struct Location: Encodable, Hashable { var physicalLocation: PhysicalLocation }
  struct PhysicalLocation: Encodable, Hashable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }
  struct ArtifactLocation: Encodable, Hashable { var uri: String }
  struct Region: Encodable, Hashable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int
  }
  struct Fix: Encodable, Hashable { var artifactChanges: [ArtifactChange] }
  struct ArtifactChange: Encodable, Hashable {
    var artifactLocation: ArtifactLocation
    var replacements: [Replacement]
  }
  struct Replacement: Encodable, Hashable {
    var deletedRegion: Region
    var insertedContent: Message
  }

  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
}

extension SARIFLog {
  init(_ report: CheckReport) {
    let rules = Set(report.findings.map(\.ruleName)).sorted()
    let results = report.findings.map { finding in
      let location = ArtifactLocation(uri: Self.uri(of: finding.file))
      let region = Region(
        startLine: finding.line, startColumn: finding.column, endLine: finding.endLine,
        endColumn: finding.endColumn)
      return Result(
        ruleId: finding.ruleName, ruleIndex: rules.firstIndex(of: finding.ruleName) ?? 0,
        message: Message(text: finding.message.isEmpty ? finding.ruleName : finding.message),
        locations: [
          Location(
            physicalLocation: PhysicalLocation(artifactLocation: location, region: region))
        ],
        fixes: finding.replacements.prefix(5).map {
          Fix(artifactChanges: [
            ArtifactChange(
              artifactLocation: location,
              replacements: [
                Replacement(deletedRegion: region, insertedContent: Message(text: $0))
              ])
          ])
        })
    }
    runs = [
      Run(
        tool: Tool(driver: Driver(rules: rules.map { Rule(id: $0) })), results: results,
        invocations: [
          Invocation(
            executionSuccessful: report.failures.isEmpty,
            toolExecutionNotifications: report.failures.map {
              Notification(message: Message(text: "\($0.file): \($0.message)"))
            })
        ])
    ]
  }

  /// A relative or `file:` address (RFC 3986): all but unreserved characters and `/` in percent form.
  static func uri(of path: String) -> String {
    var address = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return address
  }
}

extension CheckReport.Finding {
  /// A name even where the rule has none: SARIF wants one.
  fileprivate var ruleName: String { rule.isEmpty ? "proofread" : rule }
}
