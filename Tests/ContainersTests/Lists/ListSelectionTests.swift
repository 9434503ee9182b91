import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Selecting rows by the pointer, by keys and by programs.
@MainActor struct ListSelectionTests {
  @Observable final class Model {
    var one: String?
    var many: Set<String> = []
    var exactlyOne = "A"
    var log: [String] = []
  }

  private static let names = ["A", "B", "C", "D", "E"]

  private struct One: View {
    @Bindable var model: Model

    var body: some View {
      List(names, id: \.self, selection: $model.one) { Text($0) }
    }
  }

  private struct Many: View {
    @Bindable var model: Model

    var body: some View {
      List(names, id: \.self, selection: $model.many) { Text($0) }
    }
  }

  private func harness(
    _ view: some View, height: CGFloat = 300, platform: LayoutSnapshot.Platform = .mac
  ) -> Harness {
    Harness(view, window: CGSize(width: 320, height: height), platform: platform)
  }

  @Test func `a click selects a row, and a click beside all rows deselects`() {
    let model = Model()
    let harness = harness(One(model: model))
    harness.click("B")
    #expect(model.one == "B")
    harness.click(at: CGPoint(x: 160, y: 250))
    #expect(model.one == nil)
  }

  @Test func `a click on a header leaves the selection as it is`() {
    struct Sections: View {
      @Bindable var model: Model

      var body: some View {
        List(selection: $model.one) {
          Section("Header") { ForEach(["A", "B"], id: \.self) { Text($0) } }
        }
      }
    }
    for isSidebar in [false, true] {
      let model = Model()
      let list = Sections(model: model)
      let harness =
        isSidebar ? harness(list.listStyle(.sidebar)) : harness(list.listStyle(.inset))
      harness.click("B")
      harness.click("Header")
      #expect(model.one == "B")
    }
  }

  @Test func `a click anywhere in a row selects it`() {
    let model = Model()
    let harness = harness(One(model: model))
    // The second row is 34 to 58.
    harness.click(at: CGPoint(x: 300, y: 57))
    #expect(model.one == "B")
  }

  @Test func `the arrow keys go from row to row`() {
    let model = Model()
    let harness = harness(One(model: model))
    harness.click("B")
    harness.press(.downArrow)
    #expect(model.one == "C")
    harness.press(.upArrow)
    harness.press(.upArrow)
    #expect(model.one == "A")
    harness.press(.upArrow)
    #expect(model.one == "A")
    harness.press(.end)
    #expect(model.one == "E")
    harness.press(.home)
    #expect(model.one == "A")
  }

  @Test func `command and shift select several rows`() {
    let model = Model()
    let harness = harness(Many(model: model))
    harness.click("B")
    #expect(model.many == ["B"])
    harness.click("D", modifiers: .command)
    #expect(model.many == ["B", "D"])
    harness.click("B", modifiers: .command)
    #expect(model.many == ["D"])
    harness.click("A")
    harness.click("C", modifiers: .shift)
    #expect(model.many == ["A", "B", "C"])
    harness.click("B", modifiers: .shift)
    #expect(model.many == ["A", "B"])
  }

  @Test func `Shift with arrow keys makes the range longer and shorter`() {
    let model = Model()
    let harness = harness(Many(model: model))
    harness.click("B")
    harness.press(.downArrow, modifiers: .shift)
    harness.press(.downArrow, modifiers: .shift)
    #expect(model.many == ["B", "C", "D"])
    harness.press(.upArrow, modifiers: .shift)
    #expect(model.many == ["B", "C"])
  }

  @Test func `a range begins at a row that is still selected`() {
    let model = Model()
    let harness = harness(Many(model: model))
    harness.click("B")
    harness.click("C", modifiers: .command)
    harness.click("C", modifiers: .command)
    harness.press(.downArrow, modifiers: .shift)
    #expect(model.many == ["B", "C"])
    harness.click("E", modifiers: .shift)
    #expect(model.many == ["B", "C", "D", "E"])
    // Of several rows that stay selected, the nearest one counts.
    model.many = ["A", "B", "E"]
    harness.update()
    harness.click("B", modifiers: .command)
    harness.press(.downArrow)
    #expect(model.many == ["B"])
  }

