@_spi(Espalier) import EspalierCore

nonisolated extension View {
  /// Sets the transition of the view where its insertion or removal is animated; it fades
  /// otherwise.
  public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(make: { t.transition }))
  }

  /// Sets the transition of the view where its insertion or removal is animated; it fades
  /// otherwise.
  public func transition<T: Transition>(_ transition: T) -> some View {
    let transition = AnyTransition(transition)
    return modifier(TransitionModifier(make: { transition.transition }))
  }
}

private struct TransitionModifier {
  let make: @MainActor () -> any Transition
}

extension TransitionModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    TransitionNode(view, inputs)
  }
}

private final class TransitionNode<C: View>: ViewNode, TransitionHost, ElementWrapping {
  private var content: C
  private var transition: any Transition
  private var phase = TransitionPhase.identity
  private var child: ViewNode?

  init(_ view: ModifiedContent<C, TransitionModifier>, _ inputs: _NodeInputs) {
    content = view.content
    transition = view.modifier.make()
    super.init(inputs)
    child = make(transition)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: ModifiedContent<C, TransitionModifier>.self)
    content = view.content
    transition = view.modifier.make()
    apply()
  }

  var isSelfTimed: Bool { transition.isSelfTimed }

  func show(_ phase: TransitionPhase) {
    self.phase = phase
    apply()
  }

  override func collectElements(into elements: inout SubviewList) {
    let first = elements.count
    super.collectElements(into: &elements)
    // Of several transitions the innermost counts: one around a group is a default for its members.
    for element in elements[first...] where element.innerTransitionHost == nil {
      element.transitionHost = self
    }
  }

  /// With reduced motion, moving transitions are replaced by fading.
  private func applied<T: Transition>(_ transition: T) -> any View {
    if environment.accessibilityReduceMotion && T.properties.hasMotion {
      return OpacityTransition().apply(content: content, phase: phase)
    }
    return transition.apply(content: content, phase: phase)
  }

  private func make<T: Transition>(_ transition: T) -> ViewNode {
    makeAny(AnyView(erased(applied(transition))))
  }

  private func makeAny<V: View>(_ view: V) -> ViewNode { makeChild(view) }

  private func apply() { updateChild(child, AnyView(erased(applied(transition)))) }

  private func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
}
