/// The elements inside another one, in order.
///
/// A modifier's element has one, and most elements belong to modifiers: a single one is kept without a list, which
/// would have to be allocated.
package struct ElementList {
  private enum Storage {
    case none
    case only(LayoutElement)
    case several([LayoutElement])
  }

  private let storage: Storage

  package init() { storage = .none }

  init(_ only: LayoutElement) { storage = .only(only) }

  package init(_ elements: [LayoutElement]) {
    switch elements.count {
    case 0: storage = .none
    case 1: storage = .only(elements[0])
    default: storage = .several(elements)
    }
  }
}

extension ElementList: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch storage {
    case .none: 0
    case .only: 1
    case .several(let elements): elements.count
    }
  }

  package subscript(position: Int) -> LayoutElement {
    switch storage {
    case .only(let element) where position == 0: return element
    case .several(let elements): return elements[position]
    case .none, .only:
      preconditionFailure("There are \(count) elements, and no element \(position).")
    }
  }
}
