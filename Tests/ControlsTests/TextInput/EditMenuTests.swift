import Espalier
import EspalierHosting
import EspalierInteraction
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The menus with which texts are cut, copied and pasted.
@MainActor struct EditMenuTests {
  /// Texts of all kinds, a line below the other.
  private struct Texts: View {
    @State private var name = "Ada Lovelace"
    @State private var secret = "enigma"
    @State private var note = "one two"
    @State private var empty = ""

    var body: some View {
      VStack(alignment: .leading) {
        Text("<\(name)>")
        TextField("Name", text: $name)
        SecureField("Secret", text: $secret)
        TextEditor(text: $note).frame(height: 40).accessibilityLabel("Note")
        TextField("Empty", text: $empty)
        TextField("Fixed", text: $name).disabled(true)
        Text("read me").textSelection(.enabled)
        Text("plain")
      }
      .frame(width: 260)
    }
  }

  private static let window = CGSize(width: 300, height: 400)

  private func texts(_ platform: LayoutSnapshot.Platform, clipboard: String? = nil) -> Harness {
    let harness = Harness(Texts(), window: Self.window, platform: platform)
    harness.host.clipboard = clipboard
    return harness
  }

  /// The lines of the open menu, those that cannot be chosen in parentheses.
  private func menu(_ harness: Harness) -> [String] {
    harness.graph.accessibilityTree().descendants { $0.role == .menuItem }
      .map { $0.isEnabled ? $0.label : "(\($0.label))" }
  }

  /// The menu after a right click on a view, `inset` points after its leading edge.
  private func rightClick(_ name: String, _ inset: CGFloat = 4, in harness: Harness) {
    guard let frame = harness.frame(of: name) else { return }
    let point = CGPoint(x: frame.minX + inset, y: frame.minY + min(8, frame.height / 2))
    for phase in [PointerEvent.Phase.down, .up] {
      harness.send(.pointer(PointerEvent(phase, at: point, button: .secondary)))
    }
  }

  private func touch(
    _ name: String, _ inset: CGFloat = 12, seconds: Double = 0, clicks: Int = 1, in harness: Harness
  ) {
    guard let frame = harness.frame(of: name) else { return }
    let point = CGPoint(x: frame.minX + inset, y: frame.minY + min(12, frame.height / 2))
    harness.send(.pointer(PointerEvent(.down, at: point, clickCount: clicks, kind: .touch)))
    if seconds > 0 { harness.advance(by: seconds) }
    harness.send(.pointer(PointerEvent(.up, at: point, clickCount: clicks, kind: .touch)))
  }

  private func hold(_ name: String, _ inset: CGFloat = 12, in harness: Harness) {
    touch(name, inset, seconds: 0.6, in: harness)
  }

  private func choose(_ title: String, in harness: Harness) {
    touch(title, in: harness)
    harness.advance(by: 0.3)
  }

  // MARK: The secondary button

  // The Mac's menu has all commands, and dims those that cannot act.
  @Test(arguments: [
    ("Name", ["Cut", "Copy", "Paste", "Select All"]),
    ("Secret", ["(Cut)", "(Copy)", "Paste", "Select All"]),
    ("Note", ["Cut", "Copy", "Paste", "Select All"]),
    ("Empty", ["(Cut)", "(Copy)", "Paste", "(Select All)"]),
    ("Fixed", []),
    ("read me", ["Copy", "Select All"]),
    ("plain", []),
  ])
  func `the secondary button opens the menu of a text`(name: String, lines: [String]) {
    let harness = texts(.mac, clipboard: "x")
    rightClick(name, 12, in: harness)
    #expect(menu(harness) == lines)
  }

  @Test func `nothing is pasted from an empty clipboard`() {
    let harness = texts(.mac)
    rightClick("Name", 12, in: harness)
    #expect(menu(harness) == ["Cut", "Copy", "(Paste)", "Select All"])
  }

  @Test
  func `it acts on the word that is clicked, and leaves the focus and the caret in the field`() {
    let harness = texts(.mac)
    rightClick("Name", 12, in: harness)
    harness.click("Cut")
    #expect(harness.host.clipboard == "Ada")
    #expect(harness.text.contains("< Lovelace>"))
    harness.type("Eve")
    #expect(harness.text.contains("<Eve Lovelace>"))
  }

