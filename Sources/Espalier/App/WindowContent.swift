/// What a window of an app shows: the scene's content, and the commands that its menus and shortcuts offer.
package struct WindowContent {
  package var content: AnyView
  package var commands: [AnyView]

  package init(content: AnyView, commands: [AnyView] = []) {
    self.content = content
    self.commands = commands
  }
}

extension WindowContent: PrimitiveView {
  package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    WindowContentNode(view, inputs)
  }
}

final class WindowContentNode: ViewNode {
  private var content: ViewNode?

  init(_ view: WindowContent, _ inputs: _NodeInputs) {
    super.init(inputs)
    content = makeChild(view.content)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func update<V: View>(_ view: V) {
    updateChild(content, unsafeSame(view, as: WindowContent.self).content)
  }
}
