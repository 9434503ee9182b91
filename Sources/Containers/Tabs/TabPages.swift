import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation
import LayoutEngine

/// The views of tabs, of which one is shown; those that were shown before are kept, with their state.
struct TabPages {
  let choice: TabSelection
  /// The tabs that are chosen in a list.
  var more: MoreTabs?
  /// Called when scrolling in a tab makes the bar small or whole.
  var minimize: (@MainActor (Bool) -> Void)?
  /// The search whose field stands in the bar.
  var search: TabSearch?
  /// False if the view is as large as the tab that is shown, however much room there is.
  var fillsProposal = true
  @State private var visited: Set<Subview.ID> = []
  @State private var hasShownMore = false
  @Environment(\.tabBarMinimizeBehavior) private var behavior
}

@MainActor extension TabPages: View {
  var body: some View {
    let isMoreShown = more?.isShown == true
    let current = isMoreShown ? nil : choice.tabs[safe: choice.index]?.id
    let listed = Set(more?.indices.map { choice.tabs[$0].id } ?? [])
    let shown = choice.tabs.filter {
      !listed.contains($0.id) && ($0.id == current || visited.contains($0.id))
    }
    let place = isMoreShown ? shown.count : shown.firstIndex { $0.id == current } ?? 0
    Pile(position: CGFloat(place), axis: nil, fillsProposal: fillsProposal) {
      ForEach(shown) { tab in
        page(tab, isCovered: tab.id != current)
      }
      if let more, isMoreShown || hasShownMore {
        more.pageLayer("tab", isCovered: !isMoreShown) { choice.handle($0) }
      }
    }
    .connecting { choice.tabs[safe: choice.index]?.slot?.open() }
    .onChange(of: current, initial: true) { _, new in if let new { visited.insert(new) } }
    .onChange(of: isMoreShown, initial: true) { if isMoreShown { hasShownMore = true } }
  }

  private func page(_ tab: TabEntry, isCovered: Bool) -> some View {
    let search = tab.role == .search ? search : nil
    return ZStack { tab.option.view }
      .modifier(EnvironmentWriter { $0.tabSearch = search })
      .modifier(
        TabScrollModifier(behavior: minimize == nil ? .never : behavior) { minimize?($0) }
      )
      .modifier(ContainerBackgroundModifier(container: .tabView))
      .pageLayer("tab", isCovered: isCovered) { choice.handle($0) }
  }
}

extension TabEntry {
  /// Shows the first screen of the outermost stack in the tab.
  @MainActor func returnToRoot() {
    var elements = [option.view.element].compactMap { $0 }
    while !elements.isEmpty {
      for element in elements {
        if let stack = element.owner as? PageStackNode { return stack.returnToRoot() }
      }
      elements = elements.flatMap(\.children)
    }
  }
}

/// Views in one place, or one after the other, of which only those at `position` are shown.
struct Pile<Content: View> {
  /// The place of the view that is shown; between two whole numbers, parts of two are.
  let position: CGFloat
  /// The direction in which the views follow each other; nil where they change immediately.
  let axis: Axis?
  let fillsProposal: Bool
  let content: Content

  init(
    position: CGFloat, axis: Axis?, fillsProposal: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.axis = axis
    self.fillsProposal = fillsProposal
    self.content = content()
  }
}

extension Pile: ContainerView {
  var arrangement: PileRule {
    PileRule(position: position, axis: axis, fillsProposal: fillsProposal)
  }
}

extension PileRule: ContainerArrangement, Animatable {
  nonisolated var animatableData: CGFloat {
    get { position }
    set { position = newValue }
  }
}

/// - Child sizing: each is proposed the same.
/// - Preferred size: the proposal; where there is none, or where the pile does not fill it, that of the child that is shown.
struct PileRule: LayoutRule {
  var position: CGFloat
  let axis: Axis?
  var fillsProposal = true

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let children = node.children
    let index = max(0, min(Int(position.rounded()), children.count - 1))
    let ideal = children.isEmpty ? .zero : children[index].sizeThatFits(proposal)
    if !fillsProposal { return ideal }
    var size = ideal
    for axis in Axis.allCases {
      if let length = proposal[axis], length.isFinite { size[axis] = length }
    }
    return size
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let childProposal = ProposedViewSize(size)
    for (index, child) in node.children.enumerated() {
      let distance = CGFloat(index) - position
      guard abs(distance) < (axis == nil ? 0.5 : 0.999) else {
        child.leaveOut()
        continue
      }
      var origin = size.origin(centering: child.sizeThatFits(childProposal))
      // Zero times an infinite length is not a number.
      if let axis, distance != 0 { origin[axis] += distance * size[axis] }
      child.place(at: origin, proposal: childProposal)
    }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
