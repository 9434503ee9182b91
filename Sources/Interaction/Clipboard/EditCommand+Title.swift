import EspalierGraphics

extension EditCommand {
  /// The title in menus.
  package var title: LocalizedStringKey {
    switch self {
    case .undo: "Undo"
    case .redo: "Redo"
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .delete: "Delete"
    case .selectAll: "Select All"
    }
  }
}
