import Foundation
import SwiftUI
import Testing

@testable import EspalierBrowser

/// The page around the program, in a real browser: its address, its notices, and windows that are too large for it.
@MainActor
@Suite(.serialized, .enabled(if: Chromium.program != nil, Chromium.isMissing))
struct ChromiumWindowTests {
  @Test func `the secret leaves the address, and the page is reloaded without it`() async throws {
    try await TestHost.serving(CounterApp()) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 300, height: 300))
      defer { browser.close() }
      try await browser.expect("location.pathname", is: "/")
      try await browser.withElement("button", named: "Add", do: "function() { this.click() }")
      try await browser.expect("heading", named: "Count 1")
      try await browser.open("http://127.0.0.1:\(host.port)/")
      // The same window as before.
      try await browser.expect("heading", named: "Count 1")
      #expect(host.windowCount == 1)
    }
  }

  @Test func `a page opened without the secret says what to do`() async throws {
    try await TestHost.serving(CounterApp()) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 300, height: 300))
      defer { browser.close() }
      try await browser.expect("sessionStorage.clear(); 'done'", is: "done")
      try await browser.call("Page.navigate", "{\"url\":\"http://127.0.0.1:\(host.port)/\"}")
      try await browser.expect(
        "notice.textContent",
        is: "Open the address that the program prints: this one lacks its secret.")
    }
  }

  @Test func `a window whose page the browser blocks is offered until it is withdrawn`()
    async throws
  {
    try await TestHost.serving(ManyWindowsApp(), graceTime: 3_600) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 300, height: 300))
      defer { browser.close() }
      _ = try await browser.middle(of: "Open 1")
      let blocker = "asked = 0; open = () => { asked += 1; return null }; 'blocked'"
      try await browser.expect(blocker, is: "blocked")
      for _ in 0..<300 {
        try await browser.withElement("button", named: "Open 1", do: "function() { this.click() }")
      }
      // A link that is replaced under the mouse would not be followed.
      try await browser.expect("String(asked)", is: "300")
      // The page has its own window, and ten others wait; five of those are offered.
      try await browser.expect("String(notice.querySelectorAll('a').length)", is: "5")
      try await patiently { host.windowCount == 11 }
      #expect(host.windowCount == 11)
      let words = "notice.firstChild?.data ?? ''"
      try await browser.expect(words, is: "The browser did not open pages:")
      try await browser.evaluateClick("notice.lastChild")
      try await patiently { host.attachedCount == 2 }
      #expect(host.attachedCount == 2)
    }
  }

  @Test func `a page says when its program does not answer, and when it does again`() async throws {
    let program = try await ServedProgram()
    defer { program.end() }
    let browser = try await Chromium(
      showing: "http://127.0.0.1:\(program.port)/\(program.token)/",
      size: CGSize(width: 320, height: 240))
    defer { browser.close() }
    program.pause()
    try await browser.click(160, 120)
    try await browser.expect(
      "notice.hidden ? '' : notice.textContent", is: "The program does not answer.")
    program.resume()
    try await browser.expect("String(notice.hidden)", is: "true")
  }

  @Test func `another question is asked only when more was sent since the last one`() async throws {
    try await TestHost.serving(CounterApp()) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 300, height: 300))
      defer { browser.close() }
      let script = """
        import(performance.getEntriesByType("resource").map(file => file.name).find(name => name.endsWith("pulse.js")))
          .then(({ Pulse }) => {
            const asked = [];
            const pulse = new Pulse(message => asked.push(message.id), () => {});
            const answer = number => { pulse.answer(number); return asked.length; };
            pulse.wait();
            pulse.wait();
            pulse.wait();
            return [asked.length, answer(1), answer(2), answer(2)].join(" ");
          })
        """
      // One question at the press, and one more for the release, which may be what keeps the program busy.
      #expect(try await browser.evaluate(script, as: String.self) == "1 2 2 2")
    }
  }

  @Test(
    "a page that is too narrow begins at the leading edge, and scrolls", arguments: [false, true])
  func narrowPage(showsMenuBar: Bool) async throws {
    try await TestHost.serving(WideApp(), showsMenuBar: showsMenuBar) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 200, height: 300))
      defer { browser.close() }
      let first = try await browser.middle(of: "First")
      #expect(first.x > 0 && first.x < 200)
      // The content is 600 wide, the last button at its end.
      let last = try await browser.middle(of: "Last")
      #expect(last.x > 400)
      try await browser.call(
        "Input.dispatchMouseEvent",
        "{\"type\":\"mouseWheel\",\"x\":100,\"y\":150,\"deltaX\":1000,\"deltaY\":0}")
      var moved = last
      try await patiently {
        moved = (try? await browser.middle(of: "Last")) ?? last
        return moved.x == last.x - 400
      }
      #expect(moved.x == last.x - 400)
      try await browser.click(moved.x, moved.y)
      try await browser.expect("pressed Last")
    }
  }

  @Test func `a finger moves a page that is too narrow, and the focused element comes into view`()
    async throws
  {
    try await TestHost.serving(WideApp()) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 200, height: 300))
      defer { browser.close() }
      try await browser.call("Emulation.setTouchEmulationEnabled", "{\"enabled\":true}")
      let first = try await browser.middle(of: "First")
      try await browser.touch("touchStart", [CGPoint(x: 150, y: first.y)])
      for x in [140.0, 120, 90, 60] {
        try await browser.touch("touchMove", [CGPoint(x: x, y: first.y)])
      }
      try await browser.touch("touchEnd")
      try await patiently {
        (try? await browser.middle(of: "First").x).map { $0 < first.x } ?? false
      }
      #expect(try await browser.middle(of: "First").x < first.x)
      try await browser.press("Tab", code: 9)
      try await browser.press("Tab", code: 9)
      try await patiently { (try? await browser.middle(of: "Last").x).map { $0 < 200 } ?? false }
      #expect(try await browser.middle(of: "Last").x < 200)
    }
  }

  @Test func `keys start from where an assistive program has just put the focus`() async throws {
    try await TestHost.serving(ControlsApp()) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 300, height: 300))
      defer { browser.close() }
      // All of it happens in one turn of the page, before the program has answered.
      func focusAndPressTab(_ role: String, _ name: String, times: Int) async throws {
        let script = """
          function() {
            this.focus();
            for (let time = 0; time < \(times); time++)
              for (const type of ["keydown", "keyup"])
                this.dispatchEvent(new KeyboardEvent(type, { key: "Tab", bubbles: true }));
          }
          """
        try await browser.withElement(role, named: name, do: script)
      }
      // Pages in windows without the focus get no focus events.
      try await browser.call("Emulation.setFocusEmulationEnabled", "{\"enabled\":true}")
      let active = "document.activeElement.ariaLabel"
      for _ in 0..<3 {
        try await focusAndPressTab("textbox", "Name", times: 1)
        try await browser.expect(active, is: "Level")
        try await focusAndPressTab("textbox", "Name", times: 2)
        try await browser.expect(active, is: "Loud")
      }
      // Back to the place at which the program last put the focus.
      try await focusAndPressTab("slider", "Level", times: 1)
      try await browser.expect(active, is: "Loud")
      // Two places at once: the key is for the second.
      let both = """
        function() {
          const element = name => document.querySelector(`#elements [aria-label=${name}]`);
          element("Name").focus();
          element("Level").focus();
          for (const type of ["keydown", "keyup"])
            element("Level").dispatchEvent(new KeyboardEvent(type, { key: "Tab", bubbles: true }));
        }
        """
      for _ in 0..<3 {
        try await focusAndPressTab("textbox", "Name", times: 1)
        try await browser.expect(active, is: "Level")
        try await browser.withElement("button", named: "Clear", do: both)
        try await browser.expect(active, is: "Loud")
      }
    }
  }

  @Test func `a late report of the focus does not take it from where the page has put it since`()
    async throws
  {
    try await TestHost.serving(ControlsApp()) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 300, height: 300))
      defer { browser.close() }
      try await browser.call("Emulation.setFocusEmulationEnabled", "{\"enabled\":true}")
      // Messages from the program are recorded, to be delivered again at a worse moment.
      let keeping = """
        (() => {
          const Socket = WebSocket;
          globalThis.WebSocket = class extends Socket {
            constructor(address) {
              super(address);
              globalThis.socket = this;
              this.addEventListener("message", event => {
                if (typeof event.data === "string" && event.data.includes('"focused":true')) globalThis.told = event.data;
              });
            }
          };
        })()
        """
      let encoded = String(decoding: try JSONEncoder().encode(keeping), as: UTF8.self)
      try await browser.call("Page.addScriptToEvaluateOnNewDocument", "{\"source\":\(encoded)}")
      try await browser.open(host.address)
      _ = try await browser.middle(of: "Loud")
      let active = "document.activeElement.ariaLabel"
      try await browser.withElement("slider", named: "Level", do: "function() { this.focus() }")
      try await browser.expect("String(told?.includes('Level'))", is: "true")
      // The message about the slider comes again, as if it had been sent before the program heard about the toggle.
      let script = """
        (async () => {
          const element = name => document.querySelector(`#elements [aria-label=${name}]`);
          const old = JSON.parse(told);
          old.heard = 0;
          const data = JSON.stringify(old);
          element("Loud").focus();
          socket.onmessage(new MessageEvent("message", { data }));
          // The page handles each message in a separate turn; the program's answer is not among them.
          for (let turn = 0; turn < 10; turn++) await null;
          return document.activeElement.ariaLabel;
        })()
        """
      #expect(try await browser.evaluate(script, as: String.self) == "Loud")
      try await browser.expect(active, is: "Loud")
    }
  }

  @Test func `two quick presses of Tab move the focus two fields on`() async throws {
    try await TestHost.serving(ControlsApp()) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 300, height: 300))
      defer { browser.close() }
      let field = try await browser.middle(of: "Name")
      for _ in 0..<3 {
        try await browser.click(field.x, field.y)
        // The click takes the focus from wherever the last round has left it.
        try await browser.expect("document.activeElement.ariaLabel", is: "Name")
        try await browser.press("Tab", code: 9)
        try await browser.press("Tab", code: 9)
        try await browser.expect("document.activeElement.ariaLabel", is: "Loud")
      }
    }
  }

  @Test func `no element with the focus is hidden from screen readers`() async throws {
    try await TestHost.serving(ControlsApp()) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 300, height: 300))
      defer { browser.close() }
      // Checks, whenever an element gets the focus or is hidden, whether the focused one is hidden.
      let watch = """
        (() => {
          if (globalThis.faults) return "watching";
          globalThis.faults = [];
          const look = () => {
            const hidden = document.activeElement.closest("[aria-hidden=true]");
            if (hidden) faults.push(document.activeElement.id || document.activeElement.ariaLabel);
          };
          addEventListener("focusin", look);
          new MutationObserver(look)
            .observe(document.body, { subtree: true, attributeFilter: ["aria-hidden"] });
          return "watching";
        })()
        """
      try await browser.expect(watch, is: "watching")
      let field = try await browser.middle(of: "Name")
      for _ in 0..<3 {
        try await browser.click(field.x, field.y)
        try await browser.expect("document.activeElement.id", is: "text")
        for label in ["Level", "Loud"] {
          try await browser.press("Tab", code: 9)
          try await browser.expect("document.activeElement.ariaLabel", is: label)
        }
        // Assistive programs put the focus onto the field's own element.
        try await browser.withElement("textbox", named: "Name", do: "function() { this.focus() }")
        try await browser.expect("document.activeElement.id", is: "text")
      }
      let faults = try await browser.evaluate("faults.join()", as: String.self)
      #expect(faults == "")
    }
  }
}

extension Chromium {
  /// Waits until there is an element with a role and a name.
  func expect(
    _ role: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await patiently { ((try? await self.elements(role, named: name)) ?? []).isEmpty == false }
    let found = try await elements(role, named: name)
    #expect(!found.isEmpty, "there is no \(role) named \(name)", sourceLocation: sourceLocation)
  }
}

/// Opens as many windows as it is asked for.
struct ManyWindowsApp: App {
  var body: some Scene {
    WindowGroup("Many", id: "many") { ManyWindowsView() }
    WindowGroup("One of many", id: "one") { Text("Further window") }
  }
}

private struct ManyWindowsView: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View { Button("Open 1") { openWindow(id: "one") } }
}

/// Needs 600 points.
private struct WideApp: App {
  var body: some Scene { WindowGroup("Wide") { WideView() } }
}

private struct WideView: View {
  @State private var happened = "nothing"

  var body: some View {
    VStack {
      HStack {
        Button("First") { happened = "pressed First" }
        Spacer()
        Button("Last") { happened = "pressed Last" }
      }
      Text(happened)
    }
    .frame(minWidth: 600)
  }
}
