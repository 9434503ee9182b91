/// A view whose type is hidden; giving it a view of another type is a change of identity.
public struct AnyView {
  let content: any View

  public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: PrimitiveView {
  public static func _makeNode(_ view: AnyView, _ inputs: _NodeInputs) -> _ViewNode {
    AnyViewNode(branch: view.branch, inputs)
  }

  fileprivate var branch: Branch { Branch(ObjectIdentifier(type(of: content)), content) }
}

private final class AnyViewNode: SwitchNode {
  override func update<V: View>(_ view: V) { show(unsafeSame(view, as: AnyView.self).branch) }
}
