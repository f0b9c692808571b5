import Glibc

/// Nanoseconds on the monotonic clock.
func now() -> UInt64 { time(CLOCK_MONOTONIC) }

/// Nanoseconds that this thread has run: what others do on the machine is left out.
func used() -> UInt64 { time(CLOCK_THREAD_CPUTIME_ID) }

private func time(_ clock: clockid_t) -> UInt64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// How long single operations took, in nanoseconds.
struct Samples {
  var values: [UInt64] = []

  mutating func measure(_ body: () -> Void) {
    let start = now()
    body()
    values.append(now() - start)
  }

  private let start = used()

  /// The processor time of the whole loop, a few nanoseconds of the loop itself and about 30 of
  /// the clock included, for each operation.
  var mean = 0.0

  /// Ends the loop.
  mutating func finish() { mean = Double(used() - start) / Double(max(values.count, 1)) }

  /// The value below which `share` of them lie.
  func quantile(_ share: Double) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : Double(sorted[Int(Double(sorted.count - 1) * share)])
  }
}

/// One line of the table.
func report(_ name: String, _ samples: Samples, yardstick: Double, budget: String) {
  var samples = samples
  if samples.mean == 0 { samples.finish() }
  func show(_ nanoseconds: Double) -> String {
    nanoseconds >= 1e6 ? "\(round(nanoseconds / 1e4) / 100) ms" : "\(Int(nanoseconds)) ns"
  }
  let columns = [
    show(samples.quantile(0.5)), show(samples.quantile(0.99)), show(samples.mean),
    "\(round(samples.mean / yardstick * 100) / 100)", budget,
  ]
  let padded = columns.map { $0 + String(repeating: " ", count: max(12 - $0.count, 1)) }
  print(name + String(repeating: " ", count: max(44 - name.count, 1)) + padded.joined())
}
