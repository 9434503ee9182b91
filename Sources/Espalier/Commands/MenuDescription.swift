import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierGraphics
import EspalierInteraction

/// A menu of a window's menu bar.
struct MenuDescription {
  var title: Text
  /// True if this is the menu with the program's name.
  var isProgram = false
  /// The entries of the menu, in groups with lines in between.
  var groups: [[AnyView]]
  /// The face of a menu that stands at the trailing end of the bar; nil for others.
  var extra: MenuExtraFace?
}

extension ViewGraph {
  /// The menus of the window, in order: those that every window has and those that commands add;
  /// those without entries are left out.
  var menus: [MenuDescription] {
    var standard: [CommandGroupPlacement: CommandGroupContent] = [:]
    var own: [MenuDescription] = []
    var extras: [MenuDescription] = []
    for (place, commands) in standardCommands { standard[place] = .init(commands) }
    forEachCommand { command in
      switch command.place {
      case .menu(let title): own.append(MenuDescription(title: title, groups: [[command.entries]]))
      case .extra(let title, let face):
        extras.append(MenuDescription(title: title, groups: [[command.entries]], extra: face))
      case .replacing(let group): standard[group, default: .init()].replacement = command.entries
      case .before(let group): standard[group, default: .init()].before.append(command.entries)
      case .after(let group): standard[group, default: .init()].after.append(command.entries)
      }
    }
    func menu(_ menu: CommandGroupPlacement.Menu) -> MenuDescription? {
      let groups = standard.filter { $0.key.menu == menu }.sorted { $0.key.part < $1.key.part }
      let views = groups.map(\.value.views).filter { !$0.isEmpty }
      if views.isEmpty { return nil }
      let title =
        menu == .app ? self[MenuCenter.self].provider.map { Text(verbatim: $0.programName) } : nil
      return MenuDescription(title: title ?? menu.title, isProgram: menu == .app, groups: views)
    }
    let front: [CommandGroupPlacement.Menu] = [.app, .file, .edit, .format, .view]
    return front.compactMap(menu) + own + [.window, .help].compactMap(menu) + extras
  }

  /// Returns true if commands replace a group that every window has.
  package func hasReplacement(of group: CommandGroupPlacement) -> Bool {
    var isReplaced = false
    forEachCommand { command in
      if case .replacing(group) = command.place { isReplaced = true }
    }
    return isReplaced
  }

  /// The commands of the host and of the view with the focus, by their places.
  private var standardCommands: [CommandGroupPlacement: [StandardCommand]] {
    guard let provider = self[MenuCenter.self].provider else { return [:] }
    let edit = EditCommand.allCases.map { command in
      StandardCommand(
        command.place, title(of: command), command.shortcut,
        isEnabled: canPerform(command)
      ) { [weak self] in
        self?.perform(command)
      }
    }
    return Dictionary(grouping: provider.standardCommands + edit, by: \.place)
  }

  private func forEachCommand(_ body: (any CommandEntries) -> Void) {
    var pending = (self[CommandMenus.self].root ?? root).map { [$0] } ?? []
    while let node = pending.popLast() {
      if let command = node as? any CommandEntries {
        body(command)
      } else {
        pending += node.children.reversed()
      }
    }
  }

  /// Records that the commands, or the entries of the same ones, have changed.
  func commandsDidChange() { existing(MenuCenter.self)?.bar?.setNeedsReload() }
}

/// The entries at one place of the standard menus.
@MainActor private struct CommandGroupContent {
  var standard: AnyView?
  var before: [AnyView] = []
  var replacement: AnyView?
  var after: [AnyView] = []

  init() {}

  init(_ commands: [StandardCommand]) {
    standard = AnyView(StandardEntries(commands: commands))
  }

  var views: [AnyView] { before + [replacement ?? standard].compactMap { $0 } + after }
}

extension CommandGroupPlacement.Menu {
  fileprivate var title: Text {
    switch self {
    case .app: Text("Application")
    case .file: Text("File")
    case .edit: Text("Edit")
    case .format: Text("Format")
    case .view: Text("View")
    case .window: Text("Window")
    case .help: Text("Help")
    }
  }
}
