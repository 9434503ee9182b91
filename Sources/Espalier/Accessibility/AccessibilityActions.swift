import EspalierDrawing
import LayoutEngine

nonisolated extension View {
  /// Has assistive programs offer on this view what the buttons in `content` do; the buttons are not shown.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(AccessibilityActionsModifier(layer: content()))
  }
}

private struct AccessibilityActionsModifier<Layer: View> {
  let layer: Layer
}

extension AccessibilityActionsModifier: LayeringModifier {
  var isBackground: Bool { false }

  var wrapperName: String { "accessibilityActions" }

  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    LayeredRule(isBackground: false)
  }

  func draw(_ context: DrawContext) -> [DisplayItem] {
    context.only(Array(context.element.children.prefix(1)))
  }

  func configure(_ element: LayoutElement) { element.accessibilityRecord.content = .actions }
}
