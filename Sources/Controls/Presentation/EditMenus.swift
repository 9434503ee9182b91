@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation
import Observation

/// The menu of a window for the commands of its texts; only one is open at a time.
///
/// Texts are many and their menus rare: so the views of the menu belong to no text, but to the window.
@MainActor @Observable package final class EditMenus: GraphComponent {
  @ObservationIgnored private unowned let graph: ViewGraph
  /// The node that presents the menu, beside the views of the window; made when the first menu opens.
  @ObservationIgnored private var presenter: ViewNode?
  @ObservationIgnored private weak var closedByPress: TextEditingSession?
  fileprivate private(set) var opened: OpenEditMenu?

  package init(_ graph: ViewGraph) {
    self.graph = graph
    _ = graph[MenuPresses.self]
    graph[EditMenuHost.self].presenter = self
    graph[PressSources.self].watch { [unowned self] in pressBegins(at: $0) }
    graph.join(.end) { [unowned self] in
      if opened != nil { followText() }
      return false
    }
  }

  package func close() {
    presenter?.detach()
    (presenter, opened) = (nil, nil)
  }

  fileprivate var isOpen: Bool {
    get { opened != nil }
    set { if !newValue { opened = nil } }
  }

  /// A press or a turn of the wheel beside the menu closes it.
  private func pressBegins(at hit: LayoutElement?) {
    closedByPress = nil
    guard let opened, hit?.outward.contains(where: { $0[MenuArea.self] != nil }) != true else {
      return
    }
    closedByPress = opened.session
    self.opened = nil
  }

  /// Closes the menu of a text that is gone or has changed; a bar stays beside the selection.
  private func followText() {
    guard var menu = opened else { return }
    guard menu.session.hasMenu, !menu.isBar || menu.text == EditMenuState(menu.session) else {
      opened = nil
      return
    }
    guard menu.isBar, let place = menu.session.selectionPlace, place != menu.place else { return }
    menu.place = place
    opened = place.intersects(graph.layerBounds) ? menu : nil
  }
}

extension EditMenus: EditMenuPresenter {
  func open(for session: TextEditingSession, at place: EditMenuPlace) {
    guard let element = session.element, let selection = session.selectionPlace else { return }
    let environment = element.owner.environment
    let rightToLeft = environment.layoutDirection == .rightToLeft
    var menu = OpenEditMenu(
      session: session, text: EditMenuState(session), environment: environment, place: selection,
      isBar: environment.look.editMenu.isBar,
      state: MenuState { [weak self] in self?.opened = nil })
    switch place {
    case .pointer(let point):
      menu.isBar = false
      menu.place.origin = point
    case .selection(let byKeys):
      menu.place.origin.x = rightToLeft ? selection.maxX : selection.minX
      menu.place.origin.y = selection.maxY
      if byKeys { menu.state = MenuState(byKeys: true) { [weak self] in self?.opened = nil } }
    }
    if menu.isBar { menu.place = selection }
    if menu.isBar && menu.commands.isEmpty { return }
    opened = menu
    present()
  }

  func close(of session: TextEditingSession) -> Bool {
    guard opened?.session === session else { return false }
    opened = nil
    return true
  }

  func hasClosed(by session: TextEditingSession) -> Bool { closedByPress === session }

  /// A menu of the program that is put on the text itself, and not on a container of several views.
  func isReplaced(on element: LayoutElement) -> Bool {
    var current = element
    while let outer = current.parent, outer.passesTraits || outer.children.count == 1 {
      if outer[SecondaryPressHandler.self] != nil { return true }
      current = outer
    }
    return false
  }

  private func present() {
    guard presenter == nil else { return }
    graph.afterLayout { [weak self] in
      guard let self, presenter == nil, let root = graph.root else { return }
      presenter = root.makeChild(EditMenuView(menus: self))
    }
  }

  /// Performs a command of the menu; on a bar, the next menu is that for the new selection.
  fileprivate func perform(_ command: EditMenuCommand, in menu: OpenEditMenu) {
    let session = menu.session
    switch command {
    case .edit(let command): _ = session.perform(command)
    case .select: session.selectWord()
    }
    graph.input.focus.textDidChange()
    if menu.isBar, !session.text.selection.isEmpty, command.selects { session.openMenu() }
  }
}

extension TextEditingSession: SecondaryPressResponder {
  func secondaryPress(_ event: PointerEvent, in element: LayoutElement) { pressSecondary(event) }
}

// MARK: - What is open

/// The part of a text's state on which its menu depends.
private struct EditMenuState: Equatable {
  let selection: EditableText.Selection
  let string: String

