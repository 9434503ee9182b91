@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Calls `action` with the identities of the sufficiently visible targets of the scroll view in
  /// this view, when those change.
  ///
  /// - Parameters:
  ///   - idType: the type of the identities; those of other types are left out.
  ///   - threshold: the part of a target's area that has to be in sight, from 0 to 1.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}

private struct ScrollTargetVisibilityModifier<ID: Hashable> {
  let threshold: Double
  let action: ([ID]) -> Void
}

extension ScrollTargetVisibilityModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ScrollTargetVisibilityNode(view, inputs)
  }
}

private final class ScrollTargetVisibilityNode<C: View, ID: Hashable>:
  ScrollWatcherNode<C, ScrollTargetVisibilityModifier<ID>>
{
  private var last: [ID] = []

  override func read(_ area: ScrollAreaNode) -> Bool {
    let room = area.visibleRect
    let ids = area.targets.compactMap { target -> ID? in
      let share = ScrollVisibility.share(of: target.rect, in: room)
      guard ScrollVisibility.isVisible(share, modifier.threshold) else { return nil }
      return target.id?.base as? ID
    }
    if ids == last { return false }
    last = ids
    let action = modifier.action
    graph.afterLayout { action(ids) }
    return false
  }
}
