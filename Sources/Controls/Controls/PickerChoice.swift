import EspalierCore

/// The selection of a picker, and how an option is chosen.
@MainActor package struct PickerChoice {
  /// The value that all selections have; nil if they differ.
  let value: AnyHashable?
  /// The type that the tags of the options have.
  let type: Any.Type
  private let match: (PickerOption) -> Bool
  private let choose: (PickerOption) -> Void

  init<Value: Hashable>(_ selections: [Binding<Value>]) {
    let first = selections.first?.wrappedValue
    let common = selections.allSatisfy { $0.wrappedValue == first } ? first : nil
    value = common.map { AnyHashable($0) }
    type = Value.self
    match = { option in
      guard let common else { return false }
      return option.value(as: Value.self) == common
    }
    choose = { option in
      guard let value = option.value(as: Value.self) else { return }
      for selection in selections where selection.wrappedValue != value {
        selection.wrappedValue = value
      }
    }
  }

  package func isSelected(_ option: PickerOption) -> Bool { match(option) }

  package func select(_ option: PickerOption) { choose(option) }

  /// Chooses the next option in order, or the one before; at the ends the selection stays.
  func move(forward isForward: Bool, in all: [PickerOption]) {
    guard let current = all.firstIndex(where: { isSelected($0) }) else {
      if let option = isForward ? all.first : all.last { select(option) }
      return
    }
    let next = current + (isForward ? 1 : -1)
    if all.indices.contains(next) { select(all[next]) }
  }
}
