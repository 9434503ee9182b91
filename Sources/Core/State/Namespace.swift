/// A space of identifiers that belongs to one view.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// Identifies a namespace.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id = ID(number: 0)

  public init() {}

  public var wrappedValue: ID { id }
}

extension Namespace: ConnectedProperty {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { true }

  private final class Slot {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  package mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    let kept = slot as? Slot ?? Slot(ID(number: node.graph.makeIdentifier()))
    slot = kept
    id = kept.id
  }
}
