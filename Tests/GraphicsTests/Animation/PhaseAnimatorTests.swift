import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct PhaseAnimatorTests {
  private func box(_ shift: CGFloat) -> some View {
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box").offset(x: shift)
  }

  @Test func `phases follow each other on and on`() {
    let stage = Stage(0, width: 100, height: 10) { _ in
      PhaseAnimator([CGFloat(0), 40, 20]) { phase in
        box(phase).frame(width: 100, alignment: .leading)
      } animation: { _ in
        .linear(duration: 0.5)
      }
    }
    let xs = stage.quarters(7).map { String($0.prefix { $0 != "," }) }
    #expect(xs == ["0", "20", "40", "30", "20", "10", "0", "20"])
  }

  @Test func `a trigger starts one run`() {
    let stage = Stage(0, width: 100, height: 10) { trigger in
      PhaseAnimator([CGFloat(0), 40], trigger: trigger) { phase in
        box(phase).frame(width: 100, alignment: .leading)
      } animation: { _ in
        .linear(duration: 0.5)
      }
    }
    #expect(!stage.snapshot.waitsForTime)
    stage.set(1)
    let xs = stage.quarters(5).map { String($0.prefix { $0 != "," }) }
    #expect(xs == ["0", "20", "40", "20", "0", "0"])
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `phases without animation take a frame each`() {
    let stage = Stage(0, width: 100, height: 10) { _ in
      PhaseAnimator([CGFloat(0), 40]) { phase in
        box(phase).frame(width: 100, alignment: .leading)
      } animation: { _ in
        nil
      }
    }
    #expect(stage.snapshot.diagnostics.isEmpty)
    #expect(stage.snapshot.waitsForTime)
  }

  @Test func `the modifier leaves the view as it is`() {
    let stage = Stage(0, width: 100, height: 10) { _ in
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box")
        .phaseAnimator([CGFloat(0), 40]) { content, phase in
          content.offset(x: phase).frame(width: 100, alignment: .leading)
        } animation: { _ in
          .linear(duration: 1)
        }
    }
    #expect(stage.quarters(1) == ["0,0 10x10", "10,0 10x10"])
  }
}
