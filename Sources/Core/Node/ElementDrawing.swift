import EspalierDrawing

/// The drawing of an element in one pass: a value that follows from the element's frame, its
/// environment, and the drawings of the elements inside.
@_spi(Espalier) public struct ElementDrawing {
  package private(set) var items: [DisplayItem]
  /// The parts of the items to which effects around the element apply one by one.
  var parts: Parts
  /// True if something out of sight was left out, so that another region needs another drawing.
  package private(set) var isCut: Bool

  enum Parts {
    /// All items together.
    case whole
    case each([[DisplayItem]])
    /// Those of elements inside, in the order in which they are painted.
    case children(ElementList)
    /// Those of another drawing, which takes more work than this one: it is made when an effect
    /// asks.
    case later(@MainActor (DrawContext) -> ElementDrawing)
  }

  /// A drawing of one part.
  package init(_ items: [DisplayItem], isCut: Bool = false) {
    self.items = items
    parts = .whole
    self.isCut = isCut
  }

  /// A drawing of several parts, one above the other.
  package init(parts: [[DisplayItem]], isCut: Bool = false) {
    items = parts.flatMap { $0 }
    self.parts = .each(parts.filter { !$0.isEmpty })
    self.isCut = isCut
  }

  /// The drawing of an element that paints nothing but these children, before they are added.
  init(of children: ElementList) {
    items = []
    parts = .children(children)
    isCut = false
  }

  /// Adds the items of the next child.
  mutating func add(_ child: ElementDrawing) {
    // Most elements have one child, and share its items.
    if items.isEmpty { items = child.items } else { items += child.items }
    isCut = isCut || child.isCut
  }
}

extension ElementDrawing {
  /// Other items made from these, as one part.
  package func changed(_ change: ([DisplayItem]) -> [DisplayItem]) -> ElementDrawing {
    ElementDrawing(change(items), isCut: isCut)
  }

  /// Other parts made from the known ones.
  package func changedParts(_ change: ([[DisplayItem]]) -> [[DisplayItem]]) -> ElementDrawing {
    guard case .each(let parts) = parts else {
      return ElementDrawing(parts: change(items.isEmpty ? [] : [items]), isCut: isCut)
    }
    return ElementDrawing(parts: change(parts), isCut: isCut)
  }

  /// These items, whose parts are made when an effect asks for them.
  package func parted(
    later make: @escaping @MainActor (DrawContext) -> ElementDrawing
  ) -> ElementDrawing {
    var drawing = self
    drawing.parts = .later(make)
    return drawing
  }

  /// The items under an effect, as one part.
  package func grouped(_ effect: DisplayEffect) -> ElementDrawing {
    changed { $0.grouped(effect) }
  }

  /// Both drawings as one part, the second above the first.
  package static func + (below: ElementDrawing, above: ElementDrawing) -> ElementDrawing {
    ElementDrawing(below.items + above.items, isCut: below.isCut || above.isCut)
  }

  /// The drawing with items above it, as one part.
  package static func + (below: ElementDrawing, above: [DisplayItem]) -> ElementDrawing {
    below.changed { $0 + above }
  }
}
