@_spi(Espalier) import EspalierCore
import EspalierDrawing

nonisolated extension View {
  /// Shows the indicators of scrollable views in this view for a moment when `value` changes.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(IndicatorFlashModifier(trigger: value, onAppear: false))
  }

  /// Shows the indicators of scrollable views in this view for a moment when they appear.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(IndicatorFlashModifier(trigger: 0, onAppear: onAppear))
  }
}

private struct IndicatorFlashModifier<Value: Equatable> {
  let trigger: Value
  let onAppear: Bool
}

extension IndicatorFlashModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    IndicatorFlashNode(view, inputs)
  }
}

private final class IndicatorFlashNode<C: View, Value: Equatable>:
  WrappingNode<C, IndicatorFlashModifier<Value>>
{
  override func didMake() { if modifier.onAppear { flash() } }

  override func didUpdate(from old: IndicatorFlashModifier<Value>) {
    if !isUnchanged(old.trigger, modifier.trigger) { flash() }
  }

  /// Runs after the layout, when the scroll views exist and it is known whether there is anything
  /// to scroll.
  private func flash() {
    graph.afterLayout { [weak self] in
      guard let self, !self.isDetached else { return }
      for area in self.graph.scrolling.areas(in: self) {
        area.indicators.flash(at: self.graph.clock.now)
      }
    }
  }
}
