import Glibc
import ModelClient
import Synchronization
import WorkerLink

/// Conversations with models: side by side, since each one mostly waits.
final class ModelDesk: Sendable {
  private let replies: Replies
  private let client = ModelClient()
  private let running = Mutex<[Int: Task<Void, Never>]>([:])

  init(replies: Replies) {
    self.replies = replies
    // Whatever proxy there is, this machine is not reached through it.
    let own = "localhost,127.0.0.1,::1"
    for name in ["no_proxy", "NO_PROXY"] {
      let set = getenv(name).map { String(cString: $0) } ?? ""
      setenv(name, set.isEmpty ? own : set + "," + own, 1)
    }
  }

  /// Whether `task` is one for this desk; then it is begun.
  func take(id: Int, task: WorkerTask) -> Bool {
    switch task {
    case .chat(let order):
      run(id) { [self] () throws(ModelFault) in
        let ending = try await client.chat(order) { [replies] words in
          for piece in words.pieces(of: 65536) {
            replies.send(.part(id: id, part: .chatText(piece)))
          }
        }
        replies.send(.part(id: id, part: .chatEnded(ending)))
      }
    case .models(let address):
      run(id) { [self] () throws(ModelFault) in
        let server = try await client.models(at: address)
        replies.send(.part(id: id, part: .models(server)))
      }
    default: return false
    }
    return true
  }

  func cancel(_ id: Int) {
    running.withLock { $0.removeValue(forKey: id) }?.cancel()
  }

  private func run(_ id: Int, _ work: @escaping @Sendable () async throws(ModelFault) -> Void) {
    let task = Task { [self] in
      let signs = Task { [replies] in
        // Models think for longer than a silent worker is waited for.
        while true {
          do { try await Task.sleep(for: .seconds(2)) } catch { return }
          replies.send(.working(id: id))
        }
      }
      var event = WorkerEvent.done(id: id)
      do throws(ModelFault) { try await work() } catch {
        event = .failed(id: id, fault: .model(error))
      }
      signs.cancel()
      running.withLock { _ = $0.removeValue(forKey: id) }
      replies.send(event)
    }
    running.withLock { $0[id] = task }
  }
}

extension String {
  /// The text in pieces of about `bytes` bytes, cut between characters.
  func pieces(of bytes: Int) -> [String] {
    guard utf8.count > bytes else { return [self] }
    var pieces: [String] = []
    var rest = self[...]
    while !rest.isEmpty {
      var count = 0
      let end = rest.firstIndex { character in
        count += character.utf8.count
        return count > bytes
      }
      // One character may be longer than a piece.
      let cut = end == rest.startIndex ? rest.index(after: rest.startIndex) : end ?? rest.endIndex
      pieces.append(String(rest[..<cut]))
      rest = rest[cut...]
    }
    return pieces
  }
}
