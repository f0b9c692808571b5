import FoundationEssentials
import Glibc
import Glyphs
import RichText
import ScribeTUI
import TerminalLoop
import WorkerLink

/// Pictures of glyphs: the terminal is asked when the first of them is on the screen, after that
/// frame, and nobody waits for its answers. Documents without glyphs cost nothing.
extension EditorRunner {
  /// Sees to what the frame that is about to be shown wants.
  func wantPictures() {
    guard editor.mayShowGlyphs else { return }
    if !pictures.isAsked {
      pictures.isAsked = true
      if pictures.needsQuestion { mailbox.post { [weak self] in self?.askTerminal() } }
    }
    let shelf = editor.state.glyphs
    guard shelf.inText != .text || shelf.inPreview == .kitty else { return }
    let shown = editor.shownGlyphs
    let unknown = Set(shown.filter { $0.key.rows == 1 }.map(\.words)).filter {
      shelf.emoji[$0] == nil && !pictures.lookedUp.contains($0)
    }
    if !unknown.isEmpty { lookUp(unknown) }
    for glyph in shown where shelf.numbers[glyph.key] == nil {
      let way = glyph.key.rows == 1 ? shelf.inText : shelf.inPreview
      guard way == .kitty, !pictures.refused.contains(glyph.key),
        pictures.awaited.insert(glyph.key).inserted
      else { continue }
      prepare(glyph)
    }
  }

  // MARK: Finding out

  private func askTerminal() {
    guard pictures.isInTmux else { return write(Array(pictures.probe.questions.utf8)) }
    // Detached: see `ask`. tmux may take its time.
    Task.detached { [mailbox] in
      let answer = Self.tmuxSays()
      mailbox.post { [weak self] in
        guard let self else { return }
        pictures.passesThrough(GraphicsProbe.passes(tmuxSays: answer))
        write(Array(pictures.probe.questions.utf8))
      }
    }
  }

  /// What tmux says of itself; empty where it says nothing in time.
  nonisolated private static func tmuxSays() -> String {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    let programs: [String] = path.split(separator: ":").map { "\($0)/tmux" }
    let program = programs.first { access($0, X_OK) == 0 }
    guard let program,
      let child = ClipboardProcess(
        [program, "display-message", "-p", "#{allow-passthrough}"], isReading: true)
    else { return "" }
    let bytes = child.read(within: .seconds(1))
    return child.end(within: .milliseconds(50)) == 0
      ? String(decoding: bytes ?? [], as: UTF8.self) : ""
  }

  /// Takes answers whenever they come.
  func learnGraphics(from reply: TerminalReply) {
    guard case .other(let bytes) = reply, pictures.isAsked, pictures.take(bytes) else { return }
    var shelf = editor.state.glyphs
    pictures.settle(&shelf)
    guard shelf != editor.state.glyphs else { return }
    editor.configure { $0.glyphs = shelf }
  }

  /// Looks for the characters of the things that words name.
  private func lookUp(_ unknown: Set<String>) {
    pictures.lookedUp.formUnion(unknown)
    // Detached: see `ask`. The tables are read at the first word.
    Task.detached { [mailbox] in
      var found: [String: String] = [:]
      for words in unknown { found[words] = Self.character(for: words) }
      mailbox.post { [weak self] in
        self?.editor.configure { $0.glyphs.emoji.merge(found) { _, new in new } }
      }
    }
  }

  /// The head noun's character; empty where none of two cells is known.
  nonisolated private static func character(for words: String) -> String {
    guard let plan = try? GlyphPlan(reading: words) else { return "" }
    let text = plan.headEmoji.text
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first,
      scalar.properties.isEmojiPresentation
    else { return "" }
    return text
  }

  // MARK: Sending

  /// The most that a terminal is sent as it is.
  nonisolated private static let mostBytes = 1 << 20

  /// Makes a picture ready, off the main thread, and sends it.
  private func prepare(_ glyph: ShownGlyph) {
    let path = editor.state.documents.isEmpty ? nil : editor.state.document.path
    // Detached: see `ask`.
    Task.detached { [mailbox] in
      var png = glyph.picture
      if !glyph.address.isEmpty { png = Self.file(at: glyph.address, beside: path) }
      // What a file brings may be none, or a bomb for the terminal: the worker reads it with limits.
      if !Self.isHarmless(png) {
        let file = glyph.file.isEmpty ? png : glyph.file
        png = file.isEmpty ? [] : (try? await WorkerClient.standard.readGlyph(file))?.picture ?? []
      }
      let base64 = Self.isHarmless(png) ? Data(png).base64EncodedString() : nil
      mailbox.post { [weak self] in self?.send(glyph.key, base64) }
    }
  }

  /// The address with `%hh` decoded; nil where that is no UTF-8.
  nonisolated private static func decoded(_ address: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(address.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The bytes of a file beside a document or in folders beside it; none where an address leads
  /// elsewhere.
  nonisolated static func file(at address: String, beside path: String?) -> [UInt8] {
    guard let path, let name = decoded(address) else { return [] }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy(FileName.isSafe) else { return [] }
    let place: String = ConversionFiles.folder(of: path) + "/" + name
    let file = Glibc.open(place, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return [] }
    defer { Glibc.close(file) }
    var state = stat()
    guard fstat(file, &state) == 0, state.st_mode & S_IFMT == S_IFREG,
      (1...mostBytes).contains(Int(state.st_size))
    else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(state.st_size))
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeMutableBytes {
        Glibc.read(file, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return [] }
      done += count
    }
    return bytes
  }

  /// Whether it is a PNG that says it has 1024 pixels a side at most.
  nonisolated static func isHarmless(_ png: [UInt8]) -> Bool {
    let beginning: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    guard png.count > 33, png.count <= mostBytes, png.starts(with: beginning),
      png[12..<16].elementsEqual("IHDR".utf8)
    else { return false }
    return [16, 20].allSatisfy { at in
      let side = png[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      return (1...1024).contains(side)
    }
  }

  private func send(_ key: GlyphKey, _ base64: String?) {
    pictures.awaited.remove(key)
    guard let base64 else {
      pictures.refused.insert(key)
      return
    }
    if editor.state.glyphs.numbers.count >= 200 { forgetPictures() }
    guard let number = pictures.number(besides: editor.state.glyphs.numbers.values) else { return }
    write(pictures.transfer(key, base64: base64, as: number))
    editor.configure { $0.glyphs.numbers[key] = number }
    noteParting()
  }

  /// Takes back all that was sent; what is on the screen is sent again after the next frame.
  func forgetPictures() {
    let numbers = editor.state.glyphs.numbers
    guard !numbers.isEmpty else { return }
    write(pictures.removal(of: numbers.values))
    editor.configure { $0.glyphs.numbers = [:] }
    noteParting()
  }

  private func noteParting() {
    screen?.parting = pictures.removal(of: editor.state.glyphs.numbers.values)
    armGuard()
  }
}
