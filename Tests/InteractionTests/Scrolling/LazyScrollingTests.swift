import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Scroll views around containers that make their rows as they come into view.
@MainActor struct LazyScrollingTests {
  private final class Remote {
    var proxy: ScrollViewProxy?
  }

  /// Rows of which every tenth is three times as high as the others.
  private struct UnevenRows: View {
    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000, id: \.self) { number in
          Color.red.frame(width: 100, height: number % 10 == 0 ? 60 : 20)
            .accessibilityIdentifier("row \(number)")
        }
      }.scrollTargetLayout()
    }
  }

  @Test(arguments: [500, 999, 3, 0])
  func `a row that was never made is scrolled to`(_ number: Int) {
    let remote = Remote()
    let snapshot = LayoutSnapshot.window(
      ScrollViewReader { proxy in
        let _ = remote.proxy = proxy
        ScrollView { UnevenRows() }
      })
    remote.proxy?.scrollTo(number, anchor: .bottom)
    snapshot.update()
    let height: CGFloat = number % 10 == 0 ? 60 : 20
    // There is nothing before the first row.
    let top: CGFloat = number == 0 ? 0 : 100 - height
    expectLength(snapshot.frame(of: "row \(number)")?.minY, top)
  }

  @Test func `rows that were never made are found by the ids of their views`() {
    var looks = 0
    let remote = Remote()
    let snapshot = LayoutSnapshot.window(
      ScrollViewReader { proxy in
        let _ = remote.proxy = proxy
        ScrollView {
          LazyVStack(spacing: 0) {
            Section {
              ForEach(0..<500, id: \.self) { number in
                let _ = looks += 1
                Color.red.frame(width: 100, height: 20).id("row \(number)").padding(.bottom, 1)
                  .accessibilityIdentifier("row \(number)")
              }
            }
          }
        }
      })
    remote.proxy?.scrollTo("row 300", anchor: .top)
    snapshot.update()
    expectLength(snapshot.frame(of: "row 300")?.minY, 0)
    // Scrolling to an element of the loop looks at no row.
    looks = 0
    remote.proxy?.scrollTo(100, anchor: .top)
    snapshot.update()
    expectLength(snapshot.frame(of: "row 100")?.minY, 0)
    #expect(looks < 30)
  }

  @Test func `a step computes only the rows that come into view`() {
    let snapshot = LayoutSnapshot.window(ScrollView { UnevenRows() })
    let before = snapshot.sizesComputed
    snapshot.scroll(by: CGSize(width: 0, height: 20))
    // One or two rows, each with the wrappers of its modifiers.
    #expect(snapshot.sizesComputed - before <= 12)
  }

  @Test func `small steps reach the end, and what is in view never jumps`() {
    let snapshot = LayoutSnapshot.window(ScrollView { UnevenRows() })
    var steps = 0
    while snapshot.frame(of: "row 999") == nil && steps < 2_000 {
      steps += 1
      let before = (0..<1_000).lazy.compactMap { number in
        snapshot.frame(of: "row \(number)").map { (number, $0.minY) }
      }
      // Looking at all rows takes long; one in twenty steps is enough.
      let row = steps % 20 == 0 ? before.first : nil
      snapshot.scroll(by: CGSize(width: 0, height: 30))
      if let row, let place = snapshot.frame(of: "row \(row.0)")?.minY {
        expectLength(place, row.1 - 30)
      }
    }
    // 100 rows of 60 points and 900 of 20.
    #expect(steps <= (100 * 60 + 900 * 20) / 30)
    snapshot.scroll(by: CGSize(width: 0, height: 1_000))
    expectLength(snapshot.frame(of: "row 999")?.maxY, 100)
  }

  @Test func `the position gives the row in sight`() {
    let model = Model()
    let snapshot = LayoutSnapshot.window(Positioned(model: model))
    let delta = CGSize(width: 0, height: -85)
    snapshot.send(.wheel(WheelEvent(.began, at: CGPoint(x: 50, y: 50), delta: delta)))
    snapshot.send(.wheel(WheelEvent(.ended, at: CGPoint(x: 50, y: 50), delta: .zero)))
    // Row 1 is from 60 to 80, row 2 from 80 to 100.
    #expect(model.id == 2)
    model.id = 700
    snapshot.update()
    expectLength(snapshot.frame(of: "row 700")?.maxY, 100)
  }

  @Observable final class Model { var id: Int? }

  private struct Positioned: View {
    @Bindable var model: Model
    var body: some View { ScrollView { UnevenRows() }.scrollPosition(id: $model.id) }
  }
}
