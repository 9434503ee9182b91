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
  /// True if the row leaves what it does not need to a field beside it: spaces among the items do not grow.
  var isBesideField = false
  /// The state of the row, for views around it that read it; nil where none do.
  var sharedState: OverflowState?
  @State private var ownState = OverflowState()
}

@MainActor extension OverflowRow: View {
  var body: some View {
    let items = items.flatMap(\.parts)
    OverflowItems(
      state: sharedState ?? ownState, items: items, platters: SharedPlatter.platters(of: items),
      hidden: hidden, fieldHeight: fieldHeight, isBesideField: isBesideField)
  }
}

/// A platter below neighboring items.
struct SharedPlatter: Identifiable {
  /// The first of the items: the platter stays where others join it.
  let id: BarItem.ID
  /// The places of the items.
  private(set) var items: Range<Int>

  /// The platters of the items of a row that share theirs.
  @MainActor fileprivate static func platters(of items: [BarItem]) -> [SharedPlatter] {
    var platters: [SharedPlatter] = []
    for (index, item) in items.enumerated() where item.sharesPlatter {
      if let last = platters.last, last.items.upperBound == index {
        platters[platters.count - 1].items = last.items.lowerBound..<index + 1
      } else {
        platters.append(SharedPlatter(id: item.id, items: index..<index + 1))
      }
    }
    return platters
  }
}

/// The places of the items for which the last layout had no space, and the width that all items would need.
@MainActor @Observable final class OverflowState {
  private(set) var hidden: Set<Int> = []
  private(set) var ideal: CGFloat = 0

  nonisolated init() {}

  func take(_ hidden: Set<Int>, ideal: CGFloat) {
    if hidden != self.hidden { self.hidden = hidden }
    if ideal != self.ideal { self.ideal = ideal }
  }
}

private struct OverflowItems {
  let state: OverflowState
  let items: [BarItem]
  let platters: [SharedPlatter]
  let hidden: [BarItem]
  let fieldHeight: CGFloat?
  let isBesideField: Bool
}

extension OverflowItems: ContainerView {
  typealias Platters = ForEach<[SharedPlatter], Int, BarGlass>
  typealias Items = ForEach<[BarItem], Int, AnyView>

