@_spi(Espalier) import EspalierCore

/// The place of a window above or below those of other programs.
public struct WindowLevel: Hashable, Sendable {
  private enum Kind { case automatic, normal, floating }

  private let kind: Kind

  /// The rule of the scene: windows with tools float.
  public static let automatic = WindowLevel(kind: .automatic)
  /// Among the windows of all programs, in the order in which people use them.
  public static let normal = WindowLevel(kind: .normal)
  /// Above the windows of all programs.
  public static let floating = WindowLevel(kind: .floating)

  /// True if the window stays above others; `standard` is the scene's rule.
  package func floats(else standard: Bool) -> Bool {
    switch kind {
    case .automatic: standard
    case .normal: false
    case .floating: true
    }
  }
}

extension Scene {
  /// Sets the place of the scene's windows above or below those of other programs.
  ///
  /// Wayland has no such places.
  public func windowLevel(_ level: WindowLevel) -> some Scene {
    windows { $0.level = level }
  }
}
