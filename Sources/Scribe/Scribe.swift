import CToml
import CursesScreen
import Documents
import Providers
import ScribeTUI
import TextEngine
import WorkerLink
import WritingTools

@main struct Scribe {
  static func main() {
    print("scribe", String(cString: scribe_toml_version()))
  }
}
