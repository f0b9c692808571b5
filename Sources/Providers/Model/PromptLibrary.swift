import Documents
import FoundationEssentials
import WritingTools

/// The prompts of all tools: the writer's own files where there are any, else those of the program.
public struct PromptLibrary: Sendable {
  /// `$XDG_CONFIG_HOME/scribe/prompts`; nil looks nowhere.
  private let folder: String?

  public init(folder: String?) { self.folder = folder }

  /// The names of the prompts, each a file `NAME.txt` in the writer's folder.
  public static let names: [String] = Array(builtIn.keys).sorted()

  /// The program's own prompt as the text of a file.
  public static func standard(_ name: String) -> String {
    String(decoding: builtIn[name] ?? [], as: UTF8.self)
  }

  /// Returns the prompt for `name`. A file of the writer's that is empty, no UTF-8 or over 64 kB
  /// counts as none.
  func prompt(_ name: String) -> Prompt {
    if let folder, let data = FileManager.default.contents(atPath: folder + "/\(name).txt"),
      !data.isEmpty, data.count <= 65536, let text = String(validating: data, as: UTF8.self)
    {
      return Prompt(text)
    }
    return Prompt(Self.standard(name))
  }

  private static let builtIn: [String: [UInt8]] = [
    "proofread": PackageResources.proofread_txt,
    "rewrite-plain": PackageResources.rewrite_plain_txt,
    "rewrite-friendly": PackageResources.rewrite_friendly_txt,
    "rewrite-professional": PackageResources.rewrite_professional_txt,
    "rewrite-concise": PackageResources.rewrite_concise_txt,
    "change": PackageResources.change_txt,
    "compose": PackageResources.compose_txt,
    "summarize": PackageResources.summarize_txt,
    "keypoints": PackageResources.keypoints_txt,
    "list": PackageResources.list_txt,
    "table": PackageResources.table_txt,
    "refine": PackageResources.refine_txt,
  ]
}

extension ToolRequest {
  /// The name of the prompt for this request.
  var promptName: String {
    if refining != nil { return "refine" }
    return switch tool {
    case .proofread: "proofread"
    case .rewrite(let voice): "rewrite-\(voice.rawValue)"
    case .change: "change"
    case .compose: "compose"
    case .summarize: "summarize"
    case .keyPoints: "keypoints"
    case .list: "list"
    case .table: "table"
    case .translate: "change"
    }
  }

  /// What the prompt's places stand for, `text` for `{text}`.
  func values(text: String) -> [String: String] {
    [
      "text": text, "before": contextBefore.suffixOfWords(2000),
      "instruction": instruction ?? "", "previous": refining ?? "", "kinds": kindsInWords,
      "language": language.map { "language: \($0)" } ?? "in its own language",
    ]
  }

  /// What the answer may hold, as a model is told.
  private var kindsInWords: String {
    if options.contains(.all) { return "You may use Markdown where the text does." }
    var without: [String] = []
    if !options.contains(.list) { without.append("no lists") }
    if !options.contains(.table) { without.append("no tables") }
    if !options.contains(.rich) { without.append("no Markdown marks that the text does not have") }
    return "Use \(without.joined(separator: ", "))."
  }
}

extension String {
  /// The last `bytes` bytes or fewer, from the start of a word on.
  fileprivate func suffixOfWords(_ bytes: Int) -> String {
    guard utf8.count > bytes else { return self }
    var end = self[...]
    while end.utf8.count > bytes, let gap = end.dropFirst().firstIndex(where: \.isWhitespace) {
      end = end[gap...]
    }
    return String(end).trimmingGaps()
  }
}
