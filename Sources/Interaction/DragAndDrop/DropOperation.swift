@_spi(Espalier) import EspalierCore

/// The operation that a drop performs.
public enum DropOperation: Sendable {
  /// No operation: the drag is cancelled.
  case cancel
  /// No operation: a drop is not allowed here.
  case forbidden
  /// The data is copied.
  case copy
  /// The data is moved.
  case move

  /// True if the items are dropped at all.
  var isDrop: Bool { self == .copy || self == .move }
}

/// The operation that a view suggests for a drop.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}
