import SwiftUI
import Testing

@testable import Espalier
@testable import EspalierHosting

/// The first window of programs, and the places of their menus.
@MainActor @Suite(.serialized) struct SceneStartTests {
  private struct Suppressed: App {
    var body: some Scene {
      Window("First", id: "first") { Color.red }.defaultLaunchBehavior(.suppressed)
      Window("Second", id: "second") { Color.red }
    }
  }

  private struct Presented: App {
    var body: some Scene {
      Window("First", id: "first") { Color.red }
      Window("Second", id: "second") { Color.red }.defaultLaunchBehavior(.presented)
        .restorationBehavior(.disabled)
    }
  }

  private struct Extra: App {
    @State private var isInserted = true

    var body: some Scene {
      MenuBarExtra("Weather", systemImage: "cloud") { Button("Rain") {} }
      MenuBarExtra("Gone", isInserted: .constant(false)) { Button("Snow") {} }
      WindowGroup("Main") { Color.red.frame(width: 300, height: 200) }
    }
  }

  private struct OnlyExtra: App {
    var body: some Scene {
      MenuBarExtra("Weather") { Text("Rain") }.menuBarExtraStyle(.window)
    }
  }

  private func session<A: App>(_ app: A) -> AppSession {
    AppSession(
      app, environment: EnvironmentValues(), textEngine: FixedPitchTextEngine(), showsMenuBar: true)
  }

  @Test func `the scene that is to be presented opens, and one that is suppressed does not`() {
    let suppressed = session(Suppressed())
    #expect(suppressed.openFirstWindow()?.title == "Second")
    suppressed.close()
    let presented = session(Presented())
    #expect(presented.openFirstWindow()?.title == "Second")
    presented.close()
  }

  @Test func `a menu of the program is in the menu bar of its windows`() throws {
    let app = session(Extra())
    let window = try #require(app.openFirstWindow())
    #expect(window.title == "Main")
    window.session.frame(.window(window.initialSize))
    let graph = window.session.graph
    let titles = graph.menus.map { $0.title.plainString(in: EnvironmentValues()) }
    #expect(titles.contains("Weather"))
    #expect(!titles.contains("Gone"))
    app.close()
  }

  @Test func `a program that has nothing but a menu shows it in a window`() {
    let app = session(OnlyExtra())
    #expect(app.openFirstWindow()?.title == "Weather")
    app.close()
  }
}
