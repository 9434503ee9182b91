import EspalierDrawing
import Foundation
import LayoutEngine

/// A type that arranges a collection of views.
///
/// Sizes and positions must depend on nothing but the arguments: the engine remembers the answers.
public protocol Layout: Animatable {
  typealias Subviews = LayoutSubviews
  associatedtype Cache = Void

  /// The properties of every layout of this type.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the storage that the other methods share, once for the life of a container.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the storage up to date after the container's children changed; the default makes it
  /// anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The container's preferred spacing to its neighbors; the default is the union of the
  /// children's.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The container's size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the children with ``LayoutSubview/place(at:anchor:proposal:)``.
  ///
  /// A child that is not placed stands in the middle of the bounds.
  ///
  /// - Parameter bounds: the container's rectangle. Its origin is not always zero.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The position of a horizontal guide, from the left of `bounds`; nil leaves it to the children.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The position of a vertical guide, from the top of `bounds`; nil leaves it to the children.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Makes the layout's rule, from that of the container's previous layout; the framework's layouts
  /// return the engine's own.
  func _makeRule(_ environment: EnvironmentValues, replacing old: _LayoutRule?) -> _LayoutRule
}

/// A rule of the layout engine.
public struct _LayoutRule {
  let rule: any LayoutRule
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var result = ViewSpacing()
    for subview in subviews { result.formUnion(subview.spacing) }
    return result
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.alignmentQuestion?.isLeftToChildren = true
    return nil
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.alignmentQuestion?.isLeftToChildren = true
    return nil
  }

  public func _makeRule(
    _ environment: EnvironmentValues, replacing old: _LayoutRule?
  ) -> _LayoutRule {
    if let old = old?.rule as? CustomLayoutRule<Self> {
      return _LayoutRule(rule: old.replacing(self, environment.layoutDirection))
    }
    return _LayoutRule(rule: CustomLayoutRule(self, environment.layoutDirection))
  }

  /// Arranges views by this layout: `MyLayout { … }`.
  ///
  /// An initializer of the layout's own type that takes such a closure comes first.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}

  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// The properties of every layout of a type.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its children, for views such as Spacer; nil if it does
  /// not.
  public var stackOrientation: Axis?

  public init() {}
}

/// The view of a layout with its content.
struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutView: ContainerView {
  var arrangement: LayoutArrangement<L> { LayoutArrangement(layout: layout) }
}

/// A layout of the program's own; lengths that it animates glide.
struct LayoutArrangement<L: Layout> {
  var layout: L
}

extension LayoutArrangement: ContainerArrangement {
  func rule(in environment: EnvironmentValues, for element: LayoutElement?) -> any LayoutRule {
    let old = element.map { _LayoutRule(rule: $0.graph.tree.rule(of: $0.id)) }
    return layout._makeRule(environment, replacing: old).rule
  }
}

extension LayoutArrangement: Animatable {
  nonisolated var animatableData: L.AnimatableData {
    get { layout.animatableData }
    set { layout.animatableData = newValue }
  }
}
