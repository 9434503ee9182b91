import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Changes that are animated, and their animations.
@MainActor struct AnimationModifierTests {
  private struct Pair: Equatable {
    var first = CGFloat(0)
    var second = CGFloat(0)
  }

  private func box(_ shift: CGFloat, _ identifier: String = "box") -> some View {
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier(identifier).offset(x: shift)
  }

  @Test func `the animation for a value applies to changes that come with that value`() {
    let stage = Stage(Pair(), width: 100, height: 10) { pair in
      ZStack(alignment: .leading) {
        box(pair.first).animation(.linear(duration: 1), value: pair.first)
      }
      .frame(width: 100, alignment: .leading)
    }
    stage.set(Pair(first: 40))
    #expect(stage.quarters(2) == ["0,0 10x10", "10,0 10x10", "20,0 10x10"])
    stage.advance(1)
    stage.set(Pair(first: 40, second: 3))
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `changes of other values are not animated`() {
    let stage = Stage(Pair(), width: 100, height: 10) { pair in
      box(pair.first).animation(.linear(duration: 1), value: pair.second)
        .frame(width: 100, alignment: .leading)
    }
    stage.set(Pair(first: 40))
    #expect(stage.frame() == "40,0 10x10")
    stage.set(Pair(first: 80, second: 1))
    #expect(stage.frame() == "40,0 10x10")
  }

  @Test func `the innermost animation counts`() {
    let stage = Stage(CGFloat(0), width: 100, height: 20) { shift in
      VStack(alignment: .leading, spacing: 0) {
        box(shift, "outer")
        box(shift, "inner").animation(.linear(duration: 2), value: shift)
      }
      .animation(.linear(duration: 1), value: shift)
      .frame(width: 100, alignment: .leading)
    }
    stage.set(40)
    stage.advance(0.5)
    #expect(stage.frame("outer") == "20,0 10x10")
    #expect(stage.frame("inner") == "10,10 10x10")
  }

  @Test func `an animation in the body of a modifier is for what the modifier is applied to`() {
    let stage = Stage(false, width: 40, height: 10) { isShown in
      ZStack {
        Color.clear
        if isShown { Color.red.frame(width: 10, height: 10) }
      }
      .modifier(Animating(isShown: isShown))
    }
    _ = stage.drawing
    stage.set(true)
    stage.advance(0.25)
    #expect(stage.drawing.contains("opacity 0.25"))
  }

  private struct Animating: ViewModifier {
    let isShown: Bool

    func body(content: Content) -> some View {
      content.animation(.linear(duration: 1), value: isShown)
    }
  }

  @Test func `nil takes the animation away`() {
    let stage = Stage(CGFloat(0), width: 100, height: 10) { shift in
      box(shift).animation(nil, value: shift).frame(width: 100, alignment: .leading)
    }
    stage.set(40, .linear(duration: 1))
    #expect(stage.frame() == "40,0 10x10")
  }

  @Test func `an animation inside of an offset does not animate the offset`() {
    func stage(_ animation: Animation?) -> Stage<CGFloat> {
      Stage(CGFloat(0), width: 100, height: 10) { shift in
        Color.red
          .frame(width: 10 + shift / 4, height: 10)
          .accessibilityIdentifier("box")
          .animation(animation, value: shift)
          .offset(x: shift)
          .frame(width: 100, alignment: .leading)
      }
    }
    let still = stage(nil)
    still.set(40, .linear(duration: 1))
    still.advance(0.5)
    #expect(still.frame() == "20,0 20x10")
    let gliding = stage(.linear(duration: 1))
    gliding.set(40)
    gliding.advance(0.5)
    #expect(gliding.frame() == "40,0 15x10")
  }

  @Test func `a transaction can forbid the views' animations`() {
    let stage = Stage(CGFloat(0), width: 100, height: 10) { shift in
      box(shift).animation(.linear(duration: 1), value: shift)
        .frame(width: 100, alignment: .leading)
    }
    withTransaction(\.disablesAnimations, true) { stage.write(40) }
    stage.snapshot.update()
    #expect(stage.frame() == "40,0 10x10")
  }

  @Test func `a transaction modifier sees every change`() {
    var seen: [Bool] = []
    let stage = Stage(CGFloat(0), width: 100, height: 10) { shift in
      box(shift)
        .transaction {
          seen.append($0.animation == .linear)
          $0.animation = .linear(duration: 1)
        }
        .frame(width: 100, alignment: .leading)
    }
    stage.set(40, .linear)
    stage.advance(0.5)
    #expect(stage.frame() == "20,0 10x10")
    #expect(seen.contains(true))
  }

  @Test func `a scoped animation animates only the modifiers in its closure`() {
    let stage = Stage(CGFloat(0), width: 100, height: 10) { shift in
      box(shift)
        .animation(.linear(duration: 1)) { $0.opacity(shift == 0 ? 1 : 0.5) }
        .frame(width: 100, alignment: .leading)
    }
    _ = stage.drawing
    stage.set(40)
    stage.advance(0.5)
    #expect(stage.frame() == "40,0 10x10")
    #expect(stage.drawing.contains("opacity 0.75"))
  }

  @Test func `writes through an animated binding are animated`() {
    let stage = Stage(CGFloat(0), width: 100, height: 10) { shift in
      box(shift).frame(width: 100, alignment: .leading)
    }
    stage.binding?.animation(.linear(duration: 1)).wrappedValue = 40
    stage.snapshot.update()
    stage.advance(0.5)
    #expect(stage.frame() == "20,0 10x10")
  }

  // MARK: Completion

  @Test(
    "when a completion is called",
    arguments: [
      (AnimationCompletionCriteria.logicallyComplete, 0.75), (.removed, 1.25),
    ])
  func completion(criteria: AnimationCompletionCriteria, time: Double) {
    let stage = Stage(CGFloat(0), width: 100, height: 10) { shift in
      box(shift).frame(width: 100, alignment: .leading)
    }
    var calls = 0
    withAnimation(
      .linear(duration: 1.25).logicallyComplete(after: 0.75), completionCriteria: criteria
    ) {
      stage.write(40)
    } completion: {
      calls += 1
    }
    stage.snapshot.update()
    stage.advance(time - 0.25)
    #expect(calls == 0)
    stage.advance(0.25)
    #expect(calls == 1)
    stage.advance(5)
    #expect(calls == 1)
  }

  @Test func `where nothing is animated the completion is called at once`() {
    let stage = Stage(CGFloat(0), width: 100, height: 10) { _ in Color.red }
    var calls = 0
    withAnimation {
      stage.write(1)
    } completion: {
      calls += 1
    }
    stage.snapshot.update()
    #expect(calls == 1)
  }

  // MARK: Work

  @Test func `moving one view among many costs only its surroundings`() {
    let stage = Stage(CGFloat(0), width: 100, height: 10_000) { shift in
      VStack(spacing: 0) {
        ForEach(0..<2_000, id: \.self) { number in
          Color.red.frame(width: 10, height: 5).offset(x: number == 1_000 ? shift : 0)
        }
      }
    }
    _ = stage.drawing
    stage.set(40, .linear(duration: 1))
    stage.advance(0.25)
    _ = stage.drawing
    let (bodies, items) = (stage.snapshot.bodiesEvaluated, stage.snapshot.displayItemsRebuilt)
    let sizes = stage.snapshot.sizesComputed
    for _ in 0..<2 {
      stage.advance(0.25)
      _ = stage.drawing
    }
    #expect(stage.snapshot.bodiesEvaluated == bodies)
    #expect(stage.snapshot.sizesComputed == sizes)
    // The root, the stack, and the view with what is around it: three elements.
    #expect(stage.snapshot.displayItemsRebuilt - items <= 2 * 6)
    stage.advance(0.25)
    #expect(!stage.snapshot.waitsForTime)
  }
}
