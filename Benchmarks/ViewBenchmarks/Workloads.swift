import Observation
import SwiftUI

// The trees of the layout benchmarks, as views. The names are those of the trees.

/// Rows and columns of ten in turn, a point apart; of ten leaves the first is fixed.
struct Branching: View {
  let depth: Int
  let axis: Axis
  /// True if all leaves are fixed, so that the stacks hug them.
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
            Text(verbatim: paragraphs[index])
          }
        } else {
          Text(verbatim: paragraphs[index])
        }
      }
    }
  }
}

/// Paragraphs of 20 to 80 words: data, as a program reads them, made once in a run that does not count.
private let paragraphs = (0..<10_000).map(words)

private func words(_ index: Int) -> String {
  (0..<20 + index * 7 % 61).map { vocabulary[($0 * 5 + index) % vocabulary.count] }
    .joined(separator: " ")
}

let vocabulary = [
  "a", "view", "tree", "trained", "flat", "against", "the", "wall", "bears", "fruit", "early",
]

/// Messages as a chat lists them: an avatar, a name and a time above a wrapping text of 20 to 80 words, on a bubble.
struct Messages: View {
  let count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(0..<count, id: \.self) { MessageRow(index: $0) }
    }
  }
}

private struct MessageRow: View {
  let index: Int

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Circle().fill(.blue).frame(width: 36, height: 36)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(verbatim: "Person \(index % 17)")
          Spacer()
          Text(verbatim: "\(index / 60 % 24):\(10 + index % 50)")
        }
        Text(verbatim: paragraphs[index])
      }
    }
    .padding(8)
    .background(Color.gray)
  }
}

/// Buttons of the default style, one below the other.
struct Buttons: View {
  let count: Int

  var body: some View {
    VStack { ForEach(0..<count, id: \.self) { index in Button("Press") { print(index) } } }
  }
}

/// A hundred rows of a hundred fixed cells.
struct FixedGrid: View {
  var body: some View {
    Grid(horizontalSpacing: 2, verticalSpacing: 2) {
      ForEach(0..<100) { row in
        GridRow {
          ForEach(0..<100) { column in
            Color.clear.frame(
              width: CGFloat(10 + (row * 100 + column) * 7 % 40),
              height: CGFloat(10 + (row * 100 + column) * 3 % 20))
          }
        }
      }
    }
  }
}

/// Two rows of 256 columns, of texts and boxes in turn.
struct WideGrid: View {
  var body: some View {
    Grid(horizontalSpacing: 2, verticalSpacing: 2) {
      ForEach(0..<2) { row in
        GridRow {
          ForEach(0..<256) { column in
            if column.isMultiple(of: 2) {
              Text(verbatim: "cell \(column)")
            } else {
              Color.clear.frame(width: 20, height: 10)
            }
          }
        }
      }
    }
  }
}

/// Views one below the other, of which one can be changed.
struct Labels: View {
  let count: Int
  let model: Model

  @Observable final class Model {
    var text = "before"
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) {
        ChangingLabel(index: $0, isModel: $0 == count / 2, model: model)
      }
    }
  }
}

private struct ChangingLabel: View {
  let index: Int
  let isModel: Bool
  let model: Labels.Model

  var body: some View { Text(verbatim: isModel ? model.text : "label \(index)") }
}
