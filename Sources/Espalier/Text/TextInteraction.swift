import EspalierDrawing

/// The part that texts have in events, which is none of the text's own doing: links to follow, characters to select.
@MainActor protocol TextInteraction: AnyObject {
  /// Takes a text's element when it is made and after each change; `rule` is how the text is laid out now.
  func update(_ element: LayoutElement, _ rule: TextRule?)

  /// The text's own drawing with what events add to it.
  func drawing(_ glyphs: [DisplayItem], _ context: DrawContext) -> [DisplayItem]
}

/// Leads from the texts of a tree to what handles their events; there is nothing of the kind in a tree without.
@MainActor final class TextInteractions: GraphComponent {
  var interaction: (any TextInteraction)?

  init(_ graph: ViewGraph) {}
}

extension LayoutElement {
  /// What gives the texts of this tree their part in events.
  var textInteraction: (any TextInteraction)? {
    graph.existing(TextInteractions.self)?.interaction
  }
}
