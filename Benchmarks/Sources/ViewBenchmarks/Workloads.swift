import SwiftUI

// The trees of the layout benchmarks, as views. The names are those of the trees.

/// Rows and columns of ten in turn, a point apart; of ten leaves the first is fixed.
struct Branching: View {
  let depth: Int
  let axis: Axis
  /// Whether all leaves are fixed, so that the stacks hug them.
  let isFixed: Bool

  var body: some View {
    if axis == .horizontal {
      HStack(spacing: 1) { parts }
    } else {
      VStack(spacing: 1) { parts }
    }
  }

  @ViewBuilder private var parts: some View {
    if depth == 1 {
      Color.clear.frame(width: 2, height: 2)
      ForEach(0..<9) { _ in
        if isFixed { Color.clear.frame(width: 2, height: 2) } else { Color.clear }
      }
    } else {
      ForEach(0..<10) { _ in
        AnyView(
          Branching(
            depth: depth - 1, axis: axis == .horizontal ? .vertical : .horizontal, isFixed: isFixed)
        )
      }
    }
  }
}

/// Columns and rows nested in turn, each around a fixed leaf, `leaf` and the next level.
@MainActor func nested<Leaf: View>(_ levels: Int, _ leaf: (Int) -> Leaf) -> AnyView {
  var inner = AnyView(EmptyView())
  for level in (0..<levels).reversed() {
    let (content, leaf) = (inner, leaf(level))
    if level.isMultiple(of: 2) {
      inner = AnyView(
        VStack(spacing: 0) {
          Color.clear.frame(width: 1, height: 1); leaf; content
        })
    } else {
      inner = AnyView(
        HStack(spacing: 0) {
          Color.clear.frame(width: 1, height: 1); leaf; content
        })
    }
  }
  return inner
}

/// 10,000 rows of five fixed leaves.
struct Wide: View {
  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<10_000) { _ in
        HStack(spacing: 8) {
          ForEach(0..<5) { _ in Color.clear.frame(width: 40, height: 20) }
        }
      }
    }
  }
}

/// `count` wrapping texts of 20 to 80 words, with a picture's place before each if wanted.
struct Paragraphs: View {
  let count: Int
  let hasIcons: Bool

  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<count, id: \.self) { index in
        if hasIcons {
          HStack(spacing: 8) {
            Color.clear.frame(width: 32, height: 32)
            Text(verbatim: words(index))
          }
        } else {
          Text(verbatim: words(index))
        }
      }
    }
  }

  private func words(_ index: Int) -> String {
    (0..<20 + index * 7 % 61).map { Self.vocabulary[($0 * 5 + index) % Self.vocabulary.count] }
      .joined(separator: " ")
  }

  private static let vocabulary = [
    "a", "view", "tree", "trained", "flat", "against", "the", "wall", "bears", "fruit", "early",
  ]
}
