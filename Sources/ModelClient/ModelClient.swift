import Foundation
import Synchronization
import WorkerLink

/// Speaks with the servers of language models: OpenAI's chat completions over HTTP.
///
/// Nothing goes to an address that is not on this machine unless the order allows it, and no key
/// goes over plain HTTP to another machine.
public final class ModelClient: Sendable {
  let http = HTTPSession()
  /// When each place last took a connection.
  private let open = Mutex<[String: ContinuousClock.Instant]>([:])

  public init() {}

  /// Refuses what must not be sent, before anything is.
  func admit(_ address: ModelAddress) throws(ModelFault) {
    try Surroundings.prepare(for: address)
    guard !address.isLoopback else { return }
    guard address.allowsRemote else { throw .notAllowed(place: address.place) }
    if address.key != nil, address.scheme != "https" {
      throw .key("it is not sent to \(address.place) without https")
    }
  }

  /// Makes sure that a place takes connections, unless it did half a minute ago.
  ///
  /// A proxy of the user's answers for a machine elsewhere, so only what is near is tried.
  func knock(_ address: ModelAddress, within seconds: Double) async throws(ModelFault) {
    let environment = ProcessInfo.processInfo.environment
    let proxies = ["https_proxy", "HTTPS_PROXY", "http_proxy", "all_proxy", "ALL_PROXY"]
    guard address.isLoopback || proxies.allSatisfy({ environment[$0]?.isEmpty ?? true }) else {
      return
    }
    let last = open.withLock { $0[address.place] }
    if let last, last + .seconds(30) > .now { return }
    try await blocking { () throws(ModelFault) in try Door.knock(address, within: seconds) }
    open.withLock { $0[address.place] = .now }
  }

  /// Notes that a place failed: the next request tries its door first.
  func forget(_ address: ModelAddress) {
    open.withLock { _ = $0.removeValue(forKey: address.place) }
  }
}

/// Runs `work`, which waits for the system, on a thread of its own: there are few for tasks.
func blocking<Value: Sendable>(
  _ work: @escaping @Sendable () throws(ModelFault) -> Value
) async throws(ModelFault) -> Value {
  let result = await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      do throws(ModelFault) {
        continuation.resume(returning: Result<Value, ModelFault>.success(try work()))
      } catch {
        continuation.resume(returning: .failure(error))
      }
    }
  }
  return try result.get()
}
