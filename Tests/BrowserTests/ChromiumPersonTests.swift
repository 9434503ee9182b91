import Foundation
import SwiftUI
import Testing

@testable import EspalierBrowser

/// Input by several fingers, mouse buttons, keys and windows on a page of a real browser.
@MainActor
@Suite(.serialized, .enabled(if: Chromium.program != nil, Chromium.isMissing))
struct ChromiumPersonTests {
  /// From 40 points apart to 80, both fingers in each step.
  @Test func `two fingers that move apart magnify by the change of their distance`() async throws {
    try await showing(HandsApp()) { browser, _ in
      try await browser.call("Emulation.setTouchEmulationEnabled", "{\"enabled\":true}")
      let middle = try await browser.middle(of: "Square")
      func fingers(_ reach: Double) -> [CGPoint] {
        [-reach, reach].map { CGPoint(x: middle.x + $0, y: middle.y) }
      }
      try await browser.touch("touchStart", fingers(20))
      for step in 1...10 { try await browser.touch("touchMove", fingers(20 + 2 * Double(step))) }
      try await browser.expect("magnified 2.00")
      try await browser.touch("touchEnd")
    }
  }

  @Test func `a finger that rests on a view opens its context menu`() async throws {
    try await showing(HandsApp()) { browser, _ in
      try await browser.call("Emulation.setTouchEmulationEnabled", "{\"enabled\":true}")
      try await browser.touch("touchStart", [try await browser.middle(of: "Offers a menu")])
      try await browser.withElement("menuitem", named: "Choose", do: "function() {}")
      try await browser.touch("touchEnd")
      try await browser.withElement("menuitem", named: "Choose", do: "function() { this.click() }")
      try await browser.expect("chosen")
    }
  }

  /// A phone's bar chooses the tab where the finger is lifted.
  @Test func `a finger that slides along a phone's tabs chooses the last one`() async throws {
    try await showing(PhoneTabsApp()) { browser, _ in
      try await browser.call("Emulation.setTouchEmulationEnabled", "{\"enabled\":true}")
      try await browser.expect("The first tab")
      let start = try await browser.middle(of: "First")
      let end = try await browser.middle(of: "Third")
      try await browser.touch("touchStart", [start])
      for step in 1...10 {
        let x = start.x + (end.x - start.x) * Double(step) / 10
        try await browser.touch("touchMove", [CGPoint(x: x, y: start.y)])
      }
      try await browser.touch("touchEnd")
      try await browser.expect("The third tab")
    }
  }

  /// While one button is down, browsers report the second one, and the release of the first, as movements.
  @Test func `a drag ends when its button is released though another one is down`() async throws {
    try await showing(HandsApp()) { browser, _ in
      let start = try await browser.middle(of: "Square")
      try await browser.mouse("mousePressed", start.x, start.y, down: 1)
      try await browser.mouse("mouseMoved", start.x + 30, start.y, down: 1)
      try await browser.mouse("mousePressed", start.x + 30, start.y, button: "right", down: 3)
      try await browser.mouse("mouseReleased", start.x + 30, start.y, down: 2)
      try await browser.expect("dragged 30")
      try await browser.mouse("mouseReleased", start.x + 30, start.y, button: "right", down: 0)
    }
  }

  @Test func `a window opened by the app has its own page`() async throws {
    try await showing(HandsApp()) { browser, host in
      let button = try await browser.middle(of: "Open another")
      try await browser.click(button.x, button.y)
      try await patiently { host.attachedCount == 2 }
      #expect(host.windowCount == 2)
      #expect(host.attachedCount == 2)
      // The first page still shows its own window.
      #expect(try await browser.evaluate("notice.textContent", as: String.self) == "")
    }
  }

  @Test func `a page whose window was closed says so and does not open another one`() async throws {
    try await showing(HandsApp()) { browser, host in
      let button = try await browser.middle(of: "Close")
      try await browser.click(button.x, button.y)
      let words = "notice.firstChild?.data ?? ''"
      try await patiently {
        (try? await browser.evaluate(words, as: String.self)) == "The window was closed."
      }
      #expect(try await browser.evaluate(words, as: String.self) == "The window was closed.")
      // A page whose connection was lost connects again after a quarter of a second.
      try await Task.sleep(for: .seconds(1))
      #expect(host.windowCount == 0)
      try await browser.evaluateClick("notice.lastChild")
      try await browser.expect("nothing yet")
      #expect(host.windowCount == 1)
    }
  }

