import EspalierContainers
import EspalierCore
import EspalierGraphics
import Foundation

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
  package var body: some View {
    arranged.modifier(WindowEditMode())
      .modifier(EnvironmentWriter { $0.toolbarStore = DefaultsToolbarStore($0.defaultAppStorage) })
  }

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

/// Keeps the arrangements of toolbars among the user defaults.
private final class DefaultsToolbarStore: ToolbarStore {
  nonisolated(unsafe) private let defaults: UserDefaults

  nonisolated init(_ defaults: UserDefaults) { self.defaults = defaults }

  func text(forKey key: String) -> String? {
    defaults.prepare()
    return defaults.string(forKey: key)
  }

  func set(_ text: String?, forKey key: String) {
    defaults.prepare()
    defaults.set(text, forKey: key)
    defaults.save()
  }
}
