/// The view of an app's first window; the app's own state lives in its node.
package struct AppView<A: App> {
  let app: A
  let onWindow: (_Window) -> Void

  /// - Parameter onWindow: called with the window's wishes each time the app's body is evaluated.
  package init(_ app: A, onWindow: @escaping (_Window) -> Void) {
    self.app = app
    self.onWindow = onWindow
  }
}

extension AppView: PrimitiveView {
  package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    AppNode(view, inputs)
  }
}

private final class AppNode<A: App>: ViewNode {
  private var view: AppView<A>
  private var properties = PropertyBinder<A>()
  private var child: ViewNode?

  init(_ view: AppView<A>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    child = makeChild(content())
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override var name: String? { shortName(A.self) }

  override func performUpdate() {
    isQueued = false
    updateChild(child, content())
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    if properties.dependsOnChange(of: environment) { invalidate() }
  }

  override func detach() {
    super.detach()
    properties.disconnect()
  }

  private func content() -> AnyView {
    var app = view.app
    properties.connect(&app, to: self)
    let windows = evaluate { A.Body._windows(app.body) }
    guard let window = windows.first else {
      graph.diagnostics.report(
        "\(A.self) has no window: put a WindowGroup into its body.", at: path, severity: .error)
      return AnyView(EmptyView())
    }
    view.onWindow(window)
    return window.content
  }
}
