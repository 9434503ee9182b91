import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite(.serialized) final class AppStorageTests {
  private enum Flavor: String { case sweet, sour }
  private enum Level: Int { case low, high }

  private let suites = TemporarySuites()

  /// User defaults that no other test sees.
  private func makeStore() throws -> UserDefaults {
    try #require(UserDefaults(suiteName: suites.makeName()))
  }

  private struct Fruit: Identifiable, Sendable {
    let id: Int
  }

  private final class Settings: ObservableObject {
    @AppStorage var isQuiet: Bool
    @AppStorage var volume: Int

    init(_ store: UserDefaults) {
      _isQuiet = AppStorage(wrappedValue: false, "quiet", store: store)
      _volume = AppStorage(wrappedValue: 3, "volume", store: store)
    }
  }

  private struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
      Toggle("Quiet", isOn: $settings.isQuiet)
      Text(verbatim: settings.isQuiet ? "silence" : "volume \(settings.volume)")
    }
  }

  @Test func `views of an object follow its stored properties, whoever writes them`() throws {
    let store = try makeStore()
    let settings = Settings(store)
    let harness = Harness(SettingsView(settings: settings))
    #expect(harness.text.last == "volume 3")
    settings.volume = 5
    harness.update()
    #expect(harness.text.last == "volume 5")
    store.set(8, forKey: "volume")
    harness.advance(by: 0.1)
    #expect(harness.text.last == "volume 8")
    harness.click("Quiet")
    #expect(harness.text.last == "silence")
  }

  private final class Account: ObservableObject {
    @Published var name = "Ann"
    @AppStorage var visits: Int

    init(_ store: UserDefaults) { _visits = AppStorage(wrappedValue: 0, "visits", store: store) }
  }

  @Test func `an object announces that a stored property will change`() throws {
    let account = Account(try makeStore())
    var visits: [Int] = []
    let subscription = account.objectWillChange.sink { visits.append(account.visits) }
    account.visits = 1
    account.visits += 1
    #expect(visits == [0, 1])
    #expect(account.visits == 2)
    subscription.cancel()
  }

  @Test func `a view that is gone no longer watches the properties of its object`() throws {
    let before = StoreWatch.count
    let settings = Settings(try makeStore())
    let handle = Handle<Bool>()
    let harness = Harness(
      Switching(handle: handle) { if $0 { SettingsView(settings: settings) } })
    #expect(StoreWatch.count == before + 2)
    handle.value = false
    harness.update()
    #expect(StoreWatch.count == before)
  }

  @Test func `stored columns of tables are restored`() throws {
    let store = try makeStore()
    let storage = AppStorage<TableColumnCustomization<Fruit>>("columns", store: store)
    #expect(storage.wrappedValue == TableColumnCustomization())
    storage.wrappedValue[visibility: "name"] = .hidden
    let again = AppStorage<TableColumnCustomization<Fruit>>("columns", store: store)
    #expect(again.wrappedValue[visibility: "name"] == .hidden)
  }

  @Test func `stored values of all types are restored`() throws {
    let store = try makeStore()
    let page = try #require(URL(string: "https://example.com/a?b=c"))
    let moment = Date(timeIntervalSinceReferenceDate: 5)
    func check<Value: Equatable>(
      _ storage: AppStorage<Value>, _ initial: Value, _ new: Value, _ again: AppStorage<Value>,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(storage.wrappedValue == initial, sourceLocation: sourceLocation)
      storage.wrappedValue = new
      #expect(again.wrappedValue == new, sourceLocation: sourceLocation)
    }
    check(
      AppStorage(wrappedValue: false, "a", store: store), false, true,
      AppStorage(wrappedValue: false, "a", store: store))
    check(
      AppStorage(wrappedValue: 1, "b", store: store), 1, -7,
      AppStorage(wrappedValue: 1, "b", store: store))
    check(
      AppStorage(wrappedValue: 1.5, "c", store: store), 1.5, 3,
      AppStorage(wrappedValue: 1.5, "c", store: store))
    check(
      AppStorage(wrappedValue: "x", "d", store: store), "x", "é漢",
      AppStorage(wrappedValue: "x", "d", store: store))
    check(
      AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "e", store: store),
      URL(fileURLWithPath: "/"), page,
      AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "e", store: store))
    check(
      AppStorage(wrappedValue: Data(), "f", store: store), Data(), Data([1, 2]),
      AppStorage(wrappedValue: Data(), "f", store: store))
    check(
      AppStorage(wrappedValue: .distantPast, "g", store: store), .distantPast, moment,
      AppStorage(wrappedValue: .distantPast, "g", store: store))
    check(
      AppStorage(wrappedValue: Flavor.sweet, "h", store: store), .sweet, .sour,
      AppStorage(wrappedValue: Flavor.sweet, "h", store: store))
    check(
      AppStorage(wrappedValue: Level.low, "i", store: store), .low, .high,
      AppStorage(wrappedValue: Level.low, "i", store: store))
  }

  @Test func `a missing value is nil, and nil removes it`() throws {
    let store = try makeStore()
    let number = AppStorage<Int?>("n", store: store)
    #expect(number.wrappedValue == nil)
    number.wrappedValue = 4
    #expect(AppStorage<Int?>("n", store: store).wrappedValue == 4)
    #expect(store.integer(forKey: "n") == 4)
    number.wrappedValue = nil
    #expect(store.object(forKey: "n") == nil)
    let flavor = AppStorage<Flavor?>("f", store: store)
    #expect(flavor.wrappedValue == nil)
    flavor.wrappedValue = .sour
    #expect(store.string(forKey: "f") == "sour")
  }

  @Test func `a stored value of another type counts as missing`() throws {
    let store = try makeStore()
    store.set("not a number", forKey: "n")
    #expect(AppStorage(wrappedValue: 3, "n", store: store).wrappedValue == 3)
    store.set("bitter", forKey: "f")
    #expect(AppStorage(wrappedValue: Flavor.sweet, "f", store: store).wrappedValue == .sweet)
  }

  private struct Bar: View {
    @AppStorage("width") private var width = 2

    var body: some View { bar(.red, width) }
  }

  private struct Editor: View {
    static let handle = Handle<Int>()
    @AppStorage("width") private var width = 2

    var body: some View {
      let _ = Self.handle.take($width)
      bar(.blue, width)
    }
  }

  private func width(_ graph: ViewGraph) -> CGFloat {
    graph.frame(proposal: .unspecified)
    return graph.rootSize.width
  }

  @Test func `every view that shows a value follows it`() throws {
    let store = try makeStore()
    let views = VStack(spacing: 0) {
      Bar()
      Editor()
    }
    let graph = ViewGraph(
      views.defaultAppStorage(store), textEngine: FixedPitchTextEngine())
    #expect(width(graph) == 2)
    Editor.handle.value = 9
    #expect(graph.hasWork)
    #expect(width(graph) == 9)
    #expect(store.integer(forKey: "width") == 9)
    graph.close()
  }

  @Test func `a view that does not show the value is left alone`() throws {
    let store = try makeStore()
    let graph = ViewGraph(Editor().defaultAppStorage(store), textEngine: FixedPitchTextEngine())
    #expect(width(graph) == 2)
    AppStorage(wrappedValue: 0, "height", store: store).wrappedValue = 5
    #expect(!graph.hasWork)
    graph.close()
  }

  @Test func `another store shows its own values`() throws {
    let (store, other) = (try makeStore(), try makeStore())
    other.set(6, forKey: "width")
    let graph = ViewGraph(
      HStack(spacing: 0) {
        Bar().defaultAppStorage(store)
        Bar().defaultAppStorage(other)
      }, textEngine: FixedPitchTextEngine())
    #expect(width(graph) == CGFloat(2 + 6))
    graph.close()
  }

  @Test func `removed views are no longer tracked`() throws {
    let store = try makeStore()
    let before = StoreWatch.count
    let graph = ViewGraph(Bar().defaultAppStorage(store), textEngine: FixedPitchTextEngine())
    #expect(StoreWatch.count == before + 1)
    graph.close()
    #expect(StoreWatch.count == before)
  }

  @Test func `views follow values that other code writes`() throws {
    let store = try makeStore()
    let graph = ViewGraph(Bar().defaultAppStorage(store), textEngine: FixedPitchTextEngine())
    #expect(width(graph) == 2)
    store.set(5, forKey: "width")
    #expect(width(graph) == 5)
    store.removeObject(forKey: "width")
    #expect(width(graph) == 2)
    graph.close()
  }

  @Test func `a view follows what an action writes, right after it`() throws {
    let store = try makeStore()
    let harness = Harness(
      VStack {
        Bar().accessibilityIdentifier("bar")
        Button("Widen") { store.set(30, forKey: "width") }
      }
      .defaultAppStorage(store))
    harness.click("Widen")
    #expect(harness.frame(of: "bar")?.width == 30)
  }

  @Test func `several stores of one suite count as the same`() throws {
    let name = suites.makeName()
    let (one, other) = (
      try #require(UserDefaults(suiteName: name)), try #require(UserDefaults(suiteName: name))
    )
    let graph = ViewGraph(Bar().defaultAppStorage(one), textEngine: FixedPitchTextEngine())
    #expect(width(graph) == 2)
    AppStorage(wrappedValue: 0, "width", store: other).wrappedValue = 8
    #expect(graph.hasWork, "a view's own writing is seen at once")
    #expect(width(graph) == 8)
    other.set(3, forKey: "width")
    #expect(width(graph) == 3)
    graph.close()
  }

  @Test func `a value that many views show is read once for all of them`() throws {
    final class CountingStore: UserDefaults {
      var reads = 0

      override func object(forKey defaultName: String) -> Any? {
        if defaultName == "width" { reads += 1 }
        return super.object(forKey: defaultName)
      }
    }
    let store = try #require(CountingStore(suiteName: suites.makeName()))
    let graph = ViewGraph(
      VStack(spacing: 0) { ForEach(0..<50, id: \.self) { _ in Bar() } }.defaultAppStorage(store),
      textEngine: FixedPitchTextEngine())
    _ = width(graph)
    store.reads = 0
    for _ in 0..<10 { _ = width(graph) }
    #expect(store.reads == 10)
    graph.close()
  }
}
