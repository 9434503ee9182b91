/// The shown state of a value that can change gradually, until it reaches the value that was set.
@MainActor @_spi(Espalier) open class ValuePresenter<Value> {
  @_spi(Espalier) public init() {}

  /// The value to show where `value` was set.
  open func presented(_ value: Value) -> Value { value }

  open func follow(from old: Value, to new: Value, with transaction: Transaction) {}

  /// Ends the change under way.
  open func stop() {}
}
