import EspalierCore
import EspalierDrawing

/// Names the coordinate space of the nearest scroll view, or of the nearest one that scrolls along
/// an axis.
private struct ScrollSpace: Hashable {
  var axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the innermost scroll view around a view: zero is where its visible part begins.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(ScrollSpace()))
  }

  /// The space of the innermost scroll view around a view that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(ScrollSpace(axis: axis)))
  }
}

extension CoordinateSpace {
  /// True if this is the space of a scroll view that scrolls along `axes`.
  func isScrollView(along axes: Axis.Set) -> Bool {
    guard case .named(let name) = self, let space = name.base as? ScrollSpace else { return false }
    return space.axis.map { axes.contains($0) } ?? true
  }
}
