import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction

/// The source of the entries that the host of a window adds to its menus.
@MainActor package protocol MenuProvider: AnyObject {
  /// The title of the first menu.
  var programName: String { get }

  /// The entries that every window of the program has, in order within each place.
  var standardCommands: [StandardCommand] { get }
}

/// An entry of the menus that every window has.
@MainActor package struct StandardCommand {
  package let place: CommandGroupPlacement
  package let title: Text
  package let shortcut: KeyboardShortcut?
  package let isEnabled: Bool
  /// True if a check mark stands before the title; nil for entries that never have one.
  package let isOn: Bool?
  package let action: @MainActor () -> Void

  package init(
    _ place: CommandGroupPlacement, _ title: Text, _ shortcut: KeyboardShortcut? = nil,
    isEnabled: Bool = true, isOn: Bool? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.place = place
    self.title = title
    self.shortcut = shortcut
    self.isEnabled = isEnabled
    self.isOn = isOn
    self.action = action
  }
}

/// Standard entries as lines of a menu.
struct StandardEntries {
  let commands: [StandardCommand]
}

@MainActor extension StandardEntries: View {
  var body: some View {
    ForEach(commands.indices, id: \.self) { index in
      let command = commands[index]
      line(command)
        .keyboardShortcut(command.shortcut)
        .disabled(!command.isEnabled)
    }
  }

  @ViewBuilder private func line(_ command: StandardCommand) -> some View {
    if let isOn = command.isOn {
      MenuRow(mark: isOn ? .on : .off, action: command.action) { command.title }
    } else {
      Button(action: command.action) { command.title }
    }
  }
}