  @Test func `text selected with the mouse is selected in the page's field`() async throws {
    try await showing(HandsApp()) { browser, _ in
      let field = try await browser.middle(of: "Words")
      try await browser.mouse("mousePressed", field.x - 100, field.y, down: 1)
      try await browser.mouse("mouseMoved", field.x + 95, field.y, down: 1)
      try await browser.mouse("mouseReleased", field.x + 95, field.y)
      try await browser.expect("[text.selectionStart, text.selectionEnd].join()", is: "0,13")
    }
  }

  @Test func `closing a menu that covered a field gives the keys back to the field`() async throws {
    try await showing(HandsApp()) { browser, _ in
      let field = try await browser.middle(of: "Words")
      try await browser.click(field.x + 80, field.y)
      try await browser.expect("document.activeElement.id", is: "text")
      let menu = try await browser.middle(of: "More")
      try await browser.click(menu.x, menu.y)
      // The highlighted line has the page's focus as long as the menu is open.
      try await browser.withElement("menuitem", named: "First", do: "function() {}")
      try await browser.press("ArrowDown", code: 40)
      try await browser.expect("document.activeElement.ariaLabel", is: "First")
      try await browser.press("Escape", code: 27)
      try await browser.expect("document.activeElement.id", is: "text")
      try await browser.type("!")
      try await browser.expect("one two three!")
    }
  }

  @Test func `copying in a field puts the text on the clipboard`() async throws {
    try await showing(HandsApp()) { browser, _ in
      try await browser.grant("clipboardReadWrite")
      let field = try await browser.middle(of: "Words")
      try await browser.click(field.x + 80, field.y)
      try await browser.expect("document.activeElement.id", is: "text")
      try await browser.press("a", code: 65, modifiers: 2)
      try await browser.expect("[text.selectionStart, text.selectionEnd].join()", is: "0,13")
      try await browser.press("c", code: 67, modifiers: 2)
      try await browser.expect("navigator.clipboard.readText()", is: "one two three")
    }
  }

  /// The program ends the connection of a page that sends more than a megabyte at a time.
  @Test func `a text that is too long to send is not pasted, and the page says so`() async throws {
    try await showing(HandsApp()) { browser, _ in
      let field = try await browser.middle(of: "Words")
      try await browser.click(field.x + 80, field.y)
      try await browser.expect("document.activeElement.id", is: "text")
      _ = try await browser.evaluate(
        """
        (() => {
          const data = new DataTransfer();
          data.setData("text/plain", "x".repeat(2000000));
          dispatchEvent(new ClipboardEvent("paste", { clipboardData: data }));
          return true;
        })()
        """, as: Bool.self)
      try await browser.expect(
        "notice.textContent",
        is: "Nothing was sent: a text may have 1 MB.")
      // The connection is the same, and nothing that was copied before was pasted.
      try await browser.press("End", code: 35)
      try await browser.type("!")
      try await browser.expect("one two three!")
    }
  }

  @Test func `a text file is dropped as a file`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data("content".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await showing(HandsApp()) { browser, _ in
      let place = try await browser.middle(of: "Offers a menu")
      let data = "{\"items\":[],\"files\":[\"\(file.path)\"],\"dragOperationsMask\":1}"
      for type in ["dragEnter", "dragOver", "drop"] {
        try await browser.call(
          "Input.dispatchDragEvent",
          "{\"type\":\"\(type)\",\"x\":\(place.x),\"y\":\(place.y),\"data\":\(data)}")
      }
      try await browser.expect("file with content")
    }
  }

