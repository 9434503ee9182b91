import EspalierDrawing
import Foundation

/// Parents and children, and the nodes in which work waits.
extension LayoutTree {
  package func parent(of id: LayoutNodeID) -> LayoutNodeID? {
    let parent = records[checked(id)].parent
    return parent >= 0 ? LayoutNodeID(Int(parent)) : nil
  }

  package func children(of id: LayoutNodeID) -> [LayoutNodeID] {
    ChildCollection(tree: self, parent: checked(id)).map(\.id)
  }

  /// Makes `ids` the children of a node, in this order, taking them from other parents where necessary.
  package func setChildren(_ ids: [LayoutNodeID], of id: LayoutNodeID) {
    let parent = checked(id)
    if hasChildren(ids, parent) { return }
    let former = unlinkChildren(of: parent)
    if former.isEmpty {
      // All children are new, and need not be listed: most parents get their children once.
      _ = link(ids, under: parent, listsNewcomers: false)
      orientChildren(of: parent)
    } else {
      let newcomers = link(ids, under: parent)
      for child in former { records[Int(child)].flags.remove(.placed) }
      for child in newcomers { orient(child) }
    }
    markStale(parent, .childrenChanged)
    note(parent)
  }

  /// As ``setChildren(_:of:)`` with one id, and quicker where a node without children is given a node without a parent.
  package func setOnlyChild(_ id: LayoutNodeID, of parentID: LayoutNodeID) {
    let parent = checked(parentID)
    let child = checked(id)
    guard records[parent].firstChild < 0, records[child].parent < 0, parent != child else {
      setChildren([id], of: parentID)
      return
    }
    records[child].parent = Int32(parent)
    records[parent].firstChild = Int32(child)
    records[parent].childCount = 1
    records[parent].waitingChild = Record.severalChildren
    if records[child].flags.hasAny(of: .toMeasure) { records[parent].flags.insert(.staleBelow) }
    orient(child)
    markStale(parent, .childrenChanged)
    note(parent)
  }

  /// As ``setChildren(_:of:)``, with the ids that `list` appends: no list has to be allocated for each parent.
  package func setChildren(of id: LayoutNodeID, _ list: (inout [LayoutNodeID]) -> Void) {
    var ids = spareList
    spareList = []
    ids.removeAll(keepingCapacity: true)
    list(&ids)
    setChildren(ids, of: id)
    spareList = ids
  }

  private func hasChildren(_ ids: [LayoutNodeID], _ parent: Int) -> Bool {
    guard Int(records[parent].childCount) == ids.count else { return false }
    var child = records[parent].firstChild
    for id in ids {
      if child != id.index { return false }
      child = records[Int(child)].nextSibling
    }
    return true
  }

  /// Empties the list of children, marking those that were in it as placed.
  func unlinkChildren(of parent: Int) -> [Int32] {
    var former: [Int32] = []
    var child = records[parent].firstChild
    while child >= 0 {
      former.append(child)
      let next = records[Int(child)].nextSibling
      records[Int(child)].parent = -1
      records[Int(child)].nextSibling = -1
      records[Int(child)].flags.insert(.placed)
      child = next
    }
    records[parent].firstChild = -1
    records[parent].childCount = 0
    return former
  }

  /// Links the children of a node without any, and returns those that were not marked as placed,
  /// if they are wanted.
  func link(_ ids: [LayoutNodeID], under parent: Int, listsNewcomers: Bool = true) -> [Int] {
    var newcomers: [Int] = []
    var last = -1
    var waits = false
    for id in ids {
      let child = checked(id)
      if records[child].parent == Int32(parent) || child == parent {
        report(parent, "is given node \(child) as a child twice, or itself")
        continue
      }
      // A child that has been placed elsewhere is marked as placed there: it is not one of the
      // former children here.
      if records[child].parent >= 0 { detach(child) }
      if listsNewcomers && !records[child].flags.contains(.placed) { newcomers.append(child) }
      records[child].parent = Int32(parent)
      if last >= 0 {
        records[last].nextSibling = Int32(child)
      } else {
        records[parent].firstChild = Int32(child)
      }
      waits = waits || records[child].flags.hasAny(of: .toMeasure)
      last = child
      records[parent].childCount += 1
    }
    records[parent].waitingChild = Record.severalChildren
    if waits { records[parent].flags.insert(.staleBelow) }
    return newcomers
  }

