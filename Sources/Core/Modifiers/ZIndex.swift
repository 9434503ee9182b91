nonisolated extension View {
  /// Draws the view above (or below, when negative) the other children of its container.
  public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }
}

private enum ZIndexTrait {}

private struct ZIndexModifier {
  let value: Double
}

extension ZIndexModifier: ElementModifier {
  func configure(_ element: LayoutElement) {
    _ = element.graph[ZIndexOrder.self]
    element.setTrait(ObjectIdentifier(ZIndexTrait.self), value)
    element.parent?.setNeedsDrawing()
  }
}

/// Draws children in the order of their indices, once a view has one.
@MainActor private final class ZIndexOrder: GraphComponent {
  init(_ graph: ViewGraph) { graph.drawingOrder = { Self.sorted($0) } }

  /// Children of equal indices keep the order of the layout.
  private static func sorted(_ children: [LayoutElement]) -> [LayoutElement] {
    let key = ObjectIdentifier(ZIndexTrait.self)
    let indices = children.map { $0.trait(key) as? Double ?? 0 }
    if indices.allSatisfy({ $0 == 0 }) { return children }
    return children.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { children[$0] }
  }
}
