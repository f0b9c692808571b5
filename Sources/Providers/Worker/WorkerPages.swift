internal import Dispatch
public import RichText
internal import Synchronization
public import WorkerLink

/// Pages parsed by the worker, as `HTMLReader` wants them.
public struct WorkerPages: Sendable {
  let worker: WorkerClient

  public init(worker: WorkerClient) { self.worker = worker }

  /// Returns the tree of a page; whatever it holds, there is one.
  public func tree(of page: String) async throws(WorkerError) -> HTMLParsing {
    let parsed = try await worker.parse(page: page)
    var builder = HTMLTreeBuilder()
    for item in parsed.items {
      switch item {
      case .open(let name, let attributes):
        builder.open(name, attributes: attributes.map { ($0.name, $0.value) })
      case .text(let text): builder.text(text)
      case .close: builder.close()
      }
    }
    return HTMLParsing(
      tree: builder.finish(), flattened: parsed.limits.flattened, isCut: parsed.limits.isCut)
  }

  /// A parser that waits. Not for a task: there are few threads for those, and one of them does the
  /// work.
  public var parser: HTMLReader.Parser {
    { page throws(RichReadError) in
      let done = DispatchSemaphore(value: 0)
      let box = Box()
      // Detached: the caller's thread, which may be the main actor's, waits below.
      Task.detached {
        let result: Result<HTMLParsing, WorkerError>
        do throws(WorkerError) { result = .success(try await tree(of: page)) } catch {
          result = .failure(error)
        }
        box.result.withLock { $0 = result }
        done.signal()
      }
      done.wait()
      do throws(WorkerError) { return try box.result.withLock({ $0! }).get() } catch {
        throw .failed(reason: error.message)
      }
    }
  }

  private final class Box: Sendable {
    let result = Mutex<Result<HTMLParsing, WorkerError>?>(nil)
  }
}
