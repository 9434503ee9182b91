@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The visible part of a scroll view's content, and the sizes around it, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the scroll view's top left corner: the start of the content is
  /// there at minus the insets.
  public var contentOffset: CGPoint
  /// The size of the content without insets.
  public var contentSize: CGSize
  /// The space between the scroll view's edges and its content at either end: margins and safe
  /// areas.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, and of the safe areas behind which it shows its content.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that the scroll view shows, in the content's coordinates.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content that shows inside the insets, in the content's coordinates.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets[Axis.horizontal], 0),
      height: max(containerSize.height - contentInsets[Axis.vertical], 0))
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
      + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}

extension ScrollAreaNode {
  /// The current geometry, with points from the left.
  package final var geometry: ScrollGeometry {
    let (margins, outsets) = (state.margins, state.outsets)
    let insets = EdgeInsets(
      top: margins.top + outsets.top, leading: margins.leading + outsets.leading,
      bottom: margins.bottom + outsets.bottom, trailing: margins.trailing + outsets.trailing)
    let left = isMirrored ? insets.trailing : insets.leading
    let offset = mirrored(state.offset)
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - left, y: offset.y - insets.top),
      contentSize: state.content, contentInsets: insets,
      containerSize: CGSize(
        width: state.container.width + outsets[Axis.horizontal],
        height: state.container.height + outsets[Axis.vertical]))
  }
}