  var content: TupleView<(Platters, Items, AnyView)> {
    let shared = Set(platters.flatMap { platter in platter.items.map { items[$0].id } })
    return TupleView(
      (
        ForEach(platters) { _ in BarGlass() },
        ForEach(items) { item in
          // One view for each item, even where it shows nothing.
          AnyView(
            ZStack {
              BarPlatter(item: item, fieldHeight: fieldHeight, isShared: shared.contains(item.id))
            })
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
      state: state, spacing: environment.look.bars.spacing, platters: platters.map(\.items),
      hasMenu: !hidden.isEmpty,
      lasting: Set(items.indices.filter { items[$0].placement.isProminent }),
      flexible: filling)
  }
}

@MainActor extension OverflowItems {
  /// The places of the items that fill the row: search fields, or else spaces.
  private var flexible: Set<Int> {
    if fieldHeight == nil { return [] }
    let fields = items.indices.filter { items[$0].search?.isButton == false }
    if !fields.isEmpty || isBesideField { return Set(fields) }
    return Set(items.indices.filter { items[$0].isSpace })
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
package struct OverflowSymbol {
  let symbol: BarLook.OverflowSymbol
  @Environment(\.layoutDirection) private var direction

  package static var chevrons: OverflowSymbol { OverflowSymbol(symbol: .chevrons) }
}

@MainActor extension OverflowSymbol: View {
  package var body: some View {
    switch symbol {
    case .ellipsis: Image(systemName: "ellipsis")
    case .chevrons:
      // The double chevron has no variant that turns by itself.
      Image(systemName: direction == .rightToLeft ? "chevron.left.2" : "chevron.right.2")
    }
  }
}

/// A row of as many items as fit, and a menu at its end if those are not all, or if it has one in any case.
///
/// Its children are the platters below items, the items and the menu. Items at the trailing end make room first, and those
/// that last only after all others. Between items on one platter there is no space.
///
/// - Child sizing: each its ideal size, and those that fill the row their part of what is left; a platter the size of its
///   items.
/// - Preferred size: all items side by side, or those that fit with the menu, or the proposal where items fill the row.
struct OverflowRule: LayoutRule {
  let state: OverflowState
  let spacing: CGFloat
  /// The places of the items on each platter, in order.
  var platters: [Range<Int>] = []
  /// True if the menu is shown even where all items are.
  let hasMenu: Bool
  /// The places of the items that make room last.
  var lasting: Set<Int> = []
  /// The places of the items that share what is left of the row.
  var flexible: Set<Int> = []

  /// The sizes of the items, and of the menu after them.
  private func sizes(_ node: LayoutNode) -> [CGSize] {
    node.children.dropFirst(platters.count).map { $0.sizeThatFits(.unspecified) }
  }

  /// The number of the platter of each item; nil for those that have none here.
  private func platterOfItem(_ count: Int) -> [Int?] {
    var result = [Int?](repeating: nil, count: count)
    for (number, items) in platters.enumerated() {
      for item in items.clamped(to: 0..<count) { result[item] = number }
    }
    return result
  }

  /// The places where items and the menu begin, if those in `hidden` are left out, and the end of the row; those without a
  /// width take no spacing.
  private func places(
    _ sizes: [CGSize], hidden: Set<Int>, share: CGFloat = 0
  ) -> (starts: [CGFloat], end: CGFloat) {
    let platter = platterOfItem(sizes.count)
    var starts = [CGFloat](repeating: 0, count: sizes.count)
    var end: CGFloat = 0
    var last: Int?
    for (index, size) in sizes.enumerated()
    where shows(index, of: sizes.count, hidden: hidden) {
      let width = size.width + (flexible.contains(index) ? share : 0)
      if size.width > 0 {
        let isJoined = last.map { platter[$0] != nil && platter[$0] == platter[index] } ?? true
        if !isJoined { end += spacing }
        last = index
      }
      starts[index] = end
      end += width
    }
    return (starts, end)
  }

  private func shows(_ index: Int, of count: Int, hidden: Set<Int>) -> Bool {
    index == count - 1 ? hasMenu || !hidden.isEmpty : !hidden.contains(index)
  }

  /// The places of the items that make room for the others in a width.
  private func hidden(_ sizes: [CGSize], in width: CGFloat) -> Set<Int> {
    func fits(_ hidden: some Sequence<Int>) -> Bool {
      places(sizes, hidden: Set(hidden)).end <= width + 0.01
    }
    if fits([]) { return [] }
    let last = sizes.indices.dropLast().reversed().filter { sizes[$0].width > 0 }
    let order = last.filter { !lasting.contains($0) } + last.filter(lasting.contains)
    // The smallest number of them that is enough.
    var range = min(1, order.count)...order.count
    while range.count > 1 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        fits(order.prefix(middle))
        ? range.lowerBound...middle : middle + 1...range.upperBound
    }
    return Set(order.prefix(range.lowerBound))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let sizes = sizes(node)
    let ideal = places(sizes, hidden: []).end
    let minimum = ideal > 0 ? min(ideal, sizes.last?.width ?? 0) : 0
    let offered = proposal.width ?? ideal
    let needed = offered < ideal ? places(sizes, hidden: hidden(sizes, in: offered)).end : ideal
    return CGSize(
      width: max(minimum, flexible.isEmpty ? min(needed, offered) : offered),
      height: sizes.dropLast().map(\.height).max() ?? 0)
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let children = Array(node.children)
    let sizes = sizes(node)
    let hidden = hidden(sizes, in: size.width)
    let ideal = places(sizes, hidden: []).end
    MainActor.assumeIsolated { [state] in state.take(hidden, ideal: ideal) }
    let left = size.width - places(sizes, hidden: hidden).end
    let share = max(0, left) / CGFloat(max(1, flexible.subtracting(hidden).count))
    let starts = places(sizes, hidden: hidden, share: share).starts
    for (index, child) in children.dropFirst(platters.count).enumerated() {
      guard shows(index, of: sizes.count, hidden: hidden) else {
        child.leaveOut()
        continue
      }
      let isFlexible = flexible.contains(index)
      let width = sizes[index].width + (isFlexible ? share : 0)
      child.place(
        at: CGPoint(x: starts[index], y: (size.height - sizes[index].height) / 2),
        proposal: isFlexible ? ProposedViewSize(width: width, height: nil) : .unspecified)
    }
    for (items, child) in zip(platters, children) {
      let shown = items.filter { $0 < sizes.count - 1 && !hidden.contains($0) }
      guard let first = shown.first, let last = shown.last else {
        child.leaveOut()
        continue
      }
      let height = shown.map { sizes[$0].height }.max() ?? 0
      child.place(
        at: CGPoint(x: starts[first], y: (size.height - height) / 2),
        proposal: ProposedViewSize(
          width: starts[last] + sizes[last].width - starts[first], height: height))
    }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
