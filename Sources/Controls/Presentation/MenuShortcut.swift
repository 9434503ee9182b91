import EspalierCore
import EspalierInteraction

/// The key that replaces Command in shortcuts where the program is shown.
package enum ShortcutKeys: Sendable {
  /// Command, as on the Mac: shortcuts are written with its symbols.
  case command
  /// Control, as elsewhere: keys are written with the names on them.
  case control
}

private enum ShortcutKeysKey: EnvironmentKey {
  static let defaultValue = ShortcutKeys.command
}

extension EnvironmentValues {
  /// The host sets it; a picture shows the Mac's.
  package var shortcutKeys: ShortcutKeys {
    get { self[ShortcutKeysKey.self] }
    set { self[ShortcutKeysKey.self] = newValue }
  }

  /// The keys for the action of a menu's line, as they are written there; nil if there are none.
  var menuShortcut: String? { keyboardShortcut.map { $0.menuText(shortcutKeys) } }
}

extension KeyboardShortcut {
  /// The modifiers in the order of the platform's menus, and the key.
  func menuText(_ keys: ShortcutKeys) -> String {
    switch keys {
    case .command:
      let signs: [(EventModifiers, String)] = [
        (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
      ]
      return signs.filter { modifiers.contains($0.0) }.map(\.1).joined() + keySign
    case .control:
      // Control stands for Command; where a shortcut has both, Super stands for the other one.
      var names = modifiers.isDisjoint(with: [.control, .command]) ? [] : ["Ctrl"]
      if modifiers.isSuperset(of: [.control, .command]) { names.append("Super") }
      if modifiers.contains(.option) { names.append("Alt") }
      if modifiers.contains(.shift) { names.append("Shift") }
      return (names + [keyName]).joined(separator: "+")
    }
  }

  private var keySign: String {
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
    default: functionKeyName ?? key.character.uppercased()
    }
  }

  /// The label of a function key: F1 is U+F704, and the others follow.
  private var functionKeyName: String? {
    let scalars = key.character.unicodeScalars
    guard let value = scalars.first?.value, scalars.count == 1, 0xF704...0xF70F ~= value else {
      return nil
    }
    return "F\(value - 0xF703)"
  }

  /// The label of the key on a keyboard that is not Apple's.
  private var keyName: String {
    switch key {
    case .return: "Enter"
    case .escape: "Esc"
    case .delete: "Backspace"
    case .deleteForward: "Del"
    case .tab: "Tab"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    default: keySign
    }
  }
}