  @Test func `the picture takes the pixel scale of the screen that the page is moved to`()
    async throws
  {
    try await showing(HandsApp()) { browser, _ in
      for scale in [2, 1.5] {
        try await browser.call(
          "Emulation.setDeviceMetricsOverride",
          "{\"width\":400,\"height\":500,\"deviceScaleFactor\":\(scale),\"mobile\":false}")
        try await browser.mouse("mouseMoved", 200 + scale, 200, button: "none")
        try await browser.expect("String(espalier.canvas.width)", is: "\(Int(400 * scale))")
      }
    }
  }

  // MARK: Helpers

  private func showing<A: App>(
    _ app: A, _ body: (Chromium, BrowserHost) async throws -> Void
  ) async throws {
    try await TestHost.serving(app) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 400, height: 500))
      defer { browser.close() }
      try await body(browser, host)
    }
  }
}

extension Chromium {
  /// The middle of the first element with a name or a text, once there is one.
  func middle(of name: String) async throws -> CGPoint {
    let script = """
      (() => {
        const isIt = element => element.ariaLabel === "\(name)" || element.firstChild?.data === "\(name)";
        const box = [...elements.querySelectorAll("*")].find(isIt)?.getBoundingClientRect();
        return box ? [box.x + box.width / 2, box.y + box.height / 2] : [];
      })()
      """
    var found: [Double] = []
    try await patiently {
      found = (try? await self.evaluate(script, as: [Double].self)) ?? []
      return !found.isEmpty
    }
    try #require(found.count == 2, "There is no \(name).")
    return CGPoint(x: found[0], y: found[1])
  }

  /// Waits until a text is on the page.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await patiently {
      ((try? await self.elements("StaticText", named: text)) ?? []).isEmpty == false
    }
    let found = try await elements("StaticText", named: text)
    #expect(!found.isEmpty, "there is no text \(text)", sourceLocation: sourceLocation)
  }

  /// Waits until a script has a result.
  func expect(
    _ script: String, is result: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    var found: String?
    try await patiently {
      found = try? await self.evaluate(script, as: String.self)
      return found == result
    }
    #expect(found == result, sourceLocation: sourceLocation)
  }

  /// Clicks the middle of what a script finds.
  func evaluateClick(_ script: String) async throws {
    let box = try await evaluate(
      "(() => { const box = (\(script)).getBoundingClientRect(); return [box.x + 5, box.y + box.height / 2] })()",
      as: [Double].self)
    let place = try #require(box)
    try await click(place[0], place[1])
  }
}

private struct PhoneTabsApp: App {
  var body: some Scene {
    WindowGroup("Tabs") {
      TabView {
        Tab("First", systemImage: "star") { Text("The first tab") }
        Tab("Second", systemImage: "heart") { Text("The second tab") }
        Tab("Third", systemImage: "bell") { Text("The third tab") }
      }
      .environment(\.platformStyle, .phone)
    }
  }
}

private struct HandsApp: App {
  var body: some Scene {
    WindowGroup("Hands", id: "hands") { HandsView() }
    WindowGroup("Other", id: "other") { Text("Another window") }
  }
}

private struct HandsView: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @State private var happened = "nothing yet"
  @State private var words = "one two three"

  var body: some View {
    VStack {
      Text(happened)
      Rectangle().fill(.blue).frame(width: 200, height: 100)
        .gesture(MagnifyGesture().onChanged { happened = "magnified \(two($0.magnification))" })
        .simultaneousGesture(
          DragGesture().onEnded { happened = "dragged \(Int($0.translation.width))" }
        )
        .accessibilityElement()
        .accessibilityLabel("Square")
      Text("Offers a menu").padding().contextMenu { Button("Choose") { happened = "chosen" } }
        .dropDestination(for: URL.self) { files, _ in
          let texts = files.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "nothing" }
          happened = "file with \(texts.joined())"
          for file in files { try? FileManager.default.removeItem(at: file) }
          return true
        }
      Button("Open another") { openWindow(id: "other") }
      Button("Close") { dismissWindow(id: "hands") }
      TextField("Words", text: $words).frame(width: 200)
      Text(words)
      Menu("More") {
        Button("First") {}
        Button("Second") {}
      }
    }
  }

  private func two(_ number: Double) -> String {
    number.formatted(.number.precision(.fractionLength(2)))
  }
}
