import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine
import Observation

/// Items side by side; those for which there is no space are in a menu at the end.
struct OverflowRow {
  let items: [BarItem]
  /// Items that are in the menu in any case.
  var hidden: [BarItem] = []
  @State private var state = OverflowState()
}

@MainActor extension OverflowRow: View {
  var body: some View {
    OverflowItems(state: state, items: items, hidden: hidden)
  }
}

/// The number of items for which the last layout had space.
@MainActor @Observable final class OverflowState {
  private(set) var shown = Int.max

  nonisolated init() {}

  func take(_ shown: Int) { if shown != self.shown { self.shown = shown } }
}

private struct OverflowItems {
  let state: OverflowState
  let items: [BarItem]
  let hidden: [BarItem]
}

extension OverflowItems: ContainerView {
  var content: TupleView<(ForEach<[BarItem], Int, AnyView>, AnyView)> {
    TupleView(
      (
        ForEach(items) { item in
          // One view for each item, even where it shows nothing.
          AnyView(ZStack { BarPlatter(item: item) })
        }, AnyView(OverflowMenu(state: state, items: items, hidden: hidden))
      ))
  }

  func rule(in environment: EnvironmentValues, for element: LayoutElement?) -> any LayoutRule {
    OverflowRule(
      state: state, spacing: environment.look.bars.spacing, hasMenu: !hidden.isEmpty)
  }
}

/// The items for which there was no space.
private struct OverflowMenu {
  let state: OverflowState
  let items: [BarItem]
  let hidden: [BarItem]
  @Environment(\.layoutDirection) private var direction
}

@MainActor extension OverflowMenu: View {
  var body: some View {
    Menu {
      ForEach(items.dropFirst(state.shown)) { $0.copy }
      ForEach(hidden) { $0.copy }
    } label: {
      // The double chevron has no variant that turns by itself.
      Image(systemName: direction == .rightToLeft ? "chevron.left.2" : "chevron.right.2")
    }
    .menuIndicator(.hidden)
    .buttonStyle(BarButtonStyle(isProminent: false))
    .accessibilityLabel(Text(verbatim: "More"))
    .background { BarGlass() }
  }
}

/// A row of as many children as fit, from the leading end, and the last child if that is not all, or if it has a menu in any case.
///
/// - Child sizing: each its ideal size.
/// - Preferred size: all but the last side by side, or the proposal where that is less.
struct OverflowRule: LayoutRule {
  let state: OverflowState
  let spacing: CGFloat
  /// True if the last child is shown even where all others are.
  let hasMenu: Bool

  private func width(_ sizes: ArraySlice<CGSize>) -> CGFloat {
    let shown = sizes.filter { $0.width > 0 }
    return shown.reduce(0) { $0 + $1.width } + spacing * CGFloat(max(0, shown.count - 1))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let sizes = node.children.map { $0.sizeThatFits(.unspecified) }
    let ideal = width(hasMenu ? sizes[...] : sizes.dropLast())
    let minimum = ideal > 0 ? min(ideal, sizes.last?.width ?? 0) : 0
    return CGSize(
      width: max(minimum, min(ideal, proposal.width ?? ideal)),
      height: sizes.dropLast().map(\.height).max() ?? 0)
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let children = Array(node.children)
    let sizes = children.map { $0.sizeThatFits(.unspecified) }
    guard let button = sizes.last else { return }
    let all = sizes.dropLast()
    var count = all.count
    if width(hasMenu ? sizes[...] : all) > size.width + 0.01 {
      while count > 0, width(all.prefix(count)) + spacing + button.width > size.width + 0.01 {
        count -= 1
      }
    }
    MainActor.assumeIsolated { [state, count] in state.take(count) }
    var x: CGFloat = 0
    for (index, child) in children.enumerated() {
      let isShown = index < count || (index == children.count - 1 && (hasMenu || count < all.count))
      guard isShown else {
        child.leaveOut()
        continue
      }
      child.place(
        at: CGPoint(x: x, y: (size.height - sizes[index].height) / 2), proposal: .unspecified)
      if sizes[index].width > 0 { x += sizes[index].width + spacing }
    }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
