/// A menu of a window's menu bar.
struct MenuDescription {
  var title: Text
  /// What the menu lists, in groups with lines in between.
  var groups: [AnyView]
}

extension ViewGraph {
  /// The menus that the commands of this tree make up, in order; those without entries are left out.
  var menus: [MenuDescription] {
    var standard: [CommandGroupPlacement: CommandGroupContent] = [:]
    var own: [MenuDescription] = []
    forEachCommand { command in
      switch command.place {
      case .menu(let title): own.append(MenuDescription(title: title, groups: [command.entries]))
      case .replacing(let group): standard[group, default: .init()].replacement = command.entries
      case .before(let group): standard[group, default: .init()].before.append(command.entries)
      case .after(let group): standard[group, default: .init()].after.append(command.entries)
      }
    }
    func menu(_ menu: CommandGroupPlacement.Menu) -> MenuDescription? {
      let groups = standard.filter { $0.key.menu == menu }.sorted { $0.key.part < $1.key.part }
      let views = groups.flatMap(\.value.views)
      return views.isEmpty ? nil : MenuDescription(title: menu.title, groups: views)
    }
    let front: [CommandGroupPlacement.Menu] = [.app, .file, .edit, .format, .view]
    return front.compactMap(menu) + own + [.window, .help].compactMap(menu)
  }

  /// Whether commands take the place of a group that every window has.
  package func hasReplacement(of group: CommandGroupPlacement) -> Bool {
    var isReplaced = false
    forEachCommand { command in
      if case .replacing(group) = command.place { isReplaced = true }
    }
    return isReplaced
  }

  private func forEachCommand(_ body: (any CommandEntries) -> Void) {
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      if let command = node as? any CommandEntries {
        body(command)
      } else {
        pending += node.children.reversed()
      }
    }
  }
}

/// What commands put at one place of the standard menus.
private struct CommandGroupContent {
  var before: [AnyView] = []
  var replacement: AnyView?
  var after: [AnyView] = []

  var views: [AnyView] { before + (replacement.map { [$0] } ?? []) + after }
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
