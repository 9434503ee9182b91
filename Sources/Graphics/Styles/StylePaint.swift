import EspalierCore
import EspalierDrawing
import Foundation

/// The context in which a style is painted: the environment, and the level of the hierarchy.
public struct _StyleContext {
  package var environment: EnvironmentValues
  /// The style that `.foreground` and the hierarchical styles stand for here.
  var foreground: StyleLevels?
  /// 0 is primary, 1 secondary and so on.
  package var level: Int

  package init(_ environment: EnvironmentValues, level: Int = 0) {
    self.environment = environment
    foreground = environment.foregroundLevels
    self.level = level
  }
}

/// A style with every name resolved, but not yet bound to a rectangle: what is painted with, and
/// what is done to the result.
public struct _StylePaint: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case color(ResolvedColor)
    case linear([GradientStop], start: UnitPoint, end: UnitPoint)
    case radial([GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular([GradientStop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    /// The radii are fractions of the rectangle's width and height.
    case elliptical(
      [GradientStop], center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)
    /// The positions are fractions of the rectangle's width and height.
    case mesh(MeshPaint)
    /// The tile's origin is that of the rectangle.
    case tiles(Bitmap, source: CGRect, size: CGSize, interpolation: ImageInterpolation)
    case pattern(TilePattern)
    case backdrop(BackdropPaint)
    /// Bound to the coordinates of the existing drawing.
    case fixed(Paint)
  }

  var form: Kind
  /// The effects on the painted items, the innermost first.
  var effects: [DisplayEffect] = []
  /// The rectangle that unit points refer to, with its origin at that of the view; nil stands for
  /// the bounds of the item.
  var rect: CGRect?

  package init(_ form: Kind) { self.form = form }

  /// The paint for an item whose bounds are `rect`, in a view whose top left corner is `origin`;
  /// effects are left out.
  package func paint(in rect: CGRect, origin: CGPoint? = nil) -> Paint {
    let rect = place(rect, origin)
    switch form {
    case .color(let color): return .color(color)
    case .linear(let stops, let start, let end):
      return .linearGradient(stops, start: start.point(in: rect), end: end.point(in: rect))
    case .radial(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(
        stops, center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius)
    case .angular(let stops, let center, let startAngle, let endAngle):
      return .angularGradient(
        stops, center: center.point(in: rect), startAngle: startAngle, endAngle: endAngle)
    case .elliptical(let stops, let center, let start, let end):
      return .ellipticalGradient(
        stops, center: center.point(in: rect), startRadius: rect.size.scaled(by: start),
        endRadius: rect.size.scaled(by: end))
    case .mesh(let mesh): return .mesh(mesh.placed(in: rect))
    case .tiles(let bitmap, let source, let size, let interpolation):
      return .tiles(
        TilePaint(
          bitmap: bitmap, source: source, tile: CGRect(origin: rect.origin, size: size),
          interpolation: interpolation))
    case .pattern: return .color(.clear)
    case .backdrop(let backdrop): return .backdrop(backdrop)
    case .fixed(let paint): return paint
    }
  }

  /// Returns the items that `draw` makes with this style's paint, within the style's effects.
  package func items(
    in rect: CGRect, origin: CGPoint? = nil, _ draw: (Paint) -> [DisplayItem]
  ) -> [DisplayItem] {
    var items: [DisplayItem]
    if case .pattern(let pattern) = form {
      items = pattern.items(at: place(rect, origin).origin, masking: draw(.color(.black)))
    } else {
      items = draw(paint(in: rect, origin: origin))
    }
    for effect in effects { items = items.grouped(effect) }
    return items
  }

  private func place(_ rect: CGRect, _ origin: CGPoint?) -> CGRect {
    guard let fixed = self.rect else { return rect }
    let origin = origin ?? rect.origin
    return fixed.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The same with `effect` around all that it has already.
  func within(_ effect: DisplayEffect) -> _StylePaint {
    var result = self
    result.effects.append(effect)
    return result
  }
}

extension _StylePaint {
  /// The same with its opacity multiplied by `factor`, 0 to 1.
  ///
  /// Colors become fainter themselves; a material blurs and tints less, until nothing of it is left
  /// at 0.
  package func faded(by factor: Double) -> _StylePaint {
    if factor == 1 { return self }
    if !effects.isEmpty { return within(.opacity(factor)) }
    func fade(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.faded(by: factor), location: $0.location) }
    }
    var result = self
    switch form {
    case .color(let color): result.form = .color(color.faded(by: factor))
    case .linear(let stops, let start, let end):
      result.form = .linear(fade(stops), start: start, end: end)
    case .radial(let stops, let center, let startRadius, let endRadius):
      result.form = .radial(
        fade(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angular(let stops, let center, let startAngle, let endAngle):
      result.form = .angular(
        fade(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    case .elliptical(let stops, let center, let start, let end):
      result.form = .elliptical(
        fade(stops), center: center, startRadiusFraction: start, endRadiusFraction: end)
    case .mesh(let mesh): result.form = .mesh(mesh.faded(by: factor))
    case .backdrop(let backdrop): result.form = .backdrop(backdrop.faded(by: factor))
    case .tiles, .pattern, .fixed: return within(.opacity(factor))
    }
    return result
  }
}

extension [DisplayItem] {
  /// The same with neighboring groups of one effect put together, so that a shadow does not fall on
  /// its neighbor.
  package func joiningNeighbors() -> [DisplayItem] {
    var result: [DisplayItem] = []
    for item in self {
      if case .group(let effect, let items) = item, case .group(effect, let last)? = result.last {
        result[result.count - 1] = .group(effect, (last + items).joiningNeighbors())
      } else {
        result.append(item)
      }
    }
    return result
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}

extension BackdropPaint {
  fileprivate func faded(by factor: Double) -> BackdropPaint {
    BackdropPaint(
      radius: radius * factor, saturation: 1 + (saturation - 1) * factor,
      color: color.faded(by: factor))
  }
}

extension ResolvedColor {
  /// The same color with its opacity multiplied by `factor`.
  func faded(by factor: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * Float(factor))
  }
}

extension EnvironmentValues {
  /// The paint of a style on an item whose bounds are `rect`, without the style's effects.
  package func paint<S: ShapeStyle>(_ style: S, in rect: CGRect) -> Paint {
    style._paint(in: _StyleContext(self)).paint(in: rect)
  }

  /// Returns the items that `draw` makes with a style's paint on an item whose bounds are `rect`,
  /// within the style's effects.
  package func items<S: ShapeStyle>(
    _ style: S, in rect: CGRect, _ draw: (Paint) -> [DisplayItem]
  ) -> [DisplayItem] {
    style._paint(in: _StyleContext(self)).items(in: rect, draw)
  }
}