  /// Takes a node out of its parent's list.
  func detach(_ index: Int) {
    let parent = Int(records[index].parent)
    guard parent >= 0 else { return }
    let next = records[index].nextSibling
    if records[parent].firstChild == Int32(index) {
      records[parent].firstChild = next
    } else {
      var sibling = Int(records[parent].firstChild)
      while records[sibling].nextSibling != Int32(index) {
        sibling = Int(records[sibling].nextSibling)
      }
      records[sibling].nextSibling = next
    }
    records[parent].childCount -= 1
    if records[parent].waitingChild == Int32(index) {
      records[parent].waitingChild = Record.severalChildren
    }
    records[index].parent = -1
    records[index].nextSibling = -1
    records[index].flags.remove(.placed)
    markStale(parent, .childrenChanged)
    note(parent)
  }

  // MARK: What waits

  /// Marks a node to be measured again, and the path to it, as far as it is not marked yet.
  func markStale(_ index: Int, _ reason: Flags) {
    let wasStale = records[index].flags.contains(.stale)
    records[index].flags.formUnion(reason.union(.stale))
    if reason != .childSizesChanged { records[index].flags.remove(.knowsChildren) }
    if !wasStale { markPath(from: index) }
  }

  /// Marks a leaf that answers differently: its parent has to take that into account.
  func leafChanged(_ leaf: Int, _ change: Change) {
    if change == .nothing { return }
    let parent = Int(records[leaf].parent)
    if parent >= 0 {
      markStale(parent, change.flag)
    } else {
      records[leaf].flags.insert(.unplaced)
    }
  }

  private func markPath(from index: Int) {
    var child = Int32(index)
    var parent = Int(records[index].parent)
    while parent >= 0 {
      let waiting = records[parent].waitingChild
      let isMarked =
        records[parent].flags.contains(.staleBelow)
        && (waiting == child || waiting == Record.severalChildren)
      if isMarked { return }
      records[parent].flags.insert(.staleBelow)
      records[parent].waitingChild =
        waiting == Record.noChild || waiting == child ? child : Record.severalChildren
      child = Int32(parent)
      parent = Int(records[parent].parent)
    }
  }

  // MARK: The direction of Spacers and Dividers

  func stackOrientation(of index: Int) -> Axis? {
    records[index].flags.insert(.readsOrientation)
    var ancestor = Int(records[index].parent)
    while ancestor >= 0 {
      let flags = records[ancestor].flags
      if flags.contains(.orientsHorizontally) { return .horizontal }
      if flags.contains(.orientsVertically) { return .vertical }
      if flags.contains(.clearsOrientation) { return nil }
      ancestor = Int(records[ancestor].parent)
    }
    return nil
  }

  /// Has all nodes measured again that take their direction from above `root`.
  func orient(_ root: Int) {
    var node = root
    while true {
      let flags = records[node].flags
      if flags.contains(.readsOrientation) { markStale(node, []) }
      if records[node].firstChild >= 0 && !flags.hasAny(of: .orientation) {
        node = Int(records[node].firstChild)
        continue
      }
      while node != root && records[node].nextSibling < 0 { node = Int(records[node].parent) }
      if node == root { return }
      node = Int(records[node].nextSibling)
    }
  }

  func orientChildren(of index: Int) {
    for child in ChildCollection(tree: self, parent: index) { orient(child.index) }
  }

  // MARK: Reports

  func report(_ index: Int, _ problem: String) {
    onProblem?(LayoutNodeID(index), "A node with \(ruleName(index)) \(problem).")
  }

  /// Reports what a node answered, the first time only.
  func reportOnce(_ index: Int, _ problem: @autoclosure () -> String) {
    if records[index].flags.contains(.reported) { return }
    records[index].flags.insert(.reported)
    report(index, problem())
  }

  func ruleName(_ index: Int) -> String { "\(type(of: rules[index]))" }

  /// Lists a node as changed.
  @inline(__always) func note(_ index: Int) {
    if records[index].flags.contains(.listed) { return }
    records[index].flags.insert(.listed)
    changed.append(Int32(index))
  }

  /// The nodes whose size or whose children's frames changed in placing since the last call, each once.
  package func takeChangedNodes() -> [LayoutNodeID] {
    let taken = changed
    changed.removeAll(keepingCapacity: true)
    for index in taken { records[Int(index)].flags.remove(.listed) }
    return taken.map { LayoutNodeID(Int($0)) }
  }
}