  @Test func `command-A selects all rows`() {
    let model = Model()
    let harness = harness(Many(model: model))
    harness.click("B")
    harness.press("a", modifiers: .command)
    #expect(model.many == Set(Self.names))
  }

  @Test func `a space continues what is typed, but does not begin it`() {
    struct Cities: View {
      let selected: Handle<String?>
      @State private var selection: String?

      var body: some View {
        let _ = selected.take($selection)
        List(["Paris", "Newark", "New York"], id: \.self, selection: $selection) { Text($0) }
      }
    }
    let selected = Handle<String?>()
    let harness = harness(Cities(selected: selected))
    harness.click("Paris")
    func press(_ character: Character) -> Bool {
      harness.press(KeyEquivalent(character), characters: String(character))
    }
    for character in "new" { _ = press(character) }
    #expect(selected.value == "Newark")
    #expect(press(" "))
    #expect(selected.value == "New York")
    // A second later the next character begins another word.
    harness.advance(by: 2)
    #expect(!press(" "))
    #expect(selected.value == "New York")
  }

  @Test func `a row is found by its type-select text, and not at all where that is empty`() {
    struct Files: View {
      let selected: Handle<String?>
      @State private var selection: String?

      var body: some View {
        let _ = selected.take($selection)
        List(selection: $selection) {
          Text("The Beatles").typeSelectEquivalent("Beatles").tag("1")
          Text("Blur").typeSelectEquivalent("").tag("2")
          Text("Bach").typeSelectEquivalent(nil).tag("3")
          HStack {
            Text("12."); Text("Can")
          }.typeSelectEquivalent(Text("Can")).tag("4")
        }
      }
    }
    let selected = Handle<String?>()
    let harness = harness(Files(selected: selected))
    harness.click("Bach")
    for (key, row) in [("b", "1"), ("b", "3"), ("b", "1"), ("c", "4"), ("t", "4")] {
      _ = harness.press(KeyEquivalent(Character(key)), characters: key)
      #expect(selected.value == row)
      harness.advance(by: 2)
    }
  }

  @Test func `typing skips rows that cannot be selected`() {
    struct Fruits: View {
      let selected: Handle<String?>
      @State private var selection: String?

      var body: some View {
        let _ = selected.take($selection)
        List(["Apple", "Banana", "Blueberry"], id: \.self, selection: $selection) {
          Text($0).selectionDisabled($0 == "Banana")
        }
      }
    }
    let selected = Handle<String?>()
    let harness = harness(Fruits(selected: selected))
    harness.click("Apple")
    harness.press("b", characters: "b")
    #expect(selected.value == "Blueberry")
  }

  @Test func `typing selects the row that begins with the typed text`() {
    struct Fruits: View {
      @Bindable var model: Model

      var body: some View {
        List(["Apple", "Banana", "Blueberry", "Cherry"], id: \.self, selection: $model.one) {
          Label($0, systemImage: "star")
        }
      }
    }
    let model = Model()
    let harness = harness(Fruits(model: model))
    harness.click("Apple")
    harness.press("b")
    #expect(model.one == "Banana")
    harness.press("l")
    #expect(model.one == "Blueberry")
  }

  @Test func `rows are selected by their tags, and rows without a tag cannot be selected`() {
    struct Tagged: View {
      @State var selection: Int? = 2
      let model: Model

      var body: some View {
        List(selection: $selection) {
          Text("One").tag(1)
          Text("Two").tag(2)
          Text("None")
        }
        .onChange(of: selection) { model.log.append("\($1 ?? 0)") }
      }
    }
    let model = Model()
    let harness = harness(Tagged(model: model))
    harness.click("One")
    harness.click("None")
    harness.click("Two")
    #expect(model.log == ["1", "2"])
  }

