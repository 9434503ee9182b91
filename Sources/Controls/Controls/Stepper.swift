import EspalierCore
import Foundation

/// A control that makes a value larger or smaller step by step.
///
/// While it is held down, it repeats this until the button comes up or the end of the range is
/// reached.
public struct Stepper<Label: View> {
  /// The actions that depend on the value.
  private struct Steps {
    /// The action of the plus button; nil disables the button.
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    /// The value for assistive programs; nil if it is not a number.
    var number: ControlNumber?
  }

  private let label: Label
  /// Reads the value; the stepper reads it, so that the view around does not depend on it.
  private let readSteps: () -> Steps
  private let onEditingChanged: (Bool) -> Void
  /// Shows the value and takes another; nil where no format is known.
  var field: AnyView?

  private init(
    _ label: Label, _ onEditingChanged: @escaping (Bool) -> Void, _ steps: @escaping () -> Steps
  ) {
    self.label = label
    self.onEditingChanged = onEditingChanged
    readSteps = steps
  }

  /// A stepper that calls functions; one that is nil disables its half.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), onEditingChanged) {
      Steps(increment: onIncrement, decrement: onDecrement)
    }
  }

  /// A stepper for a value of any size.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), onEditingChanged) {
      Steps(
        increment: { value.advance(by: step) }, decrement: { value.advance(by: 0 - step) },
        number: ControlNumber(value.wrappedValue, step: step))
    }
  }

  /// A stepper for a value within bounds, at which its halves are disabled.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), onEditingChanged) {
      let current = value.wrappedValue
      return Steps(
        increment: current < bounds.upperBound
          ? { value.wrappedValue = value.wrappedValue.stepped(by: step, in: bounds) } : nil,
        decrement: current > bounds.lowerBound
          ? { value.wrappedValue = value.wrappedValue.stepped(by: 0 - step, in: bounds) } : nil,
        number: ControlNumber(current, in: bounds, step: step))
    }
  }

  // MARK: Labels at the end, as the first versions had them

  /// A stepper that calls functions; one that is nil disables its half.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value of any size.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value within bounds, at which its halves are disabled.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Strideable {
  /// The value a step further, at most to the bounds.
  fileprivate func stepped(by step: Stride, in bounds: ClosedRange<Self>) -> Self {
    guard let next = advancedIfPossible(by: step) else {
      return step > 0 ? bounds.upperBound : bounds.lowerBound
    }
    return min(max(next, bounds.lowerBound), bounds.upperBound)
  }

  /// The value a step further; nil where the type has no such value, at which integers would trap.
  fileprivate func advancedIfPossible(by step: Stride) -> Self? {
    func advanced<I: FixedWidthInteger>(_ value: I, _ step: Int) -> I? {
      let (next, overflows) =
        step < 0
        ? value.subtractingReportingOverflow(I(clamping: step.magnitude))
        : value.addingReportingOverflow(I(clamping: step))
      return overflows ? nil : next
    }
    guard let integer = self as? any FixedWidthInteger, let step = step as? Int else {
      return self.advanced(by: step)
    }
    return advanced(integer, step) as? Self
  }
}

extension Binding where Value: Strideable {
  /// Moves the value a step further, unless its type ends there.
  fileprivate func advance(by step: Value.Stride) {
    if let next = wrappedValue.advancedIfPossible(by: step) { wrappedValue = next }
  }
}

@MainActor extension Stepper: View {
  public var body: some View {
    ControlRow(.steppers) {
      if let field {
        HStack(spacing: 4) {
          field
          face
        }
      } else {
        face
      }
    } label: {
      label
    }
  }

  private var face: some View {
    let steps = readSteps()
    return StepperFace(
      increment: steps.increment, decrement: steps.decrement, onEditingChanged: onEditingChanged,
      number: steps.number)
  }
}
