import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A page of transitions.
@MainActor struct TransitionTests {
  private func stage(_ transition: AnyTransition?, shown: Bool = false) -> Stage<Bool> {
    let stage = Stage(shown, width: 40, height: 10) { isShown in
      ZStack {
        Color.clear
        if isShown {
          if let transition {
            Color.red.frame(width: 10, height: 10).transition(transition)
          } else {
            Color.red.frame(width: 10, height: 10)
          }
        }
      }
    }
    _ = stage.drawing
    return stage
  }

  /// The drawings after each quarter of a second of a change.
  private func drawings(_ stage: Stage<Bool>, to isShown: Bool) -> [String] {
    stage.set(isShown, .linear(duration: 1))
    var drawings = [stage.drawing]
    for _ in 0..<4 {
      stage.advance(0.25)
      drawings.append(stage.drawing)
    }
    return drawings
  }

  @Test func `views fade in and out by default`() {
    let stage = stage(nil)
    let coming = drawings(stage, to: true)
    #expect(!coming[0].contains("fill"))
    #expect(coming[1].contains("opacity 0.25"))
    #expect(coming[3].contains("opacity 0.75"))
    #expect(coming[4].contains("fill") && !coming[4].contains("opacity"))
    let going = drawings(stage, to: false)
    #expect(going[0] == coming[4])
    #expect(going[1].contains("opacity 0.75"))
    #expect(!going[4].contains("fill"))
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `without animation there is no transition`() {
    let stage = stage(.opacity)
    stage.set(true)
    #expect(stage.drawing.contains("fill") && !stage.drawing.contains("opacity"))
    stage.set(false)
    #expect(!stage.drawing.contains("fill"))
  }

  @Test(
    "where a view of 10 points in the middle of 40 is after a quarter",
    arguments: [
      // At rest it is at 15; three quarters of the way are left: of 10 points, of 20 and of 4.
      ("move from leading", AnyTransition.move(edge: .leading), "translate 7.5,0"),
      ("move from the bottom", .move(edge: .bottom), "translate 15,7.5"),
      ("slide", .slide, "translate 7.5,0"), ("offset", .offset(x: 20, y: 4), "translate 30,3"),
      ("push", .push(from: .trailing), "opacity 0.25"),
    ])
  func insertion(name: String, transition: AnyTransition, expected: String) {
    let stage = stage(transition)
    stage.set(true, .linear(duration: 1))
    stage.advance(0.25)
    #expect(stage.drawing.contains(expected), Comment(rawValue: stage.drawing))
  }

  @Test func `a transition can bring its own animation`() {
    let stage = stage(.opacity.animation(.linear(duration: 1)))
    stage.set(true)
    stage.advance(0.25)
    #expect(stage.drawing.contains("opacity 0.25"))
  }

  @Test func `a removed view takes no part in the layout`() {
    let stage = Stage(true, width: 60, height: 10) { isShown in
      HStack(spacing: 0) {
        Color.blue.frame(width: 20).accessibilityIdentifier("box")
        if isShown { Color.red.frame(width: 20) }
      }
    }
    _ = stage.drawing
    stage.set(false, .linear(duration: 1))
    #expect(stage.snapshot.frame(of: "box") == CGRect(x: 20, y: 0, width: 20, height: 10))
    stage.advance(0.5)
    #expect(stage.frame() == "15,0 20x10")
  }

  /// A view that logs its appearance and disappearance.
  private struct Witness: View {
    let log: (String) -> Void
    @State private var number = 0

    var body: some View {
      Color.red.onAppear { log("appears") }.onDisappear { log("disappears") }
    }
  }

  @Test func `a view disappears when its transition is over`() {
    var events: [String] = []
    let stage = Stage(false, width: 10, height: 10) { isShown in
      ZStack { if isShown { Witness { events.append($0) } } }
    }
    stage.set(true, .linear(duration: 1))
    #expect(events == ["appears"])
    stage.advance(1)
    stage.set(false, .linear(duration: 1))
    stage.advance(0.5)
    #expect(events == ["appears"])
    stage.advance(0.5)
    #expect(events == ["appears", "disappears"])
  }

  @Test func `a view that returns while leaving turns around`() {
    var events: [String] = []
    let stage = Stage(true, width: 10, height: 10) { isShown in
      ZStack { if isShown { Witness { events.append($0) } } }
    }
    _ = stage.drawing
    stage.set(false, .linear(duration: 1))
    stage.advance(0.5)
    stage.set(true, .linear(duration: 1))
    stage.advance(1)
    #expect(stage.drawing.contains("fill") && !stage.drawing.contains("opacity"))
    stage.advance(1)
    #expect(events == ["appears"])
  }

  @Test func `elements of a collection come and go`() {
    let stage = Stage([1, 2, 3], width: 60, height: 10) { numbers in
      HStack(spacing: 0) {
        ForEach(numbers, id: \.self) {
          Color.red.frame(width: 10).accessibilityIdentifier("\($0)")
        }
      }
    }
    _ = stage.drawing
    stage.set([1, 3, 4], .linear(duration: 1))
    #expect(stage.snapshot.frame(of: "3") == CGRect(x: 25, y: 0, width: 10, height: 10))
    stage.advance(0.25)
    #expect(stage.drawing.contains("opacity 0.75"))
    #expect(stage.drawing.contains("opacity 0.25"))
    stage.advance(0.75)
    #expect(!stage.drawing.contains("opacity"))
    #expect(stage.frame("2") == "-")
  }

  @Test func `a view with another id is a different view`() {
    let stage = Stage(1, width: 10, height: 10) { Color.red.id($0) }
    _ = stage.drawing
    stage.set(2, .linear(duration: 1))
    stage.advance(0.25)
    #expect(stage.drawing.contains("opacity 0.75"))
    #expect(stage.drawing.contains("opacity 0.25"))
    stage.advance(0.75)
    #expect(!stage.drawing.contains("opacity"))
  }

  @Test func `the inner of two transitions counts`() {
    let stage = Stage(false, width: 10, height: 10) { isShown in
      ZStack { if isShown { Color.red.transition(.identity).transition(.opacity) } }
    }
    _ = stage.drawing
    stage.set(true, .linear(duration: 1))
    stage.advance(0.25)
    #expect(stage.drawing.contains("fill") && !stage.drawing.contains("opacity"))
  }

  @Test func `a transition around a group is a default for its members`() {
    let stage = Stage(false, width: 10, height: 10) { isShown in
      ZStack {
        if isShown {
          Group {
            Color.red
            Color.green.transition(.opacity)
          }
          .transition(.identity)
        }
      }
    }
    _ = stage.drawing
    stage.set(true, .linear(duration: 1))
    stage.advance(0.25)
    // The member without its own transition appears at once, and the other one fades.
    #expect(stage.drawing.components(separatedBy: "opacity 0.25").count == 2)
    #expect(stage.drawing.components(separatedBy: "fill").count == 3)
  }

  @Test func `with reduced motion, moving transitions fade`() {
    let stage = Stage(
      false, width: 10, height: 10, environment: { $0.accessibilityReduceMotion = true }
    ) { isShown in
      ZStack { if isShown { Color.red.transition(.slide) } }
    }
    _ = stage.drawing
    stage.set(true, .linear(duration: 1))
    stage.advance(0.25)
    #expect(stage.drawing.contains("opacity 0.25"))
  }

  /// A custom transition.
  private struct Drop: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.padding(.top, phase == .willAppear ? 8 : 0).opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  @Test func `a custom transition may change the layout`() {
    let stage = Stage(false, width: 20, height: 20) { isShown in
      VStack(spacing: 0) {
        if isShown {
          Color.red.frame(height: 4).accessibilityIdentifier("box").transition(Drop())
        }
        Color.blue
      }
    }
    _ = stage.drawing
    stage.set(true, .linear(duration: 1))
    #expect(stage.quarters(2) == ["0,8 20x4", "0,6 20x4", "0,4 20x4"])
    #expect(stage.drawing.contains("opacity 0.75"))
  }
}
