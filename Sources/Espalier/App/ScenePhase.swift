import EspalierCore

/// The extent to which a person can see and use a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// None of its windows can be seen.
  case background
  /// A window can be seen, but another program has the keyboard's focus.
  case inactive
  /// A window has the keyboard's focus.
  case active
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.background
}

private enum AppearsActiveKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// The phase of the window that the view is in, or the highest of all windows where an app or a
  /// scene reads it.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// True if views should look as they do in the window with the keyboard's focus.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }
}
