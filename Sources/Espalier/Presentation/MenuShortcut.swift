extension EnvironmentValues {
  /// The keys that do what a line of a menu does, as they are written there; nil where there are none.
  var menuShortcut: String? { keyboardShortcut.map(\.menuText) }
}

extension KeyboardShortcut {
  /// The signs of the modifiers in the order of the Mac's menus, and that of the key.
  var menuText: String {
    let signs: [(EventModifiers, String)] = [
      (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    let modifiers = signs.filter { self.modifiers.contains($0.0) }.map(\.1).joined()
    return modifiers + keyText
  }

  private var keyText: String {
    switch key {
    case .upArrow: "↑"
    case .downArrow: "↓"
    case .leftArrow: "←"
    case .rightArrow: "→"
    case .return: "↩"
    case .escape: "⎋"
    case .delete: "⌫"
    case .deleteForward: "⌦"
    case .tab: "⇥"
    case .space: "Space"
    case .home: "↖"
    case .end: "↘"
    case .pageUp: "⇞"
    case .pageDown: "⇟"
    default: key.character.uppercased()
    }
  }
}
