import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Changes with animations, and the calls at their end.
@MainActor struct AnimatedTransactionTests {
  private func stage() -> Stage<CGFloat> {
    let stage = Stage(CGFloat(0), width: 100, height: 10) { x in
      Color.red.frame(width: 10).padding(.leading, x).frame(width: 100, alignment: .leading)
        .accessibilityIdentifier("box")
    }
    _ = stage.drawing
    return stage
  }

  private final class Calls {
    var names: [String] = []
  }

  @Test func `a spring is logically complete before it stands still`() {
    let (stage, calls) = (stage(), Calls())
    for (name, criteria) in [
      ("complete", AnimationCompletionCriteria.logicallyComplete), ("removed", .removed),
    ] {
      var transaction = Transaction(animation: .spring(duration: 0.5, bounce: 0.4))
      transaction.addAnimationCompletion(criteria: criteria) { calls.names.append(name) }
      withTransaction(transaction) { stage.write(stage.binding.map { $0.wrappedValue + 10 } ?? 0) }
    }
    stage.snapshot.update()
    stage.advance(0.49)
    #expect(calls.names.isEmpty)
    stage.advance(0.02)
    #expect(calls.names == ["complete"])
    stage.advance(10)
    #expect(calls.names == ["complete", "removed"])
    #expect(!stage.snapshot.waitsForTime)
  }

  private struct Staggered: View {
    let index: Int
    @State private var isShown = false

    var body: some View {
      Color.red.frame(width: isShown ? 2 : 1, height: 1)
        .onAppear {
          withAnimation(.linear(duration: 1).delay(Double(index))) { isShown = true }
        }
    }
  }

  @Test func `a hundred views that appear with an animation each settle in one frame`() {
    let harness = Harness(
      HStack(spacing: 0) { ForEach(0..<100, id: \.self) { Staggered(index: $0) } })
    #expect(harness.diagnostics == [])
    #expect(!harness.graph.hasGivenUp)
  }

  /// A view that changes its width whenever it sees it.
  private struct Restless: View {
    let index: Int
    @State private var width: CGFloat = 1

    var body: some View {
      Color.red.frame(width: width, height: 1)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { seen in
          withAnimation(.linear(duration: Double(index + 1))) { width = 3 - seen }
        }
    }
  }

