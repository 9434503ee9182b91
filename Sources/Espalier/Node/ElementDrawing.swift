import EspalierDrawing

/// The items that an element paints in one pass, in the form in which elements of other modules hand them over.
@_spi(Espalier) public struct ElementDrawing {
  let items: [DisplayItem]

  package init(_ items: [DisplayItem]) { self.items = items }
}