  @Test func `a row with selectionDisabled is skipped`() {
    struct Disabled: View {
      @Bindable var model: Model

      var body: some View {
        List(ListSelectionTests.names, id: \.self, selection: $model.one) {
          Text($0).selectionDisabled($0 == "B")
        }
      }
    }
    let model = Model()
    let harness = harness(Disabled(model: model))
    harness.click("A")
    harness.click("B")
    #expect(model.one == "A")
    harness.press(.downArrow)
    #expect(model.one == "C")
  }

  @Test func `a selection that may not be empty keeps its row selected`() {
    struct Always: View {
      @Bindable var model: Model

      var body: some View {
        List(ListSelectionTests.names, id: \.self, selection: $model.exactlyOne) { Text($0) }
      }
    }
    let model = Model()
    let harness = harness(Always(model: model))
    harness.click("C")
    harness.click(at: CGPoint(x: 160, y: 250))
    #expect(model.exactlyOne == "C")
  }

  @Test func `the keys scroll to the row they select`() {
    struct Long: View {
      @State var selection: Int? = 0

      var body: some View {
        List(0..<1_000, id: \.self, selection: $selection) { Text("row \($0)") }
      }
    }
    let harness = harness(Long(), height: 200)
    harness.click("row 0")
    harness.press(.end)
    #expect(harness.frame(of: "row 999") != nil)
    harness.press(.home)
    #expect(harness.frame(of: "row 0") != nil)
  }

  @Test func `several rows are selected on a phone until editing ends`() {
    struct Edited: View {
      @Bindable var model: Model

      var body: some View {
        VStack {
          EditButton()
          Many(model: model)
        }
      }
    }
    let model = Model()
    let harness = harness(Edited(model: model), platform: .phone)
    harness.click("Edit")
    harness.advance(by: 1)
    harness.click("B")
    harness.click("D")
    #expect(model.many == ["B", "D"])
    harness.click("Done")
    harness.advance(by: 1)
    #expect(model.many == [])
    model.many = ["A"]
    harness.advance(by: 1)
    #expect(model.many == ["A"], "a program selects at any time")
  }

  @Test func `a finger selects a row on the phone when it is lifted`() {
    let model = Model()
    let harness = harness(One(model: model), platform: .phone)
    guard let row = harness.frame(of: "B") else {
      Issue.record("no row")
      return
    }
    let point = CGPoint(x: row.midX, y: row.midY)
    harness.send(.pointer(PointerEvent(.down, at: point, kind: .touch)))
    #expect(model.one == nil)
    harness.send(.pointer(PointerEvent(.up, at: point, kind: .touch)))
    #expect(model.one == "B")
  }

  @Test func `removing selected rows leaves the list as it is`() {
    struct Vanishing: View {
      @State var names = ListSelectionTests.names
      @State var selection: String? = "B"

      var body: some View {
        List(names, id: \.self, selection: $selection) { Text($0) }
        Button("Remove") { names.removeAll { $0 == "B" } }
      }
    }
    let harness = harness(Vanishing())
    harness.click("Remove")
    #expect(harness.frame(of: "B") == nil)
    harness.click("C")
    harness.press(.downArrow)
    #expect(harness.frame(of: "D") != nil)
  }

  @Test func `selecting a row evaluates no row`() {
    struct Row: View {
      let number: Int
      let log: Log

      var body: some View {
        let _ = log.note("\(number)")
        Text("\(number)")
      }
    }
    struct Counting: View {
      let log: Log
      @State var selection: Int?

      var body: some View {
        List(0..<1_000_000, id: \.self, selection: $selection) { Row(number: $0, log: log) }
      }
    }
    let log = Log()
    let harness = harness(Counting(log: log))
    _ = log.take()
    harness.click("3")
    harness.press(.downArrow)
    #expect(log.take() == [])
  }

  @Test func `assistive programs learn of rows, their positions and which are selected`() {
    let model = Model()
    model.one = "B"
    let harness = harness(One(model: model))
    let text = harness.graph.accessibilityTree().description
    #expect(text.contains("list"))
    #expect(text.contains("row 2/5"))
    #expect(text.contains("selected"))
  }