  @MainActor init(_ session: TextEditingSession) {
    selection = session.text.selection
    string = session.text.string
  }
}

/// A line of the menu of a text.
private enum EditMenuCommand: Hashable {
  case edit(EditCommand)
  /// The word at the caret.
  case select

  @MainActor var title: LocalizedStringKey {
    switch self {
    case .edit(let command): command.title
    case .select: "Select"
    }
  }

  /// True if the command only changes the selection.
  var selects: Bool { self == .select || self == .edit(.selectAll) }
}

@MainActor private struct OpenEditMenu {
  let session: TextEditingSession
  let text: EditMenuState
  let environment: EnvironmentValues
  /// The selection, or a rectangle with the top left corner of the menu, in the window.
  var place: CGRect
  /// True for a bar with the commands that can act, false for a menu of all.
  var isBar: Bool
  var state: MenuState

  /// The commands of a bar, in the order of the Edit menu.
  var commands: [EditMenuCommand] {
    let (text, isEditable) = (session.text, session.owner.isEditable)
    let isAll = text.selection.range.count == text.count
    var commands = [EditCommand.cut, .copy, .paste].filter { canPerform($0) }
      .map { EditMenuCommand.edit($0) }
    if isEditable, text.selection.isEmpty, text.count > 0 { commands.append(.select) }
    // A text that is not edited has no caret to begin with.
    if text.count > 0, isEditable ? text.selection.isEmpty : !isAll {
      commands.append(.edit(.selectAll))
    }
    return commands
  }

  func canPerform(_ command: EditCommand) -> Bool { session.canPerform(command) }
}

// MARK: - Views

/// The layer with the menu, which the window presents.
private struct EditMenuView {
  let menus: EditMenus
  @Environment(\.self) private var surroundings
}

@MainActor extension EditMenuView: View {
  var body: some View {
    @Bindable var menus = menus
    let menu = menus.opened
    EmptyView()
      .layer(isPresented: $menus.isOpen, style) {
        if let menu {
          if menu.isBar {
            EditMenuBar(menu: menu) { menus.perform($0, in: menu) }
          } else {
            EditMenuPanel(menu: menu) { menus.perform($0, in: menu) }
          }
        }
      }
      .modifier(EnvironmentWriter { if let menu { $0 = menu.environment } })
  }

  private var style: LayerStyle {
    guard let menu = menus.opened else { return LayerStyle(name: "edit menu") }
    // A view without a frame presents from the middle of the window.
    let bounds = menu.session.graph?.layerBounds ?? .zero
    let place = menu.place.offsetBy(dx: -bounds.midX, dy: -bounds.midY)
    if !menu.isBar { return .menu(menu.state, .point(place.origin)) }
    let popover = PopoverPlace(anchor: .rect(.rect(place)), edge: .top)
    // The text is written and scrolled on behind the bar.
    return LayerStyle(name: "edit menu", placement: .popover(popover), delegate: menu.state)
  }
}

/// All commands below each other; those that cannot act are dim.
private struct EditMenuPanel {
  let menu: OpenEditMenu
  let perform: @MainActor (EditMenuCommand) -> Void
}

@MainActor extension EditMenuPanel: View {
  var body: some View {
    MenuPanel(state: menu.state) {
      if menu.session.owner.isEditable {
        line(.cut)
        line(.copy)
        line(.paste)
      } else {
        line(.copy)
      }
      Divider()
      line(.selectAll)
    }
  }

  private func line(_ command: EditCommand) -> some View {
    Button(command.title) { perform(.edit(command)) }.disabled(!menu.canPerform(command))
  }
}

/// The titles of commands beside each other, or below each other where the window is too narrow.
private struct EditMenuBar {
  let menu: OpenEditMenu
  let perform: @MainActor (EditMenuCommand) -> Void
  @Environment(\.look.menus) private var look
}

@MainActor extension EditMenuBar: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      bar
      MenuPanel(state: menu.state) {
        ForEach(menu.commands, id: \.self) { command in
          Button(command.title) { perform(command) }
        }
      }
    }
  }

  private var bar: some View {
    HStack(spacing: 0) {
      ForEach(menu.commands, id: \.self) { command in
        if command != menu.commands.first { Divider().frame(height: look.rowHeight / 2) }
        MenuRow {
          perform(command)
        } label: {
          Text(command.title)
        }
      }
    }
    .fixedSize()
    .environment(\.isMenuCell, true)
    .plainMenuEnvironment(menu.state)
    .panel(cornerRadius: look.cornerRadius)
    .modifier(MenuAreaModifier())
    .controlGroup(.menu)
  }
}
