@_spi(Espalier) import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
import Foundation
import LayoutEngine

/// The border of a button, with a shade on it while the button is pressed.
struct ButtonBorder {
  /// The outline; nil where the button has no border.
  let shape: ButtonBorderShape?
  let style: AnyShapeStyle
  private var shade: PressShade<ButtonBorderShape, HierarchicalShapeStyle>

  init(
    shape: ButtonBorderShape?, style: AnyShapeStyle, shadeOpacity: Double, isPressed: Bool
  ) {
    self.shape = shape
    self.style = style
    shade = PressShade(
      shape ?? .automatic, .primary, opacity: shadeOpacity, isPressed: isPressed)
  }
}

extension ButtonBorder: LeafView {
  func rule(in environment: EnvironmentValues) -> any LayoutRule { UnboundedRule() }

  func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] {
    shape == nil ? [] : border(context) + shade.draw(context, rule: rule)
  }

  @MainActor private func border(_ context: DrawContext) -> [DisplayItem] {
    shape.map { context.fill($0, with: style, FillStyle()) } ?? []
  }

  func transaction(from old: Self) -> Transaction? { shade.transaction(from: old.shade) }

  func isHit(at point: CGPoint, _ context: DrawContext) -> Bool {
    border(context).contains { $0.isHit(at: point) }
  }

  func hitBounds(_ context: DrawContext) -> CGRect { border(context).bounds }
}

extension ButtonBorder: Animatable {
  nonisolated var animatableData: Double {
    get { shade.animatableData }
    set { shade.animatableData = newValue }
  }
}
