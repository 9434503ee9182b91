@_spi(Espalier) import EspalierCore
import EspalierDrawing

extension Color {
  /// The numbers of a color: components of sRGB, which may lie outside 0 to 1, and opacity.
  public struct Resolved: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(
        ResolvedColor(
          colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
          opacity: Double(opacity)))
    }

    init(_ color: ResolvedColor) {
      (red, green, blue, opacity) = (color.red, color.green, color.blue, color.opacity)
    }

    package var components: ResolvedColor {
      ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    }

    public var linearRed: Float {
      get { red.linear }
      set { red = newValue.gammaEncoded }
    }

    public var linearGreen: Float {
      get { green.linear }
      set { green = newValue.gammaEncoded }
    }

    public var linearBlue: Float {
      get { blue.linear }
      set { blue = newValue.gammaEncoded }
    }
  }
}

extension Color.Resolved: ShapeStyle {
  public func _paint(in context: _StyleContext) -> _StylePaint {
    Color(self)._paint(in: context)
  }
}

extension Color.Resolved: Animatable {
  /// Amounts of light, not components: halfway between two colors is as bright as both of them seen
  /// at once.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: Codable {
  /// Four numbers in a row: red, green, blue and opacity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [red, green, blue, opacity] { try container.encode(component) }
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let red = try container.decode(Float.self)
    let green = try container.decode(Float.self)
    let blue = try container.decode(Float.self)
    self.init(red: red, green: green, blue: blue, opacity: try container.decode(Float.self))
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#rrggbbaa`, each component clamped to 0...1.
  public var description: String {
    "#"
      + [red, green, blue, opacity].map { component in
        let byte = Int((Double(component).clampedToUnit * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }
}

extension ResolvedColor {
  init(
    _ colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double
  ) {
    var (red, green, blue) = (red, green, blue)
    switch colorSpace {
    case .sRGB: break
    case .sRGBLinear:
      (red, green, blue) = (red.gammaEncoded, green.gammaEncoded, blue.gammaEncoded)
    case .displayP3:
      // Both spaces share the white point and the curve; the matrix is P3 to XYZ to sRGB
      // (CSS Color 4, sample code for color conversions).
      let (r, g, b) = (red.linear, green.linear, blue.linear)
      red = (1.224_940_18 * r - 0.224_940_18 * g).gammaEncoded
      green = (-0.042_056_95 * r + 1.042_056_95 * g).gammaEncoded
      blue = (-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_60 * b).gammaEncoded
    }
    self.init(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
  }

  /// An opaque color by six hexadecimal digits.
  init(rgb: UInt32, opacity: Float = 1) {
    self.init(
      red: Float(rgb >> 16 & 0xFF) / 255, green: Float(rgb >> 8 & 0xFF) / 255,
      blue: Float(rgb & 0xFF) / 255, opacity: opacity)
  }
}
