import ExampleApps
import Foundation
import SwiftUI
import Synchronization
import Testing

@testable import EspalierBrowser

/// Small apps on a page of a real browser, operated by what a screen reader finds there.
///
/// A point is a pixel; views that glide are looked for at places that they cover only on their way.
@MainActor
@Suite(.serialized, .enabled(if: Chromium.program != nil, Chromium.isMissing))
struct ExamplePageTests {
  private let white = "ffffff"
  private let red = "c0392b"
  private let blue = "1f618d"

  /// In a window of 360 points rows have 340, between 10 and 350; they are 30 high and at first 10 apart.
  @Test func `rows of swatches are counted, shuffled, aligned and spaced`() async throws {
    try await showing(.swatches) { page, lines in
      let (plum, teal, rose) = ("8e4585", "008080", "ff66cc")
      try await page.expect(plum, at: 10 + 120 + 10 + 30, 10 + 40 + 15)
      // The ninth swatch stands behind teal and ink in the third row.
      try await page.key("ArrowUp", "spinbutton", "8 swatches")
      try await page.expect(rose, at: 10 + 80 + 10 + 140 + 10 + 30, 10 + 2 * 40 + 15)

      // Clay sand rust | teal moss ink | slate rose plum. Only moving swatches cover the space between the rows.
      let (start, end) = (CGPoint(x: 170, y: 65), CGPoint(x: 10 + 120 + 10 + 60 + 10 + 30, y: 105))
      let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      try await page.lookOut(for: plum, at: middle.x, middle.y)
      try await page.press("button", "Shuffle")
      try await page.expectSeen()
      try await page.expect(plum, at: end.x, end.y)
      try await page.expect(white, at: middle.x, middle.y)

      // The second row is 80 + 10 + 80 + 10 + 140 = 320 long.
      try await page.press("radio", "trailing")
      try await page.expect(teal, at: 350 - 320 + 5, 65)

      // With gaps of 40 it is 80 + 40 + 80 long, and the rows are 70 apart.
      let slider = try await page.frame("slider", "Gap")
      let knob = CGPoint(x: slider.minX + 11 + (slider.width - 22) / 4, y: slider.midY)
      try await page.drag(from: knob, to: CGPoint(x: slider.maxX, y: slider.midY))
      try await page.expect(teal, at: 350 - 200 + 5, 10 + 70 + 15)
      #expect(lines.all.filter { $0 == "plum appears" }.count == 1)
      #expect(!lines.all.contains { $0.hasSuffix("disappears") })
    }
  }

  /// The circle has a radius of 240 / 3 = 80 points; each disc is looked at 20 points left of the letter in its middle.
  @Test func `votes turn the circle, and a tie of all glides into a row`() async throws {
    try await showing(.ballot) { page, lines in
      let mint = "2e8b57"
      try await page.press("button", "+ Blueberry")
      try await page.expectElement("StaticText", "5 of 13", count: 2)
      // The two leaders are level, the third is at the bottom.
      let ranking = try await page.frame("group", "Ranking")
      let middle = CGPoint(x: ranking.midX, y: ranking.midY)
      try await page.expect(mint, at: middle.x - 20, middle.y + 80)

      try await page.lookOut(for: mint, at: middle.x - 20, middle.y + 40)
      try await page.press("button", "Count anew")
      try await page.expectSeen()
      try await page.expect(mint, at: middle.x - 20, middle.y)
      try await page.expect("e8871e", at: middle.x - 68 - 20, middle.y)
      try await page.expect("4f5d9e", at: middle.x + 68 - 20, middle.y)
      try await page.expectElement("StaticText", "0 of 0", count: 3)
      for name in ["Apricot", "Mint", "Blueberry"] {
        #expect(lines.all.filter { $0 == "\(name) appears" }.count == 1)
      }
      #expect(!lines.all.contains { $0.hasSuffix("disappears") })
    }
  }

  /// The first box goes from (40, 100) to (100, 40): the place (95, 95) is its own only between.
  @Test func `children of a stack glide where another layout puts them`() async throws {
    try await showing(.stacks) { page, lines in
      try await page.expect(red, at: 90, 150)
      try await page.expect(white, at: 95, 95)
      try await page.lookOut(for: red, at: 95, 95)
      try await page.press("button", "Turn the stack")
      try await page.expectSeen()
      try await page.expect(red, at: 150, 90)
      try await page.expect(blue, at: 150, 210)
      try await page.expect(white, at: 95, 95)
      #expect(lines.all == ["first appears", "second appears", "stacks appears"])
    }
  }

  /// Both wheels turn by half around (125, 125) and (375, 125); the red box starts at the top.
  @Test func `a layout with animatable data takes its children round, another one straight`()
    async throws
  {
    try await showing(.wheels) { page, _ in
      try await page.expect(red, at: 125, 125 - 60)
      try await page.lookOut(for: red, at: 125 + 60, 125)
      try await page.press("button", "Half a turn")
      try await page.expectSeen()
      try await page.expect(red, at: 125, 125 + 60)
      try await page.expect(red, at: 375, 125 + 60)
      try await page.lookOut(for: blue, at: 375, 125)
      try await page.press("button", "Half a turn")
      try await page.expectSeen()
      try await page.expect(red, at: 375, 125 - 60)
    }
  }

