import EspalierDrawing
import Foundation

/// A map from the coordinates of one view to those of another.
package enum CoordinateMap: Equatable {
  case shift(CGSize)
  /// Some effect between the two views turns, stretches or projects.
  case projection(ProjectionTransform)

  package func point(_ point: CGPoint) -> CGPoint {
    switch self {
    case .shift(let offset): CGPoint(x: point.x + offset.width, y: point.y + offset.height)
    case .projection(let projection): point.applying(projection)
    }
  }

  /// The smallest rectangle around the image of `rect`; empty where a part of it lies behind the
  /// viewer.
  package func rect(_ rect: CGRect) -> CGRect {
    switch self {
    case .shift(let offset): return rect.offsetBy(dx: offset.width, dy: offset.height)
    case .projection(let projection):
      let bounds = rect.applying(projection)
      return bounds.isNull ? .zero : bounds
    }
  }
}

extension LayoutElement {
  /// The map from this element's coordinates to those of `other`, or the root's for nil.
  package func map(to other: LayoutElement?) -> CoordinateMap {
    if isMoved || other?.isMoved ?? false {
      let ownMap = mapToRoot(\.frame)
      return .projection(
        other.map { ownMap.concatenating($0.mapToRoot(\.frame).inverted()) } ?? ownMap)
    }
    let origin = frameInRoot.origin
    let otherOrigin = other?.frameInRoot.origin ?? .zero
    return .shift(CGSize(width: origin.x - otherOrigin.x, height: origin.y - otherOrigin.y))
  }

  /// True if an element around this one has an effect that moves its content.
  private var isMoved: Bool {
    outward.dropFirst().contains { $0.geometryEffect != nil }
  }

  /// The rectangle in which this element is drawn in the window, including movements and effects.
  package var frameAsDrawn: CGRect {
    CoordinateMap.projection(mapToRoot(\.presentedFrame))
      .rect(CGRect(origin: .zero, size: presentedFrame.size))
  }

  /// A map that cannot be inverted is skipped.
  private func mapToRoot(_ frame: KeyPath<LayoutElement, CGRect>) -> ProjectionTransform {
    var map = ProjectionTransform()
    var element = self
    while let parent = element.parent {
      map = map.shifted(by: element[keyPath: frame].origin)
      if let effect = parent.geometryEffect?(parent.size), effect.hasArea {
        map = map.concatenating(effect)
      }
      element = parent
    }
    return map.shifted(by: element[keyPath: frame].origin)
  }
}

extension ProjectionTransform {
  fileprivate func shifted(by offset: CGPoint) -> ProjectionTransform {
    concatenating(
      ProjectionTransform(CGAffineTransform(translationX: offset.x, y: offset.y)))
  }
}
