import Foundation
import FoundationNetworking
public import WorkerLink

extension ModelClient {
  /// Returns what is served at `address`: the models, and their context where the server tells it.
  ///
  /// Takes five seconds at most for each question; there are two or three.
  public func models(at address: ModelAddress) async throws(ModelFault) -> ModelServer {
    try admit(address)
    try await knock(address, within: 2)
    let list = try await json(try await request(address, "/models"), from: address)
    guard let entries = list["data"]?.array else { throw .garbled("a list of models without data") }
    var server = ModelServer(software: nil, models: [])
    for entry in entries {
      guard let name = entry["id"]?.text, !name.isEmpty else { continue }
      var model = ModelDescription(name: shown(name))
      model.context =
        entry["max_model_len"]?.whole ?? entry["context_length"]?.whole
        ?? entry["meta"]?["n_ctx"]?.whole ?? entry["meta"]?["n_ctx_train"]?.whole
      model.bytes = entry["meta"]?["size"]?.whole
      server.models.append(model)
      switch entry["owned_by"]?.text {
      case "vllm": server.software = "vLLM"
      case "llamacpp": server.software = "llama.cpp"
      case "library", "ollama": server.software = "Ollama"
      default: break
      }
    }
    await complete(&server, at: address)
    return server
  }

  /// Asks what the common servers say beside the protocol; a server that knows no such question
  /// leaves things as they are.
  private func complete(_ server: inout ModelServer, at address: ModelAddress) async {
    if let tags = try? await beside(address, "/api/tags"), let models = tags["models"]?.array {
      server.software = "Ollama"
      for entry in models {
        guard let name = entry["name"]?.text,
          let index = server.models.firstIndex(where: { $0.name == name })
        else { continue }
        server.models[index].bytes = entry["size"]?.whole
        let question = JSONValue.object(["model": .text(name)])
        if let shown = try? await beside(address, "/api/show", question),
          case .object(let facts)? = shown["model_info"]
        {
          server.models[index].context =
            Self.ollamaContext(shown["parameters"]?.text)
            ?? facts.first { $0.key.hasSuffix(".context_length") }?.value.whole.map {
              // What Ollama gives a model unless it is told otherwise, whatever the model could hold.
              min($0, 4096)
            }
        }
      }
      return
    }
    guard server.models.contains(where: { $0.context == nil }) else { return }
    if let props = try? await beside(address, "/props"),
      let context = props["default_generation_settings"]?["n_ctx"]?.whole
    {
      server.software = "llama.cpp"
      for index in server.models.indices { server.models[index].context = context }
    } else if let list = try? await beside(address, "/api/v0/models"),
      let entries = list["data"]?.array
    {
      server.software = "LM Studio"
      for entry in entries {
        guard let index = server.models.firstIndex(where: { $0.name == entry["id"]?.text }) else {
          continue
        }
        server.models[index].context =
          entry["loaded_context_length"]?.whole ?? entry["max_context_length"]?.whole
      }
    }
  }

  /// `num_ctx 8192` among a model's parameters.
  static func ollamaContext(_ parameters: String?) -> Int? {
    for line in (parameters ?? "").split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, words[0] == "num_ctx" { return Int(words[1]) }
    }
    return nil
  }

  /// Asks beside the protocol's own path: without `/v1`.
  private func beside(
    _ address: ModelAddress, _ path: String, _ question: JSONValue? = nil
  ) async throws(ModelFault) -> JSONValue {
    var request = try await self.request(address, path)
    let base = address.base.hasSuffix("/v1") ? String(address.base.dropLast(3)) : address.base
    request.url = URL(string: base + path)
    if let question {
      request.httpMethod = "POST"
      request.httpBody = try? JSONEncoder().encode(question)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return try await json(request, from: address)
  }

  private func json(
    _ request: URLRequest, from address: ModelAddress
  ) async throws(ModelFault) -> JSONValue {
    let http = http
    let first = await withTaskGroup(of: Result<JSONValue, ModelFault>?.self) { group in
      group.addTask {
        do throws(ModelFault) {
          return .success(try await Self.json(http.send(request)))
        } catch { return .failure(error) }
      }
      group.addTask {
        try? await Task.sleep(for: .seconds(5))
        return .failure(.timedOut(place: address.place, .firstWord, seconds: 5))
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
    return try (first ?? .failure(.cutOff)).get()
  }

  private static func json(_ arrivals: HTTPSession.Arrivals) async throws(ModelFault) -> JSONValue {
    var body = Data()
    var status = 0
    do {
      for try await arrival in arrivals {
        switch arrival {
        case .response(let code, _): status = code
        case .bytes(let data): body += data
        }
        guard body.count <= 4 << 20 else { throw ModelFault.endless(bytes: body.count) }
      }
    } catch let fault as ModelFault {
      throw fault
    } catch {
      throw .cutOff
    }
    guard (200..<300).contains(status) else {
      throw .status(status, message: shown(String(decoding: body.prefix(200), as: UTF8.self)))
    }
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: body) else {
      throw .garbled("a list of models that is no JSON")
    }
    return value
  }
}
