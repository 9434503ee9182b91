import EspalierDrawing
import SwiftUI
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierHosting

@MainActor struct AppTests {
  private func session(_ app: some App) -> AppSession {
    AppSession(app, environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
  }

  private struct Titled: App {
    var body: some Scene {
      WindowGroup("Main") { dot(.red) }.defaultSize(width: 300, height: 200)
      WindowGroup(id: "second") { bar(.blue, 2) }
    }
  }

  @Test func `the first window opens with its scene's title and size`() throws {
    let app = session(Titled())
    let window = try #require(app.openFirstWindow())
    #expect(window.title == "Main")
    #expect(window.initialSize == CGSize(width: 300, height: 200))
    #expect(app.windows.count == 1)
    app.close()
  }

  private struct Resourceful: App {
    let title = LocalizedStringResource("Main")

    var body: some Scene {
      WindowGroup(title, for: Int.self) { _ in dot(.red) }
      WindowGroup(title) { dot(.red) }
      WindowGroup(title, id: "a") { dot(.red) }
      WindowGroup(title, id: "b", for: Int.self) { _ in dot(.red) }
      WindowGroup(title, for: String.self) { _ in
        dot(.red)
      } defaultValue: {
        ""
      }
      WindowGroup(title, id: "c", for: String.self) { _ in
        dot(.red)
      } defaultValue: {
        ""
      }
      Window(title, id: "d") { dot(.red) }
      menus
    }

    @SceneBuilder private var menus: some Scene {
      MenuBarExtra(title) { Text("Rain") }
      MenuBarExtra(title, isInserted: .constant(true)) { Text("Rain") }
      MenuBarExtra(title, systemImage: "cloud") { Text("Rain") }
      MenuBarExtra(title, systemImage: "cloud", isInserted: .constant(true)) { Text("Rain") }
      MenuBarExtra(title, image: "cloud") { Text("Rain") }
      MenuBarExtra(title, image: "cloud", isInserted: .constant(true)) { Text("Rain") }
    }
  }

  @Test func `scenes take resources for their titles`() throws {
    let app = session(Resourceful())
    #expect(app.windowDescriptions.map(\.title) == Array(repeating: "Main", count: 13))
    app.close()
  }

  private struct Stateful: App {
    static let handle = Handle<Int>()
    @State private var width = 3

    var body: some Scene {
      let _ = Self.handle.take($width)
      WindowGroup { bar(.red, width) }
    }
  }

  @Test func `the app's own state reaches its open windows`() throws {
    let app = session(Stateful())
    let window = try #require(app.openFirstWindow())
    window.session.frame(.proposal(.unspecified))
    #expect(window.session.graph.rootSize.width == 3)
    var calls = 0
    app.onNeedsFrame = { calls += 1 }
    Stateful.handle.value = 8
    #expect(calls == 1)
    app.update()
    window.session.frame(.proposal(.unspecified))
    #expect(window.session.graph.rootSize.width == 8)
    app.close()
  }

  @Test func `an app without a window is reported`() {
    struct Bare: App {
      var body: some Scene { Settings { EmptyView() } }
    }
    let app = session(Bare())
    #expect(app.openFirstWindow() == nil)
    #expect(app.windows.isEmpty)
    app.close()
  }
}
