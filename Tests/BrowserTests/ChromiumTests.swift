import Foundation
import SwiftUI
import Testing

@testable import EspalierBrowser
@testable import EspalierDrawing
@testable import EspalierHosting
@testable import EspalierRendering

/// The page in a real browser.
@MainActor
@Suite(
  .serialized, .enabled(if: Chromium.program != nil, Chromium.isMissing))
struct ChromiumTests {
  /// Safari's canvases have no filters, and in older versions canvases exist only in pages, not in workers.
  @Test(arguments: [true, false])
  func `the page shows what the picture shows`(hasFilters: Bool) async throws {
    let difference = try await difference(
      PaintingApp(), size: CGSize(width: 420, height: 420), hasFilters: hasFilters)
    // Glyphs and blurs come from other programs; a missing square of 60 points would be 2 % of the pixels.
    #expect(difference.mean < 1.5)
    #expect(difference.farShare < 0.005)
  }

  /// A material over black and white stripes, which are sharp where it does not blur them.
  private struct StripesApp: App {
    var body: some Scene {
      WindowGroup {
        HStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { $0.isMultiple(of: 2) ? Color.black : .white }
        }
        .overlay { Rectangle().fill(.regularMaterial) }
      }
    }
  }

  @Test(arguments: [true, false])
  func `nothing sharp shows through a material at the edges of a page`(
    hasFilters: Bool
  ) async throws {
    let difference = try await difference(
      StripesApp(), size: CGSize(width: 200, height: 100), hasFilters: hasFilters)
    #expect(difference.mean < 1.5)
    #expect(difference.farShare == 0)
  }

  /// The difference between a page and the picture of the same window.
  private func difference(
    _ shownApp: some App, size: CGSize, hasFilters: Bool
  ) async throws -> Difference {
    var found: Difference?
    try await TestHost.serving(shownApp) { host in
      let browser = try await Chromium(showing: host.address, size: size, scale: 2)
      defer { browser.close() }
      if !hasFilters {
        let script =
          ["CanvasRenderingContext2D", "OffscreenCanvasRenderingContext2D"]
          .map { "delete \($0).prototype.filter; delete \($0).prototype.reset;" }.joined()
          + "delete globalThis.OffscreenCanvas;"
        try await browser.call(
          "Page.addScriptToEvaluateOnNewDocument", "{\"source\":\"\(script)\"}")
        try await browser.open(host.address)
        #expect(
          try await browser.evaluate(
            "'filter' in espalier.canvas.getContext('2d')", as: Bool.self) == false)
      }
      let shown = try ImageDecoder.bitmap(from: try await browser.screenshot(), name: "page")
      let app = AppSession(
        shownApp, environment: TestHost.environment, textEngine: TestHost.text)
      let window = try #require(app.openFirstWindow())
      window.displayScale = 2
      window.session.settle(.window(size))
      let drawn = try TestHost.raster.render(
        window.session.displayList(scale: 2), scale: 2,
        background: window.session.graph.windowBackground)
      let difference = try #require(Difference(shown, drawn))
      print(
        "page against picture, filters \(hasFilters): mean \(difference.mean), far off \(difference.farShare)"
      )
      try? browser.keep(shown, drawn)
      found = difference
    }
    return try #require(found)
  }

  @Test func `a button is found by its role and name, and pressed`() async throws {
    try await showing(CounterApp()) { browser, _ in
      try await browser.withElement("button", named: "Add", do: "function() { this.click() }")
      try await expectElement("heading", "Count 1", in: browser)
      try await browser.withElement("button", named: "Reset", do: "function() { this.click() }")
      try await expectElement("heading", "Count 0", in: browser)
    }
  }

  @Test func `a slider is moved by its element`() async throws {
    try await showing(CounterApp()) { browser, _ in
      try await expectElement("slider", "Level", in: browser)
      let value = "document.querySelector('[aria-label=Level]').getAttribute('aria-valuetext')"
      #expect(try await browser.evaluate(value, as: String.self) == "3")
      try await browser.withElement(
        "slider", named: "Level",
        do: "function() { this.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp' })) }")
      try await patiently {
        (try? await browser.evaluate(value, as: String.self)) == "4"
      }
      #expect(try await browser.evaluate(value, as: String.self) == "4")
    }
  }

  @Test func `views learn of the motion, contrast and transparency that a person prefers`()
    async throws
  {
    try await showing(SettingsApp()) { browser, _ in
      try await expectElement("heading", "motion false", in: browser)
      try await expectElement("heading", "contrast false", in: browser)
      let features = [
        ("prefers-reduced-motion", "reduce"), ("prefers-contrast", "more"),
        ("prefers-reduced-transparency", "reduce"),
      ]
      let list = features.map { "{\"name\":\"\($0.0)\",\"value\":\"\($0.1)\"}" }
      try await browser.call(
        "Emulation.setEmulatedMedia", "{\"features\":[\(list.joined(separator: ","))]}")
      for name in ["motion true", "contrast true", "transparency true"] {
        try await expectElement("heading", name, in: browser)
      }
    }
  }

  @Test func `a click changes pixels, and nothing more is sent afterwards`() async throws {
    try await showing(CounterApp()) { browser, _ in
      let color =
        "[...espalier.canvas.getContext('2d').getImageData(150, 100, 1, 1).data].join(',')"
      let before = try await browser.evaluate(color, as: String.self)
      _ = try await browser.evaluate(
        """
        addEventListener('pointerup', () => { globalThis.released = performance.now() }, true); 0
        """, as: Int.self)
      try await browser.click(150, 100)
      try await expectElement("heading", "Count 1", in: browser)
      let after = try await browser.evaluate(color, as: String.self)
      #expect(before != after)
      let time = try await browser.number("espalier.counts.painted - globalThis.released")
      print("click to changed pixels: \(time) ms")
      #expect(time > 0)
      // The effect of the click may take a while.
      var sent = Double.infinity
      for _ in 0..<60 {
        if sent <= 0 { break }
        let bytes = try await browser.number("espalier.counts.bytes")
        try await Task.sleep(for: .seconds(1))
        sent = try await browser.number("espalier.counts.bytes") - bytes
      }
      #expect(sent == 0)
    }
  }

  @Test func `a text is set by its element`() async throws {
    try await showing(ControlsApp()) { browser, _ in
      try await browser.withElement(
        "textbox", named: "Name",
        do: "function() { this.value = 'Zoe'; this.dispatchEvent(new Event('input')) }")
      try await expectElement("StaticText", "Hello Zoe, 3, false", in: browser)
    }
  }

  @Test func `controls are operated by their elements`() async throws {
    try await showing(ControlsApp()) { browser, _ in
      try await browser.withElement(
        "checkbox", named: "Loud", do: "function() { this.click() }")
      try await expectElement("StaticText", "Hello , 3, true", in: browser)
      try await browser.withElement("button", named: "Clear", do: "function() { this.click() }")
      try await expectElement("StaticText", "Hello , 0, false", in: browser)
    }
  }

  @Test func `keys reach the view that has the focus`() async throws {
    try await showing(KeyApp()) { browser, _ in
      try await browser.click(150, 150)
      for key in ["a", "b", "!"] { try await browser.type(key) }
      try await expectElement("StaticText", "Typed ab!", in: browser)
    }
  }

  @Test func `a page that is reloaded finds its window as it was`() async throws {
    try await showing(CounterApp()) { browser, host in
      try await browser.click(150, 100)
      try await expectElement("heading", "Count 1", in: browser)
      try await browser.open(host.address)
      try await expectElement("heading", "Count 1", in: browser)
      #expect(host.windowCount == 1)
    }
  }

  @Test func `the page follows the size of its window and the dark appearance`() async throws {
    try await showing(CounterApp()) { browser, _ in
      try await browser.call(
        "Emulation.setDeviceMetricsOverride",
        "{\"width\":200,\"height\":350,\"deviceScaleFactor\":2,\"mobile\":false}")
      try await browser.call(
        "Emulation.setEmulatedMedia",
        "{\"features\":[{\"name\":\"prefers-color-scheme\",\"value\":\"dark\"}]}")
      let corner = "espalier.canvas.getContext('2d').getImageData(1, 1, 1, 1).data[0]"
      try await patiently {
        let width = try? await browser.number("espalier.canvas.width")
        let red = try? await browser.number(corner)
        return width == 400 && (red ?? 255) < 128
      }
      #expect(try await browser.number("espalier.canvas.width") == 400)
      #expect(try await browser.number("espalier.canvas.height") == 700)
      #expect(try await browser.number(corner) < 128)
    }
  }

  @Test func `the page breaks none of its own security rules`() async throws {
    try await showing(CounterApp()) { browser, _ in
      let answer = try await browser.evaluate(
        """
        new Promise(done => {
          addEventListener('securitypolicyviolation', event => done(event.violatedDirective));
          const script = document.createElement('script');
          script.textContent = 'globalThis.wasRun = true';
          document.head.append(script);
          setTimeout(() => done('nothing'), 60000);
        })
        """, as: String.self)
      #expect(answer?.hasPrefix("script-src") == true)
      #expect(try await browser.evaluate("globalThis.wasRun === undefined", as: Bool.self) == true)
    }
  }

  // MARK: Helpers

  private func showing<A: App>(
    _ app: A, _ body: (Chromium, BrowserHost) async throws -> Void
  ) async throws {
    try await TestHost.serving(app) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 300, height: 300))
      defer { browser.close() }
      try await body(browser, host)
    }
  }

  private func expectElement(
    _ role: String, _ name: String, in browser: Chromium,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await patiently {
      ((try? await browser.elements(role, named: name)) ?? []).isEmpty == false
    }
    let found = try await browser.elements(role, named: name)
    #expect(!found.isEmpty, "there is no \(role) \(name)", sourceLocation: sourceLocation)
  }
}

extension Chromium {
  /// Writes both pictures to the folder that `ESPALIER_PICTURES` names.
  fileprivate func keep(_ shown: Bitmap, _ drawn: Bitmap) throws {
    guard let folder = ProcessInfo.processInfo.environment["ESPALIER_PICTURES"] else { return }
    try PNGWriter.data(for: shown).write(to: URL(fileURLWithPath: "\(folder)/browser-page.png"))
    try PNGWriter.data(for: drawn).write(to: URL(fileURLWithPath: "\(folder)/browser-picture.png"))
  }
}
