import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@_spi(Espalier) @testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@_spi(Espalier) @testable import EspalierInteraction

/// Pages of a container, which are layers in the place of the container.
@MainActor struct PageLayerTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Page: View {
    let name: String
    let log: Log
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("\(name) field", text: $text)
        Button("\(name) button") { log.lines.append(name) }.keyboardShortcut("k")
      }
    }
  }

  private struct Pages: View {
    let log: Log
    @State private var isPushed = false

    var body: some View {
      VStack {
        Button("bar") { log.lines.append("bar") }.keyboardShortcut("b")
        ZStack {
          Page(name: "first", log: log).pageLayer("first", isCovered: isPushed)
          if isPushed {
            Page(name: "second", log: log)
              .pageLayer("second", isCovered: false) { event in
                guard event.key == .escape, event.phase == .down else { return false }
                isPushed = false
                return true
              }
          }
        }
        Button("push") { isPushed = true }
      }
    }
  }

  @Test func `keys do not reach a covered page, but do reach what is around the pages`() {
    let log = Log()
    let harness = Harness(Pages(log: log))
    #expect(harness.layerTree == "content, keys\n  first")
    harness.press("k", modifiers: .command)
    harness.click("push")
    #expect(harness.layerTree == "content, keys\n  first, covered\n  second")
    harness.press("k", modifiers: .command)
    harness.press("b", modifiers: .command)
    #expect(log.lines == ["first", "second", "bar"])
    let seen = harness.graph.accessibilityTree().description
    #expect(!seen.contains("first") && seen.contains("second") && seen.contains("bar"))
    let frames = harness.graph.focusTargets.map { $0.element?.drawnFrame.minY }
    // The bar, the field and the button of the page, the button that pushes.
    #expect(frames.count == 4)
  }

  @Test func `a covered page takes no clicks`() {
    struct Shifted: View {
      let log: Log

      var body: some View {
        ZStack(alignment: .topLeading) {
          Button("first") { log.lines.append("first") }.pageLayer(isCovered: true)
          Color.clear.frame(width: 300, height: 200).pageLayer(isCovered: false)
        }
      }
    }
    let log = Log()
    let harness = Harness(Shifted(log: log))
    harness.click("first")
    #expect(log.lines.isEmpty)
  }

  @Test func `a page handles the keys that its views leave, and gets its focus back`() {
    let log = Log()
    let harness = Harness(Pages(log: log))
    harness.press(.tab)
    harness.press(.tab)
    let field = harness.graph.input.focus.current
    #expect(field?.textClient != nil)
    harness.click("push")
    #expect(harness.graph.input.focus.current == nil)
    harness.press(.escape)
    #expect(harness.layerTree == "content, keys\n  first")
    #expect(harness.graph.input.focus.current === field)
  }

  @Test func `a layer that a page presents stands above the pages that cover it`() {
    struct Presenting: View {
      @State private var isCovered = false
      @State private var isShown = false

      var body: some View {
        ZStack {
          VStack {
            Button("open") { isShown = true }
              .popover(isPresented: $isShown) { Button("cover") { isCovered = true } }
          }
          .pageLayer("first", isCovered: isCovered)
        }
      }
    }
    let harness = Harness(Presenting())
    harness.click("open")
    harness.click("cover")
    let lines = harness.layerTree.split(separator: "\n").map(String.init)
    #expect(lines.count == 3 && lines[1] == "  first, covered")
    #expect(lines[2].hasPrefix("    popover") && lines[2].hasSuffix("modal, keys"))
    harness.press(.tab)
    #expect(harness.graph.input.focus.current != nil)
  }
}
