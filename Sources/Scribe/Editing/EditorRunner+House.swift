import Documents
import ScribeTUI
import TerminalLoop
import WritingTools

// The writer's lists of words and rules, and proofreading as the writer types.
extension EditorRunner {
  /// How long nothing must be typed before what is near the screen is proofread.
  private static let checkPause: Duration = .milliseconds(300)

  func readHouse(_ document: DocumentID, _ path: String?) {
    let path = path.map(expanded)
    disk.perform { [mailbox, houses] in
      let house = houses.house(of: path)
      mailbox.post { [weak self] in self?.take(.housed(document, house)) }
    }
  }

  func remember(
    _ document: DocumentID, _ path: String?, _ entry: HouseEntry, _ place: HousePlace
  ) {
    let path = path.map(expanded)
    disk.perform { [mailbox, houses] in
      let result: Result<String, HouseError>
      do throws(HouseError) {
        result = .success(try houses.add(entry, to: place, of: path))
      } catch {
        result = .failure(error)
      }
      mailbox.post { [weak self] in self?.take(.remembered(document, entry, place, result)) }
    }
  }

  // MARK: As the writer types

  /// Puts proofreading off while the writer works.
  func scheduleChecking() {
    checkDeadline = checking == nil && editor.needsLiveCheck ? .now + Self.checkPause : nil
  }

  func checkIfDue() {
    guard let due = checkDeadline, due <= .now else { return }
    checkDeadline = nil
    guard checking == nil, let check = editor.liveCheck() else { return }
    self.check(check)
  }

  /// Proofreads paragraphs beside the editor. One at a time: what is asked for meanwhile comes after.
  func check(_ check: LiveCheck) {
    let before = checking
    // Detached: see `ask`.
    checking = Task.detached { [mailbox, checker] in
      await before?.value
      let result: LiveCheckResult
      do throws(ProviderError) {
        let (findings, notices) = try await check.findings(from: checker)
        result = .found(findings, notices: notices)
      } catch {
        result = .failed(error.words)
      }
      mailbox.post { [weak self] in
        guard let self else { return }
        checking = nil
        take(.checked(check, result))
        scheduleChecking()
      }
    }
  }
}
