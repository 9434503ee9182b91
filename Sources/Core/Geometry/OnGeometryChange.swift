import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Calls `action` with a value made from the view's geometry, after the first layout and when it
  /// changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Calls `action` with the old and new value made from the view's geometry, after the first
  /// layout and when it changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

private struct GeometryChangeModifier<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryChangeModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    GeometryChangeNode(view, inputs)
  }
}

private final class GeometryChangeNode<C: View, Value: Equatable>:
  WrappingNode<C, GeometryChangeModifier<Value>>, LayoutReader
{
  private var last: Value?

  override func didMake() { graph.add(self) }

  override func detach() {
    super.detach()
    graph.remove(self)
  }

  /// Only watches: the action runs with the other callbacks, after the layout.
  func readLayout() -> Bool {
    let elements = collectedElements
    guard let element = elements.first else { return false }
    let proxy = GeometryProxy(GeometrySource(element), size: element.size)
    let value = modifier.transform(proxy)
    if isUnchanged(last, value) { return false }
    let (old, action) = (last ?? value, modifier.action)
    last = value
    graph.afterLayout { action(old, value) }
    return false
  }
}
