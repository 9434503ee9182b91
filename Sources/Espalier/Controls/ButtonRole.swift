/// What a button is for, which decides how it looks and where it stands among others.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel, confirm, close }

  private let kind: Kind

  /// Deletes or discards something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves things as they are.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Accepts what was entered.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes what is shown.
  public static let close = ButtonRole(kind: .close)
}
