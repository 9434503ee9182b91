import EspalierDrawing
@_spi(Espalier) import EspalierInteraction
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@_spi(Espalier) @testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Layers above layers: every key and click behind them is tried.
@MainActor struct LayerReachTests {
  private final class Log {
    var lines: [String] = []
  }

  /// A layer as the project's own code declares it.
  private struct Panel<Content: View>: View {
    let name: String
    let keys: LayerKeys
    var backdrop: LayerBackdrop? = LayerBackdrop()
    @Binding var isShown: Bool
    @ViewBuilder let content: Content

    var body: some View {
      Color.clear.frame(width: 1, height: 1).layer(isPresented: $isShown, style) {
        VStack { content }.frame(width: 120, height: 80)
      }
    }

    private var style: LayerStyle {
      LayerStyle(
        name: name, keys: keys, backdrop: backdrop, isDismissible: true, closesOnEscape: true)
    }
  }

  private struct Part: View {
    let name: String
    let log: Log

    var body: some View {
      Button(name) { log.lines.append(name) }.keyboardShortcut("k")
    }
  }

  /// A button and a field, and two layers one above the other, each with the same.
  private struct Tower: View {
    let log: Log
    @State private var first = false
    @State private var second = false
    @State private var text = "text"

    var body: some View {
      VStack {
        Part(name: "bottom", log: log)
        TextField("field", text: $text)
          .accessibilityIdentifier("edited")
          .onKeyPress("x") {
            log.lines.append("key"); return .ignored
          }
        ScrollView { Color.red.frame(height: 1000).accessibilityIdentifier("scrolled") }.frame(
          height: 40)
        Text(text)
        Button("open") { first = true }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .contextMenu { Button("context") {} }
      .overlay {
        Panel(name: "lower", keys: .scope, isShown: $first) {
          Part(name: "middle", log: log)
          Button("next") { second = true }
          Panel(name: "upper", keys: .scope, isShown: $second) {
            Part(name: "top", log: log)
            Button("top too") { log.lines.append("top too") }
          }
        }
      }
    }
  }

  private func tower(_ layers: Int) -> (Harness, Log) {
    let log = Log()
    let harness = Harness(Tower(log: log))
    if layers > 0 { harness.click("open") }
    if layers > 1 { harness.click("next") }
    harness.advance(by: 0.5)
    return (harness, log)
  }

