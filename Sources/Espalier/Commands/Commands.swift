/// Entries of a window's menus, with their shortcuts.
///
///     struct FruitCommands: Commands {
///       var body: some Commands {
///         CommandMenu("Fruit") {
///           Button("Pick") { … }.keyboardShortcut("p")
///         }
///       }
///     }
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the retained counterpart of `commands`; primitive commands answer it themselves, all others by their body.
  static func _makeCommandsNode(_ commands: Self, _ inputs: _NodeInputs) -> _ViewNode

  /// Hands a node that ``_makeCommandsNode(_:_:)`` made the next value of the commands.
  static func _updateCommandsNode(_ node: _ViewNode, _ commands: Self)
}

extension Commands {
  public static func _makeCommandsNode(_ commands: Self, _ inputs: _NodeInputs) -> _ViewNode {
    BodyNode<Self, CommandsView<Body>>(commands, inputs) { CommandsView($0.body) }
  }

  public static func _updateCommandsNode(_ node: _ViewNode, _ commands: Self) {
    (node as? BodyNode<Self, CommandsView<Body>>)?.take(commands)
  }
}

extension Commands where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive command: it has no body")
  }
}

extension Never: Commands {
  public static func _makeCommandsNode(_ commands: Never, _ inputs: _NodeInputs) -> _ViewNode {}

  public static func _updateCommandsNode(_ node: _ViewNode, _ commands: Never) {}
}

/// Commands as a view: it holds the entries of all their menus, of which the shortcuts work wherever it is.
struct CommandsView<C: Commands> {
  let commands: C

  init(_ commands: C) { self.commands = commands }
}

extension CommandsView: PrimitiveView {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    CommandsNode(view, inputs)
  }
}

private final class CommandsNode<C: Commands>: ViewNode {
  private var content: ViewNode?

  init(_ view: CommandsView<C>, _ inputs: _NodeInputs) {
    super.init(inputs)
    content = C._makeCommandsNode(view.commands, inputsForChild())
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func update<V: View>(_ view: V) {
    guard let content else { return }
    C._updateCommandsNode(content, unsafeSame(view, as: CommandsView<C>.self).commands)
  }
}

/// Commands that are made of a view.
struct ViewCommands<Content: View>: Commands {
  typealias Body = Never
  let content: Content

  static func _makeCommandsNode(_ commands: Self, _ inputs: _NodeInputs) -> _ViewNode {
    Content._makeNode(commands.content, inputs)
  }

  static func _updateCommandsNode(_ node: _ViewNode, _ commands: Self) {
    node.update(commands.content)
  }
}

/// The commands that a modifier adds to scenes.
package struct SceneCommands {
  /// Tells the commands of one modifier from those of another.
  private final class Source {}

  private let source: AnyObject = Source()
  private let view: AnyView

  fileprivate init<C: Commands>(_ commands: C) { view = AnyView(CommandsView(commands)) }

  /// The views of all `commands`, those once that several scenes have in common.
  package static func views(of commands: [SceneCommands]) -> [AnyView] {
    var known: Set<ObjectIdentifier> = []
    return commands.filter { known.insert(ObjectIdentifier($0.source)).inserted }.map(\.view)
  }
}

extension Scene {
  /// Adds commands to the app's menus.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let commands = SceneCommands(content())
    return windows { $0.commands.append(commands) }
  }

  /// Takes away the commands that the scene has of itself, such as New Window, and those added inside.
  public func commandsRemoved() -> some Scene {
    windows {
      $0.commands = []
      $0.hasStandardCommands = false
    }
  }

  /// Puts commands in place of those that the scene has of itself, and of those added inside.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let commands = SceneCommands(content())
    return windows {
      $0.commands = [commands]
      $0.hasStandardCommands = false
    }
  }
}
