@_spi(Espalier) import EspalierCore
import EspalierGraphics
import EspalierInteraction

extension EditCommand {
  /// The key; nil if the command has a key of its own.
  var shortcut: KeyboardShortcut? {
    switch self {
    case .undo: KeyboardShortcut("z")
    case .redo: KeyboardShortcut("z", modifiers: [.command, .shift])
    case .cut: KeyboardShortcut("x")
    case .copy: KeyboardShortcut("c")
    case .paste: KeyboardShortcut("v")
    case .delete: nil
    case .selectAll: KeyboardShortcut("a")
    }
  }

  var place: CommandGroupPlacement {
    switch self {
    case .undo, .redo: .undoRedo
    case .cut, .copy, .paste, .delete, .selectAll: .pasteboard
    }
  }
}
