import Foundation
import SwiftUI
import Testing

@testable import EspalierBrowser

/// Texts on a page of a real browser: their links, and what the browser itself finds in them.
@MainActor
@Suite(.serialized, .enabled(if: Chromium.program != nil, Chromium.isMissing))
struct ChromiumLinkTests {
  /// Makes the page record addresses instead of opening them.
  private let noteOpened =
    "globalThis.opened = []; open = href => { opened.push(href); return {}; }; 'ready'"

  @Test func `a click on a link opens its address`() async throws {
    try await showing { browser, _ in
      try await browser.expect(noteOpened, is: "ready")
      let place = try await browser.middle(of: "two")
      try await browser.click(place.x, place.y)
      try await browser.expect("opened.join()", is: "https://a.b/2")
    }
  }

  @Test func `the pointer is a hand over a link`() async throws {
    try await showing { browser, _ in
      let link = try await browser.middle(of: "Alone")
      try await browser.mouse("mouseMoved", link.x, link.y, button: "none")
      try await browser.expect("document.body.style.cursor", is: "pointer")
      try await browser.mouse("mouseMoved", 5, 5, button: "none")
      try await browser.expect("document.body.style.cursor", is: "default")
    }
  }

  @Test func `links have the page's focus one after the other, and keys open them`() async throws {
    try await showing { browser, _ in
      try await browser.expect(noteOpened, is: "ready")
      _ = try await browser.middle(of: "two")
      try await browser.press("Tab", code: 9)
      try await browser.expect("document.activeElement.textContent", is: "one")
      try await browser.press("Tab", code: 9)
      try await browser.expect("document.activeElement.textContent", is: "two")
      try await browser.expect("document.activeElement.role", is: "link")
      try await browser.press("Enter", code: 13)
      try await browser.expect("opened.join()", is: "https://a.b/2")
    }
  }

  @Test func `a screen reader finds links within their text, and presses them`() async throws {
    try await showing { browser, _ in
      try await browser.expect(noteOpened, is: "ready")
      let words = "document.querySelector('#elements .within').parentNode.textContent"
      try await browser.withElement("link", named: "one", do: "function() { this.click() }")
      try await browser.expect(words, is: "First one then two.")
      try await browser.expect("opened.join()", is: "https://a.b/1")
      #expect(try await browser.elements("link", named: "two").count == 1)
      #expect(try await browser.elements("link", named: "Alone").count == 1)
    }
  }

  @Test func `addresses that would run something are reported and not opened`() async throws {
    try await showing { browser, host in
      try await browser.expect(noteOpened, is: "ready")
      for name in ["script", "Alone"] {
        try await browser.withElement("link", named: name, do: "function() { this.click() }")
      }
      // The answers come in order.
      try await browser.expect("opened.join()", is: "https://a.b/3")
      #expect(host.diagnostics.contains { $0.message.contains("opens no javascript: addresses") })
    }
  }

  @Test func `the page's lines of a text lie over the painted ones`() async throws {
    try await showing { browser, host in
      _ = try await browser.middle(of: "two")
      let script = """
        (() => {
          const text = [...elements.querySelectorAll("div")].find(element => element.children.length > 1
            && element.textContent.startsWith("A long text"));
          if (!text) return [];
          const outer = text.getBoundingClientRect();
          const boxes = [...text.children].map(line => line.getBoundingClientRect());
          const widest = Math.max(...boxes.map(box => box.width));
          return [boxes.length, outer.width - widest, boxes[1].top - boxes[0].bottom,
            Number(getComputedStyle(text.firstChild).opacity), Number(getComputedStyle(text).opacity)];
        })()
        """
      var found: [Double] = []
      try await patiently {
        found = (try? await browser.evaluate(script, as: [Double].self)) ?? []
        return !found.isEmpty
      }
      try #require(found.count == 5)
      #expect(found[0] >= 2)
      // The widest line is as wide as its text, whose width is rounded up as the browser's advances are; lines follow
      // each other.
      #expect(abs(found[1]) < 4)
      #expect(abs(found[2]) < 2)
      #expect(found[3] == 1 && found[4] == 1)
      let words = try await browser.evaluate(
        "[...elements.querySelectorAll('div')].find(element => element.children.length > 1 && element.textContent.startsWith('A long')).textContent",
        as: String.self)
      #expect(words == LinkView.long)
    }
  }

  @Test func `a text that can be selected is selected on the page, and copied`() async throws {
    try await showing { browser, _ in
      try await browser.grant("clipboardReadWrite")
      let place = try await browser.middle(of: "Selectable")
      let width = try await browser.number(
        "[...elements.querySelectorAll('div')].find(text => text.textContent === 'Selectable').getBoundingClientRect().width"
      )
      let (left, right) = (place.x - width / 2 + 1, place.x + width / 2 - 1)
      try await browser.mouse("mousePressed", left, place.y, down: 1)
      try await browser.mouse("mouseMoved", right, place.y, down: 1)
      try await browser.mouse("mouseReleased", right, place.y)
      try await browser.press("c", code: 67, modifiers: 2)
      try await browser.expect("navigator.clipboard.readText()", is: "Selectable")
    }
  }

  @Test func `the browser finds texts of the page, and marks them where they are painted`()
    async throws
  {
    try await showing { browser, _ in
      let place = try await browser.middle(of: "Selectable")
      // The effect of Control-F: the match is selected. Scripts find only text that can be selected.
      let script = """
        (() => {
          document.body.style.userSelect = "text";
          if (!find("Selectable")) return [];
          const mark = getSelection().getRangeAt(0).getBoundingClientRect();
          const text = [...elements.querySelectorAll('div')].find(text => text.textContent === 'Selectable');
          const style = getComputedStyle(getSelection().anchorNode.parentElement);
          return [getSelection().toString() === "Selectable" ? 1 : 0, mark.x + mark.width / 2, mark.y + mark.height / 2,
                  mark.width / text.getBoundingClientRect().width, style.visibility === "visible" ? 1 : 0];
        })()
        """
      let found = try await browser.evaluate(script, as: [Double].self) ?? []
      try #require(found.count == 5)
      #expect(found[0] == 1 && found[4] == 1)
      #expect(abs(found[1] - place.x) < 2 && abs(found[2] - place.y) < 2)
      #expect(abs(found[3] - 1) < 0.1)
    }
  }

  private func showing(_ body: (Chromium, BrowserHost) async throws -> Void) async throws {
    try await TestHost.serving(LinkApp()) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 400, height: 400))
      defer { browser.close() }
      try await body(browser, host)
    }
  }
}

private struct LinkApp: App {
  var body: some Scene { WindowGroup("Links") { LinkView() } }
}

private struct LinkView: View {
  static let long = "A long text that is broken into several lines, each of which can be found."

  var body: some View {
    VStack(spacing: 20) {
      Text("First [one](https://a.b/1) then [two](https://a.b/2).")
      Text("Run [script](javascript:alert(1)) here")
      Text("[Alone](https://a.b/3)")
      Text(Self.long).frame(width: 200)
      Text("Selectable").textSelection(.enabled)
    }
  }
}
