import Glibc

/// A process and those that it started, as `/proc` tells of them.
struct ProcessFamily {
  private let root: pid_t?

  init(of process: pid_t?) { root = process }

  /// Whether none of their threads runs, waits for a processor or waits for a disk.
  var isAsleep: Bool {
    guard let root else { return true }
    var rest = [root]
    while let process = rest.popLast() {
      for thread in numbers(in: "/proc/\(process)/task") {
        let place = "/proc/\(process)/task/\(thread)"
        // After the name, which may hold anything, in parentheses.
        guard let stat = text(of: "\(place)/stat"), let end = stat.lastIndex(of: ")") else {
          continue
        }
        let state = stat[end...].dropFirst(2).first
        if state == "R" || state == "D" { return false }
        rest += (text(of: "\(place)/children") ?? "").split(separator: " ").compactMap { pid_t($0) }
      }
    }
    return true
  }

  private func text(of path: String) -> String? {
    bytes(ofFile: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func numbers(in folder: String) -> [Int] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var numbers: [Int] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let number = Int(name) { numbers.append(number) }
    }
    return numbers
  }
}
