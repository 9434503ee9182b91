@_spi(Espalier) import EspalierCore
import Foundation

nonisolated extension View {
  /// Runs `action` when the key is pressed or held while this view or one inside it has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Runs `action` for some phases of a key while this view or one inside it has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs `action` for some phases of some keys while this view or one inside it has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(phases: phases, accepts: { keys.contains($0.key) }, action: action))
  }

  /// Runs `action` for keys that type one of some characters while this view or one inside it has
  /// the focus.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases,
        accepts: { press in
          !press.characters.isEmpty
            && press.characters.unicodeScalars.allSatisfy(characters.contains)
        }, action: action))
  }

  /// Runs `action` for all keys while this view or one inside it has the focus.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, accepts: { _ in true }, action: action))
  }
}

/// Runs an action for keys.
package struct KeyPressModifier {
  package let phases: KeyPress.Phases
  package let accepts: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  package init(
    phases: KeyPress.Phases, accepts: @escaping (KeyPress) -> Bool,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) {
    self.phases = phases
    self.accepts = accepts
    self.action = action
  }
}

extension KeyPressModifier: ElementModifier {
  package var changesAppearance: Bool { false }

  package func configure(_ element: LayoutElement) {
    let handler = element.component(KeyPressHandler(self))
    handler.modifier = self
    element[KeyHandler.self] = handler
  }
}

private final class KeyPressHandler: KeyResponder, ElementComponent {
  var modifier: KeyPressModifier

  init(_ modifier: KeyPressModifier) { self.modifier = modifier }

  func handle(_ press: KeyPress, in element: LayoutElement) -> Bool {
    guard modifier.phases.contains(press.phase), modifier.accepts(press) else { return false }
    return modifier.action(press) == .handled
  }
}
