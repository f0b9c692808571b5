import Glibc
import Translation

/// A running translator: sentences go in, translations come out in the same order.
final class ApertiumPipeline {
  let mode: String
  private let commands: [[String]]
  private var processes: TranslatorProcesses?
  private(set) var lastUse = ContinuousClock.now

  /// How many sentences are under way at once: the processes work side by side.
  private static let ahead = 8
  /// How long one sentence may take before its processes are taken for hung.
  private let limit: Duration

  init(mode: String, commands: [[String]], limit: Duration = .seconds(20)) {
    self.mode = mode
    self.commands = commands
    self.limit = limit
  }

  deinit { processes?.end() }

  /// The identifiers of the processes, for tests that end one.
  var identifiers: [pid_t] { processes?.identifiers ?? [] }

  /// Why no sentence can be translated.
  enum Failure: Error { case notStarted }

  /// Translates `sentences`; nil stands for one at which the translator failed twice.
  ///
  /// - Parameters:
  ///   - isCancelled: Asked several times a second; when true, the rest comes back as nil.
  ///   - waiting: Called several times a second while nothing comes.
  func translate(
    _ sentences: [MarkedText], isCancelled: () -> Bool, waiting: () -> Void
  ) throws(Failure) -> [TranslatedText?] {
    var results: [TranslatedText?] = []
    var hasFailed = false
    while results.count < sentences.count, !isCancelled() {
      if processes == nil { processes = TranslatorProcesses(commands) }
      guard let processes else { throw .notStarted }
      let rest = sentences[results.count...]
      // After a failure one alone, so that the next failure is this sentence's own.
      let (found, isWell) = run(
        hasFailed ? rest.prefix(1) : rest, in: processes, isCancelled, waiting)
      results += found
      if isWell {
        hasFailed = false
        continue
      }
      stop()
      if isCancelled() { break }
      if hasFailed { results.append(nil) }
      hasFailed = found.isEmpty ? !hasFailed : true
    }
    lastUse = .now
    return results + Array(repeating: nil, count: sentences.count - results.count)
  }

  /// Ends the processes; the next sentence starts them again.
  func stop() {
    processes?.end()
    processes = nil
  }

  /// Returns the answers that came, and whether the processes are well.
  private func run(
    _ sentences: ArraySlice<MarkedText>, in processes: TranslatorProcesses,
    _ isCancelled: () -> Bool, _ waiting: () -> Void
  ) -> ([TranslatedText], Bool) {
    var answers: [TranslatedText] = []
    var sent = sentences.startIndex
    var outgoing: [UInt8] = []
    var incoming: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    var lastAnswer = ContinuousClock.now
    var isStopping = false
    func due() -> Int { sent - sentences.startIndex - answers.count }
    while isStopping ? due() > 0 : answers.count < sentences.count {
      // What is under way is still taken in, so that the next answers are the next sentences'.
      if isCancelled() { isStopping = true }
      while !isStopping, due() < Self.ahead, sent < sentences.endIndex {
        outgoing += ApertiumStream.encode(sentences[sent])
        sent += 1
      }
      if isStopping, due() == 0 { break }
      var events = [
        pollfd(fd: processes.output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: outgoing.isEmpty ? -1 : processes.input, events: Int16(POLLOUT), revents: 0),
      ]
      let count = poll(&events, 2, 200)
      if count < 0, errno != EINTR { return (answers, false) }
      if count <= 0 {
        waiting()
        if ContinuousClock.now - lastAnswer > limit { return (answers, false) }
        continue
      }
      if events[1].revents != 0 {
        let written = processes.write(outgoing)
        if written < 0, errno != EAGAIN, errno != EINTR { return (answers, false) }
        if written > 0 { outgoing.removeFirst(written) }
      }
      guard events[0].revents != 0 else { continue }
      let length = read(processes.output, &buffer, buffer.count)
      if length < 0, errno == EAGAIN || errno == EINTR { continue }
      guard length > 0 else { return (answers, false) }
      incoming += buffer[..<length]
      while let end = incoming.firstIndex(of: 0) {
        let source = sentences[sentences.startIndex + answers.count]
        guard answers.count < sent - sentences.startIndex,
          let answer = ApertiumStream.decode(Array(incoming[..<end]), of: source)
        else { return (answers, false) }
        answers.append(answer)
        incoming.removeSubrange(...end)
        lastAnswer = .now
      }
    }
    return (answers, incoming.isEmpty)
  }
}
