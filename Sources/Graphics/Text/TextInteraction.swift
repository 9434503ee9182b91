@_spi(Espalier) import EspalierCore
import EspalierDrawing

/// The handling of events for a text, apart from the text itself: links to follow, characters to
/// select.
@MainActor package protocol TextInteraction: AnyObject {
  /// Takes a text's element when it is made and after each change, unless there is nothing to handle
  /// and never was; `rule` is the current layout of the text.
  func update(_ element: LayoutElement, _ rule: TextRule?)

  /// The text's own drawing with the additions that show the effects of events.
  func drawing(_ glyphs: [DisplayItem], _ context: DrawContext) -> [DisplayItem]
}

/// The link from the texts of a tree to the handler of their events; nil in a tree without a
/// handler.
@MainActor package final class TextInteractions: GraphComponent {
  package var interaction: (any TextInteraction)?

  package init(_ graph: ViewGraph) {}
}

extension LayoutElement {
  /// The handler of events for the texts of this tree.
  var textInteraction: (any TextInteraction)? {
    graph.existing(TextInteractions.self)?.interaction
  }
}
