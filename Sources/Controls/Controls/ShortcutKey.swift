import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// A key that performs an action without a visible control.
package struct ShortcutKey {
  private let shortcut: KeyboardShortcut
  private let action: @MainActor () -> Void

  package init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    action: @escaping @MainActor () -> Void
  ) {
    shortcut = KeyboardShortcut(key, modifiers: modifiers)
    self.action = action
  }
}

@MainActor extension ShortcutKey: View {
  package var body: some View {
    // No button: the Tab key would stop at it.
    Color.clear.frame(width: 0, height: 0)
      ._onButtonGesture(perform: action)
      .keyboardShortcut(shortcut)
      .accessibilityHidden(true)
  }
}
