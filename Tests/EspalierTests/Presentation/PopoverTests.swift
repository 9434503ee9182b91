import Espalier
import EspalierDrawing
import SwiftUI
import Testing
import ViewTesting

@MainActor struct PopoverTests {
  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Button(isPresented ? "Done" : "Idle") { dismiss() }
    }
  }

  private struct Details: View {
    var edge: Edge?
    @State private var isShown = false

    var body: some View {
      Button("Details") { isShown = true }
        .popover(isPresented: $isShown, arrowEdge: edge) { Closing() }
    }
  }

  @Test func `dismiss ends the popover that a view is in`() {
    let harness = Harness(Details())
    harness.click("Details")
    #expect(harness.text == ["Details", "Done"])
    harness.click("Done")
    #expect(harness.text == ["Details"])
  }

  @Test func `Escape ends it, too`() {
    let harness = Harness(Details())
    harness.click("Details")
    harness.press(.escape)
    #expect(harness.text == ["Details"])
  }

  @Test(arguments: [Edge.top, .bottom, .leading, .trailing])
  func `it stands at the edge that it was given`(_ edge: Edge) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let harness = Harness(Details(edge: edge)) { $0.layoutDirection = direction }
      harness.click("Details")
      let button = harness.frame(of: "Details") ?? .zero
      let panel = harness.frame(of: "Done") ?? .zero
      let isBefore = panel.maxX <= button.minX
      let isAfter = panel.minX >= button.maxX
      switch edge {
      case .top: #expect(panel.maxY <= button.minY)
      case .bottom: #expect(panel.minY >= button.maxY)
      case .leading: #expect(direction == .leftToRight ? isBefore : isAfter)
      case .trailing: #expect(direction == .leftToRight ? isAfter : isBefore)
      }
    }
  }
}
