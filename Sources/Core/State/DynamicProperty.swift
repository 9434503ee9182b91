/// A stored property of a view that the framework brings up to date before each evaluation of the
/// body.
public protocol DynamicProperty {
  /// Called before the body is evaluated, after the property's own dynamic properties were brought
  /// up to date.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property of the framework, connected to storage that its node keeps.
///
/// Its inputs from a new value of the view, if any, are compared by
/// ``ComparableInput/isKnownSame(_:_:)``.
@MainActor package protocol ConnectedProperty: DynamicProperty, ComparableInput {
  /// Connects this value to the storage that `slot` keeps for its place in the view tree, filling
  /// the slot the first time.
  mutating func connect(_ slot: inout AnyObject?, to node: ViewNode)

  /// True if another environment gives this property another value than the one in `slot`.
  static func dependsOnChange(_ slot: AnyObject?, of environment: EnvironmentValues) -> Bool

  /// Ends subscriptions.
  static func disconnect(_ slot: AnyObject?)
}

extension ConnectedProperty {
  package static func dependsOnChange(_ slot: AnyObject?, of environment: EnvironmentValues) -> Bool
  {
    false
  }

  package static func disconnect(_ slot: AnyObject?) {}

  package nonisolated static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { false }
}
