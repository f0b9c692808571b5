import TextEngine
import WritingTools

/// Returns the picture of the screen. Equal states give equal frames.
@MainActor public func view(_ state: EditorState, layouts: Layouts) -> Frame {
  var painter = Painter(size: state.size, order: state.settings.order)
  guard !state.documents.isEmpty, state.size.columns > 0, state.size.rows > 0 else {
    return painter.frame
  }
  if let compare = state.compare, state.context == .compare {
    painter.putCompare(compare, of: state, layouts: layouts)
    return painter.frame
  }
  let shown = state.shown(layouts: layouts)
  let isCut = painter.putText(of: state, shown: shown)
  painter.putTitle(of: state, areas: shown.areas)
  let isCutInPanel = painter.putPanel(of: state, areas: shown.areas, layouts: layouts)
  painter.putFooter(of: state, areas: shown.areas, isCut: isCut || isCutInPanel)
  return painter.frame
}
