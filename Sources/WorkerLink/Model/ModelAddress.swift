/// Where a language model is served, and what may be sent there.
public struct ModelAddress: Hashable, Sendable, Codable {
  /// Where a key for the server is found; it is read where it is used and kept nowhere.
  public enum Key: Hashable, Sendable, Codable {
    /// The first line of a file that only its owner can read.
    case file(String)
    /// The first line that a command of the user's writes.
    case command(String)
  }

  /// `http://127.0.0.1:11434/v1`: without a slash at its end.
  public let base: String
  public let scheme: String
  /// Without the brackets of an IPv6 address, lower case.
  public let host: String
  public let port: Int
  public var key: Key?
  /// A file of certificates (PEM) to check the server's against; nil takes the system's.
  public var authorityFile: String?
  /// Whether the user allowed an address that is not on this machine.
  public var allowsRemote: Bool

  /// Understands `127.0.0.1:8080`, `http://localhost:11434` or `https://host/v1`; without a path,
  /// `/v1` is what OpenAI-compatible servers have. Nil for what is no such address.
  public init?(_ words: String, key: Key? = nil, allowsRemote: Bool = false) {
    var rest = words[...]
    var scheme = "http"
    // By hand: the editor understands the configured address at its start, and the first regular
    // expression of a program takes a millisecond.
    if let colon = words.firstIndex(of: ":"), words[colon...].hasPrefix("://"),
      colon > words.startIndex, words[..<colon].allSatisfy({ $0.isASCII && $0.isLetter })
    {
      scheme = words[..<colon].lowercased()
      rest = words[words.index(colon, offsetBy: 3)...]
    }
    guard scheme == "http" || scheme == "https",
      words.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F }),
      !rest.contains("@"), !rest.contains("?"), !rest.contains("#")
    else { return nil }
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    var path = rest[slash...]
    while path.last == "/" { path.removeLast() }
    var name = rest[..<slash]
    var port = scheme == "https" ? 443 : 80
    if let mark = name.lastIndex(of: ":"), name[mark...].dropFirst().allSatisfy(\.isNumber) {
      guard let number = Int(name[mark...].dropFirst()), (1...65535).contains(number) else {
        return nil
      }
      port = number
      name = name[..<mark]
    }
    let isBracketed = name.hasPrefix("[") && name.hasSuffix("]")
    let host = (isBracketed ? name.dropFirst().dropLast() : name).lowercased()
    guard !host.isEmpty, isBracketed == host.contains(":"),
      host.allSatisfy({ $0.isLetter || $0.isNumber || ".-_:".contains($0) })
    else { return nil }
    self.scheme = scheme
    self.host = host
    self.port = port
    self.key = key
    self.allowsRemote = allowsRemote
    base = "\(scheme)://\(isBracketed ? "[\(host)]" : host):\(port)\(path.isEmpty ? "/v1" : path)"
  }

  /// `127.0.0.1:11434`, as the screen says it.
  public var place: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }

  /// Whether the address is on this machine: `127.0.0.0/8`, `::1` or `localhost`.
  public var isLoopback: Bool {
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { UInt8($0) != nil }
  }
}
