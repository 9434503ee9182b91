/// What a node shows of a value that can change gradually, until it is the value that was set.
@MainActor class ValuePresenter<Value> {
  /// What to show where `value` was set.
  func presented(_ value: Value) -> Value { value }

  func follow(from old: Value, to new: Value, with transaction: Transaction) {}

  /// Ends what is under way.
  func stop() {}
}
