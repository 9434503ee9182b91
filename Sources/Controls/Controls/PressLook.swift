@_spi(Espalier) import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
import Foundation
import LayoutEngine

// A control shows immediately that it is pressed, and fades back when it is released. Both are
// fades, which remain where the user prefers less motion.

extension Transaction {
  /// Returns the transaction with which a control regains its look after a press; the beginning of
  /// a press is not animated.
  fileprivate static func press(from wasPressed: Bool, to isPressed: Bool) -> Transaction {
    Transaction(animation: wasPressed && !isPressed ? .easeOut(duration: 0.25) : nil)
  }
}

nonisolated extension View {
  /// Makes the label of a control fainter while it is pressed.
  func faint(_ opacity: Double, isPressed: Bool) -> some View {
    modifier(
      PaintEffectModifier(
        effect: PressedOpacity(
          opacity: isPressed ? opacity : 1, faintest: opacity, isPressed: isPressed)))
  }
}

private struct PressedOpacity: PaintEffect {
  var opacity: Double
  /// The opacity while the control is pressed.
  ///
  /// A press during the fade after another one adds what is left of that fade.
  let faintest: Double
  let isPressed: Bool

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func changed(_ items: [DisplayItem], in environment: EnvironmentValues) -> [DisplayItem] {
    OpacityEffect(opacity: min(1, max(faintest, opacity))).changed(items, in: environment)
  }

  func transaction(from old: Self) -> Transaction? {
    isPressed == old.isPressed ? nil : .press(from: old.isPressed, to: isPressed)
  }
}

/// The shade on a control while it is pressed.
struct PressShade<Outline: Shape, Style: ShapeStyle> {
  let shape: Outline
  let style: Style
  /// The opacity of the style, 0 to 1.
  var opacity: Double
  /// The opacity while the control is pressed, which no fade exceeds.
  private let strongest: Double
  let isPressed: Bool

  /// - Parameter opacity: that of the shade while the control is pressed.
  init(_ shape: Outline, _ style: Style, opacity: Double = 1, isPressed: Bool) {
    self.shape = shape
    self.style = style
    self.opacity = isPressed ? opacity : 0
    strongest = opacity
    self.isPressed = isPressed
  }
}

extension PressShade: LeafView {
  func rule(in environment: EnvironmentValues) -> any LayoutRule { UnboundedRule() }

  func transaction(from old: Self) -> Transaction? {
    isPressed == old.isPressed ? nil : .press(from: old.isPressed, to: isPressed)
  }

  func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] {
    if opacity <= 0 { return [] }
    let opacity = min(opacity, strongest)
    return context.fill(shape, with: AnyShapeStyle(style).opacity(opacity), FillStyle())
  }

  /// Returns false: the pointer reaches the views below.
  func isHit(at point: CGPoint, _ context: DrawContext) -> Bool { false }

  func hitBounds(_ context: DrawContext) -> CGRect { .null }
}

extension PressShade: Animatable {
  nonisolated var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}
