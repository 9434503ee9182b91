@_spi(Espalier) import EspalierCore

/// The part of a scene in the start of a program.
public struct SceneLaunchBehavior: Equatable, Sendable {
  package enum Rule: Sendable { case automatic, presented, suppressed }

  package let rule: Rule

  /// The first scene that has a window opens.
  public static let automatic = SceneLaunchBehavior(rule: .automatic)
  /// The scene opens, whichever comes before it.
  public static let presented = SceneLaunchBehavior(rule: .presented)
  /// The scene does not open, if another one can.
  public static let suppressed = SceneLaunchBehavior(rule: .suppressed)
}

extension Scene {
  /// Sets whether the scene's window opens when the program starts.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    windows { $0.launch = behavior.rule }
  }
}
