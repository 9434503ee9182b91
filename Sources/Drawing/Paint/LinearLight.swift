import Foundation

extension BinaryFloatingPoint {
  /// This component of sRGB on a scale that is proportional to light; symmetric around 0.
  package var linear: Self {
    let value = abs(Double(self))
    let linear = value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    return Self(self < 0 ? -linear : linear)
  }

  /// This amount of light as a component of sRGB; symmetric around 0.
  package var gammaEncoded: Self {
    let value = abs(Double(self))
    let encoded = value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return Self(self < 0 ? -encoded : encoded)
  }
}
