import EspalierCore
import EspalierDrawing
import Foundation

/// The picture of what a pointer carries, painted above all views of the window.
@MainActor package final class CarriedPicture: GraphComponent {
  // The tree owns its components.
  private unowned let graph: ViewGraph
  private var items: [DisplayItem] = []
  private var start = CGPoint.zero
  private var location = CGPoint.zero

  package init(_ graph: ViewGraph) {
    self.graph = graph
    graph.overlays.append { [unowned self] in displayItems }
  }

  /// Shows a picture.
  ///
  /// - Parameters:
  ///   - items: the picture in the coordinates of the window, where it was taken.
  ///   - start: the place of the pointer at that time.
  package func begin(_ items: [DisplayItem], at start: CGPoint) {
    self.items = items
    (self.start, location) = (start, start)
    graph.needsDrawing = true
  }

  package func move(to point: CGPoint) {
    if items.isEmpty || location == point { return }
    location = point
    graph.needsDrawing = true
  }

  package func end() {
    if items.isEmpty { return }
    items = []
    graph.needsDrawing = true
  }

  /// The picture where the pointer holds it.
  private var displayItems: [DisplayItem] {
    if items.isEmpty { return [] }
    let way = CGAffineTransform(translationX: location.x - start.x, y: location.y - start.y)
    return [.group(.transform(way), items)]
  }
}
