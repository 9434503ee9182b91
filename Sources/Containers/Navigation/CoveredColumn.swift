@_spi(Espalier) import EspalierCore

/// Holds back the bodies of a column that another one covers, except those around views that give other columns their
/// screens.
struct CoveredModifier {
  let isCovered: Bool
  let contexts: [NavigationContext]
}

extension CoveredModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    CoveredNode(view, inputs)
  }
}

private final class CoveredNode<C: View>: WrappingNode<C, CoveredModifier> {
  override func didMake() { follow() }

  override func didUpdate() { follow() }

  private func follow() {
    guard modifier.isCovered else {
      graph.existing(UpdateHolds.self)?.release(self)
      return
    }
    // The change that led to the other column reaches the views in this one first: a list marks the row of the link.
    graph.afterLayout { [weak self] in
      guard let self, !isDetached, modifier.isCovered else { return }
      let contexts = modifier.contexts
      graph[UpdateHolds.self].hold(self) { node in contexts.contains { $0.showsScreens(of: node) } }
    }
  }
}

/// The ways from the columns of a split view to those before them.
@MainActor final class ColumnWaysBack {
  private var ways: [Int: WayBack] = [:]

  nonisolated init() {}

  subscript(index: Int) -> WayBack {
    if let known = ways[index] { return known }
    let new = WayBack()
    ways[index] = new
    return new
  }

  /// Forgets the ways, to break the circle: they hold what holds them.
  func disconnect() { ways = [:] }
}
