@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// A view that can be found by a name, and where it is drawn.
package struct ViewPlace: Equatable, Sendable {
  package var identifier: String?
  /// The text that it shows.
  package var text: String?
  /// The frame in the window.
  package var frame: CGRect
}

extension ViewGraph {
  /// The views with an identifier or a text, in source order.
  package var viewPlaces: [ViewPlace] {
    var places: [ViewPlace] = []
    // The depth of views that only assistive programs see, while the walk is inside them.
    var unseen: Int?
    forEachElement { element, depth in
      if let start = unseen, depth > start { return }
      unseen = element.isSeenByAssistiveProgramsOnly ? depth : nil
      if unseen != nil { return }
      let text = (element.rule as? TextRule)?.resolved.styled.runs.map(\.string)
        .joined()
      guard element.identifier != nil || text != nil else { return }
      places.append(
        ViewPlace(
          identifier: element.identifier, text: text, frame: element.frameAsDrawn))
    }
    return places
  }
}

extension LayoutElement {
  /// True if a modifier added this view for assistive programs, and does not show it.
  fileprivate var isSeenByAssistiveProgramsOnly: Bool {
    guard let parent, let record = parent.accessibility, record.content != .all else {
      return false
    }
    return parent.children.first !== self
  }
}
