@_spi(Espalier) import EspalierCore
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// The description of a control, or of an option of one, for assistive programs.
@MainActor struct ControlDescription {
  var properties = AccessibilityProperties()

  init(_ role: AccessibilityNode.Role, press: (@MainActor () -> Void)? = nil) {
    properties.role = role
    if let press { properties.handlers = [.action(.press, press)] }
  }
}

extension View {
  /// Describes a control that can be pressed.
  package func control(
    _ role: AccessibilityNode.Role, press: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ControlDescriptionModifier(ControlDescription(role, press: press).properties))
  }

  /// Describes a control of which several parts can be used.
  package func controlGroup(_ role: AccessibilityNode.Role) -> some View {
    modifier(ControlDescriptionModifier(ControlDescription(role).properties))
  }

  /// Describes a control that is on or off.
  package func controlValue(
    _ role: AccessibilityNode.Role, isOn: Bool, isMixed: Bool
  ) -> some View {
    var properties = AccessibilityProperties()
    properties.role = role
    let mark: ControlMark = isMixed ? .mixed : isOn ? .on : .off
    properties.value = Text(verbatim: mark.accessibilityValue)
    return modifier(ControlDescriptionModifier(properties))
  }

  /// Describes a line of a menu, which may be on or off and has the keys while it is highlighted.
  func controlLine(_ mark: ControlMark?, isHighlighted: Bool) -> some View {
    var properties = AccessibilityProperties()
    if mark == .on { properties.addedTraits = .isSelected }
    properties.value = mark.map { Text(verbatim: $0.accessibilityValue) }
    properties.isFocused = isHighlighted
    return accessibilityProperties(properties)
  }

  /// Describes a control that is open or closed.
  package func controlExpanded(_ isExpanded: Bool) -> some View {
    var properties = AccessibilityProperties()
    properties.isExpanded = isExpanded
    return accessibilityProperties(properties)
  }

  /// Describes a control whose value can be increased or decreased.
  package func adjustableControl(
    _ role: AccessibilityNode.Role, number: ControlNumber? = nil, increment: (() -> Void)?,
    decrement: (() -> Void)?
  ) -> some View {
    var properties = AccessibilityProperties()
    properties.role = role
    properties.children = .ignore
    if let number {
      properties.value = Text(
        verbatim: number.value.formatted(.number.precision(.significantDigits(1...4))))
      properties.position = number.value
      properties.range = number.bounds
      properties.step = number.step
    }
    if let increment { properties.handlers.append(.action(.increment) { increment() }) }
    if let decrement { properties.handlers.append(.action(.decrement) { decrement() }) }
    return modifier(ControlDescriptionModifier(properties))
  }

  /// Describes a slider.
  func sliderControl(
    _ value: SliderTrackValue, step: @escaping @MainActor (Double) -> Void
  ) -> some View {
    let length = value.bounds.upperBound - value.bounds.lowerBound
    let position = value.bounds.lowerBound + value.fraction * length
    var properties = AccessibilityProperties()
    properties.role = .slider
    properties.range = value.enabledBounds
    properties.position = position
    properties.step = value.keyStep * length
    properties.value = Text(
      verbatim: position.formatted(.number.precision(.significantDigits(1...4))))
    properties.handlers = [
      .action(.increment) { step(value.keyStep) }, .action(.decrement) { step(-value.keyStep) },
      .setValue { text in
        guard let number = Double(text), number.isFinite, length > 0 else { return }
        step((number - value.bounds.lowerBound) / length - value.fraction)
      },
    ]
    return modifier(ControlDescriptionModifier(properties))
  }
}

extension ControlMark {
  /// The value of a control that is on, off or mixed.
  fileprivate var accessibilityValue: String {
    switch self {
    case .off: "0"
    case .on: "1"
    case .mixed: "mixed"
    }
  }
}

/// The value of a control that goes up and down, where it is a number.
package struct ControlNumber {
  let value: Double
  /// The value; nil where the control continues without end.
  let bounds: ClosedRange<Double>?
  let step: Double?

  init?<V: Strideable>(_ value: V, in bounds: ClosedRange<V>? = nil, step: V.Stride) {
    guard let current = Self.number(value), current.isFinite else { return nil }
    self.value = current
    self.step = Self.number(step)
    let ends = bounds.flatMap { bounds in
      Self.number(bounds.lowerBound).flatMap { lower in
        Self.number(bounds.upperBound).map { (lower, $0) }
      }
    }
    self.bounds = ends.flatMap { $0 <= $1 ? $0...$1 : nil }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }
}

/// Describes a control, with whether it is enabled.
private struct ControlDescriptionModifier {
  let properties: AccessibilityProperties
  private var isEnabled = true

  init(_ properties: AccessibilityProperties) { self.properties = properties }
}

extension ControlDescriptionModifier: ElementModifier {
  var wrapperName: String { "accessibility" }

  var changesAppearance: Bool { false }

  static var usesEnvironment: Bool { true }

  func resolved(in environment: EnvironmentValues) -> Self {
    var modifier = self
    modifier.isEnabled = environment.isEnabled
    return modifier
  }

  func configure(_ element: LayoutElement) {
    element.accessibilityRecord.properties = properties.ofControl(isEnabled: isEnabled)
  }
}

extension AccessibilityProperties {
  /// The same description with the information whether the control is enabled: a disabled one has
  /// no actions.
  func ofControl(isEnabled: Bool) -> AccessibilityProperties {
    var properties = self
    properties.isEnabled = isEnabled
    if !isEnabled { properties.handlers = [] }
    return properties
  }
}
