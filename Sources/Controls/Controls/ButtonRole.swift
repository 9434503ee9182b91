@_spi(Espalier) import EspalierCore

/// The purpose of a button, which decides its look and its place among other buttons.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel, confirm, close }

  private let kind: Kind

  /// Deletes or discards something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Cancels, and leaves everything as it is.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Accepts the entered values.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes the current view.
  public static let close = ButtonRole(kind: .close)
}
