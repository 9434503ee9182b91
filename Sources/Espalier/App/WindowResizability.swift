@_spi(Espalier) import EspalierCore

/// The limits within which a person may resize a window.
public struct WindowResizability: Equatable, Sendable {
  package enum Rule: Sendable { case automatic, contentSize, contentMinSize }

  package let rule: Rule

  /// Settings take the size of their content, other windows become no smaller than theirs.
  public static let automatic = WindowResizability(rule: .automatic)

  /// A size between the minimum and the maximum size of the content.
  public static let contentSize = WindowResizability(rule: .contentSize)

  /// A size no smaller than the minimum size of the content.
  public static let contentMinSize = WindowResizability(rule: .contentMinSize)
}

extension Scene {
  /// Sets the limits within which a person may resize the scene's windows.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    windows { $0.resizability = resizability }
  }
}
