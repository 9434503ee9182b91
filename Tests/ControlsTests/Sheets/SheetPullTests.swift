import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierInteraction

/// Fingers on the content of a phone's sheet: they pull the sheet or operate the content.
@MainActor struct SheetPullTests {
  /// A list on a screen, in a sheet of two heights.
  private struct Listing: View {
    @State private var isShown = true
    @State var detent: PresentationDetent

    var body: some View {
      Text(isShown ? detent == .medium ? "medium" : "large" : "closed")
        .sheet(isPresented: $isShown) {
          NavigationStack {
            List(0..<60) { Text("Row \($0)") }
              .navigationTitle("Rows")
              .navigationBarTitleDisplayMode(.inline)
          }
          .presentationDetents([.medium, .large], selection: $detent)
        }
    }
  }

  private func open(_ view: some View) -> Harness {
    let harness = Harness(view, window: CGSize(width: 390, height: 800), platform: .phone)
    harness.advance(by: 1)
    return harness
  }

  /// Moves a finger in steps of a frame, lets it rest, and lifts it.
  private func pull(_ harness: Harness, from start: CGPoint, to end: CGPoint) {
    func send(_ phase: PointerEvent.Phase, _ share: CGFloat) {
      let place = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      harness.send(.pointer(PointerEvent(phase, at: place, kind: .touch)))
      harness.advance(by: 1 / 60)
    }
    send(.down, 0)
    for step in 1...12 { send(.moved, CGFloat(step) / 12) }
    harness.advance(by: 0.5)
    send(.moved, 1)
    send(.up, 1)
    harness.advance(by: 1)
  }

  // The sheet begins 31 points below the top, its title stands in a bar of 64.
  @Test func `a finger pulls a sheet of full height by its title, and by a list at its top`() {
    for place in [CGFloat(70), 300] {
      let harness = open(Listing(detent: .large))
      pull(harness, from: CGPoint(x: 195, y: place), to: CGPoint(x: 195, y: place + 350))
      #expect(harness.text.contains("medium"))
      pull(harness, from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 790))
      #expect(harness.text.contains("closed"))
    }
  }

  @Test func `a finger scrolls a list in a full-height sheet as far as the list goes`() {
    let harness = open(Listing(detent: .large))
    pull(harness, from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300))
    #expect(harness.text.contains("large"))
    #expect(!harness.text.contains("Row 0"))
    pull(harness, from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500))
    #expect(harness.text.contains("large"))
  }

  private struct Sliding: View {
    @State private var value = 0.0

    var body: some View {
      Text("value \(value == 0 ? "least" : "more")")
        .sheet(isPresented: .constant(true)) {
          Slider(value: $value).accessibilityIdentifier("slider")
            .presentationDetents([.medium, .large])
        }
    }
  }

  @Test func `a finger that moves sideways moves a slider, although the sheet could be higher`()
    throws
  {
    let harness = open(Sliding())
    let slider = try #require(harness.frame(of: "slider"))
    pull(
      harness, from: CGPoint(x: slider.minX + 12, y: slider.midY),
      to: CGPoint(x: slider.midX, y: slider.midY))
    #expect(harness.text.contains("value more"))
  }

  private struct Pushed: View {
    var body: some View {
      Text("Behind").sheet(isPresented: .constant(true)) {
        NavigationStack { NavigationLink("Go") { Text("There") } }
          .presentationDetents([.medium, .large])
      }
    }
  }

  @Test func `a finger from the edge goes back in a sheet that could be higher`() {
    let harness = open(Pushed())
    harness.click("Go")
    harness.advance(by: 1)
    #expect(harness.text.contains("There"))
    // The lower of two heights stands 8 points from the edges of the window.
    pull(harness, from: CGPoint(x: 12, y: 600), to: CGPoint(x: 340, y: 600))
    #expect(!harness.text.contains("There"))
    #expect(harness.text.contains("Go"))
  }
}