  @Test func `a click in the selection keeps it, and one beside it does not`() {
    let harness = texts(.mac)
    harness.click("Name")
    harness.press("a", modifiers: .command)
    rightClick("Name", 12, in: harness)
    harness.click("Copy")
    #expect(harness.host.clipboard == "Ada Lovelace")
    // Beside the twelve characters, each of them eight points wide.
    rightClick("Name", 12 * 8 + 40, in: harness)
    #expect(menu(harness) == ["(Cut)", "(Copy)", "Paste", "Select All"])
  }

  @Test func `the word of a text that is only shown is copied`() {
    let harness = texts(.mac)
    rightClick("read me", in: harness)
    harness.click("Copy")
    #expect(harness.host.clipboard == "read")
  }

  @Test func `Control-Return opens the menu of the field with the focus, and arrows choose`() {
    let harness = texts(.mac)
    harness.click("Name")
    harness.press(.return, modifiers: .control)
    harness.press(.return)
    harness.type("x")
    #expect(menu(harness) == [])
    #expect(harness.text.contains("<x>"))
  }

  // MARK: Fingers

  // The phone's bar has what can act.
  @Test(arguments: [
    ("Name", ["Cut", "Copy", "Paste"]),
    ("Secret", ["Paste"]),
    ("Note", ["Cut", "Copy", "Paste"]),
    ("Empty", ["Paste"]),
    ("Fixed", []),
    ("read me", ["Copy", "Select All"]),
    ("plain", []),
  ])
  func `a finger that is held selects a word and opens a bar`(name: String, titles: [String]) {
    let harness = texts(.phone, clipboard: "x")
    hold(name, in: harness)
    #expect(menu(harness) == titles)
  }

  @Test func `an empty field with nothing to paste has no menu`() {
    let harness = texts(.phone)
    hold("Empty", in: harness)
    #expect(menu(harness) == [])
    harness.type("x")
    #expect(harness.value(of: "Empty") == "x")
  }

  @Test func `the bar stands above the selection, and below where there is no room`() {
    struct Lines: View {
      @State private var text = "word"

      var body: some View {
        VStack {
          TextField("High", text: $text)
          Spacer()
          TextField("Low", text: $text)
        }
      }
    }
    for (name, isAbove) in [("High", false), ("Low", true)] {
      let harness = Harness(Lines(), window: Self.window, platform: .phone)
      hold(name, in: harness)
      guard let field = harness.frame(of: name), let title = harness.frame(of: "Cut") else {
        Issue.record("no bar")
        continue
      }
      #expect(isAbove ? title.maxY < field.minY : title.minY > field.maxY)
    }
  }

  @Test func `a finger beside the words places the caret, and the bar selects from there`() {
    let harness = texts(.phone)
    hold("Name", 200, in: harness)
    #expect(menu(harness) == ["Select", "Select All"])
    choose("Select", in: harness)
    #expect(menu(harness) == ["Cut", "Copy"])
    choose("Cut", in: harness)
    #expect(harness.host.clipboard == "Lovelace")
    #expect(menu(harness) == [])
    harness.type("x")
    #expect(harness.text.contains("<Ada x>"))
  }

  @Test func `a finger that is held and moved selects whole words`() {
    let harness = texts(.phone)
    guard let frame = harness.frame(of: "Name") else { return }
    let start = CGPoint(x: frame.minX + 12, y: frame.midY)
    let end = CGPoint(x: frame.minX + 70, y: frame.midY)
    harness.send(.pointer(PointerEvent(.down, at: start, kind: .touch)))
    harness.advance(by: 0.6)
    harness.send(.pointer(PointerEvent(.moved, at: end, kind: .touch)))
    harness.send(.pointer(PointerEvent(.up, at: end, kind: .touch)))
    choose("Copy", in: harness)
    #expect(harness.host.clipboard == "Ada Lovelace")
  }

  @Test func `two taps select a word and open the bar`() {
    let harness = texts(.phone)
    touch("Name", in: harness)
    touch("Name", clicks: 2, in: harness)
    #expect(menu(harness) == ["Cut", "Copy"])
  }

  @Test func `a tap on the caret opens the bar, and another one closes it`() {
    let harness = texts(.phone)
    touch("Name", 200, in: harness)
    #expect(menu(harness) == [])
    touch("Name", 200, in: harness)
    #expect(menu(harness) == ["Select", "Select All"])
    touch("Name", 200, in: harness)
    #expect(menu(harness) == [])
  }

  @Test func `a tap on the selection keeps it and opens the bar`() {
    let harness = texts(.phone)
    touch("Name", 200, in: harness)
    harness.press("a", modifiers: .command)
    touch("Name", in: harness)
    choose("Copy", in: harness)
    #expect(harness.host.clipboard == "Ada Lovelace")
  }

