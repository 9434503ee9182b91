import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Deleting and moving rows, and what swipes and menus offer.
@MainActor struct ListEditingTests {
  @Observable final class Model {
    var names = ["A", "B", "C", "D"]
    var selection: Set<String> = []
    var log: [String] = []
  }

  private struct Editable: View {
    @Bindable var model: Model
    var disabled: String?

    var body: some View {
      List(selection: $model.selection) {
        ForEach(model.names, id: \.self) {
          Text($0).deleteDisabled($0 == disabled).moveDisabled($0 == disabled)
        }
        .onDelete { model.names.remove(atOffsets: $0) }
        .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  func harness(
    _ view: some View, platform: LayoutSnapshot.Platform = .mac
  ) -> Harness {
    Harness(view, window: CGSize(width: 320, height: 300), platform: platform)
  }

  @Test func `the Delete key deletes the selected rows`() {
    let model = Model()
    let harness = harness(Editable(model: model))
    harness.click("B")
    harness.click("D", modifiers: .command)
    harness.press(.delete)
    #expect(model.names == ["A", "C"])
  }

  @Test func `after Delete, keys go on at the place of the deleted row`() {
    func after(_ deleted: String, _ key: KeyEquivalent) -> Set<String> {
      let model = Model()
      let harness = harness(Editable(model: model))
      harness.click(deleted)
      harness.press(.delete)
      harness.advance(by: 1)
      harness.press(key)
      return model.selection
    }
    // C stands where B was.
    #expect(after("B", .downArrow) == ["C"])
    #expect(after("B", .upArrow) == ["A"])
    #expect(after("D", .downArrow) == ["C"])
    #expect(after("A", .upArrow) == ["B"])
  }

  @Test func `after a row was removed by other means, keys go on at its place`() {
    let model = Model()
    let harness = harness(Editable(model: model))
    harness.click("C")
    model.names.removeAll { $0 == "C" }
    harness.update()
    harness.press(.upArrow)
    #expect(model.selection == ["B"])
    // A row that people do not select any more is not such a place.
    model.selection = []
    harness.update()
    harness.press(.downArrow)
    #expect(model.selection == ["A"])
  }

  @Test func `a row with deleteDisabled stays`() {
    let model = Model()
    let harness = harness(Editable(model: model, disabled: "B"))
    harness.click("B")
    harness.press(.delete)
    #expect(model.names == ["A", "B", "C", "D"])
  }

  @Test func `a row is dragged to another place`() {
    let model = Model()
    let harness = harness(Editable(model: model))
    // Rows of 24 from 10 on: the upper half of D is from 82 to 94.
    harness.drag(from: CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 86))
    #expect(model.names == ["B", "C", "A", "D"])
    for _ in 0..<5 { harness.advance(by: 1) }
    // A is the third row now, and goes above all.
    harness.drag(from: CGPoint(x: 100, y: 70), to: CGPoint(x: 100, y: 5))
    #expect(model.names == ["A", "B", "C", "D"])
  }

  @Test func `a row that may not be moved stays`() {
    let model = Model()
    let harness = harness(Editable(model: model, disabled: "A"))
    harness.drag(from: CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 86))
    #expect(model.names == ["A", "B", "C", "D"])
  }

  @Test func `keys move the selected row`() {
    let model = Model()
    let harness = harness(Editable(model: model))
    harness.click("B")
    harness.press(.downArrow, modifiers: [.command, .option])
    #expect(model.names == ["A", "C", "B", "D"])
  }

