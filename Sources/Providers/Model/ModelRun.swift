import Documents
import FoundationEssentials
import WorkerLink
import WritingTools

/// One tool on one text, by a model: cuts what is too long, asks, and puts the answers together.
struct ModelRun: Sendable {
  let provider: ModelProvider
  let request: ToolRequest
  let facts: ModelFacts
  let hear: @Sendable (String) -> Void

  /// One answer: what the model said, mended, and what was found wrong with it.
  struct Reply: Sendable {
    var text: String
    var findings: [CheckFinding]
  }

  var isMarkdown: Bool { request.format == .markdown }

  /// Bytes of a text that are surely no more than one token each three: prose has four and more, and
  /// scripts with three bytes a letter have about one token a letter.
  static let bytesPerToken = 3

  /// The most bytes of a piece whose answer is about as long as the piece.
  func room(answerShare: Double = 1.2, atMost bytes: Int) -> Int {
    let overhead =
      messages(for: "").reduce(0) { $0 + $1.content.utf8.count } / Self.bytesPerToken + 96
    let tokens = Double(max(facts.context - overhead, 128)) / (1 + answerShare)
    return min(Int(tokens) * Self.bytesPerToken, bytes)
  }

  func messages(for text: String) -> [ChatMessage] {
    provider.prompts.prompt(request.promptName).messages(request.values(text: text))
  }

  /// - Parameter share: How long the answer may be, as a part of the text.
  func chat(_ text: String, share: Double = 1.5, schema: JSONValue? = nil) -> ChatRequest {
    let messages = messages(for: text)
    let input = messages.reduce(0) { $0 + $1.content.utf8.count } / Self.bytesPerToken
    let wanted = Int(Double(text.utf8.count) / Double(Self.bytesPerToken) * share) + 160
    let most = max(facts.context - input - 16, 64)
    return ChatRequest(
      model: facts.name, messages: messages,
      answerTokens: request.tool == .compose ? min(2000, most) : min(wanted, most),
      temperature: request.temperature, schema: schema)
  }

  /// Asks about `text` and mends the answer.
  ///
  /// - Parameter words: Gets the words as they come.
  func ask(
    about text: String, share: Double = 1.5, schema: JSONValue? = nil,
    words: @Sendable (String) -> Void
  ) async throws(ProviderError) -> Reply {
    var chat = chat(text, share: share, schema: schema)
    if await !provider.memory.takesSchemas { chat.schema = nil }
    chat.wantsUsage = await provider.memory.countsTokens
    while true {
      do throws(WorkerError) {
        return try await exchange(chat, about: text, words: words)
      } catch {
        // What a server does not know it refuses; the question goes without it from then on.
        guard case .refused(.model(.status(let status, _))) = error,
          [400, 404, 415, 422, 500, 501].contains(status)
        else { throw ProviderError(error) }
        if chat.schema != nil {
          chat.schema = nil
          await provider.memory.refuseSchemas()
        } else if chat.wantsUsage, status != 404 {
          chat.wantsUsage = false
          await provider.memory.refuseCounts()
        } else {
          throw ProviderError(error)
        }
      }
    }
  }

  private func exchange(
    _ chat: ChatRequest, about text: String, words: @Sendable (String) -> Void
  ) async throws(WorkerError) -> Reply {
    do { try await provider.pace?.turn() } catch { throw .cancelled }
    let address = provider.configuration.address
    if let run = ToolRun.current {
      await run.count(model: chat.model)
      let number = await run.number
      if number > 0 {
        provider.payloads?.keep(
          chat.body, sentTo: address.base + "/chat/completions", run: number)
      }
    }
    var answer = ""
    var ending: ChatEnding?
    var looked = 0
    var loop: Int?
    let order = ChatOrder(address: address, request: chat, limits: provider.limits)
    do {
      for try await part in provider.worker.answers(to: .chat(order)) {
        switch part {
        case .chatText(let piece):
          answer += piece
          words(piece)
          if answer.utf8.count - looked > 200 {
            looked = answer.utf8.count
            loop = Repetition.start(in: answer)
          }
        case .chatEnded(let end): ending = end
        default: break
        }
        // Leaving the stream cancels the work: the server is freed.
        if loop != nil { break }
      }
    } catch let error as WorkerError {
      throw error
    } catch {
      throw .garbled("\(error)")
    }
    if Task.isCancelled { throw .cancelled }
    if loop == nil { loop = Repetition.start(in: answer) }
    if let loop { answer = String(decoding: Array(answer.utf8)[..<loop], as: UTF8.self) }
    var findings: [CheckFinding] = []
    if loop != nil {
      findings.append(
        CheckFinding(.repetition, "the model began to repeat itself and was stopped there"))
    }
    if let ending {
      await ToolRun.current?.count(ending)
      switch ending.reason {
      case "length":
        findings.append(CheckFinding(.cut, "the answer was cut off at the model's limit"))
      case "content_filter":
        findings.append(CheckFinding(.cut, "the server's filter cut the answer off"))
      default: break
      }
      if let tokens = ending.promptTokens,
        await !provider.memory.readAll(
          bytes: chat.inputBytes, tokens: tokens, answerTokens: ending.answerTokens ?? 0,
          context: facts.context)
      {
        findings.append(
          CheckFinding(
            .inputCut,
            "the server read \(tokens) tokens of about \(chat.inputBytes / 4): it cut the text"))
      }
    }
    if chat.schema != nil { return Reply(text: answer, findings: findings) }
    let original = request.tool == .compose ? "" : text
    let repaired = AnswerRepair(answer, original: original)
    return Reply(text: repaired.text, findings: repaired.findings + findings)
  }

  func answer(_ content: ToolContent, _ findings: [CheckFinding], notices: [String] = [])
    -> ToolAnswer
  {
    var seen: Set<CheckFinding> = []
    return ToolAnswer(
      content: content, provider: facts.name, notices: notices,
      findings: findings.filter { seen.insert($0).inserted })
  }

  /// Refuses a text that cannot go in one piece.
  func whole(atMost share: Double) throws(ProviderError) -> String {
    let room = room(answerShare: share, atMost: .max)
    let bytes = request.text.utf8.count + (request.refining?.utf8.count ?? 0)
    guard bytes <= room else {
      throw .failed(
        "the text has \(bytes) bytes, and \(facts.name) can take \(room) at once: choose less of it"
      )
    }
    return request.text
  }
}

extension ToolRequest {
  /// Corrections and layouts have one best answer; prose may vary a little.
  var temperature: Double {
    switch tool {
    case .proofread, .list, .table, .keyPoints, .translate: 0
    case .rewrite, .summarize, .change: 0.2
    case .compose: 0.7
    }
  }
}
