/// Builds scenes from the statements of a closure.
@MainActor @resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Scene {
    var views = [AnyView(SceneView(first))]
    for scene in repeat each rest { views.append(AnyView(SceneView(scene))) }
    return SceneList(views: views)
  }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    ViewScene(content: content.map { SceneView($0) })
  }

  public static func buildEither<First: Scene, Second: Scene>(
    first: First
  ) -> ConditionalScene<First, Second> {
    ConditionalScene(storage: .first(first))
  }

  public static func buildEither<First: Scene, Second: Scene>(
    second: Second
  ) -> ConditionalScene<First, Second> {
    ConditionalScene(storage: .second(second))
  }

  public static func buildLimitedAvailability(_ content: some Scene) -> some Scene {
    ViewScene(content: AnyView(SceneView(content)))
  }

  /// The scene of an `if` with an `else`: its branches are different scenes, each with its own state.
  public struct ConditionalScene<First: Scene, Second: Scene>: Scene {
    public typealias Body = Never
    fileprivate typealias Storage = _ConditionalContent<SceneView<First>, SceneView<Second>>

    fileprivate enum Branch {
      case first(First)
      case second(Second)
    }

    fileprivate let storage: Branch

    private var view: Storage {
      switch storage {
      case .first(let scene): Storage(.first(SceneView(scene)))
      case .second(let scene): Storage(.second(SceneView(scene)))
      }
    }

    public static func _makeSceneNode(_ scene: Self, _ inputs: _NodeInputs) -> _ViewNode {
      Storage._makeNode(scene.view, inputs)
    }

    public static func _updateSceneNode(_ node: _ViewNode, _ scene: Self) {
      node.update(scene.view)
    }
  }
}

/// Several scenes side by side.
private struct SceneList: Scene {
  typealias Body = Never
  let views: [AnyView]

  static func _makeSceneNode(_ scene: Self, _ inputs: _NodeInputs) -> _ViewNode {
    SceneListNode(scene.views, inputs)
  }

  static func _updateSceneNode(_ node: _ViewNode, _ scene: Self) {
    (node as? SceneListNode)?.take(scene.views)
  }
}

/// The nodes of scenes that stand side by side; how many there are does not change.
private final class SceneListNode: ViewNode {
  private var nodes: [ViewNode] = []

  init(_ views: [AnyView], _ inputs: _NodeInputs) {
    super.init(inputs)
    nodes = views.map { makeChild($0) }
  }

  override var children: [ViewNode] { nodes }

  func take(_ views: [AnyView]) {
    for (node, view) in zip(nodes, views) { updateChild(node, view) }
  }
}

extension Group: Scene where Content: Scene {
  /// Several scenes as one: modifiers apply to each of them.
  public init(@SceneBuilder content: () -> Content) { self.content = content() }

  public static func _makeSceneNode(_ scene: Self, _ inputs: _NodeInputs) -> _ViewNode {
    Content._makeSceneNode(scene.content, inputs)
  }

  public static func _updateSceneNode(_ node: _ViewNode, _ scene: Self) {
    Content._updateSceneNode(node, scene.content)
  }
}
