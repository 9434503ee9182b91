import Foundation

// SwiftUI documents `saturation`, `grayscale`, `hueRotation`, `contrast`, `colorInvert` and `luminanceToAlpha` as the
// filters of these names in SVG and CSS (https://www.w3.org/TR/filter-effects-1/), and `brightness` as that of Core
// Image's color controls, which adds. The weights of red, green and blue are those of Rec. 709, to as many digits as the
// specification states.
extension ColorMatrix {
  private static let luminance: [Float] = [0.2126, 0.7152, 0.0722]
  private static let briefLuminance: [Float] = [0.213, 0.715, 0.072]

  /// A map that adds to every component: 1 is white, -1 black.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    let added = Float(amount)
    return ColorMatrix(rows: [
      1, 0, 0, 0, added, 0, 1, 0, 0, added, 0, 0, 1, 0, added, 0, 0, 0, 1, 0,
    ])
  }

  /// Multiplies the distance of every component from the middle.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let (factor, added) = (Float(amount), Float((1 - amount) / 2))
    return ColorMatrix(rows: [
      factor, 0, 0, 0, added, 0, factor, 0, 0, added, 0, 0, factor, 0, added, 0, 0, 0, 1, 0,
    ])
  }

  /// Multiplies the distance of colors from the gray of their luminance.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    mixed(Float(amount), with: briefLuminance)
  }

  /// Moves colors to the gray of their luminance: 1 is all gray; amounts outside of 0 to 1 count as these.
  package static func grayscale(_ amount: Double) -> ColorMatrix {
    mixed(Float(1 - min(max(amount, 0), 1)), with: luminance)
  }

  /// A share of the color, with its luminance for the rest.
  private static func mixed(_ share: Float, with weights: [Float]) -> ColorMatrix {
    rgb { row, column in (row == column ? share : 0) + (1 - share) * weights[column] }
  }

  /// Turns colors around the axis of grays, keeping their luminance.
  package static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (sine, cosine) = (Float(sin(angle.radians)), Float(cos(angle.radians)))
    let sines: [[Float]] = [
      [-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072],
    ]
    return rgb { row, column in
      let gray = briefLuminance[column]
      return gray + cosine * ((row == column ? 1 : 0) - gray) + sine * sines[row][column]
    }
  }

  /// Multiplies every component with that of a color.
  package static func multiply(_ color: ResolvedColor) -> ColorMatrix {
    ColorMatrix(rows: [
      color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0,
      0, 0, 0, color.opacity, 0,
    ])
  }

  /// Replaces every component by its difference to 1.
  package static var invert: ColorMatrix { contrast(-1) }

  /// Black, as opaque as the color was light.
  package static var luminanceToAlpha: ColorMatrix {
    var matrix = ColorMatrix(rows: [Float](repeating: 0, count: 20))
    (matrix.a1, matrix.a2, matrix.a3) = (luminance[0], luminance[1], luminance[2])
    return matrix
  }

  /// True if all numbers are finite.
  package var isFinite: Bool { rows.allSatisfy(\.isFinite) }

  private static func rgb(_ value: (_ row: Int, _ column: Int) -> Float) -> ColorMatrix {
    var rows = ColorMatrix().rows
    for row in 0..<3 {
      for column in 0..<3 { rows[5 * row + column] = value(row, column) }
    }
    return ColorMatrix(rows: rows)
  }
}
