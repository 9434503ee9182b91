import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor final class SceneStorageTests {
  private let suites = TemporarySuites()

  private struct Bar: View {
    static let handle = Handle<Int>()
    @SceneStorage("width") private var width = 2

    var body: some View {
      let _ = Self.handle.take($width)
      bar(.red, width)
    }
  }

  private func graph(_ store: SceneStore?) -> ViewGraph {
    var environment = EnvironmentValues()
    environment.sceneStore = store
    let graph = ViewGraph(
      Bar(), environment: environment, textEngine: FixedPitchTextEngine())
    graph.frame(proposal: .unspecified)
    return graph
  }

  private struct Fruit: Identifiable, Sendable {
    let id: Int
  }

  private struct FruitTable: View {
    static let handle = Handle<TableColumnCustomization<Fruit>>()
    @SceneStorage("columns") private var columns: TableColumnCustomization<Fruit>

    var body: some View {
      let _ = Self.handle.take($columns)
      bar(.red, columns[visibility: "name"] == .hidden ? 1 : 2)
    }
  }

  @Test func `the columns of a table are stored for their window`() {
    let store = SceneStore(nil)
    func graph() -> ViewGraph {
      var environment = EnvironmentValues()
      environment.sceneStore = store
      let graph = ViewGraph(
        FruitTable(), environment: environment, textEngine: FixedPitchTextEngine())
      graph.frame(proposal: .unspecified)
      return graph
    }
    let first = graph()
    #expect(first.rootSize.width == 2)
    FruitTable.handle.value?[visibility: "name"] = .hidden
    first.frame(proposal: .unspecified)
    #expect(first.rootSize.width == 1)
    first.close()
    #expect(graph().rootSize.width == 1)
  }

  @Test func `a value lasts as long as its window, not its view`() {
    let store = SceneStore(nil)
    let first = graph(store)
    #expect(first.rootSize.width == 2)
    Bar.handle.value = 7
    first.frame(proposal: .unspecified)
    #expect(first.rootSize.width == 7)
    first.close()
    let second = graph(store)
    #expect(second.rootSize.width == 7)
    second.close()
    let other = graph(SceneStore(nil))
    #expect(other.rootSize.width == 2)
    other.close()
  }

  @Test func `a restarted program finds the values of a named scene`() throws {
    let name = suites.makeName()
    let defaults = try #require(UserDefaults(suiteName: name))
    let first = graph(SceneStore("main", in: defaults))
    Bar.handle.value = 7
    first.close()
    let next = graph(SceneStore("main", in: defaults))
    #expect(next.rootSize.width == 7)
    next.close()
    let other = graph(SceneStore("other", in: defaults))
    #expect(other.rootSize.width == 2)
    other.close()
  }

  @Test func `without a window a value is state`() {
    let graph = graph(nil)
    #expect(graph.rootSize.width == 2)
    Bar.handle.value = 5
    graph.frame(proposal: .unspecified)
    #expect(graph.rootSize.width == 5)
    graph.close()
  }

  @Test func `windows of one scene in several runs keep each other's values`() throws {
    let name = suites.makeName()
    let defaults = try #require(UserDefaults(suiteName: name))
    let (first, second) = (SceneStore("main", in: defaults), SceneStore("main", in: defaults))
    first.set(1, forKey: "one")
    first.save()
    second.set(2, forKey: "two")
    second.save()
    let next = SceneStore("main", in: defaults)
    #expect(next.object(forKey: "one") as? Int == 1)
    #expect(next.object(forKey: "two") as? Int == 2)
  }
}
