import EspalierDrawing
import Foundation

/// A display on which windows are shown.
public struct DisplayProxy: Equatable, Sendable {
  /// The display, whose origin is its upper left corner; in points.
  public let bounds: CGRect
  /// The part of the display that panels of the desktop leave to windows.
  public let visibleRect: CGRect

  package init(bounds: CGRect, visibleRect: CGRect) {
    self.bounds = bounds
    self.visibleRect = visibleRect
  }

  /// The lengths that panels of the desktop take from the display, edge by edge.
  public var safeAreaInsets: EdgeInsets {
    EdgeInsets(
      top: visibleRect.minY - bounds.minY, leading: visibleRect.minX - bounds.minX,
      bottom: bounds.maxY - visibleRect.maxY, trailing: bounds.maxX - visibleRect.maxX)
  }
}
