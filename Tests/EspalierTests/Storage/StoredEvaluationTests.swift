import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Evaluation of bodies when a stored value changes: of those that have read it, and of no others.
@MainActor final class StoredEvaluationTests {
  private let suites = TemporarySuites()

  /// A view with a value of the user defaults that only `content` may read.
  private struct Owner<Content: View>: View {
    let log: Log
    let handle: Handle<String>
    let content: (Binding<String>) -> Content
    @AppStorage("name") private var name = "Ada"

    var body: some View {
      let _ = log.note("owner")
      let _ = handle.take($name)
      content($name)
    }
  }

  /// A view with a value of its window.
  private struct SceneOwner<Content: View>: View {
    let log: Log
    let handle: Handle<String>
    let content: (Binding<String>) -> Content
    @SceneStorage("name") private var name = "Ada"

    var body: some View {
      let _ = log.note("owner")
      let _ = handle.take($name)
      content($name)
    }
  }

  /// A value of several parts, stored as "Ada 3".
  fileprivate struct Player: RawRepresentable {
    var name: String
    var score: Int

    init(name: String, score: Int) { (self.name, self.score) = (name, score) }

    init?(rawValue: String) {
      let parts = rawValue.split(separator: " ")
      guard parts.count == 2, let score = Int(parts[1]) else { return nil }
      self.init(name: String(parts[0]), score: score)
    }

    var rawValue: String { "\(name) \(score)" }
  }

  /// A view with a value of several parts that reads none of them.
  private struct PlayerOwner: View {
    let log: Log
    let handle: Handle<Player>
    @AppStorage("player") private var player = Player(name: "Ada", score: 3)

    var body: some View {
      let _ = log.note("owner")
      let _ = handle.take($player)
      VStack {
        BindingReader(name: "whole", log: log, value: $player)
        BindingReader(name: "name", log: log, value: $player.name)
        BindingReader(name: "score", log: log, value: $player.score)
      }
    }
  }

  /// The bodies that a new value evaluates, once it is in the user defaults and once in a window.
  private func evaluations<Content: View>(
    of value: String, content: @escaping (Log, Binding<String>) -> Content
  ) throws -> [[String]] {
    let store = try #require(UserDefaults(suiteName: suites.makeName()))
    let (log, handle) = (Log(), Handle<String>())
    func evaluations<V: View>(_ view: V) -> [String] {
      let snapshot = LayoutSnapshot(view)
      _ = log.take()
      handle.value = value
      snapshot.update()
      return log.take().sorted()
    }
    return [
      evaluations(
        Owner(log: log, handle: handle) { content(log, $0) }.defaultAppStorage(store)),
      evaluations(
        SceneOwner(log: log, handle: handle) { content(log, $0) }
          .environment(\.sceneStore, SceneStore(nil))),
    ]
  }

  @Test func `a stored value that no view reads evaluates no view`() throws {
    #expect(try evaluations(of: "Eve") { _, _ in dot(.red) } == [[], []])
  }

  @Test func `a stored value that its owner reads evaluates the owner`() throws {
    #expect(
      try evaluations(of: "Eve") { _, name in Text(name.wrappedValue) } == [["owner"], ["owner"]])
  }

  @Test func `storing the same value evaluates no view`() throws {
    #expect(try evaluations(of: "Ada") { _, name in Text(name.wrappedValue) } == [[], []])
  }

  @Test func `a stored value that a child reads through a binding evaluates the child`() throws {
    #expect(
      try evaluations(of: "Eve") { log, name in
        BindingReader(name: "reader", log: log, value: name)
      } == [["reader"], ["reader"]])
  }

  @Test func `a view that hands on the binding of a stored value is not evaluated`() throws {
    #expect(
      try evaluations(of: "Eve") { log, name in BindingPasser(log: log, value: name) }
        == [["reader"], ["reader"]])
  }

  @Test func `a changed part of a stored value evaluates the views that read it`() throws {
    let store = try #require(UserDefaults(suiteName: suites.makeName()))
    let (log, handle) = (Log(), Handle<Player>())
    let snapshot = LayoutSnapshot(PlayerOwner(log: log, handle: handle).defaultAppStorage(store))
    func evaluations(of player: Player) -> [String] {
      _ = log.take()
      handle.value = player
      snapshot.update()
      return log.take().sorted()
    }
    #expect(evaluations(of: Player(name: "Ada", score: 3)) == [])
    #expect(evaluations(of: Player(name: "Eve", score: 3)) == ["name", "whole"])
    #expect(evaluations(of: Player(name: "Eve", score: 4)) == ["score", "whole"])
  }

  @Test func `a computed part of a stored value counts as the whole value`() throws {
    // The number of letters stays three, which only the program's own code knows.
    #expect(
      try evaluations(of: "Eve") { log, name in
        BindingReader(name: "count", log: log, value: name[dynamicMember: \.letterCount])
      } == [["count"], ["count"]])
  }

  @Test func `a value stored by other code evaluates the reader of a binding`() throws {
    let store = try #require(UserDefaults(suiteName: suites.makeName()))
    let (log, handle) = (Log(), Handle<String>())
    let snapshot = LayoutSnapshot(
      Owner(log: log, handle: handle) { BindingPasser(log: log, value: $0) }.defaultAppStorage(
        store))
    _ = log.take()
    store.set("Eve", forKey: "name")
    snapshot.update()
    #expect(log.take() == ["reader"])
    #expect(snapshot.displayListText.contains("Eve"))
  }
}

extension String {
  fileprivate var letterCount: Int {
    get { count }
    set { self = String(repeating: "a", count: newValue) }
  }
}