  @Test func `layers print, one line each`() {
    let (harness, _) = tower(2)
    // The window is 400 by 300, the panels stand in its middle.
    #expect(
      harness.layerTree == """
        content
          lower 140,110 120x80, modal
            upper 140,110 120x80, modal, keys
        """)
    harness.press(.escape)
    #expect(
      harness.layerTree == """
        content
          lower 140,110 120x80, modal, keys
        """)
    harness.press(.escape)
    #expect(harness.layerTree == "content, keys")
  }

  @Test(arguments: [(0, "bottom"), (1, "middle"), (2, "top")])
  func `a shortcut acts in the topmost layer`(_ layers: Int, _ name: String) {
    let (harness, log) = tower(layers)
    harness.press("k", modifiers: .command)
    #expect(log.lines == [name])
  }

  @Test(arguments: [1, 2])
  func `Tab goes round in the topmost layer`(_ layers: Int) {
    let (harness, _) = tower(layers)
    var visited: Set<String> = []
    for _ in 0..<8 {
      harness.press(.tab)
      let target = harness.graph.input.focus.current?.element
      let place = target.map { $0.drawnFrame }
      let names = layers == 1 ? ["middle", "next"] : ["top", "top too"]
      let name = names.first {
        harness.frame(of: $0).map { place?.intersects($0) ?? false } ?? false
      }
      #expect(name != nil, "the focus is at \(String(describing: place))")
      if let name { visited.insert(name) }
    }
    #expect(visited.count == 2)
  }

  @Test func `letters are not typed behind a layer, and keys are not heard there`() {
    let log = Log()
    let harness = Harness(Tower(log: log))
    harness.click("edited")
    harness.type("x")
    #expect(log.lines == ["key"])
    harness.click("open")
    harness.advance(by: 0.5)
    let before = harness.text
    harness.type("xyz")
    harness.press(.delete)
    harness.press("a", modifiers: .command)
    harness.press(.return)
    #expect(harness.text == before)
    #expect(log.lines == ["key"])
  }

  @Test func `every click beside a layer dismisses it and does nothing else`() {
    for x in stride(from: CGFloat(4), to: 400, by: 33) {
      for y in stride(from: CGFloat(4), to: 100, by: 12) {
        let (harness, log) = tower(1)
        harness.click(at: CGPoint(x: x, y: y))
        #expect(log.lines.isEmpty)
        #expect(harness.layerTree == "content, keys")
        #expect(harness.graph.input.focus.current == nil)
      }
    }
  }

  @Test func `clicks of the second button, the wheel and hovering do not reach what is behind`() {
    let (harness, _) = tower(1)
    let behind = CGPoint(x: 200, y: 70)
    let start = harness.frame(of: "scrolled")
    harness.scroll(at: behind, by: CGSize(width: 0, height: -50))
    harness.move(to: behind)
    #expect(harness.frame(of: "scrolled") == start)
    harness.press(.pageDown)
    harness.press(.end)
    #expect(harness.frame(of: "scrolled") == start)
    harness.secondaryClick("bottom")
    #expect(!harness.text.contains("context"))
    #expect(harness.layerTree == "content, keys", "a click beside it ends the layer")
  }

  @Test func `assistive programs see only the topmost layer`() {
    let (harness, _) = tower(2)
    let text = harness.graph.accessibilityTree().description
    #expect(text.contains("top") && text.contains("top too"))
    #expect(!text.contains("middle") && !text.contains("bottom") && !text.contains("open"))
    harness.press(.escape)
    let lower = harness.graph.accessibilityTree().description
    #expect(lower.contains("middle") && !lower.contains("bottom"))
  }

  @Test func `the focus comes back when the layer is removed`() {
    let log = Log()
    let harness = Harness(Tower(log: log))
    harness.click("edited")
    let field = harness.graph.input.focus.current
    #expect(field != nil)
    harness.click("open")
    #expect(harness.graph.input.focus.current == nil)
    harness.press(.tab)
    harness.click("next")
    harness.press(.tab)
    harness.press(.escape)
    harness.press(.escape)
    #expect(harness.graph.input.focus.current === field)
    harness.type("!")
    #expect(harness.text.contains { $0.contains("!") })
  }

  @Test func `the focus comes back when the lower of two layers closes both`() {
    struct Both: View {
      @State private var first = false
      @State private var second = false
      @State private var text = "text"

      var body: some View {
        VStack {
          TextField("field", text: $text).accessibilityIdentifier("edited")
          Button("open") { first = true }
          Panel(name: "lower", keys: .scope, isShown: $first) {
            Button("next") { second = true }
            Panel(name: "upper", keys: .scope, isShown: $second) {
              Button("end") { first = false }
            }
          }
        }
      }
    }
    let harness = Harness(Both())
    harness.click("edited")
    let field = harness.graph.input.focus.current
    harness.click("open")
    harness.press(.tab)
    harness.click("next")
    harness.click("end")
    harness.advance(by: 1)
    #expect(harness.layerTree == "content, keys")
    #expect(harness.graph.input.focus.current === field)
  }

  @Test func `a layer without a backdrop leaves what is behind to the pointer`() {
    struct Free: View {
      let log: Log
      @State private var isShown = false

      var body: some View {
        VStack {
          Part(name: "bottom", log: log)
          Button("open") { isShown = true }
          Panel(name: "free", keys: .none, backdrop: nil, isShown: $isShown) { Text("above") }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let log = Log()
    let harness = Harness(Free(log: log))
    harness.click("open")
    harness.click("bottom")
    harness.press("k", modifiers: .command)
    #expect(log.lines == ["bottom", "bottom"])
    #expect(harness.graph.accessibilityTree().description.contains("bottom"))
  }

  @Test func `a menu above a popover takes the keys, and gives them back`() {
    struct Panels: View {
      let log: Log
      @State private var isShown = false

      var body: some View {
        VStack {
          Part(name: "bottom", log: log)
          Button("open") { isShown = true }
            .popover(isPresented: $isShown) {
              VStack {
                Part(name: "middle", log: log)
                Menu("menu") { Button("first") { log.lines.append("first") } }
              }
              .padding()
            }
        }
      }
    }
    let log = Log()
    let harness = Harness(Panels(log: log))
    harness.click("open")
    harness.advance(by: 0.5)
    harness.click("menu")
    #expect(
      harness.layerTree.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " }.prefix(4) }
        == ["cont", "popo", "menu"])
    harness.press(.downArrow)
    harness.press(.return)
    harness.advance(by: 0.5)
    #expect(log.lines == ["first"])
    harness.press("k", modifiers: .command)
    #expect(log.lines == ["first", "middle"])
    harness.click("menu")
    harness.press("k", modifiers: .command)
    #expect(log.lines == ["first", "middle", "middle"], "the menu closes for a shortcut")
    harness.press(.escape)
    #expect(harness.layerTree == "content, keys")
    harness.press("k", modifiers: .command)
    #expect(log.lines.last == "bottom")
  }

  @Test func `the shortcuts of closed menus behind a layer do nothing`() {
    struct Menus: View {
      let log: Log
      @State private var isShown = false

      var body: some View {
        VStack {
          Menu("menu") {
            Button("first") { log.lines.append("first") }.keyboardShortcut("j")
          }
          Button("open") { isShown = true }
          Panel(name: "panel", keys: .scope, isShown: $isShown) { Text("above") }
        }
      }
    }
    let log = Log()
    let harness = Harness(Menus(log: log))
    harness.press("j", modifiers: .command)
    #expect(log.lines == ["first"])
    harness.click("open")
    harness.press("j", modifiers: .command)
    #expect(log.lines == ["first"])
  }

  @Test func `views behind a layer cannot get the focus`() {
    struct Asking: View {
      @State private var isShown = false
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack {
          TextField("field", text: $text).focused($isFocused)
          Button("open") { isShown = true }
          Text(isFocused ? "focused" : "idle")
          Panel(name: "panel", keys: .scope, isShown: $isShown) {
            Button("ask") { isFocused = true }
          }
        }
      }
    }
    let harness = Harness(Asking())
    harness.click("open")
    harness.click("ask")
    #expect(harness.text.contains("idle"))
    #expect(harness.graph.input.focus.current == nil)
  }
}
