import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Data that changes while it is in use, actions that do not end, and ids that do not last.
@MainActor struct ListFaultTests {
  @Observable final class Model {
    var names = ["A", "B", "C", "D"]
    var selection: Set<String> = []
    var log: [String] = []
  }

  private struct Page: View {
    @Bindable var model: Model

    var body: some View {
      List(selection: $model.selection) {
        ForEach(model.names, id: \.self) { Text($0) }
          .onDelete { model.log.append("delete \(Array($0))") }
          .onMove { model.log.append("move \(Array($0)) to \($1)") }
      }
    }
  }

  private func harness(
    _ view: some View, platform: LayoutSnapshot.Platform = .mac
  ) -> Harness {
    Harness(view, window: CGSize(width: 320, height: 300), platform: platform)
  }

  @Test func `a section that is removed takes its rows with it, whatever replaces it`() {
    let library = Library()
    let harness = harness(Shelves(library: library))
    #expect(harness.text == ["A", "a1", "a2", "B", "b1"])
    library.shelves = [Shelf(id: "A", books: ["a1"])]
    harness.update()
    #expect(harness.text == ["A", "a1"])
    library.shelves = []
    harness.update()
    #expect(harness.text == [])
    library.shelves = [Shelf(id: "C", books: ["c1"]), Shelf(id: "B", books: ["b1"])]
    harness.update()
    #expect(harness.text == ["C", "c1", "B", "b1"])
    withAnimation { _ = library.shelves.removeFirst() }
    harness.update()
    harness.advance(by: 0.1)
    library.shelves = []
    harness.advance(by: 2)
    #expect(harness.text == [])
  }

  @Test func `a row that vanishes while it is dragged is not moved`() {
    let model = Model()
    let harness = harness(Page(model: model))
    harness.press(at: CGPoint(x: 100, y: 22))
    harness.move(to: CGPoint(x: 100, y: 60))
    model.names = ["B", "C", "D"]
    harness.update()
    harness.move(to: CGPoint(x: 100, y: 70))
    harness.release(at: CGPoint(x: 100, y: 70))
    #expect(model.log == [])
    #expect(harness.text == ["B", "C", "D"])
  }

  @Test func `a row is moved to where the rows are at its drop`() {
    let model = Model()
    let harness = harness(Page(model: model))
    harness.press(at: CGPoint(x: 100, y: 22))
    // The lower half of D, which ends at 106.
    harness.move(to: CGPoint(x: 100, y: 60))
    harness.move(to: CGPoint(x: 100, y: 104))
    model.names = ["A", "D"]
    harness.update()
    harness.release(at: CGPoint(x: 100, y: 104))
    #expect(model.log == ["move [0] to 2"])
  }

  @Test func `the Delete key does nothing for rows that were removed`() {
    let model = Model()
    let harness = harness(Page(model: model))
    harness.click("B")
    model.names = ["A"]
    harness.update()
    harness.press(.delete)
    #expect(model.log == [])
    #expect(model.selection == ["B"])
  }

  @Test func `actions on elements that were removed from behind a binding change nothing`() {
    struct Item: Identifiable {
      let id: Int
    }
    let items = Handle<[Item]>()
    let harness = harness(
      Varying(items, [Item(id: 1), Item(id: 2), Item(id: 3)]) { _ in
        List {
          ForEach(items.taken ?? .constant([]), editActions: .all) { $item in Text("\(item.id)") }
        }
      })
    harness.press(at: CGPoint(x: 100, y: 22))
    harness.move(to: CGPoint(x: 100, y: 50))
    harness.move(to: CGPoint(x: 100, y: 80))
    items.value = []
    harness.release(at: CGPoint(x: 100, y: 80))
    #expect(items.value?.isEmpty == true)
  }

  @Observable final class Numbers {
    var ids = [1, 2, 3, 1]
  }

  private struct NumberList: View {
    let numbers: Numbers

    var body: some View { List(numbers.ids, id: \.self) { Text("\($0)") } }
  }

  @Test(arguments: [[1], [1, 1], [2, 1], [1, 2, 1, 3, 1], [3, 1, 1, 1], []])
  func `rows with equal ids are shown after each change`(_ ids: [Int]) {
    let numbers = Numbers()
    let harness = Harness(NumberList(numbers: numbers), window: CGSize(width: 320, height: 400))
    for ids in [ids, [1, 2, 3, 1], ids] {
      numbers.ids = ids
      harness.advance(by: 1)
      #expect(harness.text == ids.map { "\($0)" })
    }
  }

  @Test func `ids that are new in each evaluation still make rows`() {
    struct Restless: View {
      @State private var count = 0

      var body: some View {
        Button("Again") { count += 1 }
        List((0..<3).map { _ in UUID() }, id: \.self) { _ in Text("row \(count)") }
      }
    }
    let harness = harness(Restless())
    for round in 0..<3 {
      #expect(harness.text.filter { $0 == "row \(round)" }.count == 3)
      harness.click("Again")
      for _ in 0..<5 { harness.advance(by: 1) }
    }
  }

