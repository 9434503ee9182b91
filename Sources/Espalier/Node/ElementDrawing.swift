import EspalierDrawing

/// The items that an element paints in one pass, in the form in which elements of other modules hand them over.
struct ElementDrawing {
  let items: [DisplayItem]

  init(_ items: [DisplayItem]) { self.items = items }
}
