import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct GlassTests {
  private func drawing(_ view: some View) -> String {
    LayoutSnapshot(of: view, proposal: .unspecified).displayListText
  }

  @Test func `glass stands behind its view and changes no size`() {
    let text = Color.red.frame(width: 40, height: 20)
    let snapshot = LayoutSnapshot(of: text.glassEffect(), proposal: .unspecified)
    #expect(snapshot.graph.rootSize == CGSize(width: 40, height: 20))
    let list = snapshot.displayListText
    #expect(list.contains("backdrop"))
    let (pane, color) = (list.range(of: "backdrop"), list.range(of: "FF383C"))
    #expect(pane != nil && (color.map { $0.lowerBound > pane!.lowerBound } ?? true))
    #expect(!drawing(text.glassEffect(.identity)).contains("backdrop"))
  }

  @Test func `glass takes a color and a shape`() {
    let plain = drawing(
      Color.clear.frame(width: 40, height: 20).glassEffect(in: .rect(cornerRadius: 4)))
    let tinted = drawing(
      Color.clear.frame(width: 40, height: 20)
        .glassEffect(.regular.tint(.green).interactive(), in: .rect(cornerRadius: 4)))
    #expect(plain != tinted)
    #expect(Glass.regular.tint(.green) != .regular && Glass.clear != .regular)
  }

  @Test func `buttons on glass act, and are as large as bordered ones`() {
    let log = Log()
    let harness = Harness(
      GlassEffectContainer(spacing: 20) {
        VStack {
          Button("one") { log.note("one") }.buttonStyle(.glass)
          Button("two") { log.note("two") }.buttonStyle(.glassProminent)
          Button("three") { log.note("three") }.buttonStyle(.glass(.clear))
        }
      })
    for name in ["one", "two", "three"] { harness.click(name) }
    #expect(log.entries == ["one", "two", "three"])
    func size(_ style: some PrimitiveButtonStyle) -> CGSize {
      LayoutSnapshot(of: Button("one") {}.buttonStyle(style), proposal: .unspecified).graph.rootSize
    }
    #expect(size(.glass) == size(.bordered) && size(.glassProminent) == size(.bordered))
  }

  private struct Badge: View {
    let transition: GlassEffectTransition
    @State private var isShown = true

    var body: some View {
      VStack {
        Button("change") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown {
          Text("badge").glassEffect().glassEffectTransition(transition)
        }
      }
    }
  }

  @Test func `panes of glass fade, or disappear at once`() {
    for (transition, isThere) in [(GlassEffectTransition.materialize, true), (.identity, false)] {
      let harness = Harness(Badge(transition: transition))
      #expect(harness.displayListText.contains("backdrop"))
      harness.click("change")
      harness.advance(by: 0.5)
      #expect(harness.displayListText.contains("backdrop") == isThere)
      harness.advance(by: 2)
      #expect(!harness.displayListText.contains("backdrop"))
    }
  }
}
