import Glibc
import Synchronization

/// A server on 127.0.0.1 that does what a test tells it to, well or ill: it speaks as much HTTP as the
/// clients of language models need.
public final class ModelStub: Sendable {
  public struct Request: Sendable {
    public var method: String
    public var path: String
    /// Names in lower case.
    public var headers: [String: String]
    public var body: [UInt8]
    public var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// One thing that the server does with a connection.
  public enum Step: Sendable {
    case send([UInt8])
    case pause(Duration)
    /// Says nothing until the client goes, or two minutes are over.
    case hang
    /// Ends the connection in an orderly way.
    case close
    /// Ends it with a reset.
    case reset
    /// Sends the same bytes until the client goes, 128 MB at most.
    case endless([UInt8])
  }

  private struct State {
    var requests: [Request] = []
    var left = 0
    var active = 0
    var mostActive = 0
    var isStopped = false
  }

  public let port: Int
  private let listener: Int32
  private let state = Mutex(State())
  private let answer: @Sendable (Request, Int) -> [Step]

  /// - Parameter answer: What to do about a request; the number counts requests from 0.
  public init(_ answer: @escaping @Sendable (Request, Int) -> [Step]) {
    self.answer = answer
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    precondition(listener >= 0, "no socket")
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    port = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        precondition(bind(listener, generic, size) == 0 && listen(listener, 512) == 0, "no port")
        getsockname(listener, generic, &size)
      }
      return Int(UInt16(bigEndian: pointer.pointee.sin_port))
    }
    onThread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else {
          if errno == EINTR || errno == ECONNABORTED { continue }
          return
        }
        guard let self else {
          Glibc.close(connection)
          return
        }
        // The thread keeps no hold on the server while it waits.
        onThread { self.serve(connection) }
      }
    }
  }

  deinit { stop() }

  /// Takes no further connections.
  public func stop() {
    let isFirst = state.withLock { state in
      defer { state.isStopped = true }
      return !state.isStopped
    }
    guard isFirst else { return }
    shutdown(listener, Int32(SHUT_RDWR))
    Glibc.close(listener)
  }

  public var address: String { "http://127.0.0.1:\(port)/v1" }
  public var requests: [Request] { state.withLock { $0.requests } }
  /// The requests to a path.
  public func requests(to path: String) -> [Request] { requests.filter { $0.path == path } }
  /// How many connections the client has closed while they were being answered.
  public var left: Int { state.withLock { $0.left } }
  /// The most requests that were being answered at a time.
  public var mostActive: Int { state.withLock { $0.mostActive } }

  /// Waits until `condition` holds, for a minute at most; returns whether it does.
  public func waits(for condition: (ModelStub) -> Bool) async -> Bool {
    for _ in 0..<30_000 {
      if condition(self) { return true }
      try? await Task.sleep(for: .milliseconds(2))
    }
    return condition(self)
  }

  private func serve(_ connection: Int32) {
    defer { Glibc.close(connection) }
    var one: Int32 = 1
    setsockopt(
      connection, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    var buffer: [UInt8] = []
    while let request = read(connection, &buffer) {
      let number = state.withLock { state in
        state.requests.append(request)
        state.active += 1
        state.mostActive = max(state.mostActive, state.active)
        return state.requests.count - 1
      }
      let goesOn = answer(request, number).allSatisfy { carryOut($0, connection) }
      state.withLock { $0.active -= 1 }
      if !goesOn { return }
    }
  }

  /// Returns whether the connection is still of use.
  private func carryOut(_ step: Step, _ connection: Int32) -> Bool {
    switch step {
    case .send(let bytes):
      guard send(connection, bytes) else { return leave() }
    case .pause(let duration):
      let (seconds, attoseconds) = duration.components
      usleep(UInt32(seconds * 1_000_000 + attoseconds / 1_000_000_000_000))
    case .hang:
      var event = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
      if poll(&event, 1, 120_000) > 0 { return leave() }
      return false
    case .close: return false
    case .reset:
      var linger = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        connection, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
      return false
    case .endless(let bytes):
      // Endless enough: a client that never goes must not fill the memory of the machine.
      var left = 128 << 20
      while left > 0, send(connection, bytes) { left -= bytes.count }
      return leave()
    }
    return true
  }

  private func leave() -> Bool {
    state.withLock { $0.left += 1 }
    return false
  }

  private func send(_ connection: Int32, _ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { raw in
        Glibc.send(
          connection, raw.baseAddress! + start, bytes.count - start, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }

  private func read(_ connection: Int32, _ buffer: inout [UInt8]) -> Request? {
    let gap = Array("\r\n\r\n".utf8)
    var end: Int?
    while true {
      if let found = buffer.firstRange(of: gap)?.lowerBound {
        end = found
        break
      }
      guard fill(connection, &buffer) else { return nil }
    }
    let head = String(decoding: buffer[..<end!], as: UTF8.self)
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = String(
        line[line.index(after: colon)...].drop { $0 == " " })
    }
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    let start = end! + gap.count
    while buffer.count < start + length {
      guard fill(connection, &buffer) else { return nil }
    }
    let request = Request(
      method: String(words[0]), path: String(words[1]), headers: headers,
      body: Array(buffer[start..<(start + length)]))
    buffer.removeFirst(start + length)
    return request
  }

  private func fill(_ connection: Int32, _ buffer: inout [UInt8]) -> Bool {
    var piece = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = recv(connection, &piece, piece.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      buffer += piece[..<count]
      return true
    }
  }
}

private func onThread(_ body: @escaping @Sendable () -> Void) {
  final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  var thread = pthread_t()
  let failure = pthread_create(
    &thread, nil,
    { argument in
      Unmanaged<Box>.fromOpaque(argument!).takeRetainedValue().body()
      return nil
    }, Unmanaged.passRetained(Box(body)).toOpaque())
  precondition(failure == 0, "no thread")
  pthread_detach(thread)
}
