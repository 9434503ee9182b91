import EspalierCore

/// A property that reads where the attention of assistive programs is, and moves it when written.
///
/// A Boolean stands for one view, an optional for one of several.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  private let unfocused: Value

  /// Creates a state that is true while the attention of the assistive program is on the view bound
  /// to it.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
    unfocused = false
  }

  /// The value of the bound view that has the attention; nil if none has it.
  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
    unfocused = nil
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(value: state.projectedValue, unfocused: unfocused) }

  /// The binding that ``View/accessibilityFocused(_:equals:)`` takes.
  @propertyWrapper public struct Binding {
    fileprivate let value: ValueBinding<Value>
    fileprivate let unfocused: Value

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

/// Records whether the attention is on an element, and calls back when that changes.
package struct AccessibilityFocusTarget {
  let isFocused: () -> Bool
  let setFocused: (Bool) -> Void

  init<Value>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) {
    isFocused = { binding.wrappedValue == value }
    setFocused = { isFocused in
      if isFocused {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.wrappedValue = binding.unfocused
      }
    }
  }
}

nonisolated extension View {
  /// Ties the attention of assistive programs on this view to a state.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    accessibilityAttachment { $0.focus = AccessibilityFocusTarget(condition, equals: true) }
  }

  /// Ties the attention of assistive programs on this view to a state that has a value for it.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    accessibilityAttachment { $0.focus = AccessibilityFocusTarget(binding, equals: value) }
  }
}

/// A binding to a value, where ``AccessibilityFocusState/Binding`` hides its name.
private typealias ValueBinding<Value> = Binding<Value>
