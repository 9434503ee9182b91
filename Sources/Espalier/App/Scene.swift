/// A part of a program's user interface with a life of its own, such as a window.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the retained counterpart of `scene`; primitive scenes answer it themselves, all others by their body.
  static func _makeSceneNode(_ scene: Self, _ inputs: _NodeInputs) -> _ViewNode

  /// Hands a node that ``_makeSceneNode(_:_:)`` made the next value of the scene.
  static func _updateSceneNode(_ node: _ViewNode, _ scene: Self)
}

extension Scene {
  public static func _makeSceneNode(_ scene: Self, _ inputs: _NodeInputs) -> _ViewNode {
    BodyNode<Self, SceneView<Body>>(scene, inputs) { SceneView($0.body) }
  }

  public static func _updateSceneNode(_ node: _ViewNode, _ scene: Self) {
    (node as? BodyNode<Self, SceneView<Body>>)?.take(scene)
  }
}

extension Scene where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive scene: it has no body")
  }
}

extension Never: Scene {
  public static func _makeSceneNode(_ scene: Never, _ inputs: _NodeInputs) -> _ViewNode {}

  public static func _updateSceneNode(_ node: _ViewNode, _ scene: Never) {}
}

/// A scene as a view that shows nothing: its node keeps the scene's state and says what windows there are.
struct SceneView<S: Scene> {
  let scene: S

  init(_ scene: S) { self.scene = scene }
}

extension SceneView: PrimitiveView {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    SceneNode(view, inputs)
  }
}

private final class SceneNode<S: Scene>: ViewNode {
  private var content: ViewNode?

  init(_ view: SceneView<S>, _ inputs: _NodeInputs) {
    super.init(inputs)
    content = S._makeSceneNode(view.scene, inputsForChild())
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func update<V: View>(_ view: V) {
    guard let content else { return }
    S._updateSceneNode(content, unsafeSame(view, as: SceneView<S>.self).scene)
  }
}

/// A scene that is made of a view without layout around other scenes, such as one that writes to the environment.
struct ViewScene<Content: View>: Scene {
  typealias Body = Never
  let content: Content

  static func _makeSceneNode(_ scene: Self, _ inputs: _NodeInputs) -> _ViewNode {
    Content._makeNode(scene.content, inputs)
  }

  static func _updateSceneNode(_ node: _ViewNode, _ scene: Self) { node.update(scene.content) }
}

extension Scene {
  /// This scene with a modifier of views that has no layout.
  func modified(by modifier: some ViewModifier) -> some Scene {
    ViewScene(content: SceneView(self).modifier(modifier))
  }
}
