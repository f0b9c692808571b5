import FoundationEssentials
import Glibc
import Glyphs
import Pictures

/// Draws a contact sheet of prompts, to be looked at by eye: `GlyphSheet OUT.png [STYLE] [PROMPTS.txt]`.
@main struct Sheet {
  static let side = 160
  static let columns = 8

  static func main() throws {
    var words = Array(CommandLine.arguments.dropFirst())
    guard !words.isEmpty else {
      print("usage: glyph-sheet OUT.png [STYLE] [PROMPTS.txt]")
      exit(2)
    }
    let out = words.removeFirst()
    let style = words.first.flatMap(GlyphStyle.init) ?? .emoji
    let path = words.first { $0.hasSuffix(".txt") } ?? "Tools/GlyphSheet/prompts.txt"
    let prompts = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .map(String.init).filter { !$0.hasPrefix("#") }
    var maker = try GlyphMaker(paths: EmojiFont.paths(home: nil))
    let rows = (prompts.count + columns - 1) / columns
    var sheet = Bitmap(width: columns * side, height: rows * side)
    for index in sheet.pixels.indices { sheet.pixels[index] = 255 }
    let clock = ContinuousClock()
    var times: [Duration] = []
    for (index, prompt) in prompts.enumerated() {
      do throws(GlyphError) {
        let start = clock.now
        let made = try maker.make(GlyphOrder(prompt: prompt, style: style, wantsFile: false))
        times.append(clock.now - start)
        let picture = try PNGReader.read(made.glyph.picture).picture
        lay(picture, on: &sheet, index % columns * side, index / columns * side)
        let ignored = made.plan.ignored.isEmpty ? "" : "  NOT: \(made.plan.ignored)"
        print(
          "\(index + 1) \(prompt): \(made.plan.concepts) [\(made.plan.language)]\(ignored)")
      } catch { print("\(index + 1) \(prompt): \(error.message)") }
    }
    let file = try PNGWriter.write(sheet)
    try Data(file).write(to: URL(filePath: out))
    let sorted = times.sorted()
    if let worst = sorted.last { print("median \(sorted[sorted.count / 2]), worst \(worst)") }
  }

  static func lay(_ picture: Bitmap, on sheet: inout Bitmap, _ x: Int, _ y: Int) {
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let from = (row * picture.width + column) * 4
        let to = ((y + row) * sheet.width + x + column) * 4
        let rest = 255 - Int(picture.pixels[from + 3])
        for k in 0..<3 {
          sheet.pixels[to + k] = UInt8(min(255, Int(picture.pixels[from + k]) + rest))
        }
      }
    }
  }
}
