import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct ButtonTests {
  private struct Counter: View {
    @State private var count = 0
    var isDisabled = false

    var body: some View {
      VStack {
        Text("count \(count)")
        Button("Add") { count += 1 }.disabled(isDisabled)
      }
    }
  }

  private struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.background(configuration.isPressed ? Color.red : Color.blue)
    }
  }

  private struct DoubleClick: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  /// A style that shows the button as the style further out does, with a frame around it.
  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).padding(10)
    }
  }

  @Test func `a click does the action once`() {
    let harness = Harness(Counter())
    harness.click("Add")
    #expect(harness.text == ["count 1", "Add"])
  }

  @Test func `a press that is released elsewhere does nothing`() {
    let harness = Harness(Counter())
    let button = harness.frame(of: "Add") ?? .zero
    harness.press(at: CGPoint(x: button.midX, y: button.midY))
    harness.release(at: CGPoint(x: 1, y: 1))
    #expect(harness.text == ["count 0", "Add"])
  }

  @Test func `a disabled button does nothing`() {
    let harness = Harness(Counter(isDisabled: true))
    harness.click("Add")
    #expect(harness.text == ["count 0", "Add"])
  }

  @Test func `the space bar presses the button that has the focus`() {
    let harness = Harness(Counter())
    harness.press(.tab)
    harness.press(.space)
    #expect(harness.text == ["count 1", "Add"])
  }

  @Test(arguments: [
    (ButtonRole.cancel, "Cancel"), (.close, "Close"), (.confirm, "Done"), (.destructive, "Delete"),
  ])
  func `a button without a label has the title of its role`(_ role: ButtonRole, _ title: String) {
    var count = 0
    let harness = Harness(Button(role: role) { count += 1 })
    harness.click(title)
    #expect(count == 1)
  }

  @Test func `a repeating button acts every 75 ms after being held for 400 ms`() {
    let harness = Harness(Counter().buttonRepeatBehavior(.enabled))
    let button = harness.frame(of: "Add") ?? .zero
    harness.press(at: CGPoint(x: button.midX, y: button.midY))
    harness.advance(by: 0.35)
    #expect(harness.text.first == "count 0")
    harness.advance(by: 0.1)
    #expect(harness.text.first == "count 1")
    harness.advance(by: 0.1)
    #expect(harness.text.first == "count 2")
    harness.release()
    // The action that ran while the button was down does not run again.
    #expect(harness.text.first == "count 2")
  }

  @Test func `a bordered button on the Mac is its label with 12 points beside it, 24 points high`()
  {
    // "Add" is 3 × 8 = 24 wide.
    let snapshot = LayoutSnapshot(of: Button("Add") {}, proposal: .unspecified)
    #expect(snapshot.size == CGSize(width: 24 + 2 * 12, height: 24))
  }

  @Test func `a button on the phone is as large as its label`() {
    let size = LayoutSnapshot(of: Button("Add") {}, proposal: .unspecified, platform: .phone).size
    let text = LayoutSnapshot(of: Text("Add"), proposal: .unspecified, platform: .phone).size
    #expect(size == text)
  }

  @Test(arguments: [
    (ControlSize.mini, CGFloat(16)), (.small, 20), (.regular, 24), (.large, 28), (.extraLarge, 36),
  ])
  func `the control size decides the height`(_ size: ControlSize, _ height: CGFloat) {
    let view = Button("A") {}.buttonStyle(.bordered).controlSize(size)
    #expect(LayoutSnapshot(of: view, proposal: .unspecified).size.height == height)
  }

  @Test func `a label that fills makes the button fill`() {
    let view = HStack {
      ForEach(["A", "B", "C"], id: \.self) { name in
        Button {
        } label: {
          Text(name).frame(maxWidth: .infinity)
        }
        .accessibilityIdentifier(name)
      }
    }
    let snapshot = LayoutSnapshot(of: view, proposal: ProposedViewSize(width: 400, height: 100))
    let width: CGFloat = (400 - 2 * 8) / 3
    for name in ["A", "B", "C"] {
      #expect(abs((snapshot.frame(of: name)?.width ?? 0) - width) < 0.01)
    }
  }

  @Test func `a style shows whether the button is pressed`() {
    let harness = Harness(Button("A") {}.buttonStyle(Boxed()))
    #expect(!harness.displayListText.contains("red"))
    let button = harness.frame(of: "A") ?? .zero
    harness.press(at: CGPoint(x: button.midX, y: button.midY))
    let pressed = harness.displayListText
    harness.release()
    #expect(pressed != harness.displayListText)
  }

  @Test func `a style decides itself when the button acts`() {
    let log = Log()
    let harness = Harness(Button("A") { log.note("acted") }.buttonStyle(DoubleClick()))
    harness.click("A")
    harness.advance(by: 1)
    #expect(log.entries == [])
    harness.doubleClick("A")
    #expect(log.entries == ["acted"])
  }

  @Test func `a style that shows the button again gets the next style further out`() {
    let plain = LayoutSnapshot(
      of: Button("A") {}.buttonStyle(Framed()).buttonStyle(.plain), proposal: .unspecified)
    #expect(plain.size == CGSize(width: 8 + 20, height: 16 + 20))
  }

  @Test func `a link asks the environment to open its page`() throws {
    let page = try #require(URL(string: "https://example.org"))
    let log = Log()
    let harness = Harness(
      Link("Page", destination: page)
        .environment(
          \.openURL,
          OpenURLAction { url in
            log.note(url.absoluteString)
            return .handled
          }))
    harness.click("Page")
    #expect(log.entries == ["https://example.org"])
  }

  @Test func `a link leads to its page in documents, from its whole frame`() throws {
    let page = try #require(URL(string: "https://example.org"))
    let link = Link(destination: page) { Color.red.frame(width: 30, height: 10).padding(5) }
    let snapshot = LayoutSnapshot(of: link, proposal: .unspecified)
    #expect(snapshot.displayListText.contains(#"(link "https://example.org" 0,0 40x20"#))
    let renderer = ImageRenderer(content: link)
    let svg = try String(decoding: renderer.svgData(), as: UTF8.self)
    #expect(svg.contains(#"<a href="https://example.org""#))
    let script = try #require(URL(string: "javascript:alert(1)"))
    let refused = LayoutSnapshot(
      of: Link(destination: script) { Color.red }, proposal: .unspecified)
    #expect(!refused.displayListText.contains("link"))
  }

  @Test func `assistive programs find buttons and press them`() {
    expectAccessibility(of: Button("Add") {}, is: #"button "Add" [press]"#)
  }

  // MARK: Colors

  private func colors(
    _ view: some View, _ platform: LayoutSnapshot.Platform
  ) -> Set<Substring> {
    let text = LayoutSnapshot(of: view, proposal: .unspecified, platform: platform).displayListText
    return Set(text.split { " ()\n".contains($0) }.filter { $0.hasPrefix("#") })
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `a color set by the program wins over a button's tint`(
    _ platform: LayoutSnapshot.Platform
  ) {
    let red = colors(Text("Add").foregroundStyle(.red), platform)
    #expect(red.count == 1)
    let button = Button("Add") {}
    func check(_ view: some View) {
      #expect(colors(view.foregroundStyle(.red), platform).isSuperset(of: red))
      #expect(colors(VStack { view }.foregroundColor(.red), platform).isSuperset(of: red))
      #expect(!colors(view, platform).isSuperset(of: red))
    }
    check(button)
    check(button.buttonStyle(.borderless))
    check(button.buttonStyle(.bordered))
    check(button.buttonStyle(.borderedProminent))
    check(button.buttonStyle(.glass))
    check(Button("Add", role: .cancel) {})
    let plain = colors(Text("Add"), platform)
    #expect(colors(button.buttonStyle(.borderless).foregroundStyle(.primary), platform) == plain)
  }

  @Test func `the color that a list gives its headers and footers leaves the tint to buttons`() {
    let list = List {
      Section {
        Text("Row")
      } header: {
        Button("More") {}
      } footer: {
        Button("Less") {}
      }
    }
    let harness = Harness(list, window: CGSize(width: 300, height: 300), platform: .phone)
    let tint = colors(Text("Row").foregroundStyle(.tint), .phone)
    #expect(tint.count == 1 && tint.allSatisfy { harness.displayListText.contains($0) })
  }
}
