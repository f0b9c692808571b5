import Dispatch
import Synchronization

/// Runs asynchronous work to its end and returns what it gives. For commands, which have nothing else
/// to do; blocks the thread.
func waiting<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
  let done = DispatchSemaphore(value: 0)
  let box = Box<Value>()
  // Detached: the main actor's thread waits below.
  Task.detached {
    let value = await work()
    box.value.withLock { $0 = value }
    done.signal()
  }
  done.wait()
  return box.value.withLock { $0! }
}

private final class Box<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}
