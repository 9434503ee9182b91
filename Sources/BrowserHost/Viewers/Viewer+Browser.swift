import Espalier
import EspalierHosting

// The title of a page, an entry of the browser's history for each screen that can be left, and the browser's search.

extension Viewer {
  private struct WelcomeMessage: Encodable {
    var t = "welcome"
    var viewer: String
    var title: String
  }

  private struct ScreensMessage: Encodable {
    var t = "screens"
    var count: Int
  }

  private struct FindMessage: Encodable {
    var t = "find"
    var own: Bool
  }

  /// Tells the page, once a person holds the key of shortcuts, whether the program has a search of its own: if not, Find
  /// is left to the browser.
  func sendFind(_ held: EventModifiers) {
    guard held.contains(.command) else { return }
    let graph = window.session.graph
    let isOwn =
      graph.hasShortcut(KeyEvent(.down, "f", modifiers: held))
      || graph.accessibilityTree().focusedNode?.role == .textEditor
    if isOwn == lastFind { return }
    lastFind = isOwn
    send(FindMessage(own: isOwn))
  }

  func sendTitle() {
    if window.title == lastTitle { return }
    lastTitle = window.title
    send(WelcomeMessage(viewer: id, title: window.title))
  }

  /// Tells the page how many screens can be left by its Back command.
  func sendScreens() {
    let count = window.session.graph[ScreenHistory.self].depth
    if count == lastScreens { return }
    lastScreens = count
    send(ScreensMessage(count: count))
  }

  /// Leaves screens, as the person has gone back in the browser's history; the page is told what is left.
  func goBack(by count: Int) {
    window.session.graph[ScreenHistory.self].goBack(by: min(max(count, 0), 1000))
    lastScreens = nil
    needsFrame()
  }
}
