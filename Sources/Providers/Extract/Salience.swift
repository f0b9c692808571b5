import Glibc

/// How much each sentence of a text says of the whole.
///
/// A sentence counts for what it has in common with the others (a walk over the graph of their
/// likeness, as TextRank and LexRank do), for where it stands, and for what it is: words that
/// announce a result raise it; questions, quotations, fragments and sentences that lean on the one
/// before lower it.
struct Salience {
  /// In order of the sentences; comparable within one text only.
  var scores: [Double]
  private let vectors: [[Int: Double]]

  struct Weights: Sendable {
    var centrality = 1.5
    var position = 0.6
    /// In how many sentences the bonus for the beginning falls to about a third.
    var reach = 2.5
    var cue = 0.7
    var leaning = 0.25
    var question = 0.4
    var quotation = 0.25
    var fragment = 0.5
    var long = 0.02
    /// What likeness to a sentence already chosen takes away.
    var redundancy = 1.0
    /// Whether a text whose sentences all speak of one thing, as reviews do, is summed up by its
    /// common words, wherever they stand.
    var gathers = false

    /// For a text that one sentence sums up.
    static let oneSentence = Weights()
    /// In a longer text, what sentences have in common tells more.
    static let severalSentences = Weights(centrality: 2, gathers: true)
    /// For points, which are many: the beginning is not all.
    static let points = Weights(reach: 4)
  }

  let weights: Weights

  /// With more sentences than this the graph gives way to the likeness to the whole text.
  private static let graphBound = 600

  init(_ sentences: [Passages.Sentence], weights: Weights = .oneSentence) {
    self.weights = weights
    let stems = sentences.map { ContentWords.stems($0.text) }
    vectors = Self.vectors(stems)
    let centrality = Self.centrality(vectors)
    let focus = weights.gathers ? Self.focus(stems) : 0
    let commonness = focus > 0 ? Self.commonness(stems) : []
    scores = sentences.indices.map { index in
      let traits = SentenceTraits(sentences[index].text)
      let beginning = exp(-Double(index) / weights.reach)
      var score = weights.centrality * centrality[index] + weights.position * beginning
      if focus > 0 {
        score += focus * (2 * commonness[index] - centrality[index] - weights.position * beginning)
      }
      if traits.announces { score += weights.cue }
      if traits.leans, index > 0 { score -= weights.leaning }
      if traits.isQuestion { score -= weights.question }
      if traits.isQuotation { score -= weights.quotation }
      if traits.words < 6 { score -= weights.fragment }
      score -= weights.long * Double(max(0, traits.words - 32))
      return score
    }
  }

  /// Returns the indices of up to `count` sentences that say most and repeat each other least, in
  /// the order in which they were chosen.
  func best(_ count: Int) -> [Int] {
    var chosen: [Int] = []
    var likeness = [Double](repeating: 0, count: scores.count)
    while chosen.count < min(count, scores.count) {
      let left = scores.indices.filter { !chosen.contains($0) }
      guard
        let next = left.max(by: { a, b in
          let first = scores[a] - weights.redundancy * likeness[a]
          let second = scores[b] - weights.redundancy * likeness[b]
          return (first, -a) < (second, -b)
        })
      else { break }
      chosen.append(next)
      for index in left {
        likeness[index] = max(likeness[index], Self.cosine(vectors[index], vectors[next]))
      }
    }
    return chosen
  }

  /// How far one word runs through all the text: 0 where no word is in three of five sentences, 1
  /// where one is in four of five.
  private static func focus(_ stems: [[String]]) -> Double {
    guard stems.count > 8 else { return 0 }
    var frequency: [String: Int] = [:]
    for sentence in stems { for stem in Set(sentence) { frequency[stem, default: 0] += 1 } }
    let share = Double(frequency.values.max() ?? 0) / Double(stems.count)
    return min(1, max(0, (share - 0.6) / 0.2))
  }

  /// How often the words of each sentence are used in the text, on average; 1 for the most.
  private static func commonness(_ stems: [[String]]) -> [Double] {
    var counts: [String: Int] = [:]
    for stem in stems.joined() { counts[stem, default: 0] += 1 }
    let means = stems.map { sentence in
      sentence.isEmpty
        ? 0 : Double(sentence.reduce(0) { $0 + counts[$1, default: 0] }) / Double(sentence.count)
    }
    let most = means.max() ?? 0
    return most > 0 ? means.map { $0 / most } : means
  }

  /// Unit vectors of term frequency times inverse sentence frequency.
  private static func vectors(_ stems: [[String]]) -> [[Int: Double]] {
    var numbers: [String: Int] = [:]
    var frequency: [Int] = []
    let counts = stems.map { sentence -> [Int: Int] in
      var counts: [Int: Int] = [:]
      for stem in sentence {
        let number = numbers[stem] ?? numbers.count
        if number == numbers.count {
          numbers[stem] = number
          frequency.append(0)
        }
        counts[number, default: 0] += 1
      }
      for number in counts.keys { frequency[number] += 1 }
      return counts
    }
    let total = Double(stems.count)
    return counts.map { counts in
      var vector: [Int: Double] = [:]
      var norm = 0.0
      for (number, count) in counts {
        // Never zero, so that a text of one sentence has a vector too.
        let weight = Double(count) * log(1 + total / Double(frequency[number]))
        vector[number] = weight
        norm += weight * weight
      }
      return norm == 0 ? vector : vector.mapValues { $0 / norm.squareRoot() }
    }
  }

  private static func cosine(_ a: [Int: Double], _ b: [Int: Double]) -> Double {
    let (small, large) = a.count < b.count ? (a, b) : (b, a)
    return small.reduce(0) { $0 + $1.value * (large[$1.key] ?? 0) }
  }

  /// From 0 to 1, the most central sentence having 1.
  private static func centrality(_ vectors: [[Int: Double]]) -> [Double] {
    let found = vectors.count <= graphBound ? walk(vectors) : closeness(vectors)
    let most = found.max() ?? 0
    return most > 0 ? found.map { $0 / most } : found
  }

  private static func walk(_ vectors: [[Int: Double]]) -> [Double] {
    let count = vectors.count
    var links = [[(Int, Double)]](repeating: [], count: count)
    var strength = [Double](repeating: 0, count: count)
    for a in vectors.indices {
      for b in 0..<a {
        let likeness = cosine(vectors[a], vectors[b])
        // Nearly equal sentences would vote for each other only.
        guard likeness > 0.02, likeness < 0.95 else { continue }
        links[a].append((b, likeness))
        links[b].append((a, likeness))
        strength[a] += likeness
        strength[b] += likeness
      }
    }
    var rank = [Double](repeating: 1 / Double(max(count, 1)), count: count)
    for _ in 0..<30 {
      rank = rank.indices.map { index in
        let votes = links[index].reduce(0) { $0 + rank[$1.0] * $1.1 / strength[$1.0] }
        return 0.15 / Double(count) + 0.85 * votes
      }
    }
    return rank
  }

  private static func closeness(_ vectors: [[Int: Double]]) -> [Double] {
    var sum: [Int: Double] = [:]
    for vector in vectors { sum.merge(vector) { $0 + $1 } }
    return vectors.map { vector in vector.reduce(0) { $0 + $1.value * (sum[$1.key] ?? 0) } }
  }
}
