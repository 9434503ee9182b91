import EspalierControls
@_spi(Espalier) import EspalierCore

/// Holds the entries of all menus without showing them, so that their shortcuts work.
struct CommandHolder {
  let commands: [AnyView]
}

extension CommandHolder: View {
  var body: some View {
    ZStack {
      ForEach(commands.indices, id: \.self) { commands[$0] }
        .modifier(CommandRootModifier())
    }
    .hidden()
    .frame(width: 0, height: 0)
  }
}

/// Records the places of commands in the graph.
private struct CommandRootModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    CommandRootNode(view, inputs)
  }
}

private final class CommandRootNode<C: View>: WrappingNode<C, CommandRootModifier> {
  override func didMake() { graph[CommandMenus.self].root = self }
}
