import Foundation
import SwiftUI
import Testing

@testable import EspalierBrowser

/// The browser's own search on a page: its key, and what it scrolls to.
@MainActor
@Suite(.serialized, .enabled(if: Chromium.program != nil, Chromium.isMissing))
struct ChromiumFindTests {
  /// Presses Control-F, and notes whether the page has kept it from the browser.
  private static let press = """
    (() => {
      const keys = { ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Control", ...keys }));
      const find = new KeyboardEvent("keydown", { key: "f", ...keys });
      document.body.dispatchEvent(find);
      document.body.dispatchEvent(new KeyboardEvent("keyup", { key: "Control", bubbles: true }));
      return find.defaultPrevented ? "kept" : "left";
    })()
    """

  @Test(arguments: [(hasOwn: false, result: "left"), (hasOwn: true, result: "kept")])
  func `the key of a search is left to the browser unless the program has a search of its own`(
    hasOwn: Bool, result: String
  ) async throws {
    try await TestHost.serving(FindApp(hasOwn: hasOwn)) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 400, height: 400))
      defer { browser.close() }
      try await browser.expect("Row 1")
      // The program answers whose key it is once Control is down.
      try await browser.expect(Self.press, is: result)
      if hasOwn { try await browser.expect("Found") }
    }
  }

  @Test func `a scroll view follows where the browser scrolls to what it has found`() async throws {
    try await TestHost.serving(FindApp(hasOwn: false)) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 400, height: 400))
      defer { browser.close() }
      try await browser.expect("Row 1")
      for row in [80, 2] {
        // The browser's search scrolls in this way.
        let scroll = """
          (() => {
            const lines = [...elements.querySelectorAll("span")];
            const row = lines.find(line => line.textContent === "Row \(row)");
            row?.scrollIntoView({ block: "center" });
            return row ? "scrolled" : "";
          })()
          """
        try await browser.expect(scroll, is: "scrolled")
        // Once the element has a place on the page, the browser needs no scrolling of its own to show it.
        let place = """
          (() => {
            const row = [...elements.querySelectorAll("span")].find(line => line.textContent === "Row \(row)");
            const area = row.closest("[data-role=scrollArea]");
            const [inner, outer] = [row.getBoundingClientRect(), area.getBoundingClientRect()];
            const isSeen = inner.top >= outer.top && inner.bottom <= outer.bottom;
            return isSeen && area.scrollTop === 100000 ? "seen" : "";
          })()
          """
        try await browser.expect(place, is: "seen")
      }
    }
  }
}

private struct FindApp: App {
  var hasOwn = false

  var body: some Scene { WindowGroup("Find") { FindView(hasOwn: hasOwn) } }
}

private struct FindView: View {
  let hasOwn: Bool
  @State private var isFound = false

  var body: some View {
    VStack {
      if isFound { Text("Found") }
      if hasOwn { Button("Find") { isFound = true }.keyboardShortcut("f") }
      ScrollView { VStack { ForEach(0..<100) { Text("Row \($0)") } } }
    }
  }
}
