import Foundation
import SwiftUI
import Testing

@testable import EspalierBrowser
@testable import EspalierDrawing
@testable import EspalierHosting
@testable import EspalierRendering

/// The page in another browser's engine.
@MainActor
@Suite(.serialized, .enabled(if: Firefox.program != nil, Firefox.isMissing))
struct FirefoxTests {
  @Test func `the page shows what the picture shows`() async throws {
    let size = CGSize(width: 420, height: 420)
    try await TestHost.serving(PaintingApp()) { host in
      let browser = try await Firefox(showing: host.address, size: size)
      defer { browser.close() }
      let shown = try ImageDecoder.bitmap(from: try await browser.screenshot(), name: "page")
      let app = AppSession(
        PaintingApp(), environment: TestHost.environment, textEngine: TestHost.text)
      let window = try #require(app.openFirstWindow())
      window.displayScale = 1
      window.session.settle(.window(size))
      let drawn = try TestHost.raster.render(
        window.session.displayList(scale: 1), scale: 1,
        background: window.session.graph.windowBackground)
      let difference = try #require(Difference(shown, drawn))
      print("Firefox against picture: mean \(difference.mean), far off \(difference.farShare)")
      // As in Chromium, where the pixels are a quarter as large.
      #expect(difference.mean < 2.5)
      #expect(difference.farShare < 0.01)
    }
  }

  @Test func `controls are clicked, and text is typed and edited`() async throws {
    try await TestHost.serving(ControlsApp()) { host in
      let browser = try await Firefox(
        showing: host.address, size: CGSize(width: 300, height: 300))
      defer { browser.close() }
      try await click("Loud", in: browser)
      try await expect("Hello , 3, true", in: browser)
      try await click("Name", in: browser)
      try await patiently {
        (try? await browser.evaluate("document.activeElement.id", as: String.self)) == "text"
      }
      // Backspace is U+E003 in WebDriver.
      try await browser.type("Abx\u{E003}c")
      try await expect("Hello Abc, 3, true", in: browser)
      #expect(try await browser.evaluate("text.value", as: String.self) == "Abc")
    }
  }

  // MARK: Helpers

  private func click(_ name: String, in browser: Firefox) async throws {
    let place = """
      (() => {
        const box = document.querySelector('#elements [aria-label="\(name)"]')?.getBoundingClientRect();
        return box ? [box.x + box.width / 2, box.y + box.height / 2] : [];
      })()
      """
    var found: [Double] = []
    try await patiently {
      found = (try? await browser.evaluate(place, as: [Double].self)) ?? []
      return !found.isEmpty
    }
    try #require(found.count == 2, "There is no \(name).")
    try await browser.click(found[0], found[1])
  }

  private func expect(_ text: String, in browser: Firefox) async throws {
    let script = "[...elements.querySelectorAll('*')].some(one => one.textContent === '\(text)')"
    try await patiently { (try? await browser.evaluate(script, as: Bool.self)) == true }
    let texts = try await browser.evaluate("elements.textContent", as: String.self)
    #expect(try await browser.evaluate(script, as: Bool.self), "there is no \(text) in \(texts)")
  }
}
