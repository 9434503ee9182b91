/// A program whose windows are scenes.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  /// The program's scenes; the first window group is the window that opens.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  @MainActor @preconcurrency init()
}

/// The scenes of an app, as a view that shows nothing; the app's own state lives in its node.
package struct AppScenes<A: App> {
  let app: A

  package init(_ app: A) { self.app = app }
}

extension AppScenes: PrimitiveView {
  package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    BodyNode<A, SceneView<A.Body>>(view.app, inputs) { SceneView($0.body) }
  }
}

/// The node of a value with dynamic properties that stands for a view made of its body.
final class BodyNode<Value, Content: View>: ViewNode {
  private var value: Value
  private var properties = PropertyBinder<Value>()
  private var child: ViewNode?
  private let content: (Value) -> Content

  init(_ value: Value, _ inputs: _NodeInputs, content: @escaping (Value) -> Content) {
    self.value = value
    self.content = content
    super.init(inputs)
    child = makeChild(evaluated())
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override var name: String? { shortName(Value.self) }

  /// Takes the next value; the node has no view of its own that it could be handed in.
  func take(_ value: Value) {
    self.value = value
    performUpdate()
  }

  override func performUpdate() {
    isQueued = false
    updateChild(child, evaluated())
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    if properties.dependsOnChange(of: environment) { invalidate() }
  }

  override func detach() {
    super.detach()
    properties.disconnect()
  }

  private func evaluated() -> Content {
    var connected = value
    properties.connect(&connected, to: self)
    return evaluate { content(connected) }
  }
}
