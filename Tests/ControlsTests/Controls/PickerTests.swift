import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct PickerTests {
  private struct Choice: View {
    @State private var choice = 0

    var body: some View {
      VStack {
        Text("choice \(choice)")
        Picker("Kind", selection: $choice) {
          ForEach(0..<3) { Text("option \($0)") }
        }
      }
    }
  }

  private struct Tagged: View {
    @State private var color: String? = "red"

    var body: some View {
      VStack {
        Text(color ?? "none")
        Picker("Color", selection: $color) {
          Text("No color").tag(String?.none)
          Text("Red one").tag("red")
          Text("Blue one").tag("blue")
        }
      }
    }
  }

  @Test func `options of a ForEach stand for its elements`() {
    let harness = Harness(Choice().pickerStyle(.segmented))
    harness.click("option 2")
    #expect(harness.text.first == "choice 2")
  }

  @Test func `the mouse's wheel turns a wheel by a row for each notch, and not beyond its ends`() {
    let harness = Harness(Choice().pickerStyle(.wheel))
    let middle = CGPoint(
      x: harness.frame(of: "option 0")?.midX ?? 0, y: harness.frame(of: "option 0")?.midY ?? 0)
    func turn(by height: CGFloat) -> String? {
      harness.scroll(at: middle, by: CGSize(width: 0, height: height))
      return harness.text.first
    }
    #expect(turn(by: -48) == "choice 1")
    // A touch pad moves by less: rows are 22 points high.
    #expect(turn(by: -12) == "choice 1")
    #expect(turn(by: -12) == "choice 2")
    #expect(turn(by: -48) == "choice 2")
    #expect(turn(by: 48) == "choice 1")
    #expect(turn(by: .nan) == "choice 1")
  }

  private struct Numbers: View {
    @State private var number = 5
    let log: Log

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Picker("Number", selection: $number) {
            ForEach(0..<20) { Text("row \($0)").tag($0) }
          }
          .pickerStyle(.wheel)
          .labelsHidden()
          Color.red.frame(height: 900)
        }
      }
      .onChange(of: number) { log.note("\(number)") }
    }
  }

  /// The ways of a finger from the selected row in the middle, in rows of the phone's wheel, which are 32 points high.
  @Test(
    arguments: [(-2.0, ["7"]), (3.0, ["2"]), (0.4, []), (-30.0, ["19"])] as [(CGFloat, [String])])
  func `a finger turns a wheel, which selects where it comes to rest, and nothing scrolls`(
    _ rows: CGFloat, _ chosen: [String]
  ) throws {
    let log = Log()
    let harness = Harness(Numbers(log: log), platform: .phone)
    let row = try #require(harness.frame(of: "row 5"))
    let next = try #require(harness.frame(of: "row 6"))
    let height = next.midY - row.midY
    func finger(_ phase: PointerEvent.Phase, _ y: CGFloat) {
      let point = CGPoint(x: row.midX, y: row.midY + y)
      harness.send(.pointer(PointerEvent(phase, at: point, kind: .touch)))
    }
    finger(.down, 0)
    for step in 1...10 {
      harness.advance(by: 0.1)
      finger(.moved, rows * height * CGFloat(step) / 10)
      #expect(log.entries.isEmpty)
    }
    // Rests before it leaves.
    for _ in 0..<3 {
      harness.advance(by: 0.1)
      finger(.moved, rows * height)
    }
    finger(.up, rows * height)
    harness.advance(by: 1)
    #expect(log.entries == chosen)
    // The selected row is in the middle of the wheel.
    let selected = "row \(chosen.last ?? "5")"
    #expect(harness.frame(of: selected)?.midY == row.midY)
  }

  @Test func `a wheel that is left while it turns goes on for a while`() throws {
    let log = Log()
    let harness = Harness(Numbers(log: log), platform: .phone)
    let row = try #require(harness.frame(of: "row 5"))
    func finger(_ phase: PointerEvent.Phase, _ y: CGFloat) {
      let point = CGPoint(x: row.midX, y: row.midY + y)
      harness.send(.pointer(PointerEvent(phase, at: point, kind: .touch)))
    }
    finger(.down, 0)
    for step in 1...6 {
      harness.advance(by: 1 / 60)
      finger(.moved, CGFloat(step) * -10)
    }
    finger(.up, -60)
    harness.advance(by: 1)
    // 60 points are two rows; at 600 points per second, another 150 follow.
    let number = try #require(log.entries.last.flatMap(Int.init))
    #expect(number > 8)
    #expect(log.entries.count == 1)
  }

  @Test func `a row of a wheel that is pressed turns to the middle`() {
    let log = Log()
    let harness = Harness(Numbers(log: log), platform: .phone)
    harness.click("row 6")
    #expect(log.entries == ["6"])
  }

  @Test func `options may come from conditions and nested loops`() {
    let harness = Harness(
      Picker("Numbers", selection: .constant(11)) {
        if true { Text("one").tag(1) }
        ForEach(["x"], id: \.self) { _ in
          ForEach(10..<12, id: \.self) { Text("number \($0)") }
        }
      }
      .pickerStyle(.inline))
    #expect(harness.text.suffix(3) == ["one", "number 10", "number 11"])
    #expect(harness.diagnostics == [])
  }

  @Test func `tags may be of the type inside an optional selection`() {
    let harness = Harness(Tagged().pickerStyle(.radioGroup))
    harness.click("Blue one")
    #expect(harness.text.first == "blue")
    harness.click("No color")
    #expect(harness.text.first == "none")
  }

  @Test func `the ring of radio buttons is not around their label`() throws {
    let harness = Harness(
      Picker("Long label", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.radioGroup))
    let label = try #require(harness.frame(of: "Long label"))
    harness.press(.tab)
    // The ring is painted in a clip that reaches some points beyond it.
    let ring = try #require(
      harness.displayListText.firstMatch(of: /clip evenOdd \(path "([0-9.]+)/))
    let start = try #require(Double(ring.output.1))
    #expect(start > label.midX)
  }

  // The circle is 16 points wide and 5 before its label.
  @Test func `a click between a radio button and its label chooses it`() {
    let harness = Harness(Tagged().pickerStyle(.radioGroup))
    let label = harness.frame(of: "Blue one") ?? .zero
    harness.click(at: CGPoint(x: label.minX - 2.5, y: label.midY))
    #expect(harness.text.first == "blue")
  }

  @Test func `tags win over identities, and an option without a tag cannot be chosen`() {
    let handle = Handle<String?>()
    let harness = Harness(Identified(handle: handle).pickerStyle(.radioGroup))
    harness.click("Second")
    #expect(handle.value == "tag of b")
    harness.click("Untagged")
    #expect(handle.value == "tag of b")
  }

  private struct Identified: View {
    let handle: Handle<String?>
    @State private var choice: String?

    var body: some View {
      let _ = handle.take($choice)
      Picker("Kind", selection: $choice) {
        ForEach(["a", "b"], id: \.self) { name in
          Text(name == "a" ? "First" : "Second").tag("tag of \(name)").id("id of \(name)")
        }
        Text("Untagged").id("unused")
      }
    }
  }

  @Test func `arrow keys choose the next option`() {
    let harness = Harness(Choice().pickerStyle(.segmented))
    harness.press(.tab)
    harness.press(.rightArrow)
    #expect(harness.text.first == "choice 1")
    harness.press(.leftArrow)
    harness.press(.leftArrow)
    #expect(harness.text.first == "choice 0")
  }

  @Test func `the arrow keys up and down choose the option above and below`() {
    let harness = Harness(Choice().pickerStyle(.radioGroup))
    harness.press(.tab)
    harness.press(.downArrow)
    #expect(harness.text.first == "choice 1")
    harness.press(.upArrow)
    #expect(harness.text.first == "choice 0")
  }

  @Test func `segments are all as wide as the widest`() {
    let view = Picker("", selection: .constant(0)) {
      Text("a").tag(0)
      Text("four").tag(1)
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    // Twice 4 × 8 and the 21 points beside a title that macOS 26 was seen to leave.
    let size = LayoutSnapshot(of: view, proposal: .unspecified).size
    #expect(size == CGSize(width: 2 * (32 + 21), height: 24))
  }

  @Test(arguments: [3, 6, 7, 11])
  func `no title is shortened in a bar of its ideal size, however many segments it has`(
    _ count: Int
  ) {
    let view = Picker("", selection: .constant(0)) {
      ForEach(0..<count, id: \.self) { Text($0 == 1 ? "the longest of them" : "short") }
    }
    .pickerStyle(.segmented).labelsHidden()
    let drawing = Harness(view, window: CGSize(width: 2000, height: 50), text: .fonts)
      .displayListText
    #expect(drawing.contains("the longest of them"))
    #expect(!drawing.contains("…"))
  }

  @Test func `a selection without a matching option is reported once`() {
    let harness = Harness(
      Picker("Size", selection: .constant("huge")) {
        Text("Small").tag("small")
        Text("Large").tag("large")
      }
      .pickerStyle(.segmented))
    #expect(harness.diagnostics.count == 1)
    #expect(harness.diagnostics.first?.contains("no option stands for the selection huge") == true)
    #expect(harness.diagnostics.first?.contains("\n  at Picker > ") == true)
    #expect(Harness(Choice()).diagnostics == [])
  }

  @Test func `the button of a menu is as wide as its widest option`() {
    func width(_ selection: Int) -> CGFloat {
      let view = Picker("", selection: .constant(selection)) {
        Text("ab").tag(0)
        Text("abcdef").tag(1)
      }
      .labelsHidden()
      return LayoutSnapshot(of: view, proposal: .unspecified).size.width
    }
    // macOS 26 was seen to leave 47.5 points for the border and the arrows.
    let expected: CGFloat = 6 * 8 + 47.5
    #expect(width(0) == expected)
    #expect(width(1) == width(0))
  }

  @Test func `a menu shows the selected option, and the others when it is open`() {
    let harness = Harness(Choice())
    #expect(harness.displayListText.contains("option 0"))
    #expect(!harness.displayListText.contains("option 1"))
    harness.click("option 0")
    #expect(harness.displayListText.contains("option 1"))
    // The selected option is highlighted first.
    harness.press(.downArrow)
    harness.press(.return)
    #expect(harness.text.first == "choice 1")
    harness.advance(by: 0.5)
    #expect(!harness.displayListText.contains("option 2"))
  }

  // Lines of the fixed-pitch text are as high as the font's size, 13 points.
  @Test(arguments: [400, 250, 220] as [CGFloat])
  func `the label of a segmented picker that has no room is shortened, not broken`(_ width: CGFloat)
  {
    let harness = Harness(
      Picker("Arrangement of rows", selection: .constant(0)) {
        Text("Names").tag(0)
        Text("Dates").tag(1)
      }
      .pickerStyle(.segmented)
      .frame(width: width)
      .accessibilityIdentifier("picker"), window: CGSize(width: 500, height: 200))
    let height: CGFloat = 24
    #expect(harness.frame(of: "picker")?.height == height)
  }

  /// Titles and options come from one loop, whose elements are the options' values.
  private struct Sectioned: View {
    @State private var choice = 1

    var body: some View {
      VStack {
        Text("choice \(choice)")
        Picker("Kind", selection: $choice) {
          ForEach(0..<3) { number in
            Section("group \(number)") {
              Text("option \(number)").tag(number)
              Text("further \(number)").tag(number + 10)
            }
          }
        }
      }
    }
  }

  @Test func `titles of sections are not options`() {
    let radio = Harness(Sectioned().pickerStyle(.radioGroup))
    let groups = (0..<3).flatMap { ["group \($0)", "option \($0)", "further \($0)"] }
    #expect(radio.text == ["choice 1", "Kind"] + groups)
    radio.click("group 2")
    #expect(radio.text.first == "choice 1")
    radio.click("further 2")
    #expect(radio.text.first == "choice 12")
    let options = (0..<3).flatMap { ["option \($0)", "further \($0)"] }
    #expect(Harness(Sectioned().pickerStyle(.segmented)).text.suffix(6) == options[...])
  }

  @Test func `a menu shows the titles of its sections, and its button the selected option`() throws
  {
    let harness = Harness(Sectioned().pickerStyle(.menu), window: CGSize(width: 300, height: 400))
    #expect(harness.text == ["choice 1", "Kind", "option 1"])
    harness.click("option 1")
    let titles = try (0..<3).map { try #require(harness.frame(of: "group \($0)")) }
    #expect(titles[0].maxY < titles[1].minY && titles[1].maxY < titles[2].minY)
    harness.click("group 0")
    #expect(harness.text.first == "choice 1")
    harness.click("further 0")
    #expect(harness.text == ["choice 10", "Kind", "further 0"])
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `the selected option alone still shows after a change of appearance`(_ scheme: ColorScheme) {
    let harness = Harness(Sectioned().pickerStyle(.menu).preferredColorScheme(scheme))
    #expect(harness.text == ["choice 1", "Kind", "option 1"])
  }
}
