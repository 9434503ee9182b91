/// The shown state of a value that can change gradually, until it reaches the value that was set.
@MainActor class ValuePresenter<Value> {
  /// The value to show where `value` was set.
  func presented(_ value: Value) -> Value { value }

  func follow(from old: Value, to new: Value, with transaction: Transaction) {}

  /// Ends the change under way.
  func stop() {}
}
