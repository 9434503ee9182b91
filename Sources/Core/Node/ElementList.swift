/// The elements inside another one, in order.
///
/// A modifier's element has one, and most elements belong to modifiers: a single one is kept without a list, which
/// would have to be allocated.
package struct ElementList {
  /// The only element; nil where there are none or several.
  private var only: LayoutElement?
  /// Several elements; empty where there is one.
  private var several: [LayoutElement] = []

  package init() {}

  init(_ only: LayoutElement) { self.only = only }

  package init(_ elements: [LayoutElement]) {
    if elements.count == 1 { only = elements[0] } else { several = elements }
  }
}

extension ElementList: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int { only == nil ? several.count : 1 }

  package subscript(position: Int) -> LayoutElement {
    guard let only else { return several[position] }
    precondition(position == 0, "There is one element, and no element \(position).")
    return only
  }
}
