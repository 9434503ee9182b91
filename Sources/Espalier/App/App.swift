import EspalierCore

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
    FunctionBodyNode<A, SourceView<A.Body>>(view.app, inputs) { SourceView($0.body) }
  }
}