  @Test func `a key opens the selected row's context menu, or a menu of its swipe actions`() {
    struct Page: View {
      @State private var selection: String?
      let log: Log

      var body: some View {
        List(["A", "B"], id: \.self, selection: $selection) { name in
          if name == "A" {
            Text(name).contextMenu { Button("Copy") { log.note("copy A") } }
          } else {
            Text(name).swipeActions { Button("Flag") { log.note("flag B") } }
          }
        }
      }
    }
    let log = Log()
    let harness = Harness(Page(log: log), window: CGSize(width: 320, height: 240))
    for name in ["A", "B"] {
      harness.click(name)
      harness.press(.return, modifiers: .control)
      harness.advance(by: 1)
      harness.press(.downArrow)
      harness.press(.return)
      harness.advance(by: 1)
    }
    #expect(log.entries == ["copy A", "flag B"])
  }

  @Test func `the context menu of a row's content belongs to the whole row`() throws {
    struct Page: View {
      var body: some View {
        List(["A", "B"], id: \.self) { name in
          Text(name).contextMenu { Button("Copy \(name)") {} }
        }
      }
    }
    let harness = Harness(Page(), window: CGSize(width: 320, height: 240))
    // Far to the right of the letter, in the row of B.
    let frame = try #require(harness.frame(of: "B"))
    let point = CGPoint(x: 300, y: frame.midY)
    for phase in [PointerEvent.Phase.down, .up] {
      harness.send(.pointer(PointerEvent(phase, at: point, button: .secondary)))
    }
    harness.advance(by: 1)
    #expect(harness.text.contains("Copy B") && !harness.text.contains("Copy A"))
  }

  @Test func `a line is around the row whose menu is open, if the row is not selected`() throws {
    struct Page: View {
      @State private var selection: String?

      var body: some View {
        List(["A", "B", "C"], id: \.self, selection: $selection) { name in
          Text(name).contextMenu { Button("Copy \(name)") {} }
        }
        .contextMenu(forSelectionType: String.self) { _ in Button("Open") {} }
      }
    }
    let harness = Harness(Page(), window: CGSize(width: 200, height: 240))
    // Rows of the Mac's inset list are 24 high, the first 10 below the top; their marks stand 10 in.
    // A line of 2 inside of the edges of B has its middle 1 further in.
    let line = "11,\(10 + 24 + 1) \(200 - 22)x\(24 - 2)"
    func hasLine() -> Bool {
      let text = harness.displayListText
      return text.contains("(stroke ") && text.contains(line)
    }
    #expect(!hasLine())
    harness.secondaryClick("B")
    harness.advance(by: 1)
    #expect(hasLine())
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(!hasLine())
    harness.click("B")
    harness.secondaryClick("B")
    harness.advance(by: 1)
    #expect(!hasLine())
  }

  @Test func `no line is around the row of a phone whose menu is open`() {
    let list = List(["A", "B"], id: \.self) { name in
      Text(name).contextMenu { Button("Copy \(name)") {} }
    }
    let harness = Harness(list, window: CGSize(width: 200, height: 240), platform: .phone)
    #expect(!harness.displayListText.contains("(stroke "))
    harness.secondaryClick("B")
    harness.advance(by: 1)
    #expect(harness.text.contains("Copy B"))
    #expect(!harness.displayListText.contains("(stroke #0088ff w2 "))
  }

  @Test func `a click on a phone's row does its primary action, and with a key held only selects`()
  {
    struct Page: View {
      @State private var selection: String?
      let log: Log

      var body: some View {
        List(["A", "B"], id: \.self, selection: $selection) { Text($0) }
          .contextMenu(forSelectionType: String.self) { _ in
            Button("Open") {}
          } primaryAction: { names in
            log.note("act " + names.joined())
          }
          .onChange(of: selection) { log.note("select " + (selection ?? "nothing")) }
      }
    }
    let log = Log()
    let harness = Harness(Page(log: log), platform: .phone)
    harness.click("B", modifiers: .command)
    #expect(log.entries == ["select B"])
    harness.click("A")
    #expect(log.entries.contains("act A"))
  }
}
