import EspalierInteraction
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Buttons and links in rows: a press on a row of the phone is one of all that have no style of their
/// own, wherever in the row they stand.
@MainActor struct ListButtonTests {
  @Observable final class Log {
    var entries: [String] = []
    var isOn = false
    var text = ""
    var mode = EditMode.inactive

    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private func harness(
    _ view: some View, platform: LayoutSnapshot.Platform = .phone
  ) -> Harness {
    Harness(view, window: CGSize(width: 320, height: 300), platform: platform)
  }

  private func touch(_ name: String, in harness: Harness) throws {
    let frame = try #require(harness.frame(of: name))
    touch(CGPoint(x: frame.midX, y: frame.midY), in: harness)
  }

  private func touch(_ point: CGPoint, to end: CGPoint? = nil, in harness: Harness) {
    harness.send(.pointer(PointerEvent(.down, at: point, kind: .touch)))
    if let end { harness.send(.pointer(PointerEvent(.moved, at: end, kind: .touch))) }
    harness.send(.pointer(PointerEvent(.up, at: end ?? point, kind: .touch)))
    harness.advance(by: 1)
  }

  private struct Pair: View {
    let log: Log

    var body: some View {
      List {
        HStack {
          Button("A") { log.entries.append("A") }
          Text("between")
          Button("B") { log.entries.append("B") }
          Button("C") { log.entries.append("C") }.buttonStyle(.borderless)
          Button("D") { log.entries.append("D") }.disabled(true)
        }
      }
    }
  }

  @Test(arguments: ["A", "between", "B"])
  func `a press anywhere in a phone's row presses one of its default buttons`(
    _ place: String
  ) throws {
    let log = Log()
    let harness = harness(Pair(log: log))
    try touch(place, in: harness)
    #expect(log.take() == ["A", "B"])
    // The edge of the box is part of the row, and a mouse presses as a finger does.
    let row = try #require(harness.frame(of: place))
    touch(CGPoint(x: 20, y: row.midY), in: harness)
    #expect(log.take() == ["A", "B"])
    harness.click(place)
    #expect(log.take() == ["A", "B"])
  }

  @Test func `a button of the phone with its own style acts alone`() throws {
    let log = Log()
    try touch("C", in: harness(Pair(log: log)))
    #expect(log.take() == ["C"])
  }

  // MARK: The look of a press

  /// The gray of rows that are pressed or selected, `UIColor.systemGray4`.
  private func isGray(_ harness: Harness) -> Bool {
    harness.displayListText.contains("(fill #d1d1d6 ")
  }

  @Test(arguments: ["A", "between"])
  func `a row of the phone shows that a finger rests on it`(_ place: String) throws {
    let log = Log()
    let harness = harness(Pair(log: log))
    let frame = try #require(harness.frame(of: place))
    let point = CGPoint(x: frame.midX, y: frame.midY)
    harness.send(.pointer(PointerEvent(.down, at: point, kind: .touch)))
    harness.advance(by: 0.05)
    #expect(!harness.displayListText.contains("#d1d1d6"), "the finger may still begin to scroll")
    harness.advance(by: 0.2)
    #expect(isGray(harness))
    harness.send(.pointer(PointerEvent(.up, at: point, kind: .touch)))
    #expect(log.take() == ["A", "B"])
    harness.advance(by: 1)
    #expect(!harness.displayListText.contains("#d1d1d6"))
  }

  @Test func `the mark of a press covers the lines above and below its row`() throws {
    let harness = harness(
      List {
        Button("A") {}
        Button("B") {}
        Button("C") {}
      })
    let (first, frame) = (
      try #require(harness.frame(of: "A")), try #require(harness.frame(of: "B"))
    )
    let point = CGPoint(x: frame.midX, y: frame.midY)
    harness.send(.pointer(PointerEvent(.down, at: point, kind: .touch)))
    harness.advance(by: 0.5)
    // It goes from edge to edge of the box, which is 16 in, and from the line of 1 point that ends the row above to the
    // end of its own, which is as high as the first.
    let pitch = frame.minY - first.minY
    let top = first.midY + pitch / 2 - 1
    let lines = harness.displayListText.split(separator: "\n").map(String.init)
    let mark = try #require(lines.firstIndex { $0.contains("#d1d1d6") })
    #expect(lines[mark].contains("16,\(number(top)) 288x\(number(pitch + 1))"))
    let separators = lines.indices.filter { lines[$0].contains("x1)") }
    #expect(separators.count == 2)
    #expect(separators.allSatisfy { $0 < mark })
  }

  private func number(_ length: CGFloat) -> String {
    length == length.rounded() ? "\(Int(length))" : "\(length)"
  }

  @Test func `a finger that scrolls presses no row`() throws {
    let log = Log()
    let harness = harness(
      List(0..<20, id: \.self) { row in Button("Row \(row)") { log.entries.append("\(row)") } })
    let frame = try #require(harness.frame(of: "Row 3"))
    let start = CGPoint(x: frame.midX, y: frame.midY)
    harness.send(.pointer(PointerEvent(.down, at: start, kind: .touch)))
    harness.advance(by: 0.05)
    for distance in [8.0, 20, 40] {
      let point = CGPoint(x: start.x, y: start.y - distance)
      harness.send(.pointer(PointerEvent(.moved, at: point, kind: .touch)))
    }
    harness.advance(by: 0.5)
    #expect(!harness.displayListText.contains("#d1d1d6"))
  }

  @Test func `a row that does nothing shows no press`() throws {
    let harness = harness(List { Text("Words") })
    let frame = try #require(harness.frame(of: "Words"))
    harness.send(
      .pointer(PointerEvent(.down, at: CGPoint(x: frame.midX, y: frame.midY), kind: .touch)))
    harness.advance(by: 0.5)
    #expect(!harness.displayListText.contains("#d1d1d6"))
  }

