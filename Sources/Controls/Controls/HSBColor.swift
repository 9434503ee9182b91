@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// A color by hue, saturation, brightness and opacity, each from 0 to 1.
struct HSBColor: Equatable {
  var hue = 0.0
  var saturation = 0.0
  var brightness = 0.0
  var opacity = 1.0

  init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
    self.opacity = opacity
  }

  /// The numbers of a color of sRGB; colors outside of it are brought to its edge.
  ///
  /// - Parameter previous: whose hue is kept by grays, which have none, and whose saturation by
  ///   black.
  init(_ color: Color.Resolved, keeping previous: HSBColor? = nil) {
    func within(_ value: Float) -> Double { value.isNaN ? 0 : min(1, max(0, Double(value))) }
    let (red, green, blue) = (within(color.red), within(color.green), within(color.blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let chroma = most - least
    brightness = most
    opacity = within(color.opacity)
    saturation = most > 0 ? chroma / most : previous?.saturation ?? 0
    guard chroma > 0 else {
      hue = previous?.hue ?? 0
      return
    }
    // Of the sixths of the circle: red at 0, green at 2, blue at 4.
    let place =
      most == red
      ? (green - blue) / chroma
      : most == green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4
    hue = place < 0 ? place / 6 + 1 : place / 6
  }

  var color: Color {
    Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
  }
}

/// A color as six digits of base 16, or eight with its opacity.
enum HexColor {
  /// The text of a color, with the opacity where that is not 1.
  static func text(_ color: Color.Resolved) -> String {
    func byte(_ value: Float) -> String {
      let number = value.isNaN ? 0 : Int((min(1, max(0, value)) * 255).rounded())
      let digits = String(number, radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    let parts = [color.red, color.green, color.blue] + (color.opacity < 1 ? [color.opacity] : [])
    return "#" + parts.map(byte).joined()
  }

  /// The color that a text stands for: of 3, 4, 6 or 8 digits, with or without a number sign; nil
  /// for any other text.
  static func color(_ text: String) -> Color.Resolved? {
    var digits = text.prefix(40).filter { !$0.isWhitespace }
    if digits.first == "#" { digits.removeFirst() }
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    // A single digit is doubled.
    if digits.count == 3 || digits.count == 4 { digits = String(digits.flatMap { [$0, $0] }) }
    guard digits.count == 6 || digits.count == 8, let number = UInt64(digits, radix: 16) else {
      return nil
    }
    let all = digits.count == 6 ? number << 8 | 255 : number
    func part(_ index: UInt64) -> Float { Float(all >> (8 * index) & 255) / 255 }
    return Color.Resolved(red: part(3), green: part(2), blue: part(1), opacity: part(0))
  }
}
