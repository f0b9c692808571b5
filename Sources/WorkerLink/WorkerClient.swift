import Synchronization

/// The editor's side of the worker: starts it on first use, and again after it failed.
///
/// A worker that dies or hangs costs the requests that were under way one named error each. The
/// worker ends with the client, and by itself when this process is gone.
public final class WorkerClient: Sendable {
  private let chosen: String?
  private let silence: Duration
  private let current = Mutex<WorkerConnection?>(nil)

  /// - Parameters:
  ///   - executable: The worker's path, or nil to look for it as `WorkerLocation.find` does.
  ///   - silence: How long the worker may say nothing while an answer is due.
  public init(executable: String? = nil, silence: Duration = .seconds(10)) {
    chosen = executable
    self.silence = silence
  }

  deinit { current.withLock { $0?.end() } }

  /// Returns the parts of the answer as they come; ends with an error of type `WorkerError`.
  ///
  /// Whoever stops listening (or whose task is cancelled) cancels the work.
  public func answers(to task: WorkerTask) -> AsyncThrowingStream<WorkerPart, any Error> {
    AsyncThrowingStream { answers in
      do throws(WorkerError) { try ask(task, answers) } catch { answers.finish(throwing: error) }
    }
  }

  /// Returns the whole answer.
  public func answer(to task: WorkerTask) async throws(WorkerError) -> [WorkerPart] {
    var parts: [WorkerPart] = []
    do {
      for try await part in answers(to: task) { parts.append(part) }
    } catch let error as WorkerError {
      throw error
    } catch {
      throw .garbled("\(error)")
    }
    if Task.isCancelled { throw .cancelled }
    return parts
  }

  /// The worker's process, for whoever wants to name or end it; nil where none runs.
  public var processIdentifier: Int32? {
    current.withLock { connection in
      guard let connection, connection.state.withLock({ $0.failure == nil }) else { return nil }
      return connection.process.identifier
    }
  }

  private func ask(
    _ task: WorkerTask, _ answers: WorkerConnection.Answers.Continuation
  ) throws(WorkerError) {
    let result: Result<Void, WorkerError> = current.withLock { current in
      do throws(WorkerError) {
        if let connection = current, try connection.ask(task, answers) { return .success(()) }
        current = nil
        let connection = try WorkerConnection(
          path: try WorkerLocation.find(chosen: chosen), silence: silence)
        current = connection
        guard try connection.ask(task, answers) else { throw .ended(.unknown) }
        return .success(())
      } catch { return .failure(error) }
    }
    try result.get()
  }
}
