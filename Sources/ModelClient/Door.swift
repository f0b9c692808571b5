import Glibc
import WorkerLink

/// Tries whether a server takes connections, so that one that does not is told from one that thinks.
enum Door {
  /// Returns when a connection stood; it is closed again. Blocks for `seconds` at most for each of
  /// the host's addresses.
  static func knock(_ address: ModelAddress, within seconds: Double) throws(ModelFault) {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    let failure = getaddrinfo(address.host, "\(address.port)", &hints, &found)
    guard failure == 0 else {
      throw .noConnection(
        place: address.place, reason: String(cString: gai_strerror(failure)))
    }
    defer { freeaddrinfo(found) }
    var reason: Int32 = ECONNREFUSED
    var candidate = found
    while let info = candidate {
      reason = connect(to: info.pointee, within: seconds)
      if reason == 0 { return }
      candidate = info.pointee.ai_next
    }
    if reason == ETIMEDOUT {
      throw .timedOut(place: address.place, .connecting, seconds: seconds)
    }
    throw .noConnection(place: address.place, reason: String(cString: strerror(reason)))
  }

  /// Returns 0 or an errno.
  private static func connect(to info: addrinfo, within seconds: Double) -> Int32 {
    let kind =
      info.ai_socktype | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(info.ai_family, kind, info.ai_protocol)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    if Glibc.connect(descriptor, info.ai_addr, info.ai_addrlen) == 0 { return 0 }
    guard errno == EINPROGRESS else { return errno }
    var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&event, 1, Int32(seconds * 1000)) > 0 else { return ETIMEDOUT }
    var error: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size)
    return error
  }
}
