import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
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

  @Test func `a presented scene opens first, and a suppressed one does not open`() {
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

  private struct Panel: App {
    var body: some Scene {
      WindowGroup("Main") { Color.red.frame(width: 300, height: 200) }
      MenuBarExtra("Weather", systemImage: "cloud") {
        TextField("Town", text: .constant("")).frame(width: 120)
      }
      .menuBarExtraStyle(.window)
      MenuBarExtra {
        Button("Play") {}
      } label: {
        Text("Music")
      }
    }
  }

  @Test
  func
    `a menu of the program stands at the trailing end with its icon, and opens lines or a panel`()
    throws
  {
    let app = session(Panel())
    let window = try #require(app.openFirstWindow())
    func show() {
      for _ in 0..<3 {
        app.update()
        window.session.frame(.window(CGSize(width: 500, height: 300)))
      }
    }
    show()
    let graph = window.session.graph
    let faces = graph.accessibilityTree().all.filter { $0.label == "Weather" }
    let face = try #require(faces.first)
    #expect(face.frame.minX > 350 && face.frame.width < 40)
    // The icon stands for the title, and the views of the panel exist while it is open.
    #expect(!graph.viewPlaces.contains { $0.text == "Weather" || $0.text == "Town" })
    func press(_ point: CGPoint) {
      for phase in [PointerEvent.Phase.moved, .down, .up] {
        app.send(.pointer(PointerEvent(phase, at: point)), to: window)
      }
      show()
    }
    press(CGPoint(x: face.frame.midX, y: face.frame.midY))
    let town = try #require(graph.accessibilityTree().all.first { $0.label == "Town" })
    #expect(town.frame.width > 60 && town.frame.minY > 24)
    app.send(.key(KeyEvent(.down, .escape)), to: window)
    show()
    #expect(!graph.accessibilityTree().all.contains { $0.label == "Town" })
    let music = try #require(graph.viewPlaces.first { $0.text == "Music" }?.frame)
    #expect(music.minX > face.frame.minX)
    press(CGPoint(x: music.midX, y: music.midY))
    #expect(graph.viewPlaces.contains { $0.text == "Play" })
    app.close()
  }

  @Test func `a program that has nothing but a menu shows it in a window`() {
    let app = session(OnlyExtra())
    #expect(app.openFirstWindow()?.title == "Weather")
    app.close()
  }
}

extension AccessibilityNode {
  /// This node and all inside it.
  fileprivate var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }
}
