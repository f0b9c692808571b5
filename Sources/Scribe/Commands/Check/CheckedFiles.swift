import Documents
import FoundationEssentials
import TextEngine

/// The files that paths of a command line stand for.
struct CheckedFiles {
  /// In the order of the command line, a folder's by name; none twice.
  private(set) var paths: [String] = []
  private(set) var failures: [CheckReport.Failure] = []
  private var known: Set<String> = []
  private let ignored: IgnoreList
  private let format: DocumentFormat?

  /// - Parameters:
  ///   - ignored: What `--ignore` names, seen from the working folder.
  ///   - format: What the user says all files are; a folder then gives all of its files.
  init(_ operands: [String], ignored: IgnoreList, format: DocumentFormat?) {
    self.ignored = ignored
    self.format = format
    for operand in operands {
      var isFolder = false
      if FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder), isFolder {
        walk(operand, lists: [])
      } else {
        // A file that was named is checked, whatever the lists say; reading tells if it is not there.
        add(operand)
      }
    }
  }

  private mutating func add(_ path: String) {
    if known.insert(path).inserted { paths.append(path) }
  }

  /// - Parameter lists: Those of the folders above, each with the way from its folder to this one.
  private mutating func walk(_ folder: String, lists: [(IgnoreList, way: String)]) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      failures.append(.init(file: folder, message: "the folder cannot be read"))
      return
    }
    var lists = lists
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    if names.contains(".scribeignore"),
      let reading = try? DocumentFile.read(path: base + ".scribeignore")
    {
      lists.append((IgnoreList(reading.text.string), way: ""))
    }
    for name in names where !name.hasPrefix(".") {
      let path = base + name
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      // Links are not followed: they may lead round.
      let type = attributes?[.type] as? FileAttributeType
      let isFolder = type == .typeDirectory
      guard isFolder || type == .typeRegular,
        !ignored.excludes(path, isFolder: isFolder),
        !lists.contains(where: { $0.0.excludes($0.way + name, isFolder: isFolder) })
      else { continue }
      if isFolder {
        walk(path, lists: lists.map { ($0.0, way: $0.way + name + "/") })
      } else if format != nil || isProse(name) {
        add(path)
      }
    }
  }

  /// Markdown, and text that says so by its suffix.
  private func isProse(_ name: String) -> Bool {
    switch DocumentFormat(path: name) {
    case .markdown: true
    case .plainText: name.contains(".")
    case .sourceCode, .htmlSource, .richText: false
    }
  }
}
