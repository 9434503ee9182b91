@_spi(Espalier) import EspalierCore
import EspalierGraphics

/// A menu of its own in a window's menu bar, after those that every window has.
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  private let name: Text
  private let content: Content

  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: String(name)), content: content)
  }

  public static func _makeSourceNode(_ commands: Self, _ inputs: _NodeInputs) -> _ViewNode {
    CommandEntriesNode(commands.content, .menu(commands.name), inputs)
  }

  public static func _updateSourceNode(_ node: _ViewNode, _ commands: Self) {
    (node as? CommandEntriesNode<Content>)?.take(commands.content, .menu(commands.name))
  }
}

/// Entries of a menu, and their place.
@MainActor protocol CommandEntries: ViewNode {
  var place: CommandPlace { get }
  var entries: AnyView { get }
}

/// The place of entries in a window's menus.
enum CommandPlace {
  /// A menu of their own.
  case menu(Text)
  /// A menu of the program, or a panel, at the trailing end of the bar.
  case extra(Text, MenuExtraFace)
  case replacing(CommandGroupPlacement)
  case before(CommandGroupPlacement)
  case after(CommandGroupPlacement)
}

/// The node of entries: it holds them as views, so that their shortcuts work while no menu is open.
final class CommandEntriesNode<Content: View>: ViewNode, CommandEntries {
  private(set) var place: CommandPlace
  private var view: Content
  private var content: ViewNode?

  init(_ view: Content, _ place: CommandPlace, _ inputs: _NodeInputs) {
    self.place = place
    self.view = view
    super.init(inputs)
    content = makeChild(view)
    graph.commandsDidChange()
  }

  var entries: AnyView { AnyView(view) }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  func take(_ view: Content, _ place: CommandPlace) {
    self.view = view
    self.place = place
    updateChild(content, view)
    graph.commandsDidChange()
  }

  override func detach() {
    super.detach()
    graph.commandsDidChange()
  }
}