  @Test func `views that never settle are reported, however many animations they have`() {
    let harness = Harness(
      HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Restless(index: $0) } })
    #expect(!harness.diagnostics.isEmpty)
    #expect(harness.diagnostics.allSatisfy { $0.contains("keep changing each other") })
  }

  /// A box at a distance from the leading edge.
  private func box() -> Stage<CGFloat> {
    Stage(CGFloat(0), width: 100, height: 10) { x in
      Color.red.frame(width: 10).accessibilityIdentifier("box")
        .padding(.leading, x).frame(width: 100, alignment: .leading)
    }
  }

  @Test func `a nil animation inside another animation turns it off`() {
    let stage = box()
    withAnimation(.linear(duration: 1)) { withAnimation(nil) { stage.write(40) } }
    stage.snapshot.update()
    #expect(stage.frame() == "40,0 10x10")
    withAnimation(.linear(duration: 1)) { stage.binding?.animation(nil).wrappedValue = 20 }
    stage.snapshot.update()
    #expect(stage.frame() == "20,0 10x10")
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `a change made by a task that was started in an animation is not animated`() async {
    let (stage, calls) = (box(), Calls())
    let task = withAnimation(.linear(duration: 1)) {
      Task { @MainActor in stage.write(40) }
    } completion: {
      calls.names.append("complete")
    }
    await task.value
    stage.snapshot.update()
    #expect(stage.frame() == "40,0 10x10")
    #expect(!stage.snapshot.waitsForTime)
    // Nothing was animated: the completion is called soon, and not by the task.
    for _ in 0..<100 {
      if !calls.names.isEmpty { break }
      await Task.yield()
    }
    #expect(calls.names == ["complete"])
  }

  @Test func `an endless animation ends when the next one does`() {
    let stage = Stage(1.0, width: 10, height: 10) { Rectangle().opacity($0) }
    _ = stage.drawing
    stage.set(0.5, .linear(duration: 1).repeatForever())
    stage.advance(10.25)
    #expect(stage.snapshot.waitsForTime)
    stage.set(0.25, .linear(duration: 0.5))
    stage.advance(1)
    #expect(stage.drawing.contains("opacity 0.25"))
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `changes made by a callback have a transaction of their own`() {
    let stage = Stage(CGFloat(0), width: 100, height: 10) { Follower(x: $0) }
    _ = stage.drawing
    stage.set(40, .linear(duration: 1))
    // The view that follows is written to after the update, outside of its transaction.
    #expect(stage.frame() == "40,0 10x10")
  }

  private struct Follower: View {
    let x: CGFloat
    @State private var followed: CGFloat = 0

    var body: some View {
      Color.red.frame(width: 10).accessibilityIdentifier("box")
        .padding(.leading, followed).frame(width: 100, alignment: .leading)
        .onChange(of: x) { followed = x }
    }
  }

  private struct XKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  /// A view that follows a value through a preference, a view that appears, or a task.
  private struct Listener: View {
    enum Way: CaseIterable { case preference, appearance, task, animatedChange }

    let way: Way
    let x: CGFloat
    @State private var followed: CGFloat = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box")
          .padding(.leading, followed)
        switch way {
        case .preference:
          Color.clear.frame(width: 1, height: 0).preference(key: XKey.self, value: x)
        case .appearance:
          if x > 0 { Color.clear.frame(width: 1, height: 0).onAppear { followed = x } }
        case .task: Color.clear.frame(width: 1, height: 0).task(id: x) { followed = x }
        case .animatedChange:
          Color.clear.frame(width: 1, height: 0).onChange(of: x) {
            withAnimation(.linear(duration: 1)) { followed = x }
          }
        }
      }
      .onPreferenceChange(XKey.self) { if way == .preference { followed = $0 } }
      .frame(width: 100, height: 10, alignment: .topLeading)
    }
  }

  // A write belongs to the transaction that encloses it: an action runs after the update, in none.
  @Test(arguments: [Listener.Way.preference, .appearance])
  private func `what an action writes is not animated by the change that led to it`(
    _ way: Listener.Way
  ) {
    let stage = Stage(CGFloat(0), width: 100, height: 10) { Listener(way: way, x: $0) }
    _ = stage.drawing
    stage.set(40, .linear(duration: 1))
    #expect(stage.frame() == "40,0 10x10")
  }

  @Test func `what a task writes is not animated by the change that led to it`() async {
    let stage = Stage(CGFloat(0), width: 100, height: 10) { Listener(way: .task, x: $0) }
    _ = stage.drawing
    stage.set(40, .linear(duration: 1))
    await eventually {
      stage.snapshot.update()
      return stage.frame() != "0,0 10x10"
    }
    #expect(stage.frame() == "40,0 10x10")
  }

  @Test func `changes that an action animates itself are animated`() {
    let stage = Stage(CGFloat(0), width: 100, height: 10) { Listener(way: .animatedChange, x: $0) }
    _ = stage.drawing
    stage.set(40)
    #expect(stage.quarters(2) == ["0,0 10x10", "10,0 10x10", "20,0 10x10"])
  }

  private struct NameKey: TransactionKey {
    static var defaultValue: String { "" }
  }

  @Test func `custom transaction values reach the views`() {
    let calls = Calls()
    let stage = Stage(CGFloat(0), width: 100, height: 10) { x in
      Color.red.frame(width: x).transaction { calls.names.append($0[NameKey.self]) }
    }
    var transaction = Transaction(animation: .default)
    transaction[NameKey.self] = "mine"
    withTransaction(transaction) { stage.write(10) }
    stage.snapshot.update()
    #expect(Set(calls.names) == ["mine"])
  }

  @Test func `a view whose transaction takes the animation away changes at once`() {
    let stage = Stage(CGFloat(0), width: 100, height: 10) { x in
      Color.red.frame(width: 10).accessibilityIdentifier("box")
        .padding(.leading, x).frame(width: 100, alignment: .leading)
        .transaction { $0.animation = nil }
    }
    _ = stage.drawing
    stage.set(40, .linear(duration: 1))
    #expect(stage.frame() == "40,0 10x10")
  }
}
