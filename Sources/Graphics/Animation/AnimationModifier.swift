@_spi(Espalier) import EspalierCore

nonisolated extension View {
  /// Animates the changes inside this view when `value` changes; nil makes them without animation.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueTransactionModifier(value: value) { $0.setAnimation(animation) })
  }

  /// Animates all changes inside this view; nil makes them without animation.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier { $0.setAnimation(animation) })
  }

  /// Animates the changes by the modifiers that `body` adds to this view, but nothing inside the
  /// view itself.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(
      base: self, change: { $0.setAnimation(animation) }, content: body(PlaceholderContentView()))
  }
}

extension View where Self: Equatable {
  /// Animates the changes inside this view when the view changes; nil makes them without animation.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(ValueTransactionModifier(value: self) { $0.setAnimation(animation) })
  }
}

extension Transaction {
  fileprivate mutating func setAnimation(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

nonisolated extension View {
  /// Changes the transaction of every change inside this view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Changes the transaction of the changes inside this view when `value` changes.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }

  /// Changes the transaction for the modifiers that `body` adds to this view, but for nothing
  /// inside the view itself.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(
      base: self, change: transform, content: body(PlaceholderContentView()))
  }
}

// MARK: Every change

private struct TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension TransactionModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    TransactionNode(view, inputs)
  }
}

private final class TransactionNode<C: View>: WrappingNode<C, TransactionModifier>,
  TransactionChanging
{
  override func didMake() { graph[TransactionChanges.self].add() }

  override func detach() {
    if !isDetached { graph[TransactionChanges.self].remove() }
    super.detach()
  }

  func change(_ transaction: inout Transaction) { modifier.transform(&transaction) }
}

// MARK: Changes of a value

private struct ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension ValueTransactionModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ValueTransactionNode(view, inputs)
  }
}

private final class ValueTransactionNode<C: View, Value: Equatable>:
  WrappingNode<C, ValueTransactionModifier<Value>>, TransactionChanging
{
  /// The update in which the value changed last.
  private var changed: Int?

  override func didMake() { graph[TransactionChanges.self].add() }

  override func detach() {
    if !isDetached { graph[TransactionChanges.self].remove() }
    super.detach()
  }

  override func willUpdate(to new: ValueTransactionModifier<Value>) {
    if !isUnchanged(modifier.value, new.value) { changed = graph.updates.current?.number }
  }

  func change(_ transaction: inout Transaction) {
    if let changed, changed == graph.updates.current?.number { modifier.transform(&transaction) }
  }
}

// MARK: Scoped changes

private struct ScopedTransactionView<Base: View, Content: View> {
  let base: Base
  let change: (inout Transaction) -> Void
  let content: Content
}

extension ScopedTransactionView: PrimitiveView {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    ScopedTransactionNode(view, inputs)
  }
}

private final class ScopedTransactionNode<Base: View, Content: View>: ViewNode, PlaceholderSource,
  TransactionChanging
{
  private var view: ScopedTransactionView<Base, Content>
  private var placeholders = PlaceholderList()
  private var child: ViewNode?

  init(_ view: ScopedTransactionView<Base, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    graph[TransactionChanges.self].add()
    child = makeChild(view.content)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func update<V>(_ view: V) {
    self.view = unsafeSame(view, as: ScopedTransactionView<Base, Content>.self)
    updateChild(child, self.view.content)
    placeholders.contentDidChange()
  }

  var placeholderType: Any.Type { Base.self }

  var placeholderContent: any View { view.base }

  override func detach() {
    if !isDetached { graph[TransactionChanges.self].remove() }
    super.detach()
  }

  func add(_ placeholder: any PlaceholderUser) { placeholders.add(placeholder) }

  func change(_ transaction: inout Transaction) { view.change(&transaction) }
}
