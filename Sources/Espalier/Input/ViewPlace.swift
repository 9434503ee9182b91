import EspalierDrawing
import Foundation

/// A view that can be found by a name, and where it is drawn.
package struct ViewPlace: Equatable, Sendable {
  package var identifier: String?
  /// The text that it shows.
  package var text: String?
  /// In the window.
  package var frame: CGRect
}

extension ViewGraph {
  /// The views with an identifier or a text, in source order.
  package var viewPlaces: [ViewPlace] {
    var places: [ViewPlace] = []
    forEachElement { element, _ in
      let text = (tree.rule(of: element.id) as? TextRule)?.resolved.styled.runs.map(\.string)
        .joined()
      guard element.identifier != nil || text != nil else { return }
      places.append(
        ViewPlace(
          identifier: element.identifier, text: text, frame: element.frameAsDrawn))
    }
    return places
  }
}
