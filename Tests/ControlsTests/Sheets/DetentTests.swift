import EspalierDrawing
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// The heights of sheets, in a phone's window of 375 by 667 points.
@MainActor struct DetentTests {
  private struct Half: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.5 }
  }

  private struct Resting: View {
    let detents: Set<PresentationDetent>
    @State var selection = PresentationDetent.medium
    var follows = false
    var interaction = PresentationBackgroundInteraction.automatic
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
      VStack {
        Button("open") { isShown = true }
        Button("behind") { count += 1 }
        Text("count \(count)")
        Spacer()
      }
      .sheet(isPresented: $isShown) {
        Group {
          if follows {
            sheet.presentationDetents(detents, selection: $selection)
          } else {
            sheet.presentationDetents(detents)
          }
        }
        .presentationBackgroundInteraction(interaction)
      }
    }

    private var sheet: some View {
      Color.red.overlay {
        VStack {
          Text(selection == .large ? "large" : "other")
          Button("grow") { selection = .large }
        }
      }
      .accessibilityIdentifier("card")
    }
  }

  private func open(_ view: Resting) -> Harness {
    let harness = Harness(view, window: CGSize(width: 375, height: 667), platform: .phone)
    harness.click("open")
    harness.advance(by: 3)
    return harness
  }

  // The highest is 667 - 31 points high; low ones stand 8 points from the edges of the window.
  private nonisolated static let heights: [(PresentationDetent, CGFloat)] = [
    (.large, 636), (.medium, 667.0 / 2 - 8), (.height(200), 200 - 8),
    (.fraction(0.25), 636.0 / 4 - 8), (.custom(Half.self), 636.0 / 2 - 8), (.height(5000), 636 - 8),
  ]

  @Test(arguments: heights)
  func `a sheet rests at its detent`(_ detent: PresentationDetent, _ height: CGFloat) {
    let card = open(Resting(detents: [detent])).frame(of: "card") ?? .zero
    #expect(abs(card.height - height) <= 0.5)
    let bottom: CGFloat = detent == .large ? 667 : 667 - 8
    #expect(card.maxY == bottom)
  }

  @Test func `in compact height a sheet does not rest at half of the window`() {
    let harness = Harness(
      Resting(detents: [.medium, .large]), window: CGSize(width: 667, height: 375),
      platform: .phone)
    harness.click("open")
    harness.advance(by: 3)
    // As high as a large one: 31 points below the top of the window.
    let height = harness.frame(of: "card")?.height ?? 0
    #expect(abs(height - (375 - 31)) <= 0.5)
  }

  @Test func `without a selection the lowest detent is the first`() {
    let card = open(Resting(detents: [.large, .height(300)])).frame(of: "card")
    #expect(card?.height == 300.0 - 8)
  }

  @Test func `a sheet is dragged from one detent to the other, and the selection follows`() {
    let harness = open(Resting(detents: [.medium, .large], follows: true))
    #expect(harness.text.contains("other"))
    harness.drag(from: CGPoint(x: 180, y: 360), to: CGPoint(x: 180, y: 80))
    harness.advance(by: 3)
    #expect(harness.text.contains("large"))
    #expect(harness.frame(of: "card")?.minY == 31)
    harness.drag(from: CGPoint(x: 180, y: 60), to: CGPoint(x: 180, y: 330))
    harness.advance(by: 3)
    #expect(harness.text.contains("other"))
  }

  @Test func `a selection that is set moves the sheet`() {
    let harness = open(Resting(detents: [.medium, .large], follows: true))
    harness.click("grow")
    harness.advance(by: 3)
    #expect(harness.frame(of: "card")?.minY == 31)
  }

  @Test func `a sheet that is dragged out of the window ends`() {
    let harness = open(Resting(detents: [.medium]))
    harness.drag(from: CGPoint(x: 180, y: 360), to: CGPoint(x: 180, y: 660))
    harness.advance(by: 3)
    #expect(harness.layerTree == "content, keys")
  }

  @Test func `a sheet that is let go near its detent goes back`() {
    let harness = open(Resting(detents: [.height(400)]))
    let before = harness.frame(of: "card")
    harness.press(at: CGPoint(x: 180, y: 300))
    for y in stride(from: CGFloat(300), through: 340, by: 10) {
      harness.advance(by: 0.1)
      harness.move(to: CGPoint(x: 180, y: y))
    }
    #expect(harness.frame(of: "card") != before)
    harness.advance(by: 0.5)
    harness.release()
    harness.advance(by: 3)
    #expect(harness.frame(of: "card") == before)
  }

  @Test func `the views behind a sheet can be used where the sheet says so`() {
    let closed = open(Resting(detents: [.height(200)]))
    closed.click("behind")
    closed.advance(by: 3)
    #expect(closed.text.contains("count 0"))
    let free = open(Resting(detents: [.height(200)], interaction: .enabled))
    free.click("behind")
    #expect(free.text.contains("count 1") && free.text.contains("other"))
    #expect(free.graph.accessibilityTree().description.contains("behind"))
    let limited = open(
      Resting(
        detents: [.medium, .large], follows: true, interaction: .enabled(upThrough: .medium)))
    limited.click("behind")
    #expect(limited.text.contains("count 1"))
    limited.click("grow")
    limited.advance(by: 3)
    #expect(!limited.graph.accessibilityTree().description.contains("behind"))
  }
}
