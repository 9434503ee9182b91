import Espalier
import Foundation

extension AppSession {
  /// Hands a window what a person did, and answers whether something came of it.
  ///
  /// Keys that no view takes do what every window offers: Command-N opens a window, Command-W closes this one,
  /// Command-comma opens the settings, and Command-Q ends the app.
  @discardableResult package func send(_ event: InputEvent, to window: AppWindow) -> Bool {
    if window.session.send(event) { return true }
    guard case .key(let key) = event, key.phase == .down else { return false }
    return performStandardCommand(key, in: window)
  }

  private func performStandardCommand(_ key: KeyEvent, in window: AppWindow) -> Bool {
    let modifiers = key.modifiers.intersection([.command, .shift, .option])
    guard modifiers == .command, window.description.hasStandardCommands else { return false }
    let graph = window.session.graph
    switch key.key.character.lowercased() {
    case "n" where !graph.hasReplacement(of: .newItem): openNewWindow(like: window)
    case "w" where !graph.hasReplacement(of: .saveItem): close(window)
    case "," where hasSettings && !graph.hasReplacement(of: .appSettings): openSettings()
    case "q" where !graph.hasReplacement(of: .appTermination): closeWindows()
    default: return false
    }
    return true
  }
}
