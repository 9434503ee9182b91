@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension GraphicsContext {
  /// The extent of a gradient beyond its ends, and the mixture of its colors.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The gradient begins anew at each end.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
    /// The gradient turns back at each end.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
    /// Colors are mixed as light is.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 1 << 2) }
  }
}

/// A gradient in the coordinates of a context.
struct ShadingGradient {
  enum Kind: Sendable {
    case linear(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGFloat)
    case conic(CGPoint, Angle)
  }

  var stops: [GradientStop]
  var form: Kind
  var options: GraphicsContext.GradientOptions

  /// The largest number of laps: more would look like one color.
  private static let lapLimit = 256

  /// The paint for an item whose bounds are `rect`.
  func paint(covering rect: CGRect) -> Paint {
    var stops = options.contains(.linearColor) ? Self.linearlyMixed(stops) : stops
    switch form {
    case .linear(let start, let end):
      let laps = laps(along: start, end, rect)
      stops = repeated(stops, laps)
      return .linearGradient(
        stops, start: start.mixed(with: end, CGFloat(laps.lowerBound)),
        end: start.mixed(with: end, CGFloat(laps.upperBound)))
    case .radial(let center, let start, let end):
      let laps = laps(around: center, start, end, rect)
      stops = repeated(stops, laps)
      // The innermost lap may begin on the far side of the center.
      let (inner, outer) = (
        start + (end - start) * CGFloat(laps.lowerBound),
        start + (end - start) * CGFloat(laps.upperBound)
      )
      if inner < 0, outer > inner { stops = Self.cut(stops, at: -inner / (outer - inner)) }
      return .radialGradient(
        stops, center: center, startRadius: max(0, inner), endRadius: max(0, outer))
    case .conic(let center, let angle):
      return .angularGradient(
        stops, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
  }

  private var isRepeated: Bool { !options.isDisjoint(with: [.repeat, .mirror]) }

  /// The repetitions that reach every corner of `rect`; the gradient itself is that from 0 to 1.
  private func laps(along start: CGPoint, _ end: CGPoint, _ rect: CGRect) -> Range<Int> {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    return laps(
      rect.corners.map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / square })
  }

  private func laps(
    around center: CGPoint, _ start: CGFloat, _ end: CGFloat, _ rect: CGRect
  ) -> Range<Int> {
    guard end > start else { return 0..<1 }
    let farthest = rect.corners.map { center.distance(to: $0) }.max() ?? 0
    return laps([-start / (end - start), (farthest - start) / (end - start)])
  }

  private func laps(_ places: [CGFloat]) -> Range<Int> {
    guard isRepeated, places.allSatisfy(\.isFinite), let first = places.min(),
      let last = places.max(), last - first < CGFloat(Self.lapLimit), abs(first) < 1e6
    else { return 0..<1 }
    let start = min(0, Int(first.rounded(.down)))
    return start..<max(start + 1, 1, Int(last.rounded(.up)))
  }

  /// The stops once for each lap, every other time backwards if the gradient turns back.
  private func repeated(_ stops: [GradientStop], _ laps: Range<Int>) -> [GradientStop] {
    if laps == 0..<1 { return stops }
    let isMirrored = options.contains(.mirror)
    return laps.flatMap { lap in
      let isBackwards = isMirrored && lap % 2 != 0
      return (isBackwards ? stops.reversed() : stops).map { stop in
        let place = isBackwards ? 1 - stop.location : stop.location
        return GradientStop(
          color: stop.color,
          location: (CGFloat(lap - laps.lowerBound) + place) / CGFloat(laps.count))
      }
    }
  }

  /// The stops from `start` on, stretched over the whole.
  private static func cut(_ stops: [GradientStop], at start: CGFloat) -> [GradientStop] {
    guard start < 1, let next = stops.firstIndex(where: { $0.location > start }) else {
      return stops.suffix(1)
    }
    var rest = stops[next...].map { $0 }
    if next > 0 {
      let (before, after) = (stops[next - 1], stops[next])
      let share = (start - before.location) / (after.location - before.location)
      let color = before.color.mixed(with: after.color, Float(share))
      rest.insert(GradientStop(color: color, location: start), at: 0)
    }
    return rest.map {
      GradientStop(color: $0.color, location: ($0.location - start) / (1 - start))
    }
  }

  /// Renderers mix the components of sRGB; stops in between follow the mixture of light.
  private static func linearlyMixed(_ stops: [GradientStop]) -> [GradientStop] {
    let steps = 16
    return zip(stops, stops.dropFirst()).flatMap { start, end in
      (0..<steps).map { step in
        let share = Double(step) / Double(steps)
        return GradientStop(
          color: start.color.linearlyMixed(with: end.color, Float(share)),
          location: start.location + (end.location - start.location) * CGFloat(share))
      }
    } + stops.suffix(1)
  }
}

extension ResolvedColor {
  fileprivate func mixed(with other: ResolvedColor, _ share: Float) -> ResolvedColor {
    ResolvedColor(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share,
      opacity: opacity + (other.opacity - opacity) * share)
  }

  fileprivate func linearlyMixed(with other: ResolvedColor, _ share: Float) -> ResolvedColor {
    let light = map(linear).mixed(with: other.map(linear), share)
    return light.map(encoded)
  }

  private func map(_ change: (Float) -> Float) -> ResolvedColor {
    ResolvedColor(red: change(red), green: change(green), blue: change(blue), opacity: opacity)
  }

  // The transfer function of sRGB (IEC 61966-2-1).
  private func linear(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private func encoded(_ value: Float) -> Float {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