  /// The first box goes from (60, 150) in the row to (70, 70) in the corner, the third from (180, 150) to (230, 230).
  @Test func `a slider moves children between two layouts, and so does an animation`() async throws
  {
    try await showing(.blend) { page, _ in
      let slider = try await page.frame("slider", "Share")
      let knob = CGPoint(x: slider.minX + 11, y: slider.midY)
      try await page.drag(from: knob, to: CGPoint(x: slider.midX, y: slider.midY))
      try await page.expect(red, at: (60 + 70) / 2, (150 + 70) / 2)
      try await page.expect("1e8449", at: (180 + 230) / 2, (150 + 230) / 2)
      try await page.press("button", "Other end")
      try await page.expect(red, at: 60, 150)
      try await page.lookOut(for: red, at: (60 + 70) / 2, (150 + 70) / 2)
      try await page.press("button", "Other end")
      try await page.expectSeen()
      try await page.expect(red, at: 70, 70)
    }
  }

  @Test func `feedback ends, and where it does not the page stays alive`() async throws {
    try await showing(.feedback) { page, lines in
      try await patiently { lines.all.contains("measured 150") }
      try await page.press("checkbox", "Endless")
      try await page.press("button", "Press")
      try await patiently { lines.all.contains("presses 1") }
      try await page.press("checkbox", "Endless")
      try await page.press("button", "Press")
      try await patiently { lines.all.contains("presses 2") }
      let measured = lines.all.filter { $0.hasPrefix("measured") }
      #expect(measured == ["measured 60", "measured 90", "measured 120", "measured 150"])
      #expect(lines.all.contains("presses 2"))
      // Nothing is sent when nothing changes; the effect of the press may take a while.
      var sent = Double.infinity
      for _ in 0..<60 {
        if sent <= 0 { break }
        let bytes = try await page.number("espalier.counts.bytes")
        try await Task.sleep(for: .milliseconds(500))
        sent = try await page.number("espalier.counts.bytes") - bytes
      }
      #expect(sent == 0)
    }
  }

  @Test func `screen readers and keys find a sheet and an alert, and nothing behind them`()
    async throws
  {
    try await showing(.questions) { page, lines in
      try await page.press("button", "Edit")
      try await page.expectElement("button", "Done", count: 1)
      try await page.expectElement("button", "Count", count: 0)
      // Meta is the key of shortcuts.
      try await page.press("k", code: 75, modifiers: 4)
      try await page.press("Escape", code: 27)
      try await page.expectElement("button", "Count", count: 1)
      try await page.expectElement("button", "Done", count: 0)

      try await page.press("button", "Delete")
      try await page.expectElement("button", "Keep", count: 1)
      try await page.expectElement("button", "Count", count: 0)
      try await page.press("button", "Remove")
      try await page.expectElement("button", "Count", count: 1)
      #expect(lines.all.contains("removed") && lines.all.contains("editor gone"))
      #expect(!lines.all.contains("count 1"))
    }
  }

  // MARK: Helpers

  private func showing(
    _ example: Example, _ body: (Chromium, Lines) async throws -> Void
  ) async throws {
    let lines = Lines()
    let app = ExampleApp(example, report: Report { lines.append($0) })
    try await TestHost.serving(app) { host in
      let browser = try await Chromium(showing: host.address, size: example.size)
      defer { browser.close() }
      try await body(browser, lines)
    }
  }
}

/// The lines that an example has printed.
private final class Lines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func append(_ line: String) { lines.withLock { $0.append(line) } }
}

extension Chromium {
  func press(_ role: String, _ name: String) async throws {
    try await withElement(role, named: name, do: "function() { this.click() }")
  }

  func key(_ key: String, _ role: String, _ name: String) async throws {
    try await withElement(
      role, named: name,
      do: "function() { this.dispatchEvent(new KeyboardEvent('keydown', { key: '\(key)' })) }")
  }

  func drag(from start: CGPoint, to end: CGPoint) async throws {
    try await mouse("mousePressed", start.x, start.y)
    try await mouse("mouseMoved", (start.x + end.x) / 2, (start.y + end.y) / 2)
    try await mouse("mouseMoved", end.x, end.y)
    try await mouse("mouseReleased", end.x, end.y)
  }

  /// The frame of an element on the page.
  func frame(_ role: String, _ name: String) async throws -> CGRect {
    try await withElement(
      role, named: name,
      do: """
        function() {
          const box = this.getBoundingClientRect();
          globalThis.box = [box.x, box.y, box.width, box.height];
        }
        """)
    let box = try #require(try await evaluate("globalThis.box", as: [Double].self))
    return CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
  }

  func expectElement(
    _ role: String, _ name: String, count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    var found: Int?
    try await patiently {
      found = (try? await self.elements(role, named: name))?.count
      return found == count
    }
    #expect(found == count, "\(role) \(name)", sourceLocation: sourceLocation)
  }

  // MARK: Pixels

  /// Begins to look at a pixel in every frame of the page, until it has a color or a minute is over.
  func lookOut(for color: String, at x: CGFloat, _ y: CGFloat) async throws {
    _ = try await evaluate(
      """
      globalThis.outcome = new Promise(done => {
        const context = espalier.canvas.getContext("2d");
        const end = performance.now() + 60000;
        const look = () => {
          const bytes = context.getImageData(\(Int(x.rounded())), \(Int(y.rounded())), 1, 1).data;
          const color = [...bytes.slice(0, 3)].map(byte => byte.toString(16).padStart(2, "0")).join("");
          if (color === "\(color)") done("seen");
          else if (performance.now() > end) done(color);
          else requestAnimationFrame(look);
        };
        look();
      });
      0
      """, as: Int.self)
  }

  /// Waits until the pixel has had the color.
  func expectSeen(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let outcome = try await evaluate("globalThis.outcome", as: String.self)
    #expect(outcome == "seen", sourceLocation: sourceLocation)
  }

  /// Waits until a pixel has a color.
  func expect(
    _ color: String, at x: CGFloat, _ y: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await lookOut(for: color, at: x, y)
    try await expectSeen(sourceLocation: sourceLocation)
  }
}
