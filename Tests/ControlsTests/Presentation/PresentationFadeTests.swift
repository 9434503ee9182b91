import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Panels that come and go above the content of a window.
@MainActor struct PresentationFadeTests {
  private struct Details: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
      Button("Details") { isShown.toggle() }
        .popover(isPresented: $isShown) {
          Text("inside").padding().onDisappear { log.count += 1 }
        }
    }
  }

  private final class Log {
    var count = 0
  }

  /// True if a text is drawn.
  private func shows(_ text: String, _ harness: Harness) -> Bool {
    harness.displayListText.contains("\"\(text)\"")
  }

  @Test func `a popover fades in and out`() {
    let harness = Harness(Details(log: Log()))
    harness.click("Details")
    #expect(harness.text.contains("inside"), "it takes events at once")
    harness.advance(by: 0.05)
    #expect(shows("inside", harness) && harness.displayListText.contains("opacity"))
    harness.advance(by: 0.3)
    #expect(harness.graph.clock.nextTick == nil)
    harness.press(.escape)
    #expect(!harness.text.contains("inside"))
    #expect(shows("inside", harness))
    harness.advance(by: 0.3)
    #expect(!shows("inside", harness))
    #expect(harness.graph.clock.nextTick == nil)
  }

  @Test func `a removed popover calls its action once`() {
    let log = Log()
    let harness = Harness(Details(log: log))
    harness.click("Details")
    harness.press(.escape)
    harness.advance(by: 0.5)
    #expect(log.count == 1)
  }

  @Test func `a closing popover takes no clicks, and another one can open`() {
    let harness = Harness(Details(log: Log()))
    harness.click("Details")
    harness.advance(by: 0.3)
    harness.press(.escape)
    harness.click("Details")
    #expect(harness.text == ["Details", "inside"])
    harness.advance(by: 0.5)
    #expect(harness.text == ["Details", "inside"])
  }

  @Test func `a menu appears at once and fades out`() {
    let harness = Harness(Menu("Open") { Button("First") {} })
    harness.click("Open")
    #expect(shows("First", harness) && !harness.displayListText.contains("opacity 0 "))
    harness.press(.escape)
    #expect(!harness.text.contains("First"))
    #expect(shows("First", harness))
    harness.advance(by: 0.3)
    #expect(!shows("First", harness))
    #expect(harness.graph.clock.nextTick == nil)
  }

  @Test func `a tool tip fades in and out`() {
    let harness = Harness(Text("view").help("explanation"))
    harness.hover("view")
    harness.advance(by: 1.05)
    #expect(shows("explanation", harness) && harness.displayListText.contains("opacity"))
    harness.advance(by: 0.3)
    harness.move(to: CGPoint(x: 1, y: 1))
    #expect(shows("explanation", harness))
    harness.advance(by: 0.3)
    #expect(!shows("explanation", harness))
  }

  @Test func `removing a view removes its panel`() {
    struct Owner: View {
      @State private var isThere = true

      var body: some View {
        VStack {
          Button("Remove") { isThere = false }
          if isThere { Details(log: Log()) }
        }
      }
    }
    let harness = Harness(Owner())
    harness.click("Details")
    harness.advance(by: 0.3)
    harness.press(.escape)
    harness.click("Remove")
    #expect(!shows("inside", harness))
    harness.advance(by: 0.5)
    #expect(harness.text == ["Remove"])
    #expect(harness.graph.clock.nextTick == nil)
  }
}
