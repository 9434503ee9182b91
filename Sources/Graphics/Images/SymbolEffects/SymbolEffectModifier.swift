@_spi(Espalier) import EspalierCore

nonisolated extension View {
  /// Plays an effect for the symbols in this view whenever `value` changes.
  ///
  /// It plays once, or as often as the options say. With reduced motion, effects that move symbols
  /// do not play.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        configuration: effect.configuration, options: options, isActive: nil, value: value))
  }

  /// Applies an effect to the symbols in this view while `isActive` is true.
  ///
  /// An effect that repeats goes on to the end of a round when it becomes inactive. With reduced
  /// motion, effects that move symbols do not play.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        configuration: effect.configuration, options: options, isActive: isActive, value: 0))
  }

  /// Keeps symbol effects further out from the symbols in this view.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}

extension EnvironmentValues {
  private enum SymbolEffectsKey: EnvironmentKey {
    static var defaultValue: [SymbolPlayer] { [] }
  }

  /// The players of the effects of the symbols in this view.
  package var symbolEffects: [SymbolPlayer] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

struct SymbolEffectModifier<Value: Equatable> {
  let configuration: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  /// Nil where the value starts the effect.
  let isActive: Bool?
  let value: Value
  /// True if the effect plays only where the change is animated, whose end waits for it.
  var followsTransaction = false
}

extension SymbolEffectModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    SymbolEffectNode(view, inputs)
  }
}

/// Hands the player of an effect to the symbols inside.
private final class SymbolEffectNode<Content: View, Value: Equatable>: ViewNode {
  private var modifier: SymbolEffectModifier<Value>
  private let player: SymbolPlayer
  private var child: ViewNode?
  private var last: EnvironmentValues?

  init(
    _ view: ModifiedContent<Content, SymbolEffectModifier<Value>>, _ inputs: _NodeInputs
  ) {
    modifier = view.modifier
    player = SymbolPlayer(modifier.configuration, modifier.options)
    super.init(inputs)
    player.node = self
    if let isActive = modifier.isActive { player.setActive(isActive, in: Transaction()) }
    child = makeChild(view.content, written())
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: ModifiedContent<Content, SymbolEffectModifier<Value>>.self)
    let old = modifier
    modifier = view.modifier
    player.take(modifier.configuration, modifier.options)
    if let isActive = modifier.isActive {
      if isActive != old.isActive { player.setActive(isActive, in: transaction) }
    } else if !isUnchanged(old.value, modifier.value) {
      player.play()
    }
    updateChild(child, view.content)
  }

  private var transaction: Transaction {
    guard modifier.followsTransaction else { return Transaction(animation: .default) }
    return graph.mayAnimate ? graph.transaction(for: self) : Transaction()
  }

  override func environmentDidChange() { child?.setEnvironment(written()) }

  private func written() -> EnvironmentValues {
    var environment = environment
    environment.symbolEffects.append(player)
    if let last, last.hasSameValues(as: environment) { return last }
    last = environment
    return environment
  }

  override func detach() {
    super.detach()
    player.stop()
  }
}
