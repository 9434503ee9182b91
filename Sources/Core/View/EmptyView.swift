/// A view without content: not a child of its container, and without spacing around it.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: PrimitiveView {
  public static func _makeNode(_ view: EmptyView, _ inputs: _NodeInputs) -> _ViewNode {
    ViewNode(inputs)
  }

  public static func _elementCount(within depth: Int) -> Int? { 0 }

  public static func _isEmpty(_ view: EmptyView) -> Bool { true }
}
