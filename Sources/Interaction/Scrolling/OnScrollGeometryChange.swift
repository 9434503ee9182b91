@_spi(Espalier) import EspalierCore
import EspalierDrawing

nonisolated extension View {
  /// Calls `action` with the old and new value made from the geometry of the scroll view in this
  /// view, after the first layout, then with the same value twice, and when it changes.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}

private struct ScrollGeometryModifier<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension ScrollGeometryModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ScrollGeometryNode(view, inputs)
  }
}

private final class ScrollGeometryNode<C: View, Value: Equatable>:
  ScrollWatcherNode<C, ScrollGeometryModifier<Value>>
{
  private var last: Value?

  /// Only watches: the action runs with the other callbacks, after the layout.
  override func read(_ area: ScrollAreaNode) -> Bool {
    let value = modifier.transform(area.geometry)
    if isUnchanged(last, value) { return false }
    let (old, action) = (last ?? value, modifier.action)
    last = value
    graph.afterLayout { action(old, value) }
    return false
  }
}
