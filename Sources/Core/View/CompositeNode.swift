/// The node of a view that stands for its body.
final class CompositeNode<V: View>: BodyNode<V, V.Body> {
  // A convenience initializer: the compiler reports a `package` initializer that is not inherited
  // as an infinite recursion.
  convenience init(_ view: V, _ inputs: _NodeInputs) {
    let kept = inputs.graph.takeStateToRestore()
    self.init(view, inputs, restoring: kept)
  }

  override class func make(at view: UnsafeRawPointer, _ inputs: _NodeInputs) -> ViewNode {
    Self(view.assumingMemoryBound(to: V.self).pointee, inputs)
  }

  override func body(of view: V) -> V.Body { view.body }

  /// The state that a row consisting of this view keeps while it is out of view; state of views
  /// inside it is lost.
  override var rowState: KeptState? { ownState }

  override func update<W>(_ view: W) { take(unsafeSame(view, as: V.self)) }
}
