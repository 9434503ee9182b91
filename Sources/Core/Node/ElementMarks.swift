import LayoutEngine

/// A mark for each element of a tree, apart from the elements themselves.
///
/// A new width changes most frames of a long list, of which few rows are visible. The marks that
/// are already set are found here without fetching each element from memory.
@MainActor struct ElementMarks {
  /// True where there is no mark, by the index of the layout node.
  ///
  /// Elements behind the end are marked: new ones are, and need not be entered.
  private var isClean: [Bool] = []

  subscript(element: LayoutElement) -> Bool {
    get { self[element.id] }
    set {
      // The number of a removed element may belong to another one by now.
      if element.isRemoved { return }
      if newValue { mark(element.id) } else { clean(element.id) }
    }
  }

  subscript(id: LayoutNodeID) -> Bool {
    let index = Int(id.index)
    return index >= isClean.count || !isClean[index]
  }

  mutating func mark(_ id: LayoutNodeID) {
    let index = Int(id.index)
    if index < isClean.count { isClean[index] = false }
  }

  private mutating func clean(_ id: LayoutNodeID) {
    let index = Int(id.index)
    if index >= isClean.count {
      // More than is needed: the elements behind this one are mostly next.
      let count = max(index + 1, isClean.count * 2)
      isClean.append(contentsOf: repeatElement(false, count: count - isClean.count))
    }
    isClean[index] = true
  }
}
