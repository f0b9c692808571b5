import TextEngine

/// A layout that is compared, and all that it depends on.
struct ComparedLayout {
  struct Key: Hashable {
    var document: DocumentID
    var kind: EngineKind
    var options: TypesetOptions
    var isPlanted: Bool
    var usesReference: Bool
  }
  var key: Key
  var engine: any LayoutEngine
}

extension Layouts {
  /// Returns the layout of one side of a comparison, apart from the one that shows the document.
  func compared(
    _ kind: EngineKind, of document: EditorDocument, _ compare: CompareView,
    options: TypesetOptions
  ) -> any LayoutEngine {
    let key = ComparedLayout.Key(
      document: document.id, kind: kind, options: options, isPlanted: compare.isPlanted,
      usesReference: compare.usesReference)
    if let known = compared[kind], known.key == key {
      if known.engine.text.revision != document.text.revision {
        known.engine.reset(to: document.text)
      }
      return known.engine
    }
    let contestant = kind.contestant(
      planted: compare.isPlanted, reference: compare.usesReference)
    let engine = contestant.make(document.text, options)
    compared[kind] = ComparedLayout(key: key, engine: engine)
    return engine
  }

  func forgetCompared() { compared = [:] }
}
