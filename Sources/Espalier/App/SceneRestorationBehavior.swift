@_spi(Espalier) import EspalierCore

/// The rule by which a scene's windows are restored when the program starts again.
public struct SceneRestorationBehavior: Equatable, Sendable {
  package let restores: Bool

  /// Windows restore the values of `@SceneStorage`.
  ///
  /// After a run of the program that ended without closing its windows, as by a crash, all of them
  /// are opened again, at their places and with what they showed.
  public static let automatic = SceneRestorationBehavior(restores: true)
  /// Windows restore nothing.
  public static let disabled = SceneRestorationBehavior(restores: false)
}

extension Scene {
  /// Sets whether the scene's windows restore the values that they stored the last time.
  ///
  /// Windows that do are also opened again after a run of the program that ended without closing
  /// them.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    windows { $0.restores = behavior.restores }
  }
}
