import EspalierDrawing
import LayoutEngine

nonisolated extension View {
  /// Makes this view a group whose elements are those of other views, which are laid out in its place but not shown.
  ///
  /// So a chart that is one drawing can have an element for each of its bars.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(AccessibilityReplacement(layer: children()))
      .accessibilityElement(children: .contain)
  }

  /// Has assistive programs see another view in place of this one; it is laid out but not shown.
  ///
  /// So a control with a look of its own can be a slider to those who cannot see it.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(AccessibilityReplacement(layer: representation()))
  }
}

/// Adds views that only assistive programs see.
private struct AccessibilityReplacement<Layer: View> {
  let layer: Layer
}

extension AccessibilityReplacement: LayeringModifier {
  var isBackground: Bool { false }

  var wrapperName: String { "accessibilityRepresentation" }

  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    LayeredRule(isBackground: false)
  }

  func draw(_ context: DrawContext) -> [DisplayItem] {
    context.only(Array(context.element.children.prefix(1)))
  }

  func configure(_ element: LayoutElement) { element.accessibilityRecord.content = .replacement }
}