  @Test func `typing goes on beside the bar, and closes it`() {
    let harness = texts(.phone)
    hold("Name", in: harness)
    harness.type("Eve")
    #expect(harness.text.contains("<Eve Lovelace>"))
    #expect(menu(harness) == [])
  }

  // MARK: Both

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `Escape and presses beside the menu close it`(platform: LayoutSnapshot.Platform) {
    let harness = texts(platform)
    hold("Name", in: harness)
    #expect(menu(harness).contains("Copy"))
    harness.press(.escape)
    #expect(menu(harness) == [])
    hold("Name", in: harness)
    touch("plain", in: harness)
    #expect(menu(harness) == [])
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `scrolling closes the menu, and so does the end of the text`(
    platform: LayoutSnapshot.Platform
  ) {
    struct Page: View {
      @State private var text = "word"
      @State private var isShown = true

      var body: some View {
        ScrollView {
          VStack {
            Color.clear.frame(height: 100)
            if isShown { TextField("Name", text: $text) }
            Color.clear.frame(height: 900)
          }
        }
        .background { Button("") { isShown = false }.keyboardShortcut("k") }
      }
    }
    let harness = Harness(Page(), window: Self.window, platform: platform)
    hold("Name", in: harness)
    #expect(menu(harness).contains("Copy"))
    harness.scroll(at: CGPoint(x: 150, y: 300), by: CGSize(width: 0, height: -20))
    #expect(menu(harness) == [])
    harness.advance(by: 1)
    hold("Name", in: harness)
    #expect(menu(harness).contains("Copy"))
    harness.press("k", modifiers: .command)
    #expect(menu(harness) == [])
  }

  @Test func `a menu of the program on a text takes the place of the text's own`() {
    struct Own: View {
      @State private var text = "word"

      var body: some View {
        VStack {
          TextField("Name", text: $text).contextMenu { Button("Mine") {} }
          Text("read").textSelection(.enabled).padding().contextMenu { Button("Mine") {} }
          VStack {
            TextField("Inside", text: $text)
            Text("beside")
          }
          .contextMenu { Button("Mine") {} }
        }
      }
    }
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      for (name, isOwn) in [("Name", true), ("read", true), ("Inside", false), ("beside", true)] {
        let harness = Harness(Own(), window: Self.window, platform: platform)
        rightClick(name, in: harness)
        #expect((menu(harness) == ["Mine"]) == isOwn)
        #expect(!menu(harness).isEmpty)
        harness.press(.escape)
        hold(name, in: harness)
        #expect((menu(harness) == ["Mine"]) == isOwn)
        #expect(!menu(harness).isEmpty)
      }
    }
  }

  @Test func `a menu of the program on a field of a form takes the place of the field's own`()
    throws
  {
    struct Own: View {
      @State private var text = "word"

      var body: some View {
        Form {
          TextField("Name", text: $text).contextMenu { Button("Mine") {} }
          TextField("Other", text: $text)
        }
      }
    }
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      for (name, isOwn) in [("Name", true), ("Other", false)] {
        let harness = Harness(Own(), window: Self.window, platform: platform)
        let field = harness.graph.accessibilityTree().descendants { $0.label == name }.last
        let frame = try #require(field).frame
        let point = CGPoint(x: frame.minX + 12, y: frame.midY)
        harness.send(.pointer(PointerEvent(.down, at: point, button: .secondary)))
        harness.send(.pointer(PointerEvent(.up, at: point, button: .secondary)))
        #expect((menu(harness) == ["Mine"]) == isOwn)
        #expect(!menu(harness).isEmpty)
      }
    }
  }

  @Test func `a text in a control has no menu`() {
    var count = 0
    let button = Button {
      count += 1
    } label: {
      Text("Press")
    }.textSelection(.enabled)
    let harness = Harness(button, window: Self.window, platform: .phone)
    rightClick("Press", in: harness)
    hold("Press", in: harness)
    #expect(menu(harness) == [])
    #expect(count == 1)
  }

  @Test func `a field in a sheet has its menu above the sheet`() {
    struct Sheet: View {
      @State private var text = "word"

      var body: some View {
        Text("behind").sheet(isPresented: .constant(true)) { TextField("Name", text: $text) }
      }
    }
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let harness = Harness(Sheet(), window: Self.window, platform: platform)
      harness.advance(by: 1)
      hold("Name", in: harness)
      choose("Copy", in: harness)
      #expect(harness.host.clipboard == "word")
      #expect(menu(harness) == [])
    }
  }
}
