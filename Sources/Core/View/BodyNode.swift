/// The node of a value with dynamic properties that produces a view: the body of a view, the result
/// of a modifier or style, or the content of a scene.
package class BodyNode<Value, Body: View>: ViewNode {
  /// The value as it was given, before its properties were connected; the next value is compared
  /// with it.
  @exclusivity(unchecked) private var given: Value
  @exclusivity(unchecked) private var properties = PropertyBinder(for: Value.self)
  @exclusivity(unchecked) private var child: ViewNode?
  @exclusivity(unchecked) private var presenter: ValuePresenter<Value>?

  /// - Parameter kept: the state that the value had when its row was last in view.
  package init(_ value: Value, _ inputs: _NodeInputs, restoring kept: KeptState? = nil) {
    given = value
    super.init(inputs)
    if let kept, kept.type == ObjectIdentifier(Value.self) {
      properties.restore(kept.slots, for: self)
    }
    child = makeChild(evaluateBody())
  }

  /// The view that a value stands for, with its properties connected.
  ///
  /// A method, because a function that is given to each node would be allocated for each.
  package func body(of value: Value) -> Body {
    preconditionFailure("\(Self.self) does not say what its value stands for")
  }

  package final override var children: [ViewNode] { child.map { [$0] } ?? [] }

  package final override func collectElements(into elements: inout SubviewList) {
    child?.collectElements(into: &elements)
  }

  package final override var name: String? { shortName(Value.self) }

  /// The state held by the value's own properties; nil where they hold none.
  final var ownState: KeptState? {
    properties.keptSlots.map { KeptState(type: ObjectIdentifier(Value.self), slots: $0) }
  }

  /// Takes the next value, and makes the body anew unless the value is known to be the same.
  package final func take(_ value: Value) {
    if !isQueued && isKnownEqual(value, given) { return }
    graph.follow(&presenter, from: given, to: value, of: self) { [weak self] in
      self?.invalidate()
    }
    given = value
    performUpdate()
  }

  /// Takes the next value, and makes the body anew in any case.
  fileprivate final func takeAnew(_ value: Value) {
    given = value
    performUpdate()
  }

  package final override func performUpdate() {
    isQueued = false
    if graph.holdsUpdate(of: self) { return }
    updateChild(child, evaluateBody())
  }

  package final override func environmentDidChange() {
    super.environmentDidChange()
    if properties.dependsOnChange(of: environment) { invalidate() }
  }

  package final override func detach() {
    super.detach()
    properties.disconnect()
  }

  private func evaluateBody() -> Body {
    let connected = connected
    return evaluate { body(of: connected) }
  }

  /// The value with its properties connected.
  private var connected: Value {
    var connected = given
    if let presenter { connected = presenter.presented(given) }
    properties.connect(&connected, to: self)
    return connected
  }
}

/// A body node with a function that makes the body.
package class FunctionBodyNode<Value, Body: View>: BodyNode<Value, Body> {
  @exclusivity(unchecked) private var makeBody: (Value) -> Body

  package init(_ value: Value, _ inputs: _NodeInputs, body: @escaping (Value) -> Body) {
    makeBody = body
    super.init(value, inputs)
  }

  package final override func body(of value: Value) -> Body { makeBody(value) }

  /// Takes the next value with another way to make the body.
  final func take(_ value: Value, body: @escaping (Value) -> Body) {
    makeBody = body
    takeAnew(value)
  }
}

extension BodyNode: EvaluatedView {
  var evaluatedView: Any { connected }
}
