import EspalierInteraction
import SwiftUI
import Testing
import ViewTesting

/// The picture of a row that is dragged, and the rows around its place.
@MainActor struct ListRowDragTests {
  @Observable final class Model {
    var names = ["A", "B", "C", "D"]
    var selection: Set<String> = []
    var mode = EditMode.inactive
  }

  private struct Rows: View {
    @Bindable var model: Model

    var body: some View {
      List(selection: $model.selection) {
        ForEach(model.names, id: \.self) { Text($0) }
          .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, $model.mode)
    }
  }

  private func harness(_ model: Model, _ platform: LayoutSnapshot.Platform) -> Harness {
    Harness(Rows(model: model), window: CGSize(width: 320, height: 320), platform: platform)
  }

  @Test func `on the Mac the picture of a row follows the mouse, and a line shows its place`() {
    let model = Model()
    let harness = harness(model, .mac)
    let rest = harness.frame(of: "C")
    // Rows of 24 from 10 on.
    harness.press(at: CGPoint(x: 100, y: 22))
    harness.move(to: CGPoint(x: 103, y: 24))
    #expect(!harness.displayListText.contains("opacity 0.7"))
    harness.move(to: CGPoint(x: 130, y: 80))
    #expect(harness.displayListText.contains("(translate 30,58"))
    // The line stands at the end of C: below 82, where the third row ends.
    #expect(harness.displayListText.contains("0,80 320x2"))
    #expect(harness.frame(of: "C") == rest)
    harness.release()
    #expect(model.names == ["B", "C", "A", "D"])
    #expect(!harness.displayListText.contains("opacity 0.7"))
  }

  private func touch(_ phase: PointerEvent.Phase, _ point: CGPoint, in harness: Harness) {
    harness.send(.pointer(PointerEvent(phase, at: point, kind: .touch)))
  }

