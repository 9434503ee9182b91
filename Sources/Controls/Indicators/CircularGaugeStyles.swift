import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// An open ring with a mark at the value, which stands in the middle.
///
/// The opening below contains the labels of the bounds, or the gauge's own label if there are none.
public struct AccessoryCircularGaugeStyle {
  public init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    OpenRing(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

/// A closed ring that fills clockwise from the top, with the value in the middle.
public struct AccessoryCircularCapacityGaugeStyle {
  public init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().strokeBorder(.tint.opacity(0.25), lineWidth: RingMetrics.thickness)
      RingPart(end: configuration.value)
        .stroke(
          RingTint(start: -90, turn: 360),
          style: StrokeStyle(lineWidth: RingMetrics.thickness, lineCap: .round)
        )
        .padding(RingMetrics.thickness / 2)
      RingValue(configuration: configuration)
    }
    .frame(width: RingMetrics.diameter, height: RingMetrics.diameter)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The size of round gauges in points.
private enum RingMetrics {
  static let diameter: CGFloat = 58
  static let thickness: CGFloat = 6
  /// The angle of an open ring's opening, in degrees; its middle is at the bottom.
  static let opening = 90.0

  static var turn: Double { 360 - opening }
  /// The angle at which an open ring begins, clockwise from the right.
  static var start: Double { 90 + opening / 2 }
}

/// The value in the middle of a ring, as large as fits; the gauge's label where there is none.
private struct RingValue: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    Group {
      if let value = configuration.currentValueLabel {
        value.font(.system(size: 24, weight: .medium, design: .rounded))
      } else {
        configuration.label.font(.system(size: 13, weight: .medium, design: .rounded))
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.4)
    .frame(
      maxWidth: RingMetrics.diameter - 4 * RingMetrics.thickness,
      maxHeight: RingMetrics.diameter - 4 * RingMetrics.thickness)
  }
}

private struct OpenRing: View {
  let configuration: GaugeStyleConfiguration

  private var hasBounds: Bool {
    configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
  }

  var body: some View {
    ZStack {
      RingGaps(value: configuration.value)
        .stroke(style, style: line)
        .padding(RingMetrics.thickness / 2)
      RingMark(value: configuration.value)
        .fill(style)
        .padding(RingMetrics.thickness / 2)
      if configuration.currentValueLabel != nil || hasBounds {
        RingValue(configuration: configuration)
      }
    }
    .frame(width: RingMetrics.diameter, height: RingMetrics.diameter)
    .overlay(alignment: .bottom) { labels }
  }

  private var style: RingTint { RingTint(start: RingMetrics.start, turn: RingMetrics.turn) }

  private var line: StrokeStyle {
    StrokeStyle(lineWidth: RingMetrics.thickness, lineCap: .round)
  }

  private var labels: some View {
    Group {
      if hasBounds {
        HStack(spacing: 4) {
          configuration.minimumValueLabel.frame(maxWidth: .infinity, alignment: .trailing)
          configuration.maximumValueLabel.frame(maxWidth: .infinity, alignment: .leading)
        }
      } else {
        configuration.label
      }
    }
    .font(.system(size: 11, weight: .medium, design: .rounded))
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .frame(width: RingMetrics.diameter * 0.7, height: 13)
  }
}

/// The tint; a gradient runs along the ring.
private struct RingTint: ShapeStyle {
  let start: Double
  let turn: Double

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    guard let gradient = environment.tintGradient else { return AnyShapeStyle(.tint) }
    // Drawn in a mirror, the ring begins on the other side and turns the other way.
    guard environment.layoutDirection == .rightToLeft else {
      return AnyShapeStyle(
        AngularGradient(
          gradient: gradient, center: .center, startAngle: .degrees(start),
          endAngle: .degrees(start + turn)))
    }
    let mirrored = Gradient(
      stops: gradient.stops.reversed().map { stop in
        Gradient.Stop(color: stop.color, location: 1 - stop.location)
      })
    return AnyShapeStyle(
      AngularGradient(
        gradient: mirrored, center: .center, startAngle: .degrees(180 - start - turn),
        endAngle: .degrees(180 - start)))
  }
}

/// The parts of an open ring before and after its mark.
private struct RingGaps: Shape {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  /// The free length on each side of the mark, the round ends of the parts included.
  private static let gap = 20.0

  func path(in rect: CGRect) -> Path {
    let middle = RingMetrics.start + RingMetrics.turn * value.clampedToUnit
    let parts = [
      (RingMetrics.start, middle - Self.gap),
      (middle + Self.gap, RingMetrics.start + RingMetrics.turn),
    ]
    var path = Path()
    for (start, end) in parts where end > start {
      path.addPath(Path { $0.addRingArc(in: rect, from: start, to: end) })
    }
    return path
  }
}

extension Path {
  fileprivate mutating func addRingArc(in rect: CGRect, from start: Double, to end: Double) {
    addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(start), endAngle: .degrees(end), clockwise: false)
  }
}

/// The mark of an open ring: a disc as wide as the ring is thick.
private struct RingMark: Shape {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let angle = Angle.degrees(RingMetrics.start + RingMetrics.turn * value.clampedToUnit).radians
    let radius = min(rect.width, rect.height) / 2
    let disc = RingMetrics.thickness * 1.1
    let center = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
    return Path(
      ellipseIn: CGRect(
        x: center.x - disc / 2, y: center.y - disc / 2, width: disc, height: disc))
  }
}
