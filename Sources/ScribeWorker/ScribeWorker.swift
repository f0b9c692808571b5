import CEnchant
import WorkerLink

@main struct ScribeWorker {
  static func main() {
    print(workerLinkVersion)
  }
}