  @Test func `on the phone other rows make room for the one that a finger carries`() throws {
    let model = Model()
    let harness = harness(model, .phone)
    let frames = try ["A", "B", "C", "D"].map { try #require(harness.frame(of: $0)) }
    let start = CGPoint(x: 100, y: frames[0].midY)
    touch(.down, start, in: harness)
    harness.advance(by: 0.6)
    let end = CGPoint(x: 120, y: frames[2].midY + 4)
    touch(.moved, CGPoint(x: 110, y: frames[1].midY), in: harness)
    touch(.moved, end, in: harness)
    harness.advance(by: 3)
    // B and C move up by a row, D stays.
    let height = frames[1].minY - frames[0].minY
    #expect(harness.frame(of: "B")?.minY == frames[0].minY)
    #expect(harness.frame(of: "C")?.minY == frames[1].minY)
    #expect(harness.frame(of: "D") == frames[3])
    #expect(harness.displayListText.contains("(translate 20,\(Int(2 * height + 4))"))
    // Back at its place, the others are where they were.
    touch(.moved, start, in: harness)
    harness.advance(by: 3)
    #expect(harness.frame(of: "B") == frames[1])
    touch(.moved, end, in: harness)
    harness.advance(by: 3)
    touch(.up, end, in: harness)
    #expect(model.names == ["B", "C", "A", "D"])
    // The others are at their places already, and A glides to its own from the finger.
    #expect(harness.frame(of: "B")?.minY == frames[0].minY)
    let carried = try #require(harness.frame(of: "A")?.minY)
    #expect(carried == frames[2].minY + 4)
    harness.advance(by: 3)
    #expect(harness.frame(of: "A")?.minY == frames[2].minY)
    #expect(harness.frame(of: "C")?.minY == frames[1].minY)
  }

  @Test(arguments: [0, 3])
  func `the row beside one that is carried from an end has the corners of the box`(
    _ row: Int
  ) throws {
    let names = ["A", "B", "C", "D"]
    let harness = harness(Model(), .phone)
    let frames = try names.map { try #require(harness.frame(of: $0)) }
    /// The number of white boxes with some round corners.
    func corners() -> Int {
      harness.displayListText.split(separator: "\n")
        .count { $0.contains("(clip (path ") && $0.contains("(fill #ffffff ") }
    }
    // Those of the first row and of the last one.
    #expect(corners() == 2)
    touch(.down, CGPoint(x: 100, y: frames[row].midY), in: harness)
    harness.advance(by: 0.6)
    touch(.moved, CGPoint(x: 100, y: frames[row].midY + 12), in: harness)
    harness.advance(by: 1)
    // Those of the carried row, of the one beside it, and of the one at the other end.
    #expect(corners() == 3)
    touch(.cancelled, CGPoint(x: 100, y: frames[row].midY + 12), in: harness)
    harness.advance(by: 3)
    #expect(corners() == 2)
  }

  @Test func `the controls beside an edited row of a phone stand as recorded`() {
    let rows = ForEach(["A"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
    let harness = Harness(
      List { rows }.environment(\.editMode, .constant(.active)),
      window: CGSize(width: 320, height: 150), platform: .phone)
    // The box of the rows is 16 in. The grip's lines are 21.5 wide, 5 from each other, and end 18 before the edge of the box.
    let end = 320 - 16 - 18
    let lines = harness.displayListText.matches(of: /(\d+),(\d+) 21x1/)
    #expect(lines.map { Int($0.1) } == [end - 21, end - 21, end - 21])
    let tops = lines.compactMap { Int($0.2) }
    #expect(zip(tops, tops.dropFirst()).map { $1 - $0 } == [5, 5])
    // The circle is 22 wide, 17 from the edge of the box.
    #expect(harness.displayListText.contains("(path \"\(16 + 17 + 22) "))
  }

  @Test(arguments: ["text", "link", "button"])
  func `a finger that rests on a row of a phone lifts it, whatever is in it`(kind: String) throws {
    struct Page: View {
      @Bindable var model: Model
      let kind: String
      let act: () -> Void

      var body: some View {
        NavigationStack {
          List {
            ForEach(model.names, id: \.self) { name in
              switch kind {
              case "link": NavigationLink(name) { Text("Screen").onAppear { act() } }
              case "button": Button(name) { act() }
              default: Text(name)
              }
            }
            .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
    }
    let model = Model()
    var acts = 0
    let harness = Harness(
      Page(model: model, kind: kind) { acts += 1 }, window: CGSize(width: 320, height: 420),
      platform: .phone)
    let (start, end) = try (
      #require(harness.frame(of: "A")), #require(harness.frame(of: "C"))
    )
    let middle = CGPoint(x: start.midX, y: start.midY)
    touch(.down, middle, in: harness)
    harness.advance(by: 0.6)
    touch(.moved, CGPoint(x: middle.x, y: end.midY), in: harness)
    touch(.moved, CGPoint(x: middle.x, y: end.midY + 4), in: harness)
    touch(.up, CGPoint(x: middle.x, y: end.midY + 4), in: harness)
    harness.advance(by: 1)
    #expect(model.names == ["B", "C", "A", "D"])
    #expect(acts == 0)
  }

  @Test func `a row that cannot be moved makes room for others, and is not lifted`() throws {
    struct Rows: View {
      @State var model: Model

      var body: some View {
        List {
          ForEach(model.names, id: \.self) { Text($0).moveDisabled($0 == "C") }
            .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let model = Model()
    let harness = Harness(
      Rows(model: model), window: CGSize(width: 320, height: 320), platform: .phone)
    let frames = try ["A", "B", "C", "D"].map { try #require(harness.frame(of: $0)) }
    func drag(_ row: Int, to place: Int) {
      let end = CGPoint(x: 100, y: frames[place].midY + 4)
      touch(.down, CGPoint(x: 100, y: frames[row].midY), in: harness)
      harness.advance(by: 0.6)
      touch(.moved, CGPoint(x: 100, y: frames[row].midY + 12), in: harness)
      touch(.moved, end, in: harness)
      harness.advance(by: 3)
    }
    drag(0, to: 2)
    #expect(harness.frame(of: "C")?.minY == frames[1].minY)
    touch(.up, CGPoint(x: 100, y: frames[2].midY + 4), in: harness)
    #expect(model.names == ["B", "C", "A", "D"])
    harness.advance(by: 3)
    drag(1, to: 3)
    touch(.up, CGPoint(x: 100, y: frames[3].midY + 4), in: harness)
    #expect(model.names == ["B", "C", "A", "D"])
  }

  @Test(arguments: [CGFloat(10), -10])
  func `a row held by its grip stays in its column, and returns if it is not moved`(
    _ distance: CGFloat
  ) throws {
    let model = Model()
    model.mode = .active
    let harness = harness(model, .phone)
    let row = try #require(harness.frame(of: "B"))
    // The grip is 21.5 wide, at the end of the content, which is 32 in; it is held beside that too.
    let grip = CGPoint(x: 320 - 32 - distance, y: row.midY)
    touch(.down, grip, in: harness)
    touch(.moved, CGPoint(x: grip.x - 60, y: grip.y + 12), in: harness)
    #expect(harness.displayListText.contains("(translate 0,12"))
    touch(.up, CGPoint(x: grip.x - 60, y: grip.y + 12), in: harness)
    harness.advance(by: 3)
    #expect(model.names == ["A", "B", "C", "D"])
    #expect(harness.frame(of: "B") == row)
  }

  @Test func `a carried row that is removed is carried no more`() throws {
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let model = Model()
      let harness = harness(model, platform)
      let frame = try #require(harness.frame(of: "A"))
      let next = try #require(harness.frame(of: "B"))
      harness.press(at: CGPoint(x: 100, y: frame.midY))
      harness.move(to: CGPoint(x: 100, y: next.midY + 8))
      harness.advance(by: 1)
      model.names.removeFirst()
      harness.update()
      harness.move(to: CGPoint(x: 100, y: next.midY + 9))
      harness.release()
      harness.advance(by: 3)
      #expect(model.names == ["B", "C", "D"])
      #expect(harness.frame(of: "B")?.minY == frame.minY)
      #expect(!harness.displayListText.contains("(translate 0,"))
    }
  }

  @Test func `all selected rows are carried together on the Mac`() {
    let model = Model()
    model.selection = ["A", "B"]
    let harness = harness(model, .mac)
    harness.press(at: CGPoint(x: 100, y: 22))
    harness.move(to: CGPoint(x: 100, y: 100))
    let glyphs = harness.displayListText.components(separatedBy: "(glyphs").count - 1
    // Four rows, and the two that are carried.
    #expect(glyphs == 4 + 2)
    harness.release()
    #expect(model.names == ["C", "D", "A", "B"])
  }

  @Test func `a phone moves the row alone that is carried, also if others are selected with it`()
    throws
  {
    let model = Model()
    model.selection = ["A", "C"]
    model.mode = .active
    let harness = harness(model, .phone)
    let (a, b) = (
      try #require(harness.frame(of: "A")), try #require(harness.frame(of: "B"))
    )
    // The grip ends 18 before the edge of the box, which is 16 in.
    let x: CGFloat = 320 - 16 - 18 - 10
    touch(.down, CGPoint(x: x, y: a.midY), in: harness)
    touch(.moved, CGPoint(x: x, y: b.midY), in: harness)
    touch(.moved, CGPoint(x: x, y: b.midY + 5), in: harness)
    touch(.up, CGPoint(x: x, y: b.midY + 5), in: harness)
    #expect(model.names == ["B", "A", "C", "D"])
  }

  @Test func `a row whose grip is held by a touch that is cancelled goes back to its place`() throws
  {
    let model = Model()
    model.mode = .active
    let harness = harness(model, .phone)
    let frames = try ["A", "B", "C"].map { try #require(harness.frame(of: $0)) }
    let x: CGFloat = 320 - 16 - 18 - 10
    touch(.down, CGPoint(x: x, y: frames[0].midY), in: harness)
    touch(.moved, CGPoint(x: x, y: frames[1].midY), in: harness)
    touch(.moved, CGPoint(x: x, y: frames[2].midY), in: harness)
    harness.advance(by: 3)
    #expect(harness.frame(of: "B")?.minY == frames[0].minY)
    touch(.cancelled, CGPoint(x: x, y: frames[2].midY), in: harness)
    harness.advance(by: 3)
    #expect(["A", "B", "C"].map { harness.frame(of: $0) } == frames)
    #expect(model.names == ["A", "B", "C", "D"])
  }

  @Test func `the picture of a row has no line between rows`() {
    func lines(_ harness: Harness) -> Int {
      harness.displayListText.components(separatedBy: "x1)").count - 1
    }
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let harness = harness(Model(), platform)
      let before = lines(harness)
      #expect(before > 0)
      let start = CGPoint(x: 100, y: harness.frame(of: "B")?.midY ?? 0)
      let end = CGPoint(x: 100, y: start.y + 20)
      if platform == .mac {
        harness.press(at: start)
        harness.move(to: end)
        #expect(harness.displayListText.contains("opacity 0.7"))
      } else {
        touch(.down, start, in: harness)
        harness.advance(by: 0.6)
        touch(.moved, end, in: harness)
        #expect(harness.displayListText.contains("(translate 0,20"))
      }
      #expect(lines(harness) <= before)
    }
  }

  private struct RowsWithMenus: View {
    @Bindable var model: Model
    let isOfSelection: Bool

    var body: some View {
      List(selection: $model.selection) {
        ForEach(model.names, id: \.self) { name in
          if isOfSelection { Text(name) } else { Text(name).contextMenu { Button("Copy") {} } }
        }
        .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test(arguments: [false, true])
  func `a finger that rests on a row opens its menu, and lifts the row when it moves on`(
    isOfSelection: Bool
  ) throws {
    let model = Model()
    let rows = RowsWithMenus(model: model, isOfSelection: isOfSelection)
    let list =
      isOfSelection
      ? AnyView(rows.contextMenu(forSelectionType: String.self) { _ in Button("Copy") {} })
      : AnyView(rows)
    let harness = Harness(list, window: CGSize(width: 320, height: 400), platform: .phone)
    let frames = try ["A", "C"].map { try #require(harness.frame(of: $0)) }
    // Beside the text: its menu is that of the whole row.
    let start = CGPoint(x: frames[0].maxX + 50, y: frames[0].midY)
    touch(.down, start, in: harness)
    harness.advance(by: 0.6)
    #expect(harness.text.contains("Copy"))
    // A finger is never quite still.
    touch(.moved, CGPoint(x: start.x + 3, y: start.y + 3), in: harness)
    #expect(harness.text.contains("Copy"))
    #expect(!harness.displayListText.contains("(translate 3,3"))
    let end = CGPoint(x: start.x, y: frames[1].midY + 4)
    touch(.moved, end, in: harness)
    harness.advance(by: 1)
    #expect(!harness.text.contains("Copy"))
    touch(.up, end, in: harness)
    harness.advance(by: 1)
    #expect(model.names == ["B", "C", "A", "D"])
    #expect(!harness.text.contains("Copy"))
    // A finger that does not move on leaves the menu open.
    touch(.down, start, in: harness)
    harness.advance(by: 0.6)
    touch(.up, start, in: harness)
    harness.advance(by: 1)
    #expect(harness.text.contains("Copy"))
    #expect(model.names == ["B", "C", "A", "D"])
  }

  @Test func `a mouse drags a row that is a link to another place, and a click still opens it`()
    throws
  {
    struct Links: View {
      @Bindable var model: Model
      @State private var shown: String?

      var body: some View {
        NavigationSplitView {
          List(selection: $shown) {
            ForEach(model.names, id: \.self) { name in NavigationLink(name, value: name) }
              .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
          }
        } detail: {
          Text("shows \(shown ?? "nothing")")
        }
      }
    }
    let model = Model()
    let harness = Harness(Links(model: model), window: CGSize(width: 500, height: 400))
    let (first, third) = try (#require(harness.frame(of: "A")), #require(harness.frame(of: "C")))
    harness.drag(
      from: CGPoint(x: first.midX, y: first.midY), to: CGPoint(x: first.midX, y: third.midY + 6))
    harness.advance(by: 1)
    #expect(model.names == ["B", "C", "A", "D"])
    harness.click("D")
    #expect(harness.text.contains("shows D"))
  }
}
