import LayoutEngine

/// A mark for each element of a tree, apart from the elements themselves.
///
/// A new width changes most frames of a long list, of which few rows are visible. The marks that
/// are already set are found here without fetching each element from memory.
@MainActor struct ElementMarks {
  /// True where there is no mark, by the index of the layout node.
  ///
  /// Elements behind the end are marked: all new ones are, and take no entry.
  private var isUnmarked: [Bool] = []

  subscript(element: LayoutElement) -> Bool {
    get { self[element.id] }
    set {
      // The number of a removed element may belong to another one by now.
      if element.isRemoved { return }
      if newValue { mark(element.id) } else { unmark(element.id) }
    }
  }

  subscript(id: LayoutNodeID) -> Bool {
    let index = Int(id.index)
    return index >= isUnmarked.count || !isUnmarked[index]
  }

  mutating func mark(_ id: LayoutNodeID) {
    let index = Int(id.index)
    if index < isUnmarked.count { isUnmarked[index] = false }
  }

  private mutating func unmark(_ id: LayoutNodeID) {
    let index = Int(id.index)
    if index >= isUnmarked.count {
      // More than is needed: the elements behind this one are mostly next.
      let count = max(index + 1, isUnmarked.count * 2)
      isUnmarked.append(contentsOf: repeatElement(false, count: count - isUnmarked.count))
    }
    isUnmarked[index] = true
  }
}
