import OpenCombine

nonisolated extension View {
  /// Calls `action` with each value of `publisher` while the view exists.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

private struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceiveModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ReceiveNode(view, inputs)
  }
}

private final class ReceiveNode<C: View, P: Publisher>: WrappingNode<C, ReceiveModifier<P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  /// The first publisher is kept: a body that makes a new one each time would otherwise never see a
  /// second value.
  override func didMake() {
    graph.afterLayout { [weak self] in
      guard let self, !self.isDetached else { return }
      let receiver = Receiver { [weak self] value in
        if let value = value as? P.Output { self?.modifier.action(value) }
      }
      self.subscription = self.modifier.publisher.sink { @Sendable in receiver.receive($0) }
    }
  }

  override func detach() {
    super.detach()
    subscription = nil
  }
}

/// Takes values from whatever thread a publisher sends them on to the main actor.
private final class Receiver: @unchecked Sendable {
  // Immutable, and called on the main actor only.
  private let action: @MainActor (Any) -> Void

  init(_ action: @escaping @MainActor (Any) -> Void) { self.action = action }

  func receive(_ value: Any) {
    // A published value is handed over: the publisher is not expected to change it afterwards.
    nonisolated(unsafe) let value = value
    onMainActor { self.action(value) }
  }
}
