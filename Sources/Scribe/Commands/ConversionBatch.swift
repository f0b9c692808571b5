import RichText

/// Several documents that are converted into one folder.
struct ConversionBatch {
  private struct Job {
    var input: String
    var from: RichEnd
    var output: String
  }

  private var jobs: [Job] = []
  private let to: RichEnd
  private let options: ConversionOptions

  /// - Returns: Nil where the command names one document and where it goes.
  /// - Throws: Where a format is not known, the folder is not there, or two would have one name.
  init?(_ arguments: Arguments) throws(UsageError) {
    let operands = arguments.operands
    guard let last = operands.last else { return nil }
    let isFolder = ConversionFiles.isFolder(last) && RichEnd(path: last)?.format != .rtfd
    guard operands.count > 2 || isFolder else { return nil }
    guard isFolder else {
      throw UsageError(message: "\(last) is no folder that is there; several files go into one")
    }
    guard let name = arguments.value("--to") else {
      throw UsageError(message: "several files need --to with the format")
    }
    to = try richEnd(last, name, "--to")
    var options = ConversionOptions(arguments)
    options.namesFiles = true
    self.options = options
    var taken: Set<String> = []
    for input in operands.dropLast() {
      guard input != "-" else {
        throw UsageError(message: "standard input has no name to be written under")
      }
      let output = last + (last.hasSuffix("/") ? "" : "/") + Self.name(of: input, as: to)
      guard taken.insert(output).inserted else {
        throw UsageError(message: "two of the files would be written to \(output)")
      }
      jobs.append(
        Job(
          input: input, from: try richEnd(input, arguments.value("--from"), "--from"),
          output: output))
    }
  }

  /// Converts all; one that fails keeps no other. Returns the worst of the statuses.
  func run() -> Int32 {
    let progress = ProgressLine()
    var status = ExitStatus.done
    for (index, job) in jobs.enumerated() {
      progress.show("\(index + 1) of \(jobs.count)  \(ConversionFiles.name(of: job.input))")
      status = max(
        status,
        convert(job.input, job.from, to: job.output, to, options) { progress.finish() })
    }
    progress.finish()
    return status
  }

  /// The file's name with the suffix of its new format.
  private static func name(of path: String, as end: RichEnd) -> String {
    var stem = ConversionFiles.name(of: path)
    if stem.lowercased().hasSuffix(".rtfd.zip") { stem = String(stem.dropLast(4)) }
    if let dot = stem.lastIndex(of: "."), dot > stem.startIndex { stem = String(stem[..<dot]) }
    let suffix =
      switch (end.format, end.form) {
      case (.plainText, _): "txt"
      case (.markdown, _): "md"
      case (.rtf, _): "rtf"
      case (.rtfd, .zip): "rtfd.zip"
      case (.rtfd, _): "rtfd"
      case (.html, _): "html"
      }
    return stem + "." + suffix
  }
}
