@_spi(Espalier) import EspalierCore

/// The size that a window takes when a person zooms it.
public struct WindowIdealSize: Equatable, Sendable {
  package enum Rule: Sendable { case automatic, fitToContent, maximum }

  package let rule: Rule

  /// The platform's rule: as large as the screen.
  public static let automatic = WindowIdealSize(rule: .automatic)
  /// The ideal size of the content, as far as the screen has room for it.
  public static let fitToContent = WindowIdealSize(rule: .fitToContent)
  /// As large as the screen.
  public static let maximum = WindowIdealSize(rule: .maximum)
}

extension Scene {
  /// Sets the size that a window takes when a person zooms it.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
    windows { $0.idealSize = idealSize }
  }
}
