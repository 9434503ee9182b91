import Foundation

/// A color by lightness and two axes from green to red and from blue to yellow.
///
/// The matrices are those of Björn Ottosson's "A perceptual color space for image processing" (2020), in which he
/// defines Oklab: bottosson.github.io/posts/oklab.
package struct OklabColor {
  package var lightness: Float
  package var a: Float
  package var b: Float
  package var opacity: Float

  package init(lightness: Float, a: Float, b: Float, opacity: Float) {
    (self.lightness, self.a, self.b, self.opacity) = (lightness, a, b, opacity)
  }

  package init(_ color: ResolvedColor) {
    let (red, green, blue) = (color.red.linear, color.green.linear, color.blue.linear)
    let l = (0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue).cubeRoot
    let m = (0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue).cubeRoot
    let s = (0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue).cubeRoot
    lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
    a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
    b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
    opacity = color.opacity
  }

  package var color: ResolvedColor {
    let l = cubed(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let m = cubed(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let s = cubed(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
    let red = 4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s
    let green = -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s
    let blue = -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s
    return ResolvedColor(
      red: red.gammaEncoded, green: green.gammaEncoded, blue: blue.gammaEncoded, opacity: opacity)
  }

  package func mixed(with other: OklabColor, by fraction: Double) -> OklabColor {
    let (first, second) = ResolvedColor.shares(opacity, other.opacity, fraction)
    return OklabColor(
      lightness: lightness * first + other.lightness * second, a: a * first + other.a * second,
      b: b * first + other.b * second,
      opacity: opacity + (other.opacity - opacity) * Float(fraction))
  }

  private func cubed(_ value: Float) -> Float { value * value * value }
}

extension Float {
  /// The cube root, also of numbers below 0.
  fileprivate var cubeRoot: Float { cbrtf(self) }
}

extension ResolvedColor {
  /// The color that is `fraction` of the way to `other`; the clearer of both gives less of its hue.
  package func mixed(with other: ResolvedColor, by fraction: Double) -> ResolvedColor {
    let (first, second) = Self.shares(opacity, other.opacity, fraction)
    return ResolvedColor(
      red: red * first + other.red * second, green: green * first + other.green * second,
      blue: blue * first + other.blue * second,
      opacity: opacity + (other.opacity - opacity) * Float(fraction))
  }

  /// The shares that the components of two colors of these opacities have in a mixture; their sum
  /// is 1.
  fileprivate static func shares(
    _ first: Float, _ second: Float, _ fraction: Double
  ) -> (Float, Float) {
    let fraction = Float(fraction)
    let (first, second) = (first * (1 - fraction), second * fraction)
    let sum = first + second
    return sum > 0 ? (first / sum, second / sum) : (1 - fraction, fraction)
  }

  /// The largest difference of a component.
  package func distance(to other: ResolvedColor) -> Float {
    max(
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
      abs(opacity - other.opacity))
  }
}
