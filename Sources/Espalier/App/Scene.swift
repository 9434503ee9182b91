import EspalierCore

/// A part of a program's user interface with a life of its own, such as a window.
@MainActor @preconcurrency public protocol Scene: _NodeSource {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Scene {
  public static func _makeSourceNode(_ scene: Self, _ inputs: _NodeInputs) -> _ViewNode {
    FunctionBodyNode<Self, SourceView<Body>>(scene, inputs) { SourceView($0.body) }
  }

  public static func _updateSourceNode(_ node: _ViewNode, _ scene: Self) {
    (node as? BodyNode<Self, SourceView<Body>>)?.take(scene)
  }
}

extension Scene where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive scene: it has no body")
  }
}

extension Never: Scene {}

extension Scene {
  /// This scene with a modifier of views that has no layout.
  func modified(by modifier: some ViewModifier) -> some Scene {
    ViewSource(content: SourceView(self).modifier(modifier))
  }
}
