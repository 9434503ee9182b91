@_spi(Espalier) import EspalierCore
import EspalierDrawing
import LayoutEngine

/// Adds views that are laid out with the content but not shown: they exist for assistive programs.
struct AccessibilityLayer<Layer: View> {
  let layer: Layer
  /// The relation of the layer's elements to those of the content.
  let content: AccessibilityRecord.Content
  /// The modifier's name in printed trees.
  let wrapperName: String
}

extension AccessibilityLayer: LayeringModifier {
  var isBackground: Bool { false }

  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    LayeredRule(isBackground: false)
  }

  func draw(_ context: DrawContext) -> ElementDrawing {
    context.only(Array(context.element.children.prefix(1)))
  }

  func configure(_ element: LayoutElement) {
    element.pointerReach = .firstChild
    element.accessibilityRecord.content = content
  }
}
