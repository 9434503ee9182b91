import LayoutEngine

/// A mark for each element of a tree, apart from the elements themselves.
///
/// A new width changes most frames of a long list, of which few rows are visible. The marks that
/// are already set are found here without fetching each element from memory.
@MainActor struct ElementMarks {
  /// The marks by the index of the layout node.
  private var marks: [Bool] = []

  subscript(element: LayoutElement) -> Bool {
    get { self[element.id] }
    set {
      // The number of a removed element may belong to another one by now.
      if element.isRemoved { return }
      if newValue {
        mark(element.id)
      } else if self[element.id] {
        marks[Int(element.id.index)] = false
      }
    }
  }

  /// Makes room for the marks of `count` elements.
  mutating func reserve(_ count: Int) {
    if count > marks.capacity { marks.reserveCapacity(max(count, marks.count * 2)) }
  }

  mutating func mark(_ id: LayoutNodeID) {
    let index = Int(id.index)
    if index == marks.count { return marks.append(true) }
    while marks.count <= index { marks.append(false) }
    marks[index] = true
  }

  subscript(id: LayoutNodeID) -> Bool {
    Int(id.index) < marks.count && marks[Int(id.index)]
  }
}
