/// What a window of an app shows: the scene's content, and the commands that its menus and shortcuts offer.
package struct WindowContent {
  package var content: AnyView
  package var commands: [AnyView]

  package init(content: AnyView, commands: [AnyView] = []) {
    self.content = content
    self.commands = commands
  }
}

extension WindowContent: View {
  package var body: some View {
    if commands.isEmpty {
      content
    } else {
      // As the root does, so that several views of a scene stay what they are.
      VStack { content }.background { CommandShortcuts(commands: commands) }
    }
  }
}

/// Holds the entries of all menus out of sight, so that their shortcuts work.
private struct CommandShortcuts {
  let commands: [AnyView]
}

extension CommandShortcuts: View {
  var body: some View {
    ZStack {
      ForEach(Array(commands.indices), id: \.self) { commands[$0] }
    }
    .hidden()
    .frame(width: 0, height: 0)
  }
}
