@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// A request of an assistive program to show something larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }

  public let direction: Direction
  /// The point to zoom at, as a part of the view's size.
  public let location: UnitPoint
  /// The point to zoom at, in the view's coordinates.
  public let point: CGPoint
}

nonisolated extension View {
  /// Lets assistive programs zoom into this view and out of it, around its middle.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment { $0.zoom = handler }
  }
}

extension AccessibilityDraft {
  /// Adds an action that zooms into a view.
  func addZoom(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void, of element: LayoutElement
  ) {
    let environment = element.owner.environment
    for (name, direction) in [
      ("Zoom In", AccessibilityZoomGestureAction.Direction.zoomIn), ("Zoom Out", .zoomOut),
    ] {
      let zoom = AccessibilityHandler.named(Text(verbatim: name)) { [weak element] in
        let size = MainActor.assumeIsolated { element?.size ?? .zero }
        handler(
          AccessibilityZoomGestureAction(
            direction: direction, location: .center,
            point: CGPoint(x: size.width / 2, y: size.height / 2)))
      }
      apply(AccessibilityProperties(handlers: [zoom]), in: environment)
    }
  }
}
