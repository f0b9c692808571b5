/// Signs in a replacement that say which run's words stand between them: characters of the planes that
/// Unicode leaves to private use (15 and 16), a pair for each run of a request.
public enum RunSigns {
  /// So many runs of a request can be told apart.
  public static let bound = 0xFFFE
  private static let opening: UInt32 = 0xF0000
  private static let closing: UInt32 = 0x100000

  public static func open(_ run: Int) -> String { sign(opening, run) }
  public static func close(_ run: Int) -> String { sign(closing, run) }

  private static func sign(_ base: UInt32, _ run: Int) -> String {
    precondition((0..<bound).contains(run), "run \(run)")
    return String(Unicode.Scalar(base + UInt32(run)) ?? "\u{FFFD}")
  }

  /// Whether `text` has characters that would be taken for signs.
  public static func areIn(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.value >= opening }
  }

  /// Returns `text` without signs, and what stood between each pair.
  ///
  /// - Returns: Ranges are UTF-8 offsets in the words, in the order of their ends.
  public static func read(_ text: String) -> (words: String, runs: [(run: Int, range: Range<Int>)])
  {
    var words = String.UnicodeScalarView()
    var count = 0
    var starts: [Int: Int] = [:]
    var runs: [(run: Int, range: Range<Int>)] = []
    for scalar in text.unicodeScalars {
      if scalar.value >= closing {
        let run = Int(scalar.value - closing)
        if let start = starts.removeValue(forKey: run), start < count {
          runs.append((run, start..<count))
        }
      } else if scalar.value >= opening {
        starts[Int(scalar.value - opening)] = count
      } else {
        words.append(scalar)
        count += UTF8.width(scalar)
      }
    }
    return (String(words), runs)
  }
}
