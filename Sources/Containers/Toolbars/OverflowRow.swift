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
  /// The height of search fields among the items, where fields and spaces fill the row; nil is that of platters.
  var fieldHeight: CGFloat?
  @State private var state = OverflowState()
}

@MainActor extension OverflowRow: View {
  var body: some View {
    OverflowItems(state: state, items: items, hidden: hidden, fieldHeight: fieldHeight)
  }
}

/// The places of the items for which the last layout had no space.
@MainActor @Observable final class OverflowState {
  private(set) var hidden: Set<Int> = []

  nonisolated init() {}

  func take(_ hidden: Set<Int>) { if hidden != self.hidden { self.hidden = hidden } }
}

private struct OverflowItems {
  let state: OverflowState
  let items: [BarItem]
  let hidden: [BarItem]
  let fieldHeight: CGFloat?
}

extension OverflowItems: ContainerView {
  var content: TupleView<(ForEach<[BarItem], Int, AnyView>, AnyView)> {
    TupleView(
      (
        ForEach(items) { item in
          // One view for each item, even where it shows nothing.
          AnyView(ZStack { BarPlatter(item: item, fieldHeight: fieldHeight) })
        }, AnyView(OverflowMenu(state: state, items: items, hidden: hidden))
      ))
  }

  /// The items and their menu are made of the same values, so that nothing can be left out.
  var arrangement: Self { self }
}

extension OverflowItems: ContainerArrangement {
  func rule(in environment: EnvironmentValues, for element: LayoutElement?) -> any LayoutRule {
    let filling = MainActor.assumeIsolated { self.flexible }
    return OverflowRule(
      state: state, spacing: environment.look.bars.spacing, hasMenu: !hidden.isEmpty,
      lasting: Set(items.indices.filter { items[$0].placement.isProminent }),
      flexible: filling)
  }
}

@MainActor extension OverflowItems {
  /// The places of the items that fill the row: search fields, or else spaces.
  private var flexible: Set<Int> {
    if fieldHeight == nil { return [] }
    let fields = items.indices.filter { items[$0].search?.isButton == false }
    return Set(fields.isEmpty ? items.indices.filter { items[$0].isSpace } : fields)
  }
}

/// The items for which there was no space.
private struct OverflowMenu {
  let state: OverflowState
  let items: [BarItem]
  let hidden: [BarItem]
  @Environment(\.look.bars) private var metrics
}

@MainActor extension OverflowMenu: View {
  var body: some View {
    Menu {
      ForEach(items.indices.filter(state.hidden.contains).map { items[$0] }) { $0.copy }
      ForEach(hidden) { $0.copy }
    } label: {
      OverflowSymbol(symbol: metrics.overflowSymbol)
    }
    .menuIndicator(.hidden)
    .buttonStyle(BarButtonStyle(isProminent: false))
    .accessibilityLabel(Text(verbatim: "More"))
    .background { BarGlass() }
  }
}

/// The symbol of the menu at the end of a bar.
private struct OverflowSymbol {
  let symbol: BarLook.OverflowSymbol
  @Environment(\.layoutDirection) private var direction
}

@MainActor extension OverflowSymbol: View {
  var body: some View {
    switch symbol {
    case .ellipsis: Image(systemName: "ellipsis")
    case .chevrons:
      // The double chevron has no variant that turns by itself.
      Image(systemName: direction == .rightToLeft ? "chevron.left.2" : "chevron.right.2")
    }
  }
}

/// A row of as many children as fit, and the last child if that is not all, or if it has a menu in any case.
///
/// Those at the trailing end make room first, and those that last only after all others.
///
/// - Child sizing: each its ideal size, and those that fill the row their part of what is left.
/// - Preferred size: all but the last side by side, or the proposal where that is less, or where children fill the row.
struct OverflowRule: LayoutRule {
  let state: OverflowState
  let spacing: CGFloat
  /// True if the last child is shown even where all others are.
  let hasMenu: Bool
  /// The places of the children that make room last.
  var lasting: Set<Int> = []
  /// The places of the children that share what is left of the row.
  var flexible: Set<Int> = []

  /// The width of children side by side; those without a width take no spacing.
  private func width(_ sizes: [CGSize]) -> CGFloat {
    max(0, sizes.reduce(0) { $0 + pitch($1) } - spacing)
  }

  private func pitch(_ size: CGSize) -> CGFloat { size.width > 0 ? size.width + spacing : 0 }

  /// The places of the children that make room for the others in a width; `sizes` ends with the menu's.
  private func hidden(_ sizes: [CGSize], in width: CGFloat) -> Set<Int> {
    let menu = sizes.count - 1
    var rest = self.width(hasMenu ? sizes : Array(sizes.dropLast())) - width
    if rest <= 0.01 { return [] }
    if !hasMenu { rest += pitch(sizes[menu]) }
    let order = sizes.indices.dropLast().reversed()
    var hidden: Set<Int> = []
    for index in order.filter({ !lasting.contains($0) }) + order.filter(lasting.contains)
    where rest > 0.01 && sizes[index].width > 0 {
      hidden.insert(index)
      rest -= pitch(sizes[index])
    }
    return hidden
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let sizes = node.children.map { $0.sizeThatFits(.unspecified) }
    let ideal = width(hasMenu ? sizes : Array(sizes.dropLast()))
    let minimum = ideal > 0 ? min(ideal, sizes.last?.width ?? 0) : 0
    let widest = flexible.isEmpty ? ideal : .infinity
    return CGSize(
      width: max(minimum, min(widest, proposal.width ?? ideal)),
      height: sizes.dropLast().map(\.height).max() ?? 0)
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let children = Array(node.children)
    let sizes = children.map { $0.sizeThatFits(.unspecified) }
    let hidden = hidden(sizes, in: size.width)
    MainActor.assumeIsolated { [state] in state.take(hidden) }
    let shown = sizes.indices.dropLast().filter { !hidden.contains($0) }
    let hasMenu = hasMenu || !hidden.isEmpty
    let taken = width(shown.map { sizes[$0] } + (hasMenu ? sizes.suffix(1) : []))
    let share = max(0, size.width - taken) / CGFloat(max(1, flexible.subtracting(hidden).count))
    var x: CGFloat = 0
    for (index, child) in children.enumerated() {
      let isMenu = index == children.count - 1
      guard isMenu ? hasMenu : !hidden.contains(index) else {
        child.leaveOut()
        continue
      }
      let isFlexible = flexible.contains(index)
      let length = sizes[index].width + (isFlexible ? share : 0)
      child.place(
        at: CGPoint(x: x, y: (size.height - sizes[index].height) / 2),
        proposal: isFlexible ? ProposedViewSize(width: length, height: nil) : .unspecified)
      x += sizes[index].width > 0 ? length + spacing : length
    }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
