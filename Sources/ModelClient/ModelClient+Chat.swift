import Foundation
import FoundationNetworking
public import WorkerLink

extension ModelClient {
  /// Carries out `order` and hands each piece of the answer to `hear` as it comes.
  ///
  /// A server that is busy (429, 503) is asked again as it says, or with a growing pause; once words
  /// have come nothing is asked twice. Cancelling the task closes the connection.
  public func chat(
    _ order: ChatOrder, hear: @escaping @Sendable (String) -> Void
  ) async throws(ModelFault) -> ChatEnding {
    try admit(order.address)
    var request = try await self.request(order.address, "/chat/completions")
    request.httpMethod = "POST"
    request.httpBody = order.request.body
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue("text/event-stream, application/json", forHTTPHeaderField: "Accept")
    var attempt = 0
    while true {
      attempt += 1
      try await knock(order.address, within: order.limits.connecting)
      let outcome = try await exchange(request, order, hear)
      switch outcome {
      case .ended(var ending):
        ending.attempts = attempt
        return ending
      case .busy(let status, let retryAfter):
        guard attempt < order.limits.attempts else {
          throw .busy(status: status, attempts: attempt)
        }
        let pause = Pause.seconds(
          after: attempt, retryAfter: retryAfter, longest: order.limits.longestPause,
          jitter: .random(in: 0...1))
        do { try await Task.sleep(for: .seconds(pause)) } catch { throw .cutOff }
      }
    }
  }

  enum Outcome: Sendable {
    case ended(ChatEnding)
    case busy(status: Int, retryAfter: String?)
  }

  func request(_ address: ModelAddress, _ path: String) async throws(ModelFault) -> URLRequest {
    guard let url = URL(string: address.base + path) else {
      throw .garbled("the address \(shown(address.base))")
    }
    var request = URLRequest(url: url)
    request.setValue("scribe", forHTTPHeaderField: "User-Agent")
    if let source = address.key {
      let key = try await blocking { () throws(ModelFault) in try KeyReader.key(source) }
      request.setValue("Bearer " + key, forHTTPHeaderField: "Authorization")
    }
    return request
  }

  /// One request against the clock.
  private func exchange(
    _ request: URLRequest, _ order: ChatOrder, _ hear: @escaping @Sendable (String) -> Void
  ) async throws(ModelFault) -> Outcome {
    let watch = Watch(order.limits)
    let place = order.address.place
    let first = await withTaskGroup(of: Result<Outcome, ModelFault>?.self) { group in
      group.addTask { [self] in
        do throws(ModelFault) {
          return .success(try await converse(request, order, watch, hear))
        } catch { return .failure(error) }
      }
      group.addTask {
        guard let stage = await watch.expiry() else { return nil }
        return .failure(.timedOut(place: place, stage, seconds: watch.seconds(of: stage)))
      }
      defer { group.cancelAll() }
      while let next = await group.next() {
        if let next { return next }
      }
      return .failure(.cutOff)
    }
    return try first.get()
  }

  private func converse(
    _ request: URLRequest, _ order: ChatOrder, _ watch: Watch,
    _ hear: @Sendable (String) -> Void
  ) async throws(ModelFault) -> Outcome {
    var reader: ChatReader?
    var failure: (status: Int, headers: [String: String], body: Data)?
    do {
      for try await arrival in http.send(request) {
        switch arrival {
        case .response(let status, let headers):
          watch.note(isWord: false)
          if (200..<300).contains(status) {
            let type = headers["content-type"] ?? ""
            reader = ChatReader(
              isStream: !type.lowercased().hasPrefix("application/json"),
              bound: order.limits.answerBytes)
          } else {
            failure = (status, headers, Data())
          }
        case .bytes(let data):
          if let body = failure?.body {
            failure?.body = body + data.prefix(max(0, 16384 - body.count))
            watch.note(isWord: true)
            continue
          }
          let words = try reader?.append(data) ?? ""
          // Anything counts as a sign of life once words have begun.
          watch.note(isWord: !words.isEmpty || reader?.ending.thinkingBytes ?? 0 > 0)
          if !words.isEmpty { hear(words) }
        }
        if reader?.isDone == true { break }
      }
      if Task.isCancelled { throw ModelFault.cutOff }
      guard var reader else { throw Self.fault(of: failure) }
      let rest = try reader.finish()
      if !rest.isEmpty { hear(rest) }
      guard reader.isDone || !reader.ending.reason.isEmpty else { throw ModelFault.cutOff }
      var ending = reader.ending
      if ending.reason.isEmpty { ending.reason = "stop" }
      return .ended(ending)
    } catch let fault as ModelFault {
      if case .status(let status, _) = fault, status == 429 || status == 503 {
        return .busy(status: status, retryAfter: failure?.headers["retry-after"])
      }
      forget(order.address)
      // A connection that ended under an answer that had begun.
      if reader != nil, case .noConnection = fault { throw .cutOff }
      throw fault
    } catch {
      throw .garbled(shown("\(error)"))
    }
  }

  /// What an answer that is no success means.
  private static func fault(
    of failure: (status: Int, headers: [String: String], body: Data)?
  ) -> ModelFault {
    guard let failure else { return .cutOff }
    if (300..<400).contains(failure.status) {
      let place = failure.headers["location"].flatMap { URL(string: $0) }.map {
        ($0.host ?? "another path") + ($0.port.map { ":\($0)" } ?? "")
      }
      return .redirected(to: shown(place ?? "another place"))
    }
    let body = try? JSONDecoder().decode(JSONValue.self, from: failure.body)
    let message =
      body?["error"]?["message"]?.text ?? body?["error"]?.text ?? body?["message"]?.text
      ?? body?["detail"]?.text ?? String(decoding: failure.body, as: UTF8.self)
    return .status(
      failure.status, message: message.isEmpty ? "no further words" : shown(message))
  }
}
