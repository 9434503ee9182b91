@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// The values that a stack of screens follows, and its arrangement.
struct PageStackConfiguration {
  var name = "NavigationStack"
  /// The path that a program keeps; nil where the stack keeps its own.
  var path: (any PathAccess)?
  /// Other views read it before the stack is made, as for a column.
  var context: NavigationContext?
  /// True if it takes all of the proposed size on the Mac, too.
  var fills = false
  /// True if it is never narrower than its screen has to be, as a column.
  var keepsMinimum = false
}

/// A root view, and screens above it.
struct PageStack<Root: View> {
  let configuration: PageStackConfiguration
  let root: Root
}

/// A view of a stack of screens.
@MainActor protocol PageStackView {
  func update(_ node: PageStackNode)
}

extension PageStack: PrimitiveView, PageStackView {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    PageStackNode(view.root, view.configuration, inputs)
  }

  static func _elementCount(within depth: Int) -> Int? { 1 }

  func update(_ node: PageStackNode) { node.take(root, configuration) }
}

/// The screens of a stack that are in sight.
@MainActor final class PagePlaces {
  nonisolated(unsafe) var shown: Set<LayoutNodeID> = []
  nonisolated(unsafe) var top: LayoutNodeID?
  /// True if the last layout placed a screen that is covered.
  nonisolated(unsafe) var hasPlacedCovered = false
  /// The screens that have been placed before.
  nonisolated(unsafe) fileprivate var placed: Set<LayoutNodeID> = []

  func placeAgain(_ page: LayoutNodeID) { placed.remove(page) }

  func keep(_ pages: Set<LayoutNodeID>) { placed.formIntersection(pages) }
}

/// Screens above each other, in the middle of the topmost.
///
/// - Child sizing: each is proposed the same. Covered ones keep their place.
/// - Preferred size: the topmost screen's; the proposal where the stack fills.
struct PageStackRule: LayoutRule {
  let places: PagePlaces
  let fills: Bool
  let keepsMinimum: Bool

  private func top(_ node: LayoutNode) -> LayoutNode? {
    node.children.first { $0.id == places.top } ?? node.children.first
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    var size = top(node)?.sizeThatFits(proposal) ?? .zero
    guard fills else { return size }
    for axis in Axis.allCases {
      if let length = proposal[axis], length.isFinite {
        size[axis] = keepsMinimum && axis == .horizontal ? max(length, size[axis]) : length
      }
    }
    return size
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let childProposal = fills ? ProposedViewSize(size) : proposal
    for child in node.children {
      let isNew = places.placed.insert(child.id).inserted
      if !places.shown.contains(child.id) {
        guard isNew else {
          child.leaveOut()
          continue
        }
        places.hasPlacedCovered = true
      }
      let origin = size.origin(centering: child.sizeThatFits(childProposal))
      child.place(at: origin, proposal: childProposal)
    }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { fills ? nil : top(node)?.dimensions(in: proposal)[explicit: guide] }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    fills ? ViewSpacing() : top(node)?.spacing ?? ViewSpacing()
  }
}

extension ViewGraph {
  /// The frames of views with an accessibility identifier in covered screens, as of the last layout
  /// of these screens.
  package func coveredFrames(of identifier: String) -> [CGRect] {
    elements.compactMap { element in
      guard let element, element.identifier == identifier, element.isCovered else { return nil }
      return element.frameInRoot
    }
  }
}

extension LayoutElement {
  /// True if a screen around this element is covered by another one.
  fileprivate var isCovered: Bool {
    outward.contains {
      $0.owner is PageNode && !$0.isRemoved && graph.tree.isLeftOut($0.id)
    }
  }
}
