import Foundation
import FoundationNetworking
import Synchronization
import WorkerLink

/// One pool of connections; each request's answer comes as a stream of what arrives.
///
/// Redirects are refused: a request holds the writer's text and key. Certificates are checked as the
/// system does it.
final class HTTPSession: NSObject, URLSessionDataDelegate, Sendable {
  enum Arrival: Sendable {
    case response(status: Int, headers: [String: String])
    case bytes(Data)
  }

  typealias Arrivals = AsyncThrowingStream<Arrival, any Error>

  private struct State {
    var session: URLSession?
    var waiting: [Int: Arrivals.Continuation] = [:]
    /// Bytes that came for each; what nobody takes off lies in memory.
    var received: [Int: Int] = [:]
  }

  /// The most bytes of one answer, its protocol included.
  static let bound = 64 << 20

  private let state = Mutex(State())

  /// Sends `request`. The stream ends with a `ModelFault`, or without one when all has come; whoever
  /// stops listening closes the connection.
  func send(_ request: URLRequest) -> Arrivals {
    AsyncThrowingStream { arrivals in
      let task = state.withLock { state in
        let task = session(&state).dataTask(with: request)
        state.waiting[task.taskIdentifier] = arrivals
        return task
      }
      arrivals.onTermination = { [weak self] _ in
        self?.forget(task.taskIdentifier)
        task.cancel()
      }
      task.resume()
    }
  }

  private func forget(_ identifier: Int) {
    state.withLock { state in
      state.waiting[identifier] = nil
      state.received[identifier] = nil
    }
  }

  private func session(_ state: inout State) -> URLSession {
    if let session = state.session { return session }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = 256
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    // Our own clocks stop a request; these only stand behind them.
    configuration.timeoutIntervalForRequest = 86400
    configuration.timeoutIntervalForResource = 86400
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    state.session = session
    return session
  }

  private func arrivals(of task: URLSessionTask) -> Arrivals.Continuation? {
    state.withLock { $0.waiting[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse {
      var headers: [String: String] = [:]
      for (name, value) in response.allHeaderFields {
        headers["\(name)".lowercased()] = "\(value)"
      }
      arrivals(of: dataTask)?.yield(.response(status: response.statusCode, headers: headers))
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let total = state.withLock { state in
      state.received[dataTask.taskIdentifier, default: 0] += data.count
      return state.received[dataTask.taskIdentifier] ?? 0
    }
    if total > Self.bound {
      arrivals(of: dataTask)?.finish(throwing: ModelFault.endless(bytes: Self.bound))
    } else {
      arrivals(of: dataTask)?.yield(.bytes(data))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    // The answer that sends us away comes as any other; cancelling here would end the program
    // (swift-corelibs-foundation: "Received callback for HTTP redirection, but we're not waiting").
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let arrivals = arrivals(of: task)
    forget(task.taskIdentifier)
    guard let error else {
      arrivals?.finish()
      return
    }
    let url = task.originalRequest?.url
    let place = (url?.host ?? "?") + (url?.port.map { ":\($0)" } ?? "")
    let reason = shown(error.localizedDescription)
    arrivals?.finish(
      throwing: Self.isAboutTrust(error)
        ? ModelFault.notTrusted(place: place, reason: reason)
        : ModelFault.noConnection(place: place, reason: reason))
  }

  /// Whether a connection failed because of the server's certificate, or of ours to check it by.
  private static func isAboutTrust(_ error: any Error) -> Bool {
    // curl's word for what has no code of its own here.
    if error.localizedDescription.lowercased().contains("certificate") { return true }
    guard let code = (error as? URLError)?.code else { return false }
    return [
      .serverCertificateUntrusted, .serverCertificateHasBadDate, .serverCertificateNotYetValid,
      .serverCertificateHasUnknownRoot, .secureConnectionFailed, .clientCertificateRejected,
      .clientCertificateRequired,
    ].contains(code)
  }
}
