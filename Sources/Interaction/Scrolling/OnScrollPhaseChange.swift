@_spi(Espalier) import EspalierCore
import EspalierDrawing

nonisolated extension View {
  /// Calls `action` when the scroll view in this view begins to be moved in another way, or comes
  /// to rest.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls `action` when the scroll view in this view begins to be moved in another way, or comes
  /// to rest, with its geometry at that time.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

private struct ScrollPhaseModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ScrollPhaseNode(view, inputs)
  }
}

private final class ScrollPhaseNode<C: View>: ScrollWatcherNode<C, ScrollPhaseModifier> {
  override func didFind(_ area: ScrollAreaNode) {
    area.phaseWatchers.append { [weak self] old, new, context in
      guard let self, !self.isDetached else { return }
      // The action does not run in the middle of an event or a layout.
      self.graph.afterLayout { [weak self] in self?.modifier.action(old, new, context) }
    }
  }
}
