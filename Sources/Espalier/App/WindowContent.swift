/// What a window of an app shows: the scene's content, and the commands that its menus and shortcuts offer.
package struct WindowContent {
  package var content: AnyView
  package var commands: [AnyView]
  /// Whether a menu bar stands above the content.
  package var showsMenuBar: Bool

  /// By how much a window with a menu bar is higher than its content, in points.
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
      // As the root does, so that several views of a scene stay what they are.
      VStack { WindowChrome { content } }.background { CommandHolder(commands: commands) }
    }
  }
}
