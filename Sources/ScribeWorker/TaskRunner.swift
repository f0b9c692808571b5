import WorkerLink

/// Carries out one task after the other. Lives on one thread, as enchant wants.
struct TaskRunner {
  let jobs: JobQueue
  let replies: Replies
  private var uploads = PageUploads()
  var dictionaries = Dictionaries()
  var pipelines = ApertiumPipelines()
  var glyphs = GlyphDesk()

  /// Verdicts in one part of an answer.
  private static let partWords = 500

  init(jobs: JobQueue, replies: Replies) {
    self.jobs = jobs
    self.replies = replies
  }

  mutating func run() -> Never {
    while true {
      guard let job = jobs.next(within: pipelines.patience) else {
        pipelines.stopIdle()
        continue
      }
      do throws(WorkerFault) {
        try answer(job)
        replies.send(.done(id: job.id))
      } catch {
        replies.send(.failed(id: job.id, fault: error))
      }
    }
  }

  private mutating func answer(_ job: JobQueue.Job) throws(WorkerFault) {
    switch job.task {
    case .check(let words, let language):
      try check(words, language, id: job.id)
    case .suggest(let words, let language):
      try suggest(words, language, id: job.id)
    case .html(let page, let from, let piece, let isLast):
      if let whole = try uploads.append(piece, to: page, from: from, isLast: isLast) {
        try parse(whole, id: job.id)
      }
    case .languages:
      replies.send(.part(id: job.id, part: .languages(tags: dictionaries.languages)))
    case .translate(let sentences, let modes):
      try translate(sentences, modes, id: job.id)
    case .identify(let texts):
      try identify(texts, id: job.id)
    case .glyph(let order): try make(order, id: job.id)
    case .readGlyph(let file): try readGlyph(file, id: job.id)
    case .chat, .models: throw .unreadable(reason: "not for this thread")
    }
  }

  private mutating func check(
    _ words: [String], _ language: String, id: Int
  ) throws(WorkerFault) {
    try keepToLimit(words)
    let dictionary = try dictionaries.dictionary(for: language)
    for start in stride(from: 0, to: words.count, by: Self.partWords) {
      if jobs.isCancelled { return }
      let right = words[start...].prefix(Self.partWords).map { dictionary.isRight($0) }
      replies.send(.part(id: id, part: .checked(from: start, right: right)))
    }
  }

  private mutating func suggest(
    _ words: [String], _ language: String, id: Int
  ) throws(WorkerFault) {
    try keepToLimit(words)
    let dictionary = try dictionaries.dictionary(for: language)
    let vocabulary = dictionary.vocabulary { replies.send(.working(id: id)) }
    for (index, word) in words.enumerated() {
      if jobs.isCancelled { return }
      var found = WorkerSuggestions(isRight: dictionary.isRight(word))
      if !found.isRight {
        let ranks = dictionary.ranks
        // Where it is known how common words are, the checker's own guesses make the ranking no
        // better, and take 20 times as long as the search.
        if ranks.isEmpty || vocabulary.entries.isEmpty {
          found.suggested = dictionary.suggestions(for: word)
        }
        found.nearby = vocabulary.words(near: word) + ranks.splits(of: word)
        if !ranks.isEmpty {
          found.ranks = (found.suggested + found.nearby).map { ranks.rank(of: $0) }
        }
        let levels = dictionary.levels
        if !levels.isEmpty {
          found.levels = (found.suggested + found.nearby).map { levels.level(of: $0) }
        }
      }
      replies.send(.part(id: id, part: .suggested(index: index, found: found)))
    }
  }

  private func parse(_ page: [UInt8], id: Int) throws(WorkerFault) {
    let parser = PageParser(
      send: { replies.send(.part(id: id, part: .markup($0))) },
      isCancelled: { jobs.isCancelled })
    try parser.parse(page)
    replies.send(.part(id: id, part: .markupEnd(parser.limits)))
  }

  private func keepToLimit(_ words: [String]) throws(WorkerFault) {
    guard words.count <= WorkerLimits.words else {
      throw .unreadable(reason: "more than \(WorkerLimits.words) words")
    }
  }
}