  @Test func `rows keep their state when they are moved`() {
    struct Counter: View {
      let name: String
      @State private var count = 0

      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Counters: View {
      @State var names = ["A", "B"]

      var body: some View {
        List { ForEach(names, id: \.self) { Counter(name: $0) } }
        Button("Swap") { names.reverse() }
      }
    }
    let harness = harness(Counters())
    harness.click("A 0")
    harness.click("Swap")
    harness.advance(by: 1)
    let (a, b) = (harness.frame(of: "A 1"), harness.frame(of: "B 0"))
    #expect((a?.minY ?? 0) > (b?.minY ?? 0))
  }

  @Test func `rows that can be deleted move aside while the list is edited on a phone`() {
    struct Page: View {
      @State var mode = EditMode.inactive
      let model: Model

      var body: some View {
        VStack {
          EditButton()
          Editable(model: model)
        }
        .environment(\.editMode, $mode)
      }
    }
    let model = Model()
    let harness = harness(Page(model: model), platform: .phone)
    #expect(harness.frame(of: "A")?.minX == 32)
    harness.click("Edit")
    for _ in 0..<5 { harness.advance(by: 1) }
    #expect(harness.frame(of: "A")?.minX == CGFloat(32 + 40))
    harness.click("Done")
    for _ in 0..<5 { harness.advance(by: 1) }
    #expect(harness.frame(of: "A")?.minX == 32)
  }

  @Test func `a harness of a phone has an edit mode, as windows do`() {
    let page = NavigationStack {
      List { ForEach(["A"], id: \.self) { Text($0) }.onDelete { _ in } }
        .toolbar { EditButton() }
    }
    let phone = Harness(page, platform: .phone)
    phone.click("Edit")
    #expect(phone.text.contains("Done") && !phone.text.contains("Edit"))
  }

  private struct Swipeable: View {
    let model: Model

    var body: some View {
      List(model.names, id: \.self) { name in
        Text(name)
          .swipeActions {
            Button("Delete", role: .destructive) { model.log.append("delete \(name)") }
            Button("Flag") { model.log.append("flag \(name)") }
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Pin") { model.log.append("pin \(name)") }
          }
      }
    }
  }

  private func swipe(_ harness: Harness, _ name: String, by distance: CGFloat) {
    guard let row = harness.frame(of: name) else {
      Issue.record("no row \(name)")
      return
    }
    let start = CGPoint(x: 160, y: row.midY)
    harness.send(.pointer(PointerEvent(.down, at: start, kind: .touch)))
    for step in 1...10 {
      let point = CGPoint(x: start.x + distance * CGFloat(step) / 10, y: start.y)
      harness.send(.pointer(PointerEvent(.moved, at: point, kind: .touch)))
    }
    let end = CGPoint(x: start.x + distance, y: start.y)
    harness.send(.pointer(PointerEvent(.up, at: end, kind: .touch)))
    harness.advance(by: 1)
  }

  @Test func `a swipe shows buttons, which act and go away`() {
    let model = Model()
    let harness = harness(Swipeable(model: model), platform: .phone)
    swipe(harness, "B", by: -100)
    harness.click("Flag")
    #expect(model.log == ["flag B"])
    harness.advance(by: 1)
    #expect(harness.frame(of: "Flag") == nil)
  }

  @Test func `the minus of a row that is edited shows all actions of its swipe`() throws {
    struct Page: View {
      var body: some View {
        List {
          ForEach(["A", "B"], id: \.self) { name in
            Text(name).swipeActions {
              Button("Delete", role: .destructive) {}
              Button("Flag") {}
            }
          }
          .onDelete { _ in }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let harness = harness(Page(), platform: .phone)
    let row = try #require(harness.frame(of: "A"))
    // The minus is in the middle of the 40 points before the text.
    harness.click(at: CGPoint(x: row.minX - 40 + 12, y: row.midY))
    for _ in 0..<5 { harness.advance(by: 1) }
    // Two buttons of 74 end at the box, 16 before the window's edge.
    #expect(try #require(harness.frame(of: "Delete")).midX == CGFloat(320 - 16 - 37))
    #expect(try #require(harness.frame(of: "Flag")).midX == CGFloat(320 - 16 - 74 - 37))
  }

  @Test func `buttons of a swipe stand in the box of the row`() throws {
    let harness = harness(Swipeable(model: Model()), platform: .phone)
    swipe(harness, "A", by: -100)
    let delete = try #require(harness.frame(of: "Delete"))
    // Two buttons of 74, the first at the end of the box, which is 16 from the edge.
    #expect(abs(delete.midX - (320 - 16 - 74 / 2)) < 1)
    let flag = try #require(harness.frame(of: "Flag"))
    #expect(abs(delete.midX - flag.midX - 74) < 1)
  }

  @Test func `a swipe over most of a row does the first action`() {
    let model = Model()
    let harness = harness(Swipeable(model: model), platform: .phone)
    swipe(harness, "A", by: -250)
    #expect(model.log == ["delete A"])
  }

  @Test func `a swipe over most of a row only shows buttons where a full swipe is not allowed`() {
    let model = Model()
    let harness = harness(Swipeable(model: model), platform: .phone)
    swipe(harness, "A", by: 250)
    #expect(model.log == [])
    harness.click("Pin")
    #expect(model.log == ["pin A"])
  }

  @Test func `a swipe along the list scrolls and shows nothing`() {
    let model = Model()
    let harness = harness(Swipeable(model: model), platform: .phone)
    harness.send(.pointer(PointerEvent(.down, at: CGPoint(x: 160, y: 200), kind: .touch)))
    harness.send(.pointer(PointerEvent(.moved, at: CGPoint(x: 150, y: 150), kind: .touch)))
    harness.send(.pointer(PointerEvent(.moved, at: CGPoint(x: 50, y: 150), kind: .touch)))
    harness.send(.pointer(PointerEvent(.up, at: CGPoint(x: 50, y: 150), kind: .touch)))
    harness.advance(by: 1)
    #expect(harness.frame(of: "Flag") == nil)
  }

  @Test func `on the Mac the swipe actions are in the row's context menu`() {
    let model = Model()
    let harness = harness(Swipeable(model: model))
    harness.secondaryClick("C")
    harness.advance(by: 1)
    harness.click("Flag")
    #expect(model.log == ["flag C"])
  }

  @Test
  func `the menu of a selection is for all that is selected, or for the row under the pointer`() {
    struct Page: View {
      @Bindable var model: Model

      var body: some View {
        List(model.names, id: \.self, selection: $model.selection) { Text($0) }
          .contextMenu(forSelectionType: String.self) { names in
            Button("Open") { model.log.append("open " + names.sorted().joined()) }
          } primaryAction: { names in
            model.log.append("act " + names.sorted().joined())
          }
      }
    }
    let model = Model()
    let harness = harness(Page(model: model))
    harness.click("A")
    harness.click("B", modifiers: .command)
    harness.secondaryClick("A")
    harness.advance(by: 1)
    harness.click("Open")
    harness.advance(by: 1)
    harness.secondaryClick("D")
    harness.advance(by: 1)
    harness.click("Open")
    harness.advance(by: 1)
    #expect(model.log == ["open AB", "open D"])
    harness.doubleClick("C")
    harness.press(.return)
    #expect(model.log.suffix(2) == ["act C", "act C"])
  }

  private func padSwipe(_ harness: Harness, _ name: String, by distance: CGFloat) {
    guard let row = harness.frame(of: name) else {
      Issue.record("no row \(name)")
      return
    }
    func wheel(_ phase: WheelEvent.Phase, _ x: CGFloat) {
      let place = CGPoint(x: 160, y: row.midY)
      harness.send(.wheel(WheelEvent(phase, at: place, delta: CGSize(width: x, height: 0))))
      harness.advance(by: 1 / 60)
    }
    wheel(.began, 0)
    for _ in 0..<4 { wheel(.changed, distance / 4) }
    wheel(.ended, 0)
    harness.advance(by: 1)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `two fingers on a touch pad show the actions of the edge that they uncover`(
    _ direction: LayoutDirection
  ) throws {
    // The trailing edge is at the right, or at the left where lines begin at the right.
    let toTrailing: CGFloat = direction == .leftToRight ? -100 : 100
    let model = Model()
    let harness = harness(Swipeable(model: model).environment(\.layoutDirection, direction))
    padSwipe(harness, "B", by: toTrailing)
    let flag = try #require(harness.frame(of: "Flag"))
    #expect(direction == .leftToRight ? flag.minX > 160 : flag.maxX < 160)
    harness.click("Flag")
    harness.advance(by: 1)
    padSwipe(harness, "C", by: -toTrailing)
    let pin = try #require(harness.frame(of: "Pin"))
    #expect(direction == .leftToRight ? pin.maxX < 160 : pin.minX > 160)
    harness.click("Pin")
    #expect(model.log == ["flag B", "pin C"])
  }

  @Test func `from right to left a finger swipes rows the other way`() throws {
    let model = Model()
    let view = Swipeable(model: model).environment(\.layoutDirection, .rightToLeft)
    let harness = harness(view, platform: .phone)
    swipe(harness, "B", by: 100)
    // Two buttons of 74 at the left edge of the box, which is 16 from that of the list.
    #expect(harness.frame(of: "Flag").map { $0.maxX < 16 + 2 * 74 } == true)
    swipe(harness, "A", by: 250)
    #expect(model.log == ["delete A"])
  }

  @Test func `a badge stands at the end of its row`() {
    let harness = harness(List { Text("Row").badge(3) })
    #expect(harness.frame(of: "3")?.maxX == CGFloat(320 - 16))
    let none = self.harness(List { Text("Row").badge(0) })
    #expect(none.frame(of: "0") == nil)
  }

  @Test func `editing actions change the collection behind the binding`() {
    struct Item: Identifiable {
      let id: String
    }
    struct Page: View {
      @State var items = ["A", "B", "C"].map { Item(id: $0) }
      @State var selection: String?
      let model: Model

      var body: some View {
        List($items, editActions: .all, selection: $selection) { $item in Text(item.id) }
          .onChange(of: items.map(\.id)) { model.log.append($1.joined()) }
      }
    }
    let model = Model()
    let harness = harness(Page(model: model))
    harness.click("B")
    harness.press(.delete)
    harness.advance(by: 1)
    harness.drag(from: CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 56))
    #expect(model.log == ["AC", "CA"])
  }

  @Test func `a press anywhere in a link's row follows the link`() {
    struct Page: View {
      @State var path: [String] = []

      var body: some View {
        NavigationStack(path: $path) {
          List(["A", "B"], id: \.self) { NavigationLink("to \($0)", value: $0) }
            .navigationDestination(for: String.self) { Text("screen \($0)") }
        }
      }
    }
    let harness = harness(Page())
    guard let row = harness.frame(of: "to B") else {
      Issue.record("no row")
      return
    }
    harness.click(at: CGPoint(x: 300, y: row.maxY + 3))
    harness.advance(by: 1)
    #expect(harness.frame(of: "screen B") != nil)
  }
}
