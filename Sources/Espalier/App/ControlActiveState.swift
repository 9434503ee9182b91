import EspalierCore

/// The state of controls, which depends on whether their window has the keyboard's focus.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// The window has the keyboard's focus.
  case key
  /// The window is the program's main one, and another of the program has the keyboard's focus.
  case active
  /// The window does not have the keyboard's focus.
  case inactive
}

private enum ControlActiveStateKey: EnvironmentKey {
  static let defaultValue: ControlActiveState? = nil
}

extension EnvironmentValues {
  /// The state of controls: ``appearsActive`` in the words of older systems.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] ?? (appearsActive ? .key : .inactive) }
    set {
      self[ControlActiveStateKey.self] = newValue
      appearsActive = newValue != .inactive
    }
  }
}
