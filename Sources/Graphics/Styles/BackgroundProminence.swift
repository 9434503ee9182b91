import EspalierCore

/// The prominence of the background of a view.
public struct BackgroundProminence: Hashable, Sendable {
  private enum Level { case standard, increased }

  private let level: Level

  public static let standard = BackgroundProminence(level: .standard)
  /// A color such as that of a selected row, on which content has to stand out itself.
  public static let increased = BackgroundProminence(level: .increased)
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}

extension EnvironmentValues {
  /// The prominence of the background of the view.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
