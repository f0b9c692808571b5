import Glibc
import TextEngine

struct StorageBenchmarks {
  let bytes: [UInt8]

  init(megabytes: Int) { bytes = prose(megabytes: megabytes) }

  func run() {
    let scan = scanYardstick()
    let lookUp = lookUpYardstick()
    print("yardsticks: memchr pass \(Int(scan / 1000)) us, look-up \(Int(lookUp)) ns")
    load(scan)
    var text = TextStorage(bytes: bytes)
    typing(&text, lookUp)
    report("snapshot", snapshot(text), yardstick: lookUp, budget: "one retain")
    scattered(&text, lookUp)
    reading(text, scan, lookUp)
  }

  private func scanYardstick() -> Double {
    var samples = Samples()
    var sink = 0
    for _ in 0..<5 {
      samples.measure {
        var at = 0
        bytes.withUnsafeBytes { buffer in
          while let found = memchr(buffer.baseAddress! + at, 10, buffer.count - at) {
            at = UnsafeRawPointer(found) - buffer.baseAddress! + 1
            sink += 1
          }
        }
      }
    }
    precondition(sink > 0)
    return samples.quantile(0.5)
  }

  private func lookUpYardstick() -> Double {
    var table: [Int: Int] = [:]
    for number in 0..<100_000 { table[number] = number }
    var numbers = Numbers()
    var sink = 0
    let start = now()
    for _ in 0..<1_000_000 { sink += table[numbers.next(below: 100_000)] ?? 0 }
    precondition(sink > 0)
    return Double(now() - start) / 1_000_000
  }

