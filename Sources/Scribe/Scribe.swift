import Glibc

@main struct Scribe {
  @MainActor static func main() {
    var request = EditRequest()
    for argument in CommandLine.arguments.dropFirst() {
      request.files.append(EditRequest.File(path: argument))
    }
    exit(edit(request))
  }
}
