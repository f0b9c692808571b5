import FoundationEssentials
import Glibc
import Glyphs
import RichText
import WorkerLink

let glyphHelp = """
  Usage: scribe glyph "DESCRIPTION" [OPTION…]
         scribe glyph --read FILE [--preview]

  Makes a small picture that is set like a character, from emoji artwork, on this machine. The
  description is a subject and what it wears, holds, rides or is in, in English, German, French,
  Spanish or Italian:

    scribe glyph "an orange bird with nerd glasses" -o bird.heic

    -o FILE          where it goes; the suffix says how: .heic (five sizes), .png, .rtfd, .rtf,
                     .html, .md. With --count the files are numbered
    --count N        how many candidates, 1 to 4
    --style STYLE    emoji, sketch or flat
    --seed N         another choice of candidates; equal seeds give equal pictures
    --preview        show it in the terminal
    --as MODE        how to show it: kitty, iterm, sixel, symbols, emoji, text
    --json           one line a candidate: identifier, description, concepts, ignored words
    --read FILE      tell what is in a glyph file (HEIC or PNG)

  Words that were not understood are named on standard error.

  Exit status: 0 done, 2 usage, 4 a file, or nothing understood, 5 artwork or encoder missing.

  """

/// Runs `scribe glyph` and returns the exit status.
func runGlyph(_ words: [String]) throws(UsageError) -> Int32 {
  // `-o` is the one short option here.
  let words = words.map { $0 == "-o" ? "--output" : $0 }
  let arguments = try Arguments(
    words, flags: ["--preview", "--json", "--help", "-h"],
    valued: ["--output", "--count", "--style", "--seed", "--as", "--read"])
  if arguments.has("--help") || arguments.has("-h") {
    say(glyphHelp)
    return ExitStatus.done
  }
  let worker = WorkerClient(silence: .seconds(30))
  if let path = arguments.value("--read") { return try read(path, arguments, worker) }
  let request = try GlyphRequest(arguments)
  for index in 0..<request.count {
    let order = GlyphOrder(
      prompt: request.prompt, style: request.style, seed: request.seed, candidate: index,
      wantsFile: request.output?.wantsFile ?? false)
    let result = waiting { () async -> Result<MadeGlyph, WorkerError> in
      do throws(WorkerError) { return .success(try await worker.make(order)) } catch {
        return .failure(error)
      }
    }
    switch result {
    case .failure(let error): return fail(error.message, status: status(of: error))
    case .success(let made):
      if index == 0, !made.ignored.isEmpty {
        warn("not understood: \(made.ignored.joined(separator: ", "))")
      }
      let status = finish(made, request, index)
      if status != ExitStatus.done { return status }
    }
  }
  return ExitStatus.done
}

/// What was asked for.
struct GlyphRequest {
  var prompt: String
  var style = GlyphStyle.emoji
  var count = 1
  var seed: UInt64 = 0
  var output: GlyphOutput?
  var shows: Bool
  var mode: GraphicsMode?
  var isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    prompt = arguments.operands.joined(separator: " ")
    guard !prompt.isEmpty else {
      throw UsageError(message: "glyph needs a description, such as \"a cat with a hat\"")
    }
    if let name = arguments.value("--style") {
      guard let style = GlyphStyle(rawValue: name) else {
        throw UsageError(message: GlyphError.unsupportedStyle(name).message)
      }
      self.style = style
    }
    if let text = arguments.value("--count") {
      guard let count = Int(text), (1...GlyphOrder.countLimit).contains(count) else {
        throw UsageError(message: "--count is 1 to \(GlyphOrder.countLimit)")
      }
      self.count = count
    }
    if let text = arguments.value("--seed") {
      guard let seed = UInt64(text) else { throw UsageError(message: "--seed is a number from 0") }
      self.seed = seed
    }
    if let path = arguments.value("--output") { output = try GlyphOutput(path: path) }
    mode = try graphicsMode(arguments)
    isJSON = arguments.has("--json")
    shows = arguments.has("--preview") || mode != nil || (output == nil && !isJSON)
  }
}

private func graphicsMode(_ arguments: Arguments) throws(UsageError) -> GraphicsMode? {
  guard let name = arguments.value("--as") else { return nil }
  guard let mode = GraphicsMode(rawValue: name) else {
    throw UsageError(
      message: "unknown mode \(name); modes are "
        + GraphicsMode.allCases.map(\.rawValue).joined(separator: ", "))
  }
  return mode
}

/// One line of `--json`.
private struct GlyphLine: Encodable {
  var identifier: String
  var description: String
  var concepts: [String]
  var ignored: [String]
  var file: String?
}

private func finish(_ made: MadeGlyph, _ request: GlyphRequest, _ index: Int) -> Int32 {
  var path: String?
  if let output = request.output {
    if let missing = made.fileMissing, output.wantsFile {
      if output.kind == .heic { return fail(missing.message, status: ExitStatus.provider) }
      warn("\(missing.message); the picture is stored as PNG alone")
    }
    let place = output.path(candidate: index, of: request.count)
    do throws(ConversionFiles.Problem) { try output.write(made.glyph, to: place) } catch {
      return fail(error.message, status: ExitStatus.input)
    }
    path = place
  }
  if request.isJSON {
    guard
      let line = encoded(
        GlyphLine(
          identifier: made.identifier, description: made.description, concepts: made.concepts,
          ignored: made.ignored, file: path))
    else { return fail("the answer cannot be written as JSON", status: ExitStatus.provider) }
    say(line + "\n")
  }
  if request.shows {
    GlyphPreview(
      description: made.description, emoji: made.emoji, picture: made.glyph.picture,
      preview: made.preview
    ).show(as: request.mode, number: index + 1)
  }
  return ExitStatus.done
}

private func status(of error: WorkerError) -> Int32 {
  switch error {
  case .refused(.glyph(.nothingUnderstood)), .refused(.glyph(.badSource)): ExitStatus.input
  default: ExitStatus.provider
  }
}

/// Tells what is in a glyph file.
private func read(
  _ path: String, _ arguments: Arguments, _ worker: WorkerClient
) throws(UsageError) -> Int32 {
  guard arguments.operands.isEmpty else {
    throw UsageError(message: "--read takes one file and no description")
  }
  let mode = try graphicsMode(arguments)
  let bytes: [UInt8]
  do throws(ConversionFiles.Problem) {
    bytes = try ConversionFiles.bytes(path, limit: WorkerLimits.glyphBytes)
  } catch { return fail(error.message, status: ExitStatus.input) }
  let result = waiting { () async -> Result<ReadGlyph, WorkerError> in
    do throws(WorkerError) { return .success(try await worker.readGlyph(bytes)) } catch {
      return .failure(error)
    }
  }
  switch result {
  case .failure(let error):
    return fail("\(path): \(error.message)", status: status(of: error))
  case .success(let found):
    say("identifier\t\(printable(found.identifier))\n")
    say("description\t\(printable(found.description))\n")
    say("sizes\t\(found.sides.map { "\($0)" }.joined(separator: " "))\n")
    for notice in found.notices { warn(notice) }
    if arguments.has("--preview") || mode != nil {
      GlyphPreview(
        description: found.description, emoji: "\u{1F5BC}\u{FE0F}", picture: found.picture,
        preview: found.preview
      ).show(as: mode, number: 1)
    }
    return ExitStatus.done
  }
}
