import EspalierCore
import EspalierInteraction

extension Scene {
  /// Sets the keys that open the scene's window; nil gives it none.
  ///
  /// They are those of its line in the menu of windows; for a group of windows those of a new one.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    windows { $0.shortcut = shortcut }
  }

  /// Sets the keys that open the scene's window.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}
