/// The content of an app's window: the scene's views, and the commands of its menus and shortcuts.
package struct WindowContent {
  package var content: AnyView
  package var commands: [AnyView]
  /// True if a menu bar stands above the content.
  package var showsMenuBar: Bool

  /// The height of the menu bar above a window's content, in points.
  package static let menuBarHeight = MenuBarState.height

  package init(content: AnyView, commands: [AnyView] = [], showsMenuBar: Bool = false) {
    self.content = content
    self.commands = commands
    self.showsMenuBar = showsMenuBar
  }
}

extension WindowContent: View {
  package var body: some View { arranged.modifier(WindowEditMode()) }

  @ViewBuilder private var arranged: some View {
    if showsMenuBar {
      MenuBarWindow(commands: commands) { WindowChrome { content } }
    } else if commands.isEmpty {
      WindowChrome { content }
    } else {
      // As the root does, so that several views of a scene stay separate.
      VStack { WindowChrome { content } }.background { CommandHolder(commands: commands) }
    }
  }
}
