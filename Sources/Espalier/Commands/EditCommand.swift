/// What the Edit menu of every window does with the text that has the focus.
enum EditCommand: CaseIterable {
  case undo, redo, cut, copy, paste, selectAll

  var shortcut: KeyboardShortcut {
    switch self {
    case .undo: KeyboardShortcut("z")
    case .redo: KeyboardShortcut("z", modifiers: [.command, .shift])
    case .cut: KeyboardShortcut("x")
    case .copy: KeyboardShortcut("c")
    case .paste: KeyboardShortcut("v")
    case .selectAll: KeyboardShortcut("a")
    }
  }

  var title: LocalizedStringKey {
    switch self {
    case .undo: "Undo"
    case .redo: "Redo"
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .selectAll: "Select All"
    }
  }

  var place: CommandGroupPlacement {
    switch self {
    case .undo, .redo: .undoRedo
    case .cut, .copy, .paste, .selectAll: .pasteboard
    }
  }
}
