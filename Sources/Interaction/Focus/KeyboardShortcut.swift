@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A key with modifiers that performs the action of a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The adaptation of the shortcut to the keyboard's layout.
  public struct Localization: Hashable, Sendable {
    private let number: Int

    /// Keys are where the layout has them, and arrows and brackets are mirrored from right to left.
    public static let automatic = Localization(number: 0)
    /// Keys are where the layout has them.
    public static let withoutMirroring = Localization(number: 1)
    /// The keys are taken as they are.
    public static let custom = Localization(number: 2)
  }

  /// The Return key: performs the action of the prominent button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The Escape key: performs the action of the cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }
}

extension EnvironmentValues {
  private enum KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
  }

  /// The shortcut of the control around.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Has a key perform the action of the first control in this view, whatever has the focus.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Has a key perform the action of the first control in this view, whatever has the focus.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Has a key perform the action of the first control in this view, whatever has the focus.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }

  /// Has a key perform the action of the first control in this view; nil is no key.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }
}

/// Gives the controls in a view a shortcut.
struct ShortcutModifier: ViewModifier {
  let shortcut: KeyboardShortcut?

  func body(content: Content) -> some View {
    content.environment(\.keyboardShortcut, shortcut)
  }
}

extension KeyboardShortcut {
  /// Returns true if a key press means this shortcut where text runs in `direction`.
  package func matches(_ event: KeyEvent, _ direction: LayoutDirection) -> Bool {
    let kept: EventModifiers = [.shift, .control, .option, .command]
    var wanted = modifiers.intersection(kept)
    var key = key.character
    if direction == .rightToLeft, localization == .automatic { key = Self.mirrored[key] ?? key }
    // A capital letter is the letter with Shift.
    if key.isUppercase { wanted.insert(.shift) }
    return event.key.character.lowercased() == key.lowercased()
      && event.modifiers.readings.contains { $0.intersection(kept) == wanted }
  }

  private static let mirrored: [Character: Character] = [
    "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
    KeyEquivalent.leftArrow.character: KeyEquivalent.rightArrow.character,
    KeyEquivalent.rightArrow.character: KeyEquivalent.leftArrow.character,
  ]
}

extension ViewGraph {
  /// Performs the action of the first enabled control with a shortcut for the key; returns true if
  /// there is one.
  package func performShortcut(_ event: KeyEvent) -> Bool { useShortcut(event) { $0() } }

  /// Returns whether an enabled control has a shortcut for the key.
  package func hasShortcut(_ event: KeyEvent) -> Bool { useShortcut(event) { _ in } }

  private func useShortcut(_ event: KeyEvent, _ use: (() -> Void) -> Void) -> Bool {
    event.modifiers.readings.contains { modifiers in
      var reading = event
      reading.modifiers = modifiers
      return useShortcut(reading: reading, use)
    }
  }

  private func useShortcut(reading event: KeyEvent, _ use: (() -> Void) -> Void) -> Bool {
    var action: (() -> Void)?
    forEachReachableElement { element in
      if action == nil { action = element.shortcutAction(event) }
    }
    let others = existing(ShortcutSources.self)
    for element in others?.elements?() ?? [] where action == nil {
      action = shortcutAction(event, in: [element])
    }
    guard let action else {
      // Closed menus are not made for keys that type.
      let mayType = event.modifiers.isDisjoint(with: [.command, .control])
      return !mayType && others?.use?(event, use) ?? false
    }
    use(action)
    return true
  }

  /// Returns the action of the first enabled control whose shortcut is the key.
  package func shortcutAction(_ event: KeyEvent, in elements: [LayoutElement]) -> (() -> Void)? {
    var pending = Array(elements.reversed())
    while let element = pending.popLast() {
      if let action = element.shortcutAction(event) { return action }
      pending += element.children.reversed()
    }
    return nil
  }
}

extension LayoutElement {
  /// Returns the action of the control if the key is its shortcut; nil if this element is no such
  /// control.
  func shortcutAction(_ event: KeyEvent) -> (() -> Void)? {
    guard let primary = self[GestureAttachment.self]?.primaryAction else { return nil }
    let environment = owner.environment
    guard let shortcut = environment.keyboardShortcut, environment.isEnabled,
      shortcut.matches(event, environment.layoutDirection)
    else { return nil }
    return primary
  }
}

/// The shortcuts of hidden controls: in closed menus, and in a menu bar behind a layer that covers
/// the content.
@MainActor package final class ShortcutSources: GraphComponent {
  /// Elements in addition to those that are shown and in reach.
  package var elements: (@MainActor () -> [LayoutElement])?
  /// Hands out the action of a shortcut that does not belong to an element yet; returns true if there is one.
  package var use: (@MainActor (KeyEvent, (() -> Void) -> Void) -> Bool)?

  package init(_ graph: ViewGraph) {}
}
