import EspalierCore
import EspalierDrawing
import Foundation

/// Makes a scroll view come to rest at a view that is a target: see
/// ``View/scrollTargetLayout(isEnabled:)``.
public struct ViewAlignedScrollTargetBehavior {
  /// The limit for the length of one movement.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate enum Limit { case automatic, few, never, one }

    fileprivate let limit: Limit

    /// The usual limit: none, except on small devices, of which there are none here.
    public static var automatic: LimitBehavior { LimitBehavior(limit: .automatic) }
    /// A limit of as many views as fit into the scroll view.
    public static var always: LimitBehavior { LimitBehavior(limit: .few) }
    /// No limit: a movement may pass any number of views.
    public static var never: LimitBehavior { LimitBehavior(limit: .never) }
    /// A limit of as many views as fit into the scroll view.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(limit: .few) }
    /// A limit of one view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(limit: .one) }
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint?

  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// - Parameter anchor: the point of a view that goes to the same point of the scroll view; nil
  ///   stands for its leading top corner.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }
}

extension ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let stops = stops(along: axis, from: context.originalTarget, to: target, context)
      let start = context.originalTarget.rect.origin[axis]
      let proposed = target.rect.origin[axis]
      guard let stop = stop(among: stops, from: start, to: proposed, context.containerSize[axis])
      else { continue }
      target.rect.origin[axis] = stop
    }
  }

  /// The offsets at which the scroll view could come to rest, in order.
  private func stops(
    along axis: Axis, from origin: ScrollTarget, to target: ScrollTarget, _ context: TargetContext
  ) -> [CGFloat] {
    var area = origin.rect.joined(with: target.rect)
    let room = context.containerSize
    area = area.insetBy(dx: -room.width, dy: -room.height)
    let isMirrored = axis == .horizontal && context.environment.layoutDirection == .rightToLeft
    let fraction = anchor?[axis] ?? (isMirrored ? 1 : 0)
    let last = max(context.contentSize[axis] - room[axis], 0)
    let stops = context.targets(area).map { rect in
      let stop = rect.origin[axis] + fraction * (rect.size[axis] - room[axis])
      return min(max(stop, 0), last)
    }
    return stops.filter(\.isFinite).sorted()
  }

  private func stop(
    among stops: [CGFloat], from start: CGFloat, to proposed: CGFloat, _ length: CGFloat
  ) -> CGFloat? {
    let nearest = stops.min { abs($0 - proposed) < abs($1 - proposed) }
    switch limitBehavior.limit {
    case .automatic, .never: return nearest
    case .few:
      let near = stops.filter { abs($0 - start) <= length }
      return near.min { abs($0 - proposed) < abs($1 - proposed) } ?? nearest
    case .one:
      let current = stops.min { abs($0 - start) < abs($1 - start) }
      guard let nearest, let current else { return nil }
      if nearest > current { return stops.first { $0 > current + 0.01 } ?? nearest }
      if nearest < current { return stops.last { $0 < current - 0.01 } ?? nearest }
      return nearest
    }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Comes to rest at views, with a limit for the length of one movement.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }

  /// Comes to rest with a point of a view at the same point of the scroll view.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor) }
}
