import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// A bar that fills from the leading edge, between the labels of the bounds; the gauge's label is
/// above and the value's below.
public struct LinearCapacityGaugeStyle {
  public init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledBar(configuration: configuration)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A bar that fills from the leading edge, as small as beside a clock.
public struct AccessoryLinearCapacityGaugeStyle {
  public init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      VStack(alignment: .leading, spacing: 6) {
        configuration.label
        BarTrack(filled: 0..<configuration.value).barFrame(thickness: 8)
        configuration.currentValueLabel.foregroundStyle(.secondary)
      }
      configuration.maximumValueLabel
    }
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// A bar with a mark at the value, between the labels of the bounds; without these the value's
/// label is at its start.
public struct AccessoryLinearGaugeStyle {
  public init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
        configuration.currentValueLabel
      }
      configuration.minimumValueLabel
      MarkedBar(value: configuration.value)
      configuration.maximumValueLabel
    }
    .font(.system(size: 17, weight: .semibold))
    .lineLimit(1)
    // The height of the bar, whatever its labels: they reach beyond it.
    .frame(height: MarkedBar.mark)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A bar with a gauge's labels around it.
private struct LabeledBar: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.look.indicators) private var look
  @Environment(\.hasTint) private var hasTint

  private var bar: some View {
    BarTrack(
      filled: 0..<configuration.value, tint: hasTint ? nil : look.gauge.color,
      cornerRadius: look.gauge.cornerRadius
    )
    .barFrame(thickness: look.gauge.thickness)
  }

  var body: some View {
    VStack {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        bar
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A tinted bar that is interrupted around its mark.
private struct MarkedBar: View {
  let value: Double

  private static let thickness: CGFloat = 8
  static let mark: CGFloat = 8

  var body: some View {
    BarGaps(value: value, gap: Self.mark + 4)
      .fill(BarTint())
      .overlay { BarMark(value: value, length: Self.mark).fill(BarTint()) }
      .barFrame(thickness: Self.thickness)
  }
}

extension View {
  fileprivate func barFrame(thickness: CGFloat) -> some View {
    frame(minWidth: 0, idealWidth: 100, minHeight: thickness, maxHeight: thickness)
  }
}

/// The place of the mark's middle along a bar of the given length; the mark stays within the bar.
private func markPlace(_ value: Double, _ length: CGFloat, in rect: CGRect) -> CGFloat {
  rect.minX + length / 2 + CGFloat(value.clampedToUnit) * max(rect.width - length, 0)
}

/// The parts of a bar before and after its mark.
private struct BarGaps: Shape {
  var value: Double
  let gap: CGFloat

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let middle = markPlace(value, gap - 4, in: rect)
    var path = Path()
    for (start, end) in [(rect.minX, middle - gap / 2), (middle + gap / 2, rect.maxX)]
    where end > start {
      path.addRoundedRect(
        in: CGRect(x: start, y: rect.minY, width: end - start, height: rect.height),
        cornerSize: CGSize(
          width: min(rect.height, end - start) / 2, height: min(rect.height, end - start) / 2))
    }
    return path
  }
}

/// The mark of a bar: a disc a little wider than the bar is thick.
private struct BarMark: Shape {
  var value: Double
  let length: CGFloat

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let middle = markPlace(value, length, in: rect)
    return Path(
      ellipseIn: CGRect(
        x: middle - length / 2, y: rect.midY - length / 2, width: length, height: length))
  }
}