  private func load(_ yardstick: Double) {
    var index = Samples()
    for _ in 0..<5 { index.measure { _ = TextStorage(bytes: bytes) } }
    report("take over bytes and index them", index, yardstick: yardstick, budget: "-")

    let path = "/tmp/engine-benchmark-\(getpid())"
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { return print("cannot write \(path)") }
    defer { close(descriptor) }
    unlink(path)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress! + written, bytes.count - written)
      }
      guard count > 0 else { return print("cannot write \(path)") }
      written += count
    }
    var raw = Samples()
    for _ in 0..<5 {
      lseek(descriptor, 0, SEEK_SET)
      raw.measure {
        let memory = malloc(bytes.count)!
        var at = 0
        while at < bytes.count {
          let got = read(descriptor, memory + at, min(1 << 18, bytes.count - at))
          if got <= 0 { break }
          at += got
        }
        free(memory)
      }
    }
    report("read() alone into fresh memory", raw, yardstick: yardstick, budget: "-")
    var whole = Samples()
    for _ in 0..<5 {
      lseek(descriptor, 0, SEEK_SET)
      whole.measure { _ = try? TextStorage(contentsOf: descriptor) }
    }
    report("read a file and index it", whole, yardstick: yardstick, budget: "memory speed")
    opening(descriptor, yardstick)
  }

  /// Opening without waiting for the rest, and reading the rest; paged, whatever the size.
  private func opening(_ descriptor: Int32, _ yardstick: Double) {
    let paged = BackingLimits(atOnce: 1 << 16, resident: 1 << 16, cache: 1 << 26)
    var first = Samples()
    for _ in 0..<20 {
      first.measure {
        _ = (try? TextStorage(opening: descriptor, limits: paged))?.bytes(in: 0..<4096)
      }
    }
    report("open a file, paged, first 4 KiB", first, yardstick: yardstick, budget: "< 5 ms")
    var rest = Samples()
    for _ in 0..<5 {
      guard var text = try? TextStorage(opening: descriptor, limits: paged) else { return }
      rest.measure {
        text.loading?.run()
        text.learnCounts()
      }
    }
    report("count the rest, paged", rest, yardstick: yardstick, budget: "0.5 s a GB")
  }

  private func typing(_ text: inout TextStorage, _ yardstick: Double) {
    var at = ByteCount(bytes.count / 2)
    let letter = TextSlice("a")
    var samples = Samples()
    for _ in 0..<200_000 {
      samples.measure { text.apply(EditSet(Edit(range: at..<at, text: letter))) }
      at += 1
    }
    report("type a letter", samples, yardstick: yardstick, budget: "< 1000 ns")

    var history = UndoHistory()
    var recorded = Samples()
    for step in 0..<50_000 {
      let letter = step % 6 == 0 ? " " : "a"
      recorded.measure {
        history.apply(
          EditSet(Edit(range: at..<at, text: letter)), to: &text, kind: .typing,
          at: .milliseconds(step), selectionsBefore: [Selection(caret: at)],
          selectionsAfter: [Selection(caret: at + 1)])
      }
      at += 1
    }
    report("type a letter, with undo", recorded, yardstick: yardstick, budget: "-")
  }

  private func snapshot(_ text: TextStorage) -> Samples {
    var samples = Samples()
    var copies: [TextStorage] = []
    copies.reserveCapacity(1_000_000)
    let start = now()
    for _ in 0..<1_000_000 { copies.append(text) }
    samples.values = [(now() - start) / 1_000_000]
    samples.mean = samples.quantile(0.5)
    precondition(copies.count == 1_000_000)
    return samples
  }

  private func scattered(_ text: inout TextStorage, _ yardstick: Double) {
    var numbers = Numbers()
    let eight = TextSlice("12345678")
    var samples = Samples()
    for _ in 0..<200_000 {
      let at = ByteCount(numbers.next(below: text.count.value))
      samples.measure { text.apply(EditSet(Edit(range: at..<at, text: eight))) }
    }
    report("insert 8 bytes anywhere", samples, yardstick: yardstick, budget: "< 2000 ns")

    var deletions = Samples()
    for _ in 0..<100_000 {
      let at = ByteCount(numbers.next(below: text.count.value - 100))
      let end = at + ByteCount(numbers.next(below: 20))
      deletions.measure { text.apply(EditSet(Edit(range: at..<end, text: TextSlice()))) }
    }
    report("delete up to 20 bytes anywhere", deletions, yardstick: yardstick, budget: "< 2000 ns")

    var copied = Samples()
    var copies: [TextStorage] = []
    for _ in 0..<5_000 {
      let at = ByteCount(numbers.next(below: text.count.value))
      copied.measure {
        copies.append(text)
        text.apply(EditSet(Edit(range: at..<at, text: eight)))
      }
    }
    report("the same, every snapshot kept", copied, yardstick: yardstick, budget: "about 7000 ns")

    var marked = text
    for _ in 0..<10_000 {
      let at = ByteCount(numbers.next(below: text.count.value))
      _ = marked.marks.insert(at: at, bias: .before)
    }
    var moved = Samples()
    for _ in 0..<50_000 {
      let at = ByteCount(numbers.next(below: marked.count.value))
      moved.measure { marked.apply(EditSet(Edit(range: at..<at, text: eight))) }
    }
    report("insert with 10 000 marks", moved, yardstick: yardstick, budget: "-")
  }

  private func reading(_ text: TextStorage, _ scan: Double, _ lookUp: Double) {
    var numbers = Numbers()
    var starts = Samples()
    let lines = text.lineCount.value.value
    var sink = 0
    for _ in 0..<200_000 {
      let line = LineCount(numbers.next(below: lines))
      starts.measure { sink += text.lineStart(line).value.value }
    }
    report("start of a line by number", starts, yardstick: lookUp, budget: "about 1000 ns")
    var containing = Samples()
    for _ in 0..<200_000 {
      let at = ByteCount(numbers.next(below: text.count.value))
      containing.measure { sink += text.lineStart(containing: at).value }
    }
    report("start of the line at a place", containing, yardstick: lookUp, budget: "-")
    var byte = Samples()
    for _ in 0..<200_000 {
      let at = ByteCount(numbers.next(below: text.count.value))
      byte.measure { sink += Int(text.byte(at: at)) }
    }
    report("a byte", byte, yardstick: lookUp, budget: "-")
    var whole = Samples()
    for _ in 0..<5 {
      whole.measure {
        text.forEachPiece(in: 0..<text.count) { piece in
          var at = 0
          while let found = memchr(piece.baseAddress! + at, 10, piece.count - at) {
            at = UnsafeRawPointer(found) - UnsafeRawPointer(piece.baseAddress!) + 1
            sink += 1
          }
          return true
        }
      }
    }
    report("scan it all for newlines, after the edits", whole, yardstick: scan, budget: "-")
    precondition(sink > 0)
  }
}
