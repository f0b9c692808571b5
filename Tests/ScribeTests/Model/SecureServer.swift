import Foundation
import TestSupport

/// A server of models over TLS, with a certificate of an authority that nobody knows: Python's.
final class SecureServer {
  static let tools = ["/usr/bin/openssl", python].compactMap { $0 }.filter {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  static let isAvailable = tools.count == 2
  private static let python =
    ["/usr/bin/python3", "/usr/local/bin/python3"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    } ?? Command.onPath("python3")

  let folder: TemporaryFolder
  let port: Int
  private let process: Process

  struct Failure: Error { var words: String }

  /// - Parameter name: What the certificate stands for: `IP:127.0.0.1`.
  init(standingFor name: String) throws {
    guard let python = Self.python else { throw Failure(words: "no Python") }
    let folder = TemporaryFolder()
    func openssl(_ words: [String]) throws {
      let ending = try Command.run("/usr/bin/openssl", words, in: folder)
      guard ending.status == 0 else { throw Failure(words: ending.errors) }
    }
    let key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    try openssl(
      ["req", "-x509"] + key + [
        "-keyout", "ca.key", "-out", "ca.pem", "-subj", "/CN=Nobody", "-days", "2",
      ])
    try openssl(
      ["req"] + key + ["-keyout", "key.pem", "-out", "request.pem", "-subj", "/CN=server"])
    _ = try folder.file("names", Array("subjectAltName=\(name)\n".utf8))
    try openssl([
      "x509", "-req", "-in", "request.pem", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial",
      "-out", "cert.pem", "-days", "2", "-extfile", "names",
    ])
    let process = Process()
    let script = try folder.file("server.py", Array(Self.script.utf8))
    process.executableURL = URL(filePath: python)
    process.arguments = [script]
    process.currentDirectoryURL = URL(filePath: folder.path)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The port is its first line.
    var line = Data()
    while !line.contains(0x0A) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(words: "the server did not begin") }
      line += more
    }
    let digits = String(decoding: line.prefix { $0 != 0x0A }, as: UTF8.self)
    guard let port = Int(digits) else { throw Failure(words: digits) }
    self.port = port
    self.folder = folder
    self.process = process
  }

  deinit {
    // Begun on a thread that lets no signal through, it does not hear SIGTERM.
    kill(process.processIdentifier, SIGKILL)
    _ = process.end()
  }

  var authority: String { folder.path + "/ca.pem" }
  /// The requests that the server could read.
  var seen: Int { (Bytes.of(folder.path + "/seen") ?? []).count { $0 == 0x0A } }

  private static let script = """
    import http.server, json, os, ssl

    # What it was started with belongs to other processes of the tests, which would seem to live on.
    os.closerange(3, 65536)

    class Model(http.server.BaseHTTPRequestHandler):
        def log_message(self, *words): pass
        def do_POST(self):
            self.rfile.read(int(self.headers['content-length']))
            with open('seen', 'a') as seen: seen.write(self.path + '\\n')
            body = json.dumps({'choices': [{'message': {'content': 'We met to talk.'},
                                            'finish_reason': 'stop'}]}).encode()
            self.send_response(200)
            self.send_header('Content-Type', 'application/json')
            self.send_header('Content-Length', str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Model)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain('cert.pem', 'key.pem')
    server.socket = context.wrap_socket(server.socket, server_side=True)
    print(server.server_address[1], flush=True)
    server.serve_forever()
    """
}
