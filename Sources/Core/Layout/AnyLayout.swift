import EspalierDrawing
import Foundation
import LayoutEngine

/// A layout whose type is hidden; switching it keeps the identity and the state of the views
/// inside.
public struct AnyLayout {
  private var box: AnyLayoutBox

  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? LayoutBox(layout)
  }
}

extension AnyLayout: Layout {
  /// The cache of the layout inside.
  public struct Cache {
    fileprivate var value: Any
  }

  public var animatableData: _AnyAnimatableData {
    get { box.animatableData }
    set { box = box.animated(newValue) }
  }

  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }

  /// The engine lays out the inner layout itself, so that nothing is lost on the way (stack
  /// orientation, caches).
  public func _makeRule(
    _ environment: EnvironmentValues, replacing old: _LayoutRule?
  )
    -> _LayoutRule
  {
    box.makeRule(environment, replacing: old)
  }
}

/// The operations that ``AnyLayout`` needs of the layout inside.
private class AnyLayoutBox {
  typealias Cache = AnyLayout.Cache

  var animatableData: _AnyAnimatableData { .zero }

  /// The layout with other animatable data; this one unchanged if the data belong to another
  /// layout.
  func animated(_ data: _AnyAnimatableData) -> AnyLayoutBox { self }

  func makeCache(_ subviews: LayoutSubviews) -> Cache { Cache(value: ()) }

  func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {}

  func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize { .zero }

  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {}

  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? { nil }

  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? { nil }

  func makeRule(_ environment: EnvironmentValues, replacing old: _LayoutRule?) -> _LayoutRule {
    preconditionFailure("AnyLayoutBox is used through LayoutBox only")
  }
}

private final class LayoutBox<L: Layout>: AnyLayoutBox {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  override var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }

  override func animated(_ data: _AnyAnimatableData) -> AnyLayoutBox {
    guard let vector = data.vector as? L.AnimatableData else { return self }
    var layout = layout
    layout.animatableData = vector
    return LayoutBox(layout)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews))
  }

  override func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {
    use(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing {
    use(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize {
    use(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    use(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? {
    use(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? {
    use(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func makeRule(
    _ environment: EnvironmentValues, replacing old: _LayoutRule?
  ) -> _LayoutRule {
    layout._makeRule(environment, replacing: old)
  }

  /// Runs `body` with the layout's own cache; a cache of another layout is replaced.
  private func use<Result>(
    _ cache: inout Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var inner = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = inner }
    return body(&inner)
  }
}
