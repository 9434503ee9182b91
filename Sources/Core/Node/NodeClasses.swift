/// The classes of the nodes that views get, by the types of the views.
///
/// Code that is generic asks the runtime for a generic class each time that it makes an object of it, and for the type of each
/// view on the way there: longer than it takes to make a node. A class that is found here makes its nodes itself.
///
/// There is one table for all trees. Each tree holds it, because a global value is checked for its initialization at each use.
@MainActor struct NodeClasses {
  private struct Entry {
    let view: ObjectIdentifier
    let node: ViewNode.Type
  }

  private static let count = 1024
  static let shared = NodeClasses()
  /// The classes that were noted last, each at the place that the address of its view's type leads to.
  private let entries: UnsafeMutablePointer<Entry?>

  private init() {
    entries = .allocate(capacity: Self.count)
    entries.initialize(repeating: nil, count: Self.count)
  }

  /// The class for views of a type; nil if it is not known.
  @inline(__always) func known<V>(for view: V.Type) -> ViewNode.Type? {
    let id = ObjectIdentifier(view)
    guard let entry = entries[Self.place(id)], entry.view == id else { return nil }
    return entry.node
  }

  /// Notes the class whose ``ViewNode/make(at:_:)`` makes the nodes of all views of a type.
  static func note(_ node: ViewNode.Type, for view: Any.Type) {
    let id = ObjectIdentifier(view)
    shared.entries[place(id)] = Entry(view: id, node: node)
  }

  /// Types begin at addresses that are multiples of 16, nearly always.
  @inline(__always) private static func place(_ id: ObjectIdentifier) -> Int {
    (Int(bitPattern: id) >> 4) & (count - 1)
  }
}
