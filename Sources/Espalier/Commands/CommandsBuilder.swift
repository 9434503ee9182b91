/// Builds commands from the statements of a closure.
@MainActor @resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Commands, each Rest: Commands>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Commands {
    var views = [AnyView(CommandsView(first))]
    for commands in repeat each rest { views.append(AnyView(CommandsView(commands))) }
    return ViewCommands(content: CommandsList(views: views))
  }

  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    ViewCommands(content: content.map { CommandsView($0) })
  }

  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> ConditionalCommands<First, Second> {
    ConditionalCommands(branch: .init(.first(CommandsView(first))))
  }

  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> ConditionalCommands<First, Second> {
    ConditionalCommands(branch: .init(.second(CommandsView(second))))
  }

  public static func buildLimitedAvailability(_ content: some Commands) -> some Commands {
    ViewCommands(content: AnyView(CommandsView(content)))
  }

  /// The commands of an `if` with an `else`: its branches are different commands, each with its own state.
  public struct ConditionalCommands<First: Commands, Second: Commands>: Commands {
    public typealias Body = Never
    fileprivate let branch: _ConditionalContent<CommandsView<First>, CommandsView<Second>>

    public static func _makeCommandsNode(_ commands: Self, _ inputs: _NodeInputs) -> _ViewNode {
      type(of: commands.branch)._makeNode(commands.branch, inputs)
    }

    public static func _updateCommandsNode(_ node: _ViewNode, _ commands: Self) {
      node.update(commands.branch)
    }
  }
}

/// Several commands side by side; how many there are does not change.
private struct CommandsList: PrimitiveView {
  let views: [AnyView]

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    CommandsListNode(view, inputs)
  }
}

private final class CommandsListNode: ViewNode {
  private var nodes: [ViewNode] = []

  init(_ view: CommandsList, _ inputs: _NodeInputs) {
    super.init(inputs)
    nodes = view.views.map { makeChild($0) }
  }

  override var children: [ViewNode] { nodes }

  override func update<V: View>(_ view: V) {
    for (node, view) in zip(nodes, unsafeSame(view, as: CommandsList.self).views) {
      updateChild(node, view)
    }
  }
}

/// No commands.
public struct EmptyCommands: Commands {
  public typealias Body = Never

  public init() {}

  public static func _makeCommandsNode(_ commands: Self, _ inputs: _NodeInputs) -> _ViewNode {
    ViewNode(inputs)
  }

  public static func _updateCommandsNode(_ node: _ViewNode, _ commands: Self) {}
}

extension Group: Commands where Content: Commands {
  /// Several commands as one.
  public init(@CommandsBuilder content: () -> Content) { self.content = content() }

  public static func _makeCommandsNode(_ commands: Self, _ inputs: _NodeInputs) -> _ViewNode {
    Content._makeCommandsNode(commands.content, inputs)
  }

  public static func _updateCommandsNode(_ node: _ViewNode, _ commands: Self) {
    Content._updateCommandsNode(node, commands.content)
  }
}
