import EspalierCore

/// The state of controls, which depends on whether their window gets the keys.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// The window gets the keys.
  case key
  /// The window is the program's main one, and another of the program gets the keys.
  case active
  /// The window gets no keys.
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
