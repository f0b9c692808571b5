import Documents
import Glibc
import TextEngine

// Reading words and files for the layout commands.
extension LayoutCommand {
  static func arguments(
    _ words: [String], flags: [String], valued: [String]
  ) throws(LayoutInputError) -> Arguments {
    do throws(UsageError) {
      return try Arguments(words, flags: flags + ["--help", "-h"], valued: valued)
    } catch {
      throw .usage(error)
    }
  }

  static func usage(_ message: String) -> LayoutInputError { .usage(UsageError(message: message)) }

  /// Prints a report, as JSON where `--json` asks for that, and returns the exit status.
  static func tell(
    _ report: some Encodable, _ words: @autoclosure () -> String, by arguments: Arguments
  ) -> Int32 {
    guard arguments.has("--json") else {
      return say(words()) ? ExitStatus.done : ExitStatus.input
    }
    guard let json = pretty(report), say(json + "\n") else { return ExitStatus.input }
    return ExitStatus.done
  }

  /// Returns the whole number after `option`; `otherwise` where it was not given.
  static func number(
    _ option: String, of arguments: Arguments, in range: ClosedRange<Int>, otherwise: Int
  ) throws(LayoutInputError) -> Int {
    guard let word = arguments.value(option) else { return otherwise }
    guard let number = Int(word), range.contains(number) else {
      throw usage(
        "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not \(word)")
    }
    return number
  }

  static let widthRange = 1...10_000

  /// Returns the widths of `20-120`, `20,40,80` or both mixed; each once, in the order given.
  static func widths(_ words: String) throws(LayoutInputError) -> [Int] {
    var widths: [Int] = []
    for part in words.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
        widthRange.contains(first), widthRange.contains(last), first <= last
      else { throw usage("--widths takes widths such as 20-120 or 20,40,80, not \(words)") }
      for width in first...last where !widths.contains(width) { widths.append(width) }
    }
    return widths
  }

  static func operand(
    _ arguments: Arguments, of command: String
  ) throws(LayoutInputError) -> String {
    guard let first = arguments.operands.first else {
      throw usage("layout \(command) needs a file, or - for standard input")
    }
    if arguments.operands.count > 1 {
      throw usage("one file at a time: \(arguments.operands[1]) is one too many")
    }
    return first
  }

  /// The encoding after `--encoding`; nil without one.
  static func encoding(_ arguments: Arguments) throws(LayoutInputError) -> TextEncoding? {
    do throws(UsageError) {
      return try Scribe.encoding(arguments.value("--encoding"))
    } catch {
      throw .usage(error)
    }
  }

  /// Reads all of a file, large ones too, so that every count is exact.
  ///
  /// - Parameter encoding: What the file is read as; nil goes by what it says of itself.
  static func reading(
    of path: String, as encoding: TextEncoding? = nil
  ) throws(LayoutInputError) -> Reading {
    let choice = EncodingChoice(named: encoding)
    var reading: Reading
    do throws(DocumentError) {
      reading =
        path == "-"
        ? try DocumentFile.read(descriptor: STDIN_FILENO, name: "standard input", as: choice)
        : try DocumentFile.read(path: path, as: choice)
    } catch {
      throw .input(error.message)
    }
    guard
      path == "-" || reading.identity != nil || !reading.text.isEmpty || access(path, F_OK) == 0
    else { throw .input("\(path): no such file") }
    if let loading = reading.text.loading {
      loading.run()
      reading.text.learnCounts()
    }
    return reading
  }

  /// Reads a small file of UTF-8.
  static func words(at path: String) throws(LayoutInputError) -> String {
    let text = try reading(of: path).text
    guard let words = String(validating: text.bytes(in: 0..<text.count), as: UTF8.self) else {
      throw .input("\(path): not UTF-8")
    }
    return words
  }
}
