import Glibc

/// What a command ends with: 0 done, 1 findings or differences, 2 usage, 3 refused by the gate,
/// 4 input, 5 provider.
enum ExitStatus {
  static let done: Int32 = 0
  static let findings: Int32 = 1
  static let usage: Int32 = 2
  static let refused: Int32 = 3
  static let input: Int32 = 4
  static let provider: Int32 = 5
}

/// Writes all of `bytes`; false where the reader is gone or the disk is full.
@discardableResult
func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var done = 0
    while done < buffer.count {
      let count = Glibc.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
      if count > 0 {
        done += count
      } else if count < 0, errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// Writes words to standard output.
@discardableResult
func say(_ words: String) -> Bool { write(Array(words.utf8), to: STDOUT_FILENO) }

/// The words without control characters, which could drive a terminal: they become `?`.
func printable(_ words: String) -> String {
  String(
    String.UnicodeScalarView(
      words.unicodeScalars.map {
        $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) ? "?" : $0
      }))
}

/// Writes one line to standard error, made printable.
func warn(_ message: String) {
  write(Array("scribe: \(printable(message))\n".utf8), to: STDERR_FILENO)
}

/// Writes one line to standard error and returns `status`.
func fail(_ message: String, status: Int32) -> Int32 {
  warn(message)
  return status
}