  @Test func `a press that ends outside of its row does nothing`() throws {
    let log = Log()
    let harness = harness(Pair(log: log))
    let row = try #require(harness.frame(of: "between"))
    harness.press(at: CGPoint(x: row.midX, y: row.midY))
    harness.move(to: CGPoint(x: row.midX, y: 280))
    harness.release()
    #expect(log.take() == [])
  }

  @Test func `buttons in a Mac row act separately`() throws {
    let log = Log()
    let harness = harness(Pair(log: log), platform: .mac)
    harness.click("B")
    #expect(log.take() == ["B"])
    harness.click("between")
    #expect(log.take() == [])
  }

  @Test func `keys and assistive programs press a single button`() throws {
    let log = Log()
    let harness = harness(Pair(log: log))
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.space)
    #expect(log.take().count == 1)
    let buttons = harness.graph.accessibilityTree().descendants { $0.role == .button }
    let button = try #require(buttons.first { $0.label == "B" })
    _ = harness.graph.perform(.press, on: button.id)
    #expect(log.take() == ["B"])
  }

  @Test func `a button in a link acts alone if it has its own style`() throws {
    let log = Log()
    let link = NavigationLink {
      Text("Screen")
    } label: {
      HStack {
        Text("Link")
        Button("Star") { log.entries.append("star") }.buttonStyle(.borderless)
      }
    }
    let harness = harness(NavigationStack { List { link } })
    try touch("Star", in: harness)
    #expect(log.take() == ["star"] && !harness.text.contains("Screen"))
    try touch("Link", in: harness)
    #expect(harness.text.contains("Screen"))
  }

  @Test func `a button in a header acts separately`() throws {
    let log = Log()
    let harness = harness(
      List {
        Section {
          Button("Row") { log.entries.append("row") }
        } header: {
          Button("Header") { log.entries.append("header") }
        }
      })
    try touch("Header", in: harness)
    #expect(log.take() == ["header"])
  }

  private struct Field: View {
    @Bindable var log: Log

    var body: some View {
      List {
        HStack {
          TextField("Name", text: $log.text)
          if !log.text.isEmpty { Button("Clear") { log.text = "" } }
        }
      }
    }
  }

  @Test func `a field keeps its focus when a button appears beside it`() throws {
    let log = Log()
    let harness = harness(Field(log: log))
    harness.type("ab", into: "Name")
    #expect(log.text == "ab")
    try touch("Clear", in: harness)
    #expect(log.text == "")
  }

  private struct Edited: View {
    @Bindable var log: Log
    @State private var selection: Set<String> = []

    var body: some View {
      List(selection: $selection) {
        HStack {
          Button("A") { log.entries.append("A") }
          Text(selection.sorted().joined())
        }
        .tag("row")
      }
      .environment(\.editMode, $log.mode)
    }
  }

  @Test func `buttons in rows that are edited are not pressed`() throws {
    let log = Log()
    log.mode = .active
    let harness = harness(Edited(log: log))
    try touch("A", in: harness)
    #expect(log.take() == [])
    #expect(harness.text.contains("row"))
  }

  // MARK: Groups

  private struct Part: Identifiable {
    let id: String
    var parts: [Part]?
  }

  private struct Parts: View {
    @State private var selection: String?
    var isSelectable = false

    var body: some View {
      let parts = [Part(id: "whole", parts: [Part(id: "part")])]
      if isSelectable {
        List(parts, children: \.parts, selection: $selection) { Text($0.id) }
      } else {
        List(parts, children: \.parts) { Text($0.id) }
      }
    }
  }

  @Test func `a press on a row of the phone opens those below it, unless it selects the row`()
    throws
  {
    for (isSelectable, platform) in [
      (false, LayoutSnapshot.Platform.phone), (true, .phone), (false, .mac),
    ] {
      let harness = harness(Parts(isSelectable: isSelectable), platform: platform)
      let row = try #require(harness.frame(of: "whole"))
      harness.click(at: CGPoint(x: 160, y: row.midY))
      harness.advance(by: 1)
      #expect(harness.text.contains("part") == (!isSelectable && platform == .phone))
    }
  }

  // MARK: Forms

  @Test func `a link in a form of the phone ends with a mark, and is followed from its whole row`()
    throws
  {
    let form = NavigationStack {
      Form {
        Text("First")
        NavigationLink {
          Text("Screen")
        } label: {
          LabeledContent("Label", value: "Value")
        }
      }
    }
    let harness = harness(form)
    // The mark and the distance before it are 20 wide, the row ends 16 before its box, the box 16
    // before the list.
    #expect(harness.frame(of: "Value")?.maxX == CGFloat(320 - 16 - 16 - 20))
    let row = try #require(harness.frame(of: "Label"))
    touch(CGPoint(x: row.maxX + 40, y: row.midY + 20), in: harness)
    #expect(harness.text.contains("Screen"))
  }

  @Test func `a link in a grouped form of the Mac is a row with a mark`() throws {
    let form = NavigationStack {
      Form {
        NavigationLink("Link") { Text("Screen") }
        Button("Button") {}
      }
      .formStyle(.grouped)
    }
    let harness = harness(form, platform: .mac)
    // The content of rows is 30 in; in front of a button's title is the edge of its border.
    #expect(harness.frame(of: "Link")?.minX == 30)
    #expect(harness.frame(of: "Button")?.minX == CGFloat(30 + 12))
    let row = try #require(harness.frame(of: "Link"))
    harness.click(at: CGPoint(x: 280, y: row.maxY + 8))
    harness.advance(by: 1)
    #expect(harness.text.contains("Screen"))
  }
}
