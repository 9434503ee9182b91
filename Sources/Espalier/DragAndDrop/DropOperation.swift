/// What a drop does with what is dropped.
public enum DropOperation: Sendable {
  /// Nothing: the drag is called off.
  case cancel
  /// Nothing: a drop is not allowed here.
  case forbidden
  /// The data is copied.
  case copy
  /// The data is moved.
  case move

  /// Whether something is dropped at all.
  var isDrop: Bool { self == .copy || self == .move }
}

/// What a view would do with a drop.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}
