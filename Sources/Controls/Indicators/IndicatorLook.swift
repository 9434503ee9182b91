import EspalierCore
import EspalierGraphics
import Foundation

/// The progress views and gauges of a platform's look; lengths are in points.
struct IndicatorLook: LookPart {
  /// The diameters of spinners: UIKit's are 20 and 37 points wide, AppKit's 10, 16 and 32.
  var spinners: [ControlSize: CGFloat]
  /// True if a round progress view is a ring where the length of the task is known.
  var fillsRings: Bool
  /// The spacing between a bar and its labels.
  var barSpacing: CGFloat
  /// The thickness of a bar, as recorded.
  var barThickness: CGFloat
  var smallBarThickness: CGFloat
  /// The space above and below a bar on the Mac, where it stands in a row of 20 points.
  var barRoom: CGFloat
  var smallBarRoom: CGFloat
  /// The font of the value below a bar; nil keeps that of the environment.
  var valueFont: Font?
  /// True if a part of a bar moves along it where the length of the task is not known.
  var movesBars: Bool
  var gauge: Gauge

  /// The bar of a gauge.
  struct Gauge: Sendable {
    var thickness: CGFloat
    /// The radius of the corners; nil stands for round ends.
    var cornerRadius: CGFloat?
    /// The color of the filled part, unless a tint is set; nil stands for the tint.
    var color: Color?
  }

  /// The gauge is a level indicator: high, with nearly square corners.
  static let mac = IndicatorLook(
    spinners: [.mini: 10, .small: 16, .regular: 32, .large: 32, .extraLarge: 32],
    fillsRings: true, barSpacing: 0, barThickness: 8, smallBarThickness: 4, barRoom: 6,
    smallBarRoom: 4, valueFont: nil, movesBars: true,
    gauge: Gauge(thickness: 16, cornerRadius: 1.5, color: .green))

  static let phone = IndicatorLook(
    spinners: [.mini: 20, .small: 20, .regular: 20, .large: 37, .extraLarge: 37],
    fillsRings: false, barSpacing: 4, barThickness: 4, smallBarThickness: 4, barRoom: 0,
    smallBarRoom: 0, valueFont: .caption, movesBars: false,
    gauge: Gauge(thickness: 6, cornerRadius: nil, color: nil))
}

extension Look {
  var indicators: IndicatorLook { self[IndicatorLook.self] }
}