  /// An element that makes up a new id each time it is read.
  private struct Restless: Identifiable {
    var id: UUID { UUID() }
    let name: String

    static let all = [Restless(name: "A"), Restless(name: "B"), Restless(name: "C")]
  }

  @Test func `elements with computed ids are rows after each update`() {
    struct Page: View {
      let model: Model

      var body: some View {
        List {
          ForEach(Restless.all) { Text("\($0.name) \(model.log.count)") }
          Section("Below") { ForEach(Restless.all) { Text($0.name) } }
        }
      }
    }
    let model = Model()
    let harness = harness(Page(model: model))
    for count in 0..<3 {
      #expect(harness.text == ["A \(count)", "B \(count)", "C \(count)", "Below", "A", "B", "C"])
      model.log.append("again")
      harness.advance(by: 1)
    }
    #expect(harness.diagnostics.contains { $0.contains("another id each time") })
  }

  @Test func `tables, stacks and lazy stacks show elements with computed ids`() {
    let views: [AnyView] = [
      AnyView(Table(Restless.all) { TableColumn("Name", value: \.name) }),
      AnyView(VStack { ForEach(Restless.all) { Text($0.name) } }),
      AnyView(ScrollView { LazyVStack { ForEach(Restless.all) { Text($0.name) } } }),
    ]
    for view in views {
      let harness = harness(view)
      #expect(harness.text.suffix(3) == ["A", "B", "C"])
      #expect(harness.diagnostics.contains { $0.contains("another id each time") })
    }
  }

  @Test func `a refresh that never ends leaves the list usable, and does not start again`() async {
    final class Gate: @unchecked Sendable {
      @MainActor var count = 0
      @MainActor var isOpen = false
    }
    let gate = Gate()
    let model = Model()
    let harness = harness(
      Page(model: model).refreshable { @MainActor in
        gate.count += 1
        while !gate.isOpen { await Task.yield() }
      })
    for _ in 0..<3 {
      harness.press("r", modifiers: .command)
      for _ in 0..<20 { await Task.yield() }
    }
    #expect(gate.count == 1)
    harness.click("C")
    #expect(model.selection == ["C"])
    gate.isOpen = true
    for _ in 0..<20 { await Task.yield() }
  }

  // MARK: Refreshing scroll views

  private func pull(_ harness: Harness) async {
    func finger(_ phase: PointerEvent.Phase, _ y: CGFloat) {
      harness.send(.pointer(PointerEvent(phase, at: CGPoint(x: 160, y: y), kind: .touch)))
      harness.advance(by: 0.1)
    }
    finger(.down, 50)
    for y in stride(from: CGFloat(70), through: 250, by: 20) { finger(.moved, y) }
    for _ in 0..<50 { await Task.yield() }
    finger(.up, 250)
    harness.advance(by: 3)
  }

  @Test func `a scroll view that is pulled down is refreshed on the phone`() async {
    let model = Model()
    let harness = harness(
      VStack(spacing: 0) {
        Text("Title").frame(height: 40)
        ScrollView { Text("Content") }
      }
      .refreshable { @MainActor in model.log.append("refreshed") }, platform: .phone)
    await pull(harness)
    #expect(model.log == ["refreshed"])
  }

  @Test func `a scroll view without the action is not refreshed`() async {
    let model = Model()
    let harness = harness(
      ScrollView { Text("Content") }
        .environment(\.refresh, nil)
        .refreshable { @MainActor in model.log.append("refreshed") }, platform: .phone)
    await pull(harness)
    #expect(model.log == [])
  }

  @Test func `on the Mac a context menu refreshes`() async {
    let model = Model()
    let harness = harness(
      ScrollView { Text("Content") }
        .refreshable { @MainActor in model.log.append("refreshed") })
    harness.secondaryClick("Content")
    harness.advance(by: 1)
    // The entry of the menu, and not the unseen button that has the keyboard shortcut.
    let entry = harness.graph.accessibilityTree().descendants { $0.role == .menuItem }.first
    if let frame = entry?.frame { harness.click(at: CGPoint(x: frame.midX, y: frame.midY)) }
    for _ in 0..<50 { await Task.yield() }
    #expect(model.log == ["refreshed"])
  }
}

private struct Shelf: Identifiable {
  let id: String
  var books: [String]
}

@Observable private final class Library {
  var shelves = [Shelf(id: "A", books: ["a1", "a2"]), Shelf(id: "B", books: ["b1"])]
}

private struct Shelves: View {
  let library: Library

  var body: some View {
    List {
      ForEach(library.shelves) { shelf in
        Section(shelf.id) { ForEach(shelf.books, id: \.self) { Text($0) } }
      }
    }
  }
}
