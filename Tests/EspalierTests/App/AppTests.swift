import EspalierDrawing
import SwiftUI
import Testing

@testable import Espalier

@MainActor struct AppTests {
  private struct Titled: App {
    var body: some Scene {
      WindowGroup("Main") { dot(.red) }.defaultSize(width: 300, height: 200)
      WindowGroup(id: "second") { bar(.blue, 2) }
    }
  }

  @Test func `a scene lists its windows in order`() {
    let windows = Titled.Body._windows(Titled().body)
    #expect(windows.map(\.title) == ["Main", nil])
    #expect(windows.map(\.id) == [nil, "second"])
    #expect(windows.first?.defaultSize == CGSize(width: 300, height: 200))
  }

  private struct Stateful: App {
    static let handle = Handle<Int>()
    @State private var width = 3

    var body: some Scene {
      let _ = Self.handle.take($width)
      WindowGroup { bar(.red, width) }
    }
  }

  @Test func `the first window is shown, with the app's own state`() {
    let graph = ViewGraph(
      AppView(Stateful()) { _ in }, textEngine: FixedPitchTextEngine())
    graph.frame(proposal: .unspecified)
    #expect(graph.rootSize.width == 3)
    Stateful.handle.value = 8
    graph.frame(proposal: .unspecified)
    #expect(graph.rootSize.width == 8)
  }

  @Test func `an app without a window is reported`() {
    struct Bare: App {
      var body: some Scene { Nothing() }
    }
    struct Nothing: Scene {
      typealias Body = Never
      static func _windows(_ scene: Nothing) -> [_Window] { [] }
    }
    let graph = ViewGraph(AppView(Bare()) { _ in }, textEngine: FixedPitchTextEngine())
    graph.frame(proposal: .unspecified)
    #expect(graph.diagnostics.reported.first?.message.contains("has no window") == true)
  }
}
