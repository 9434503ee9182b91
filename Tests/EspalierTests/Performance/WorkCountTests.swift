import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Work is counted, not timed: counts are the same on every machine.
@MainActor @Suite struct WorkCountTests {
  /// Rows and columns of ten in turn, three levels; of ten leaves the first is fixed, the others flexible.
  struct Branching: View {
    let depth: Int
    let axis: Axis
    let model: Side

    @Observable final class Side {
      var length: CGFloat = 2
    }

    var body: some View {
      if axis == .horizontal {
        HStack(spacing: 1) { parts }
      } else {
        VStack(spacing: 1) { parts }
      }
    }

    @ViewBuilder private var parts: some View {
      if depth == 1 {
        FixedLeaf(model: model)
        ForEach(0..<9) { _ in Color.clear }
      } else {
        let other: Axis = axis == .horizontal ? .vertical : .horizontal
        Branching(depth: depth - 1, axis: other, model: model)
        ForEach(1..<10) { _ in
          AnyView(Branching(depth: depth - 1, axis: other, model: Side()))
        }
      }
    }
  }

  /// A leaf whose size is an observed value.
  struct FixedLeaf: View {
    let model: Branching.Side

    var body: some View { Color.clear.frame(width: model.length, height: model.length) }
  }

  @Test func `flexible stacks compute at most two sizes per view`() {
    let side = Branching.Side()
    let view = Branching(depth: 3, axis: .horizontal, model: side)
    let snapshot = LayoutSnapshot(of: view, proposal: ProposedViewSize(width: 800, height: 800))
    // 1 + 10 + 100 stacks, 1000 leaves, and a frame around 100 of them.
    #expect(snapshot.sizesComputed <= 2 * (111 + 1000 + 100))

    let before = (
      bodies: snapshot.bodiesEvaluated, sizes: snapshot.sizesComputed, placed: snapshot.placements
    )
    snapshot.update()
    #expect(snapshot.bodiesEvaluated == before.bodies, "a second frame evaluates nothing")
    #expect(snapshot.sizesComputed == before.sizes, "a second frame computes nothing")
    #expect(snapshot.placements == before.placed, "a second frame places nothing")

    side.length = 3
    snapshot.update()
    #expect(snapshot.bodiesEvaluated == before.bodies + 1, "only the changed leaf is evaluated")
    #expect(snapshot.sizesComputed - before.sizes <= 100)
  }

  /// Columns and rows nested in turn, each around a fixed leaf, `leaf` and the next level.
  private func nested<Leaf: View>(_ levels: Int, _ leaf: (Int) -> Leaf) -> AnyView {
    var inner = AnyView(EmptyView())
    for level in (0..<levels).reversed() {
      let (content, leaf) = (inner, leaf(level))
      if level.isMultiple(of: 2) {
        inner = AnyView(
          VStack(spacing: 0) {
            FixedDot(); leaf; content
          })
      } else {
        inner = AnyView(
          HStack(spacing: 0) {
            FixedDot(); leaf; content
          })
      }
    }
    return inner
  }

  private struct FixedDot: View {
    var body: some View { Color.clear.frame(width: 1, height: 1) }
  }

  @Test(arguments: [100, 400])
  func `nested flexible stacks are linear in depth`(_ levels: Int) {
    let snapshot = LayoutSnapshot(
      of: nested(levels) { _ in Color.clear },
      proposal: ProposedViewSize(width: 4000, height: 4000))
    #expect(snapshot.sizesComputed <= 4 * levels)
    #expect(snapshot.diagnostics == [])
  }

  @Test(arguments: [100, 400])
  func `nested texts are linear in depth and shaped once each`(_ levels: Int) {
    let snapshot = LayoutSnapshot(
      of: nested(levels) { Text(verbatim: "some words of the text at level \($0)") },
      proposal: ProposedViewSize(width: 4000, height: nil))
    #expect(snapshot.sizesComputed <= 30 * levels)
    #expect(snapshot.textsShaped == levels)
    #expect(snapshot.diagnostics == [])
  }

  @Observable final class Labels {
    var changed = "before"
  }

  private struct Label: View {
    let labels: Labels
    let index: Int

    var body: some View { Text(verbatim: index == 700 ? labels.changed : "label \(index)") }
  }

  @Test func `only the changed one of two thousand labels is worked on`() {
    let labels = Labels()
    let view = VStack(spacing: 0) {
      ForEach(0..<2000) { Label(labels: labels, index: $0) }
    }
    let snapshot = LayoutSnapshot(of: view, proposal: .unspecified)
    _ = snapshot.displayListText
    let before = (bodies: snapshot.bodiesEvaluated, drawn: snapshot.displayItemsRebuilt)
    labels.changed = "behind"
    snapshot.update()
    _ = snapshot.displayListText
    #expect(snapshot.bodiesEvaluated == before.bodies + 1)
    #expect(snapshot.displayItemsRebuilt - before.drawn <= 5, "the label and what contains it")
  }
}
