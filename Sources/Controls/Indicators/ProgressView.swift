import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// Shows the progress of a task, or that it is under way.
///
///     ProgressView("Picking", value: 3, total: 8)
///     ProgressView()
///
/// With a value it is a bar by default, without one a spinner. Values beyond the bounds count as
/// the nearer of these; NaN, and any value of a total that is not positive, count as no value.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let source: ProgressSource
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @Environment(stylesOf: ProgressViewStyleConfiguration.self) private var styles
  @Namespace private var ownName

  fileprivate init(
    _ source: ProgressSource, label: Label?, currentValueLabel: CurrentValueLabel?
  ) {
    self.source = source
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

/// The source of a progress view's value.
private enum ProgressSource {
  case constant(Double?)
  case timer(ProgressTimer)
  case task(Progress)

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> ProgressSource {
    guard let value else { return .constant(nil) }
    let fraction = Double(value) / Double(total)
    return .constant(total > 0 && !fraction.isNaN ? fraction.clampedToUnit : nil)
  }
}

extension ProgressView: View {
  @ViewBuilder public var body: some View {
    switch source {
    case .constant(let fraction): view(fraction)
    case .timer(let timer): TimelineView(timer) { view(timer.fraction(at: $0.date)) }
    case .task(let task): TaskProgress(task: task) { view(task.knownFraction, task: task) }
    }
  }

  @MainActor @ViewBuilder private func view(
    _ fraction: Double?, task: Progress? = nil
  ) -> some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: shown(label, offeredAs: name, or: task?.descriptionText)
        .map { ProgressViewStyleConfiguration.Label(content: $0) },
      currentValueLabel: shown(currentValueLabel, or: task?.additionalText)
        .map { ProgressViewStyleConfiguration.CurrentValueLabel(content: $0) })
    let content = ProgressContent(
      configuration: configuration, styles: styles, valueText: currentValueLabel as? Text)
    if let label, Label.self != EmptyView.self {
      content.accessibilityNamed(by: label, offeredAs: name)
    } else if let text = task?.descriptionText {
      content.accessibilityNamed(by: text)
    } else {
      content
    }
  }

  /// The name that the label gives the progress view where the style shows it.
  @MainActor private var name: Namespace.ID? { label?.sharesName ?? false ? ownName : nil }

  /// A label with the styles around the progress view; nil where there is nothing to show.
  @MainActor private func shown<Part: View>(
    _ part: Part?, offeredAs name: Namespace.ID? = nil, or text: Text?
  ) -> AnyView? {
    guard let part, Part.self != EmptyView.self else { return text.map { AnyView($0) } }
    return styles.part(part.accessibilityOfferedName(name))
  }
}

/// The views that a style makes of a progress view.
private struct ProgressContent: View {
  let configuration: ProgressViewStyleConfiguration
  let styles: StyleStack<ProgressViewStyleConfiguration>
  let valueText: Text?

  var body: some View {
    styles.view(of: configuration)
      .accessibilityProperties(accessibility)
  }

  private var accessibility: AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.role = .progress
    properties.children = .ignore
    properties.value = valueText
    if let fraction = configuration.fractionCompleted {
      properties.range = 0...1
      properties.position = fraction
      properties.value = valueText ?? Text(fraction, format: .percent.precision(.fractionLength(0)))
    }
    return properties
  }
}

// MARK: Without a value

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A task of unknown length.
  public init() where Label == EmptyView { self.init(value: Double?.none) }

  /// A task of unknown length with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(value: Double?.none, label: label) }

  /// A task of unknown length with a localized label.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// A task of unknown length with a verbatim label.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }
}

// MARK: With a value

extension ProgressView {
  /// A task of which `value` of `total` is done; nil stands for a task of unknown length.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  /// A task of which `value` of `total` is done, with a label; nil stands for a task of unknown
  /// length.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }

  /// A task of which `value` of `total` is done, with a label and one for the value; nil stands for
  /// a task of unknown length.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// A task of which `value` of `total` is done, with a localized label.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// A task of which `value` of `total` is done, with a verbatim label.
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(title) }
  }

  /// A task that reports its own progress, with the descriptions it gives of itself.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(.task(progress), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view that a style is given, shown by the next style further out.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      .constant(configuration.fractionCompleted), label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

// MARK: Over time

extension ProgressView {
  /// The time between two dates, with a label and one for the time.
  ///
  /// - Parameter countsDown: empties the bar as time passes; otherwise it fills.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .timer(ProgressTimer(interval: timerInterval, countsDown: countsDown)), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// The time between two dates, with a label and the time that is left or has passed.
  ///
  /// - Parameter countsDown: empties the bar as time passes; otherwise it fills.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// The time between two dates, with the time that is left or has passed.
  ///
  /// - Parameter countsDown: empties the bar as time passes; otherwise it fills.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
