@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A color, by numbers or by a name that the environment gives its numbers.
///
/// As a view it fills the proposal, and takes 10 by 10 points without one.
public struct Color: Hashable, Sendable {
  /// Views, styles and gradients copy their colors all the time: the rare large bases stand in memory of their own.
  enum Base: Hashable, Sendable {
    case constant(ResolvedColor)
    case system(SystemColor)
    case label(LabelColor)
    indirect case named(NamedColor)
    indirect case mixed(ColorMixture)
    indirect case platform(PlatformColor)
    case accent
  }

  var base: Base
  /// Multiplies the opacity of the base.
  var factor: Double

  init(_ base: Base, factor: Double = 1) {
    self.base = base
    self.factor = factor
  }

  /// The space that the components of a color count in.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// A color by its components; the color space covers 0 to 1, values outside lie beyond it.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      .constant(ResolvedColor(colorSpace, red: red, green: green, blue: blue, opacity: opacity)))
  }

  /// A gray between black, 0, and white, 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A color by hue, saturation and brightness, each from 0 to 1; hues repeat outside of it.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // Each component is a trapezoid over the hue: full for a third of the circle around its own
    // hue, nothing for a third on the other side, with slopes of a sixth between.
    func component(_ hueOfComponent: Double) -> Double {
      let turn = hue - hueOfComponent
      let distance = abs(turn - turn.rounded())
      let share = min(max(2 - 6 * distance, 0), 1)
      return brightness * (1 - saturation * (1 - share))
    }
    self.init(
      red: component(0), green: component(1 / 3), blue: component(2 / 3), opacity: opacity)
  }

  /// A color whose numbers are known.
  public init(_ resolved: Resolved) { self.init(.constant(resolved.components)) }

  /// This color with its opacity multiplied by `opacity`, 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(base, factor: factor * opacity.clampedToUnit)
  }
}

extension Color: ShapeStyle {
  /// The numbers of this color in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(components(in: environment, level: 0))
  }

  public func _paint(in context: _StyleContext) -> _StylePaint {
    _StylePaint(.color(components(in: context.environment, level: context.level)))
  }

  /// - Parameter level: 0 is the color itself, 1 its secondary shade and so on.
  func components(in environment: EnvironmentValues, level: Int) -> ResolvedColor {
    let color: ResolvedColor
    switch base {
    case .constant(let constant): color = constant
    case .system(let system): color = system.resolve(in: environment)
    case .named(let named): color = named.resolve(in: environment)
    case .mixed(let mixture): color = mixture.resolve(in: environment)
    case .platform(let platform): color = platform.resolve(in: environment)
    case .accent:
      color =
        environment.accentColor?.components(in: environment, level: 0)
        ?? NamedColor.accent(in: environment) ?? SystemColor.blue.resolve(in: environment)
    case .label(let label):
      // Labels have numbers of their own for each level.
      return LabelColor(level: label.level + level).resolve(in: environment).faded(by: factor)
    }
    return color.faded(by: factor * LabelColor(level: level).share(in: environment))
  }
}

extension Color: LeafView {
  // The same as for all leaves, for a type that is known here and need not be looked up for each view.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    LeafNode.make(view, inputs)
  }

  package func rule(in environment: EnvironmentValues) -> any LayoutRule { UnboundedRule() }

  package func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] {
    let color = components(in: context.environment, level: 0)
    if color.opacity <= 0 && !context.paintsClear || context.frame.isEmpty { return [] }
    return [.fill(Path(context.frame), .color(color), FillStyle())]
  }

  package func hitBounds(_ context: DrawContext) -> CGRect {
    let isClear = components(in: context.environment, level: 0).opacity <= 0
    return isClear ? .null : CGRect(origin: .zero, size: context.size)
  }
}

extension Color: CustomStringConvertible {
  /// The color's name, or its components as `#rrggbbaa`.
  public var description: String {
    let name =
      switch base {
      case .constant(let color): Resolved(color).description
      case .system(let color): color.rawValue
      case .label(let label): label.name
      case .named(let named): named.name
      case .mixed(let mixture): mixture.description
      case .platform(let platform): platform.name
      case .accent: "accentColor"
      }
    return factor == 1 ? name : "\(Int((factor * 100).rounded()))% \(name)"
  }
}
