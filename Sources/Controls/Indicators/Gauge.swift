import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// Shows a value within a range.
///
///     Gauge(value: 67, in: 0...170) {
///       Text("BPM")
///     } currentValueLabel: {
///       Text("67")
///     }
///
/// Values beyond the bounds count as the nearer of these; NaN counts as the lower one.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  private let value: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let boundsLabels: (minimum: BoundsLabel, maximum: BoundsLabel)?
  @Environment(stylesOf: GaugeStyleConfiguration.self) private var styles
  @Namespace private var ownName

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel?,
    _ boundsLabels: (BoundsLabel, BoundsLabel)?
  ) {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let distance = Double(value) - Double(bounds.lowerBound)
    // Bounds that are equal have nothing between them, and the distance of very large ones is infinite.
    self.value = length > 0 ? (distance / length).clampedToUnit : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.boundsLabels = boundsLabels.map { ($0, $1) }
  }
}

extension Gauge: View {
  public var body: some View {
    let configuration = configuration
    return styles.view(of: configuration)
      .accessibilityProperties(accessibility)
      .accessibilityNamed(by: label, offeredAs: name)
  }

  /// The name that the label gives the gauge where the style shows it.
  @MainActor private var name: Namespace.ID? { label.sharesName ? ownName : nil }

  @MainActor private var accessibility: AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.role = .gauge
    properties.children = .ignore
    properties.range = 0...1
    properties.position = value
    properties.value =
      currentValueLabel as? Text ?? Text(value, format: .percent.precision(.fractionLength(0)))
    return properties
  }

  @MainActor private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: value,
      label: .init(content: styles.part(label.accessibilityOfferedName(name))),
      currentValueLabel: currentValueLabel.flatMap { label in
        CurrentValueLabel.self == EmptyView.self ? nil : .init(content: styles.part(label))
      },
      minimumValueLabel: boundsLabels.map { .init(content: styles.part($0.minimum)) },
      maximumValueLabel: boundsLabels.map { .init(content: styles.part($0.maximum)) })
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value, bounds, label(), nil, nil)
  }

  /// A gauge with a label and one for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with a label and others for the value and its bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge {
  /// A gauge with a label and one for the value.
  ///
  /// - Parameter markedValueLabels: not shown by any style.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }

  /// A gauge with a label and others for the value and its bounds.
  ///
  /// - Parameter markedValueLabels: not shown by any style.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}
