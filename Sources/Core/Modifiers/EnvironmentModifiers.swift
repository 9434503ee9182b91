import Observation

nonisolated extension View {
  /// Sets the environment value at `keyPath` for this view and those inside it.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentWriter { $0[keyPath: keyPath] = value })
  }

  /// Supplies an `@Observable` object to this view and those inside it.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentWriter { $0[T.self] = object })
  }

  /// Changes the environment value at `keyPath` for this view and those inside it.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentWriter { transform(&$0[keyPath: keyPath]) })
  }
}

/// Gives the views it is applied to an environment of their own; has no layout.
package struct EnvironmentWriter {
  let write: (inout EnvironmentValues) -> Void

  package init(_ write: @escaping (inout EnvironmentValues) -> Void) { self.write = write }
}

extension EnvironmentWriter: PrimitiveModifier {
  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    EnvironmentNode(view, inputs)
  }
}

private final class EnvironmentNode<Content: View>: ViewNode {
  private typealias Value = ModifiedContent<Content, EnvironmentWriter>
  private var writer: EnvironmentWriter
  private var child: ViewNode?
  private var last: EnvironmentValues?

  init(_ view: ModifiedContent<Content, EnvironmentWriter>, _ inputs: _NodeInputs) {
    writer = view.modifier
    super.init(inputs)
    child = makeChild(view.content, written())
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func collectElements(into elements: inout SubviewList) {
    child?.collectElements(into: &elements)
  }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: Value.self)
    writer = view.modifier
    child?.setEnvironment(written())
    updateChild(child, view.content)
  }

  override func environmentDidChange() { child?.setEnvironment(written()) }

  /// The environment for the content: the same value as before where nothing really changed, so
  /// that it stops here.
  private func written() -> EnvironmentValues {
    var environment = environment
    writer.write(&environment)
    if let last, last.hasSameValues(as: environment) { return last }
    environment = graph.writtenEnvironments.shared(environment)
    last = environment
    return environment
  }
}
