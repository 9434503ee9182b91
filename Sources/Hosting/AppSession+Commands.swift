import Espalier
import Foundation

extension AppSession {
  /// Hands a window an event, and returns whether it had an effect.
  ///
  /// Keys that no view takes trigger the standard entries of the menus: Command-N opens a window,
  /// Command-W closes this one, Command-comma opens the settings, and Command-Q ends the app.
  /// Command-` goes to the next window.
  @discardableResult package func send(_ event: InputEvent, to window: AppWindow) -> Bool {
    if let alert = frontAlert, alert !== window, event.isAction {
      onOpen?(alert)
      return false
    }
    if window.session.send(event) { return true }
    guard case .key(let key) = event, key.phase == .down else { return false }
    if window.description.kind == .utility, key.key == .escape, window.allowsClosing {
      close(window)
      return true
    }
    return performStandardCommand(key, in: window) || moveToNextWindow(key, from: window)
  }

  private func performStandardCommand(_ key: KeyEvent, in window: AppWindow) -> Bool {
    let graph = window.session.graph
    let command = standardCommands(in: window).first { command in
      command.isEnabled && command.shortcut?.matches(key, .leftToRight) == true
        && !graph.hasReplacement(of: command.place)
    }
    command?.action()
    return command != nil
  }

  private func moveToNextWindow(_ key: KeyEvent, from window: AppWindow) -> Bool {
    let isBackwards = key.modifiers.contains(.shift)
    let windows = windows.filter { $0.description.kind.isMain || $0 === window }
    guard key.modifiers.contains(.command), !key.modifiers.contains(.option),
      key.key == "`" || (isBackwards && key.key == "~"), windows.count > 1,
      let index = windows.firstIndex(where: { $0 === window })
    else { return false }
    let step = isBackwards ? windows.count - 1 : 1
    onOpen?(windows[(index + step) % windows.count])
    return true
  }

  /// The alert for which all other windows wait.
  private var frontAlert: AppWindow? { windows.last { $0.description.kind == .alert } }
}

extension InputEvent {
  /// True if a person begins to do something with it.
  fileprivate var isAction: Bool {
    switch self {
    case .key(let key): key.phase == .down
    case .pointer(let pointer): pointer.phase == .down
    case .text, .drop: true
    case .wheel, .magnify, .rotate, .windowFocus, .modifierKeys: false
    }
  }
}

// MARK: - Menus

extension AppSession {
  /// The commands that the menus of a window contain by themselves.
  func standardCommands(in window: AppWindow) -> [StandardCommand] {
    settingsCommands + terminationCommands(in: window) + newCommands(in: window)
      + [
        StandardCommand(
          .saveItem, Text("Close"), KeyboardShortcut("w"), isEnabled: window.allowsClosing
        ) { [weak window] in
          window?.closeForPerson()
        }
      ] + utilityCommands + screenCommands(of: window)
      + sizeCommands(of: window) + windowCommands(in: window)
  }

  private var settingsCommands: [StandardCommand] {
    guard offered.contains(where: { $0.kind == .settings }) else { return [] }
    return [
      StandardCommand(.appSettings, Text("Settings…"), KeyboardShortcut(",")) { [weak self] in
        self?.openSettings()
      }
    ]
  }

  private func terminationCommands(in window: AppWindow) -> [StandardCommand] {
    [
      StandardCommand(
        .appTermination, Text("Quit \(window.programName)"), KeyboardShortcut("q")
      ) { [weak self] in
        self?.quit()
      }
    ]
  }

  /// One entry for each group of windows; the shortcut is that of the window's own group, or of the first.
  private func newCommands(in window: AppWindow) -> [StandardCommand] {
    // Windows that only show documents have nothing to show without one.
    let groups = offered.filter { $0.kind == .group && ($0.makes == nil || $0.defaultValue != nil) }
    let own = groups.firstIndex { $0.sceneIdentity == window.description.sceneIdentity } ?? 0
    return groups.enumerated().map { index, group in
      let title = groups.count > 1 ? group.title.map { Self.newTitle($0, group) } : nil
      return StandardCommand(
        .newItem, title ?? Text(group.makes == nil ? "New Window" : "New"),
        group.shortcut ?? (index == own ? KeyboardShortcut("n") : nil)
      ) { [weak self] in
        self?.open(group, value: group.defaultValue?())
      }
    }
  }

  private static func newTitle(_ title: String, _ group: WindowDescription) -> Text {
    group.makes == nil ? Text("New \(title) Window") : Text("New \(title) Document")
  }

  private func screenCommands(of window: AppWindow) -> [StandardCommand] {
    guard let onFullScreen else { return [] }
    return [
      StandardCommand(
        .sidebar, Text("\(window.isFullScreen ? "Exit" : "Enter") Full Screen"),
        // F11, as desktops on Linux have it.
        KeyboardShortcut("\u{F70E}", modifiers: []),
        isEnabled: window.isFullScreen || window.allowsFullScreen
      ) { [weak window] in
        if let window { onFullScreen(window) }
      }
    ]
  }

  private func sizeCommands(of window: AppWindow) -> [StandardCommand] {
    var commands: [StandardCommand] = []
    if let onMinimize {
      commands.append(
        StandardCommand(
          .windowSize, Text("Minimize"), KeyboardShortcut("m"),
          isEnabled: window.allowsMinimizing
        ) { [weak window] in
          if let window { onMinimize(window) }
        })
    }
    if let onZoom {
      commands.append(
        StandardCommand(
          .windowSize, Text("Zoom"), isEnabled: window.allowsResizing
        ) { [weak window] in
          if let window { onZoom(window) }
        })
    }
    return commands
  }

  /// An entry of the View menu for each window of tools.
  private var utilityCommands: [StandardCommand] {
    offered.filter { $0.kind == .utility }.map { scene in
      let open = windows.first { $0.description.sceneIdentity == scene.sceneIdentity }
      let title = scene.title ?? "Window"
      return StandardCommand(
        .sidebar, Text(verbatim: "\(open == nil ? "Show" : "Hide") \(title)"), scene.shortcut
      ) { [weak self] in
        if let open {
          open.closeForPerson()
        } else if let id = scene.id {
          self?.open(WindowRequest(id: id))
        }
      }
    }
  }

  /// The scenes of one window, and the windows that are open.
  private func windowCommands(in window: AppWindow) -> [StandardCommand] {
    let single = offered.filter { $0.kind == .single }.map { scene in
      StandardCommand(
        .singleWindowList, Text(verbatim: scene.title ?? "Window"), scene.shortcut
      ) { [weak self] in
        if let id = scene.id { self?.open(WindowRequest(id: id)) }
      }
    }
    let open = windows.filter(\.description.kind.isMain).map { other in
      StandardCommand(
        .windowList, Text(verbatim: other.title), isOn: other === window
      ) { [weak self, weak other] in
        if let other { self?.onOpen?(other) }
      }
    }
    return single + open
  }

  /// The scenes that the menus may open windows of.
  private var offered: [WindowDescription] { windowDescriptions.filter(\.hasStandardCommands) }
}

extension AppWindow: MenuProvider {
  package var programName: String { ProcessInfo.processInfo.processName }

  package var standardCommands: [StandardCommand] { app?.standardCommands(in: self) ?? [] }
}
