import EspalierDrawing
import Foundation

/// A color, gradient or pattern that fills and outlines shapes and text.
///
/// A style of your own answers `resolve(in:)` with one that exists already:
///
///     struct Alarm: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.orange : Color.red
///       }
///     }
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for; `Never` for those that the framework paints itself.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style paints with; styles with a `resolve(in:)` of their own leave it alone.
  func _paint(in context: _StyleContext) -> _StylePaint
}

extension ShapeStyle {
  public func _paint(in context: _StyleContext) -> _StylePaint {
    resolve(in: context.environment)._paint(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is a primitive style: it stands for no other")
  }
}

extension Never: ShapeStyle {
  public func _paint(in context: _StyleContext) -> _StylePaint { switch self {} }
}

/// What a style is painted in: the environment, and how far below the first level of hierarchy.
public struct _StyleContext {
  let environment: EnvironmentValues
  /// What `.foreground` and the hierarchical styles stand for here.
  var foreground: StyleLevels?
  /// 0 is primary, 1 secondary and so on.
  var level: Int

  init(_ environment: EnvironmentValues, level: Int = 0) {
    self.environment = environment
    foreground = environment.foregroundLevels
    self.level = level
  }
}

/// A style with every name resolved, but not yet bound to a rectangle.
public struct _StylePaint: Equatable, Sendable {
  enum Form: Equatable, Sendable {
    case color(ResolvedColor)
    case linear([GradientStop], start: UnitPoint, end: UnitPoint)
    case radial([GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular([GradientStop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    /// Bound to the coordinates of what is drawn already.
    case fixed(Paint)
  }

  var form: Form

  init(_ form: Form) { self.form = form }

  /// The paint for an item whose bounds are `rect`.
  func paint(in rect: CGRect) -> Paint {
    switch form {
    case .color(let color): .color(color)
    case .linear(let stops, let start, let end):
      .linearGradient(stops, start: start.point(in: rect), end: end.point(in: rect))
    case .radial(let stops, let center, let startRadius, let endRadius):
      .radialGradient(
        stops, center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius)
    case .angular(let stops, let center, let startAngle, let endAngle):
      .angularGradient(
        stops, center: center.point(in: rect), startAngle: startAngle, endAngle: endAngle)
    case .fixed(let paint): paint
    }
  }

  /// The same with every color's opacity multiplied by `factor`.
  func faded(by factor: Double) -> _StylePaint {
    if factor == 1 { return self }
    func fade(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.faded(by: factor), location: $0.location) }
    }
    switch form {
    case .color(let color): return _StylePaint(.color(color.faded(by: factor)))
    case .linear(let stops, let start, let end):
      return _StylePaint(.linear(fade(stops), start: start, end: end))
    case .radial(let stops, let center, let startRadius, let endRadius):
      return _StylePaint(
        .radial(fade(stops), center: center, startRadius: startRadius, endRadius: endRadius))
    case .angular(let stops, let center, let startAngle, let endAngle):
      return _StylePaint(
        .angular(fade(stops), center: center, startAngle: startAngle, endAngle: endAngle))
    case .fixed(let paint): return _StylePaint(.fixed(paint.faded(by: factor)))
    }
  }
}

extension Paint {
  /// The same with every color's opacity multiplied by `factor`; pictures stay as they are.
  fileprivate func faded(by factor: Double) -> Paint {
    func fade(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.faded(by: factor), location: $0.location) }
    }
    return switch self {
    case .color(let color): .color(color.faded(by: factor))
    case .linearGradient(let stops, let start, let end):
      .linearGradient(fade(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let start, let end):
      .radialGradient(fade(stops), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let stops, let center, let start, let end):
      .angularGradient(fade(stops), center: center, startAngle: start, endAngle: end)
    case .ellipticalGradient(let stops, let center, let start, let end):
      .ellipticalGradient(fade(stops), center: center, startRadius: start, endRadius: end)
    case .mesh, .tiles, .backdrop: self
    }
  }
}

extension ResolvedColor {
  /// The same color with its opacity multiplied by `factor`.
  func faded(by factor: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * Float(factor))
  }
}

extension EnvironmentValues {
  /// The paint of a style on an item whose bounds are `rect`.
  func paint<S: ShapeStyle>(_ style: S, in rect: CGRect) -> Paint {
    style._paint(in: _StyleContext(self)).paint(in: rect)
  }
}
