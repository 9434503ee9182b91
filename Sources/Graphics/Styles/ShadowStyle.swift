import EspalierCore
import EspalierDrawing
import Foundation

/// A shadow that belongs to a style: cast by the painted area, or into it.
public struct ShadowStyle: Equatable, Sendable {
  private enum Kind: Equatable {
    case drop, inner
  }

  private let kind: Kind
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize

  /// A shadow below the painted area.
  ///
  /// - Parameters:
  ///   - color: of the shadow; a third black by default.
  ///   - radius: the blur: the standard deviation of the Gaussian, in points; 0 leaves it sharp.
  ///   - x: the distance to the right.
  ///   - y: the distance down.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow that the edges of the painted area cast into it.
  ///
  /// - Parameters:
  ///   - color: of the shadow; black of an opacity of 0.55 by default.
  ///   - radius: the blur: the standard deviation of the Gaussian, in points; 0 leaves it sharp.
  ///   - x: the distance to the right.
  ///   - y: the distance down.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// Returns the effect of the shadow on the items it belongs to; nil if it cannot be seen.
  func effect(in environment: EnvironmentValues) -> DisplayEffect? {
    let color = color.resolve(in: environment).components
    guard color.opacity > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else {
      return nil
    }
    // The display list counts as CSS does: twice the standard deviation.
    let radius = 2 * Double(max(radius, 0))
    switch kind {
    case .drop: return .shadow(color: color, radius: radius, offset: offset)
    case .inner: return .innerShadow(color: color, radius: radius, offset: offset)
    }
  }
}

extension ShapeStyle {
  /// This style with a shadow of the painted area.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow of the painted area.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

private struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  func _paint(in context: _StyleContext) -> _StylePaint {
    let paint = base._paint(in: context)
    return shadow.effect(in: context.environment).map(paint.within) ?? paint
  }
}
