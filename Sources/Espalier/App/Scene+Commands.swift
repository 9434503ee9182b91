import EspalierCore

extension Scene {
  /// Adds commands to the app's menus.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let commands = SceneCommands(content())
    return windows { $0.commands.append(commands) }
  }

  /// Removes the scene's own commands, such as New Window, and those added inside.
  public func commandsRemoved() -> some Scene {
    windows {
      $0.commands = []
      $0.hasStandardCommands = false
    }
  }

  /// Replaces the scene's own commands, and those added inside.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let commands = SceneCommands(content())
    return windows {
      $0.commands = [commands]
      $0.hasStandardCommands = false
    }
  }
}
