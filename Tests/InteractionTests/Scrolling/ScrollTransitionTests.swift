import EspalierDrawing
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierInteraction

@MainActor struct ScrollTransitionTests {
  /// A view of 40 points that begins 100 points down in a scroll view of 100, and fades.
  private func view(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil
  ) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.blue.frame(width: 100, height: 100)
        Color.red.frame(width: 100, height: 40)
          .scrollTransition(configuration, axis: axis) { content, phase in
            content.opacity(phase.isIdentity ? 1 : phase == .topLeading ? 0.2 : 0.4)
          }
        Color.blue.frame(width: 100, height: 200)
      }
    }
  }

  /// The opacity with which the red view is drawn, as text; 1 without an effect.
  private func opacity(_ snapshot: LayoutSnapshot) -> Double {
    let text = snapshot.displayListText
    guard let start = text.range(of: "(opacity ") else { return 1 }
    return Double(text[start.upperBound...].prefix { $0.isNumber || $0 == "." }) ?? .nan
  }

  @Test func `a view is unchanged while all of it is in sight`() {
    let snapshot = LayoutSnapshot.window(view())
    snapshot.scroll(to: CGPoint(x: 0, y: 50))
    #expect(opacity(snapshot) == 1)
  }

  @Test func `out of sight a view shows the effect of the edge it is at`() {
    let snapshot = LayoutSnapshot.window(view())
    #expect(opacity(snapshot) == 0.4, "it is about to come at the bottom")
    snapshot.scroll(to: CGPoint(x: 0, y: 140))
    #expect(opacity(snapshot) == 0.2, "it has gone at the top")
  }

  @Test func `between the edges the effects are mixed`() {
    let snapshot = LayoutSnapshot.window(view())
    snapshot.scroll(to: CGPoint(x: 0, y: 20))
    // Half of it is in sight, and the curve is symmetrical.
    let half = (1 + 0.4) / 2
    #expect(abs(opacity(snapshot) - half) < 0.001)
    snapshot.scroll(to: CGPoint(x: 0, y: 10))
    let quarter = (1 + 0.4 * 3) / 4
    #expect(opacity(snapshot) < quarter, "it is slow at both ends")
  }

  @Test func `a threshold sets from where a view counts as in sight`() {
    let half = LayoutSnapshot.window(view(.interactive.threshold(.visible(0.5))))
    half.scroll(to: CGPoint(x: 0, y: 20))
    #expect(opacity(half) == 1)
    let middle = LayoutSnapshot.window(view(.interactive.threshold(.centered)))
    middle.scroll(to: CGPoint(x: 0, y: 40))
    #expect(opacity(middle) < 1)
    middle.scroll(to: CGPoint(x: 0, y: 70))
    #expect(opacity(middle) == 1)
    #expect(opacity(.window(view(.identity))) == 1)
  }

  @Test(
    arguments: [
      (ScrollTransitionConfiguration.Threshold.hidden, 70), (.visible, 30), (.centered, 0),
      (.visible(0.25), 60), (.hidden.inset(by: 5), 65), (.visible.inset(by: 100), 0),
      (.hidden.interpolated(towards: .visible, amount: 0.5), 50), (.visible(.nan), 30),
    ] as [(ScrollTransitionConfiguration.Threshold, CGFloat)])
  func `thresholds are distances between the middles of view and container`(
    _ threshold: ScrollTransitionConfiguration.Threshold, _ distance: CGFloat
  ) {
    #expect(threshold.distance(40, in: 100) == distance)
  }

  @Test func `an animated transition runs on its own once the threshold is crossed`() {
    let snapshot = LayoutSnapshot.window(view(.animated(.linear(duration: 1))))
    #expect(opacity(snapshot) == 0.4)
    snapshot.scroll(to: CGPoint(x: 0, y: 60))
    #expect(opacity(snapshot) == 0.4, "it begins where it was")
    snapshot.advance(by: 0.5)
    #expect(abs(opacity(snapshot) - 0.7) < 0.001)
    snapshot.advance(by: 0.5)
    #expect(opacity(snapshot) == 1)
    #expect(!snapshot.waitsForTime)
  }

  @Test func `an animated transition turns around where it is`() {
    let snapshot = LayoutSnapshot.window(view(.animated(.linear(duration: 1))))
    snapshot.scroll(to: CGPoint(x: 0, y: 60))
    snapshot.advance(by: 0.5)
    snapshot.scroll(to: .zero)
    #expect(abs(opacity(snapshot) - 0.7) < 0.001)
    snapshot.advance(by: 2)
    #expect(opacity(snapshot) == 0.4)
  }

  @Test func `an animated transition has no intermediate amounts`() {
    let snapshot = LayoutSnapshot.window(view(.animated(.linear(duration: 1))))
    // A quarter of the view is in sight; the threshold is all of it.
    snapshot.scroll(to: CGPoint(x: 0, y: 10))
    snapshot.advance(by: 2)
    #expect(opacity(snapshot) == 0.4)
  }

  @Test func `outside of a scroll view a view counts as in sight`() {
    let view = Color.red.scrollTransition { content, phase in
      content.opacity(phase.isIdentity ? 1 : 0.5)
    }
    #expect(opacity(.window(view)) == 1)
  }

  @Test func `the phases of a scroll transition are -1, 0 and 1`() {
    #expect(ScrollTransitionPhase.topLeading.value == -1)
    #expect(ScrollTransitionPhase.identity.value == 0)
    #expect(ScrollTransitionPhase.bottomTrailing.value == 1)
  }
}
