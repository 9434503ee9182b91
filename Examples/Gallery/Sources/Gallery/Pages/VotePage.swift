import SwiftUI

/// A small app: votes, a table of them, and a circle that turns so that the leader is on top.
struct VotePage: View {
  @State private var trees = [
    Tree(name: "Apple", symbol: "apple.logo", color: .red, votes: 4),
    Tree(name: "Pear", symbol: "drop.fill", color: .green, votes: 9),
    Tree(name: "Cherry", symbol: "tree.fill", color: .purple, votes: 6),
  ]

  private var total: Int { trees.reduce(0) { $0 + $1.votes } }
  private var isTie: Bool { Set(trees.map(\.votes)).count == 1 }

  var body: some View {
    let layout = isTie ? AnyLayout(HStackLayout(spacing: 24)) : AnyLayout(PodiumLayout())
    VStack(spacing: 16) {
      Sample("A grid as wide as it is given, with columns as wide as they need") {
        Grid(alignment: .leading) {
          ForEach(trees) { tree in
            GridRow {
              Text(tree.name)
              ProgressView(value: Double(tree.votes), total: Double(max(total, 1)))
                .tint(tree.color)
              Text("\(tree.votes)")
                .monospacedDigit()
                .gridColumnAlignment(.trailing)
                .contentTransition(.numericText(value: Double(tree.votes)))
            }
            Divider()
          }
        }
      }
      Sample("Buttons of one width; a vote for each") {
        HStack {
          ForEach($trees) { $tree in
            Button {
              withAnimation { tree.votes += 1 }
            } label: {
              Text(tree.name).frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .tint(tree.color)
          }
        }
      }
      Sample("The first three on a circle; in a row when they are level") {
        layout {
          ForEach(trees) { tree in
            Image(systemName: tree.symbol)
              .font(.system(size: 30))
              .foregroundStyle(.white)
              .frame(width: 72, height: 72)
              .background(tree.color.gradient, in: .circle)
              .layoutValue(key: Rank.self, value: rank(of: tree))
              .accessibilityLabel(tree.name)
          }
        }
        .frame(height: 230)
        .animation(.spring(duration: 0.6), value: trees.map(\.votes))
      }
    }
  }

  /// The number of trees that have more votes.
  private func rank(of tree: Tree) -> Int { trees.count { $0.votes > tree.votes } }
}

private struct Tree: Identifiable {
  let name: String
  let symbol: String
  let color: Color
  var votes: Int

  var id: String { name }
}

private struct Rank: LayoutValueKey {
  static let defaultValue = 0
}

/// Places views on a circle, turned so that the one of the lowest rank is on top.
private struct PodiumLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    return CGSize(width: min(size.width, size.height), height: min(size.width, size.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 2 - 40
    let leader = subviews.indices.min { subviews[$0][Rank.self] < subviews[$1][Rank.self] } ?? 0
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * Double.pi * Double(index - leader) / Double(subviews.count)
      let point = CGPoint(
        x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}
