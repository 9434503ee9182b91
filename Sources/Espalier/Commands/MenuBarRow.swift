import EspalierContainers
import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation
import LayoutEngine

/// The titles of the menus side by side; those for which there is no space are in a menu after them.
struct MenuBarRow {
  let bar: MenuBarState
  /// The numbers of the menus at the leading end, and of those at the trailing end.
  let menus: [Int]
  let extras: [Int]
  /// The number of the menu with the program's name.
  let program: Int?
}

extension MenuBarRow: ContainerView {
  typealias Titles = ForEach<[Int], Int, MenuBarTitle>

  var content: TupleView<(Titles, MenuBarOverflow, Titles)> {
    func titles(_ numbers: [Int]) -> Titles {
      ForEach(numbers, id: \.self) { MenuBarTitle(bar: bar, index: $0) }
    }
    return TupleView((titles(menus), MenuBarOverflow(bar: bar), titles(extras)))
  }

  var arrangement: MenuBarRule {
    MenuBarRule(state: bar, menus: menus, extras: extras, program: program)
  }
}

extension MenuBarRule: ContainerArrangement {}

/// A row of as many titles as fit, and a menu of the others.
///
/// Its children are the titles at the leading end, the menu of those without space, and the titles at the
/// trailing end. Where there is too little space, in this order:
///
/// 1. the title with the program's name becomes narrower, down to its minimum;
/// 2. titles at the leading end make room, the last one first, and the menu comes after those that are left;
/// 3. titles at the trailing end make room, the first one first.
///
/// - Child sizing: each its ideal size, but the program's name what is left for it.
/// - Preferred size: the width that is proposed, or that of all titles; the height of the highest one.
struct MenuBarRule: LayoutRule {
  let state: MenuBarState
  /// The numbers of the menus, in the order of their titles.
  let menus: [Int]
  let extras: [Int]
  /// The number of the menu with the program's name.
  let program: Int?

  /// The widths of the titles and of the menu for the rest, and how far the program's name yields.
  private struct Widths {
    var menus: [CGFloat]
    var overflow: CGFloat
    var extras: [CGFloat]
    var yield: CGFloat = 0

    var all: CGFloat { menus.reduce(0, +) + extras.reduce(0, +) }
  }

  private func widths(_ node: LayoutNode) -> Widths? {
    let children = Array(node.children)
    guard children.count == menus.count + 1 + extras.count else { return nil }
    let widths = children.map { $0.sizeThatFits(.unspecified).width }
    var result = Widths(
      menus: Array(widths[..<menus.count]), overflow: widths[menus.count],
      extras: Array(widths[(menus.count + 1)...]))
    if let place = menus.firstIndex(where: { $0 == program }) {
      let least = children[place].sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
      result.yield = max(0, result.menus[place] - least)
    }
    return result
  }

  /// The menus that make room for the others in a width.
  private func hidden(_ widths: Widths, in width: CGFloat) -> Set<Int> {
    var least = widths.all - widths.yield
    if least <= width + 0.01 { return [] }
    least += widths.overflow
    var hidden: Set<Int> = []
    func hide(_ menu: Int, _ length: CGFloat) {
      if least <= width + 0.01 { return }
      hidden.insert(menu)
      least -= length
    }
    for (menu, length) in zip(menus, widths.menus).reversed() {
      hide(menu, menu == program ? length - widths.yield : length)
    }
    for (menu, length) in zip(extras, widths.extras) { hide(menu, length) }
    return hidden
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    CGSize(
      width: proposal.width ?? widths(node)?.all ?? 0,
      height: node.children.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    guard let widths = widths(node) else { return }
    let hidden = hidden(widths, in: size.width)
    MainActor.assumeIsolated { [state] in state.take(hidden: hidden) }
    func shown(_ numbers: [Int], _ lengths: [CGFloat]) -> CGFloat {
      zip(numbers, lengths).reduce(0) { $0 + (hidden.contains($1.0) ? 0 : $1.1) }
    }
    let trailing = shown(extras, widths.extras)
    let taken =
      shown(menus, widths.menus) + (hidden.isEmpty ? 0 : widths.overflow) + trailing
    let excess = max(0, taken - size.width)
    let children = Array(node.children)
    func place(_ child: LayoutNode, at x: CGFloat, _ width: CGFloat) {
      let proposal = ProposedViewSize(width: width, height: size.height)
      let height = child.sizeThatFits(proposal).height
      child.place(at: CGPoint(x: x, y: (size.height - height) / 2), proposal: proposal)
    }
    var x: CGFloat = 0
    for (index, menu) in menus.enumerated() {
      if hidden.contains(menu) {
        children[index].leaveOut()
        continue
      }
      let width = widths.menus[index] - (menu == program ? excess : 0)
      place(children[index], at: x, width)
      x += width
    }
    if hidden.isEmpty {
      children[menus.count].leaveOut()
    } else {
      place(children[menus.count], at: x, widths.overflow)
      x += widths.overflow
    }
    x = max(x, size.width - trailing)
    for (index, menu) in extras.enumerated() {
      let child = children[menus.count + 1 + index]
      if hidden.contains(menu) {
        child.leaveOut()
      } else {
        place(child, at: x, widths.extras[index])
        x += widths.extras[index]
      }
    }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
