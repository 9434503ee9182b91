import EspalierCore

/// The look of gauges.
///
///     struct Percent: GaugeStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         LabeledContent {
///           Text(configuration.value, format: .percent)
///         } label: {
///           configuration.label
///         }
///       }
///     }
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  /// The views that stand for a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
  /// The purpose of the gauge, in words.
  public struct Label {
    package let content: AnyView
  }

  /// The value, in words or digits.
  public struct CurrentValueLabel {
    package let content: AnyView
  }

  /// The lower bound, in words or digits.
  public struct MinimumValueLabel {
    package let content: AnyView
  }

  /// The upper bound, in words or digits.
  public struct MaximumValueLabel {
    package let content: AnyView
  }

  /// The place of the value between the bounds, from 0 to 1.
  public var value: Double
  public var label: Label
  /// The label of the value; nil if the gauge has none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; nil if the gauge has none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; nil if the gauge has none.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: StylePart {}

extension GaugeStyleConfiguration.CurrentValueLabel: StylePart {}

extension GaugeStyleConfiguration.MinimumValueLabel: StylePart {}

extension GaugeStyleConfiguration.MaximumValueLabel: StylePart {}

nonisolated extension View {
  /// Sets the look of the gauges in this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension ControlContext {
  /// Sets the look of the gauges in the container.
  @MainActor func gaugeStyle(_ style: some GaugeStyle) -> ControlContext {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that suits the place: a bar that fills.
public struct DefaultGaugeStyle {
  public init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
