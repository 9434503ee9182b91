import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierGraphics

/// The face of a menu of the program in the menu bar, and its form.
struct MenuExtraFace {
  let label: AnyView
  /// True if the views stand on a panel, false if they are the lines of a menu.
  let isPanel: Bool
}

/// A menu of the program, for desktops that show it outside of windows.
package struct MenuExtraSource {
  package let title: Text
  let label: AnyView
  let content: AnyView
  /// True if the views stand on a panel, false if they are the lines of a menu.
  package var isPanel = false

  /// The views that stand for the menu, in a gray that is visible on dark bars and on light ones.
  @MainActor package var face: some View {
    label.controlContext(.menuExtra)
      .font(.system(size: 18))
      .foregroundStyle(Color(white: 0.55))
      .lineLimit(1)
      .fixedSize()
  }

  /// The lines of the menu.
  @MainActor package var menu: some View { MenuOutline { content } }
}

/// A menu of the program, at the trailing end of the menu bar.
struct MenuExtraCommands<Label: View, Content: View>: Commands {
  typealias Body = Never
  let title: Text
  let label: Label
  let content: Content
  let isPanel: Bool

  fileprivate var place: CommandPlace {
    .extra(title, MenuExtraFace(label: AnyView(label), isPanel: isPanel))
  }

  static func _makeSourceNode(_ commands: Self, _ inputs: _NodeInputs) -> _ViewNode {
    commands.isPanel
      ? MenuExtraPanelNode(commands, inputs)
      : CommandEntriesNode(commands.content, commands.place, inputs)
  }

  static func _updateSourceNode(_ node: _ViewNode, _ commands: Self) {
    (node as? MenuExtraPanelNode<Label, Content>)?.take(commands)
    (node as? CommandEntriesNode<Content>)?.take(commands.content, commands.place)
  }
}

/// The node of a panel: its views exist while it is open.
private final class MenuExtraPanelNode<Label: View, Content: View>: ViewNode, CommandEntries {
  private var commands: MenuExtraCommands<Label, Content>

  init(_ commands: MenuExtraCommands<Label, Content>, _ inputs: _NodeInputs) {
    self.commands = commands
    super.init(inputs)
    graph.commandsDidChange()
  }

  var place: CommandPlace { commands.place }

  var entries: AnyView { AnyView(commands.content) }

  func take(_ commands: MenuExtraCommands<Label, Content>) {
    self.commands = commands
    graph.commandsDidChange()
  }

  override func detach() {
    super.detach()
    graph.commandsDidChange()
  }
}

extension ControlContext {
  /// The face of a menu of the program: the icon of a label stands for it.
  @MainActor static let menuExtra = ControlContext("menu of the program").labelStyle(.iconOnly)
}
