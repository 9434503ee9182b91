import EspalierDrawing
import Foundation
import LayoutEngine

/// Runs a ``Layout`` in the layout engine, and keeps its cache through SwiftUI's life cycle: made
/// once, updated when the children changed.
final class CustomLayoutRule<L: Layout>: LayoutRule {
  private let layout: L
  private let direction: LayoutDirection
  private let storage: Storage

  /// The storage that is shared by the successive values of one container's layout.
  private final class Storage {
    var cache: L.Cache?
    var subviews: LayoutSubviews?
    var isOutdated = false
    let question = AlignmentQuestion()
  }

  init(_ layout: L, _ direction: LayoutDirection) {
    self.layout = layout
    self.direction = direction
    storage = Storage()
  }

  private init(_ layout: L, _ direction: LayoutDirection, _ storage: Storage) {
    self.layout = layout
    self.direction = direction
    self.storage = storage
  }

  /// The rule for a new value of the same layout, with the cache of this one; this one if nothing
  /// differs.
  func replacing(_ layout: L, _ direction: LayoutDirection) -> CustomLayoutRule<L> {
    if direction == self.direction && isKnownEqual(layout, self.layout) { return self }
    if direction != self.direction { storage.subviews = nil }
    return CustomLayoutRule(layout, direction, storage)
  }

  var mayBeAskedAgain: Bool { false }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    withCache(node) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let bounds = CGRect(origin: .zero, size: size)
    withCache(node) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    storage.question.isLeftToChildren = false
    let own: CGFloat? = withCache(node) { subviews, cache in
      switch guide.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key: guide), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key: guide), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
    if own == nil && storage.question.isLeftToChildren {
      return node.mergedGuide(guide, size: size, proposal: proposal)
    }
    return own
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    withCache(node) { layout.spacing(subviews: $0, cache: &$1) }
  }

  /// A container without children asks for nothing, like an empty view.
  func priority(_ node: LayoutNode) -> Double { node.children.count == 0 ? -.infinity : 0 }

  var mayHaveExplicitGuides: Bool { true }

  var childOrientation: ChildOrientation {
    L.layoutProperties.stackOrientation.map { .axis($0) } ?? .none
  }

  func childrenChanged() {
    storage.isOutdated = true
    storage.subviews = nil
  }

  private func withCache<Result>(
    _ node: LayoutNode, _ body: (LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let subviews = subviews(of: node)
    // Removed while in use, so that a layout that is called again while it answers does not
    // conflict with itself.
    var cache: L.Cache
    if let kept = storage.cache {
      cache = kept
      storage.cache = nil
      if storage.isOutdated { layout.updateCache(&cache, subviews: subviews) }
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    storage.isOutdated = false
    defer { storage.cache = cache }
    return body(subviews, &cache)
  }

  private func subviews(of node: LayoutNode) -> LayoutSubviews {
    if let subviews = storage.subviews { return subviews }
    let subviews = LayoutSubviews(
      node.children.map { LayoutSubview($0) }, layoutDirection: direction,
      alignmentQuestion: storage.question)
    storage.subviews = subviews
    return subviews
  }
}
