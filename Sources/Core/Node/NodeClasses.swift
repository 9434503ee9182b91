/// The classes of the nodes that views get, by the types of the views.
///
/// Code that is generic asks the runtime for a generic class each time that it makes an object of it, and for the type of each
/// view on the way there: longer than it takes to make a node. A class that is found here makes its nodes itself.
///
/// There is one table for all trees. Each tree holds it, because a global value is checked for its initialization at each use.
@MainActor struct NodeClasses {
  static let shared = NodeClasses()
  private let classes = TypeTable<ViewNode.Type>(count: 1024)

  private init() {}

  /// The class for views of a type; nil if it is not known.
  @inline(__always) func known<V>(for view: V.Type) -> ViewNode.Type? {
    classes.value(for: ObjectIdentifier(view))
  }

  /// Notes the class whose ``ViewNode/make(at:_:)`` makes the nodes of all views of a type.
  static func note(_ node: ViewNode.Type, for view: Any.Type) {
    shared.classes.note(node, for: ObjectIdentifier(view))
  }
}
