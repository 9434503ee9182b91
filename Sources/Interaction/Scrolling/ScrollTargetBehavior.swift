import EspalierCore
import EspalierDrawing
import Foundation

/// Decides at which offset a scroll view comes to rest after a person released it.
public protocol ScrollTargetBehavior {
  /// Changes the target at which the scroll view is about to come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  typealias TargetContext = ScrollTargetBehaviorContext
}

/// The part of its content at which a scroll view is to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The rectangle to show, in the coordinates of the content.
  public var rect: CGRect
  /// The point of `rect` that goes to the same point of the scroll view; nil stands for the top
  /// left.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.minX)
    hasher.combine(rect.minY)
    hasher.combine(rect.width)
    hasher.combine(rect.height)
    hasher.combine(anchor)
  }
}

/// The information about the scroll view that a ``ScrollTargetBehavior`` gets; the scroll view's
/// environment can be read as properties.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// The part of the content that was shown when the gesture began.
  public let originalTarget: ScrollTarget
  /// The velocity of the content at the end, in points per second: positive towards its end.
  public let velocity: CGVector
  public let contentSize: CGSize
  /// The size in which content shows, without margins.
  public let containerSize: CGSize
  /// The axes along which the scroll view scrolls.
  public let axes: Axis.Set

  let environment: EnvironmentValues
  /// The places of the targets that meet a rectangle.
  let targets: (CGRect) -> [CGRect]

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

nonisolated extension View {
  /// Sets the behavior that decides where the scroll view in this view comes to rest after a person
  /// released it.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(EnvironmentWriter { $0.scrollOptions.behavior = AnyScrollTargetBehavior(behavior) })
  }
}

/// A behavior whose type is hidden.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  public init<T: ScrollTargetBehavior>(_ base: T) { self.base = base }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension ScrollAreaNode {
  /// The offset, from the leading edge, at which the behavior ends a movement that began at
  /// `origin`; nil without a behavior.
  final func targetOffset(
    for proposed: CGPoint, from origin: CGPoint, velocity: CGVector
  ) -> CGPoint? {
    guard let behavior = environment.scrollOptions.behavior else { return nil }
    let insets = state.margins
    let room = CGSize(
      width: max(state.container.width - insets[Axis.horizontal], 0),
      height: max(state.container.height - insets[Axis.vertical], 0))
    func target(_ offset: CGPoint) -> ScrollTarget {
      ScrollTarget(rect: CGRect(origin: mirrored(state.clamped(offset)), size: room))
    }
    let context = ScrollTargetBehaviorContext(
      originalTarget: target(origin),
      velocity: CGVector(dx: isMirrored ? -velocity.dx : velocity.dx, dy: velocity.dy),
      contentSize: state.content, containerSize: room, axes: axes, environment: environment,
      targets: { [weak self] rect in self?.placesFromLeft(in: rect) ?? [] })
    var result = target(proposed)
    behavior.updateTarget(&result, context: context)
    let anchor = result.anchor ?? .topLeading
    let corner = CGPoint(
      x: result.rect.minX + anchor[.horizontal] * (result.rect.width - room.width),
      y: result.rect.minY + anchor[.vertical] * (result.rect.height - room.height))
    if !corner.x.isFinite || !corner.y.isFinite {
      graph.diagnostics.report(
        "A ScrollTargetBehavior answered the target \(result.rect); the scroll view moves on as it would without. "
          + "Make sure that the rectangle's numbers are finite.", at: path)
      return nil
    }
    return state.clamped(mirrored(corner))
  }

  /// The targets' places in the content, less margins, from the left.
  private func placesFromLeft(in rect: CGRect) -> [CGRect] {
    func flipped(_ rect: CGRect) -> CGRect {
      if !isMirrored { return rect }
      return CGRect(
        x: state.content.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    let (dx, dy) = (state.margins.leading, state.margins.top)
    return targetPlaces(in: flipped(rect).offsetBy(dx: dx, dy: dy)).map {
      flipped($0.offsetBy(dx: -dx, dy: -dy))
    }
  }
}
