import Espalier
import EspalierHosting

// The title of a page, and an entry of the browser's history for each screen that can be left.

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
