import EspalierCore

/// Entries of a window's menus, with their shortcuts.
///
///     struct FruitCommands: Commands {
///       var body: some Commands {
///         CommandMenu("Fruit") {
///           Button("Pick") { … }.keyboardShortcut("p")
///         }
///       }
///     }
@MainActor @preconcurrency public protocol Commands: _NodeSource {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Commands {
  public static func _makeSourceNode(_ commands: Self, _ inputs: _NodeInputs) -> _ViewNode {
    FunctionBodyNode<Self, SourceView<Body>>(commands, inputs) { SourceView($0.body) }
  }

  public static func _updateSourceNode(_ node: _ViewNode, _ commands: Self) {
    (node as? BodyNode<Self, SourceView<Body>>)?.take(commands)
  }
}

extension Commands where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive command: it has no body")
  }
}

extension Never: Commands {}

/// The commands that a modifier adds to scenes.
package struct SceneCommands {
  /// A number that distinguishes the commands of one modifier from those of another.
  private final class Source {}

  private let source: AnyObject
  private let view: AnyView

  /// - Parameter source: shared by commands that are to appear once; nil for those of one modifier.
  init<C: Commands>(_ commands: C, source: AnyObject? = nil) {
    self.source = source ?? Source()
    view = AnyView(SourceView(commands))
  }

  /// The views of all `commands`; those that several scenes have in common appear once.
  package static func views(of commands: [SceneCommands]) -> [AnyView] {
    var known: Set<ObjectIdentifier> = []
    return commands.filter { known.insert(ObjectIdentifier($0.source)).inserted }.map(\.view)
  }
}
