import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

nonisolated extension View {
  /// Changes the look of this view as it is scrolled into and out of sight.
  ///
  /// Outside of a scroll view the view is in sight.
  ///
  /// - Parameters:
  ///   - axis: the axis to follow; nil stands for the one that the scroll view scrolls along, or
  ///     the vertical of both.
  ///   - transition: makes the effect for a phase. The effects of two phases are mixed in between.
  public func scrollTransition<V: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the look of this view as it is scrolled into and out of sight, in another way at
  /// either end of the scroll view.
  public func scrollTransition<V: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> V = { content, proxy in
      let place = ScrollTransitionPlace(proxy, axis: axis)
      let configuration = place.isBefore ? topLeading : bottomTrailing
      let share = configuration.share(at: place.distance, place.length, in: place.room)
      let identity = transition(content, .identity)
      if share == 0 { return identity }
      let outside = transition(content, place.isBefore ? .topLeading : .bottomTrailing)
      if share == 1 { return outside }
      var mixed = identity
      var change = outside.animatableData - identity.animatableData
      change.scale(by: share)
      mixed.animatableData = identity.animatableData + change
      return mixed
    }
    let animation: @Sendable (GeometryProxy) -> Animation? = { proxy in
      let place = ScrollTransitionPlace(proxy, axis: axis)
      return (place.isBefore ? topLeading : bottomTrailing).animation
    }
    return visualEffect(animation: animation, effect)
  }
}

/// The place of a view in the scroll view around it, along one axis.
private struct ScrollTransitionPlace {
  /// The distance of its middle from that of the scroll view.
  var distance: CGFloat = 0
  /// True if that is towards the top or the leading edge.
  var isBefore = false
  var length: CGFloat = 0
  var room: CGFloat = 0

  init(_ proxy: GeometryProxy, axis: Axis?) {
    guard let (axis, bounds) = Self.surroundings(proxy, axis) else { return }
    length = proxy.size[axis]
    room = bounds.size[axis]
    let way = length / 2 - (bounds.origin[axis] + room / 2)
    distance = abs(way)
    isBefore = axis == .horizontal && proxy.isMirrored ? way > 0 : way < 0
  }

  /// The bounds of the scroll view in the view's coordinates.
  private static func surroundings(
    _ proxy: GeometryProxy, _ axis: Axis?
  ) -> (Axis, CGRect)? {
    if let axis {
      return proxy.bounds(of: .scrollView(axis: axis)).map { (axis, $0) }
    }
    guard let bounds = proxy.bounds(of: .scrollView) else { return nil }
    let isVertical = proxy.bounds(of: .scrollView(axis: .vertical)) == bounds
    return (isVertical ? .vertical : .horizontal, bounds)
  }
}
