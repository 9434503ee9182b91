import EspalierDrawing
import Foundation

/// The part of the tree that lazy containers need: children that come and go while it is laid out.
extension LayoutTree {
  /// Makes `ids` the children of a lazy container, in this order, without having the container measured again.
  ///
  /// Meant for rows that came into view or left it. New rows are brought up to date immediately.
  package func adoptChildren(_ ids: [LayoutNodeID], of id: LayoutNodeID) {
    let parent = checked(id)
    let waiting: Flags = [
      .stale, .staleBelow, .childrenChanged, .childSizesChanged, .unplaced, .unplacedBelow,
    ]
    let before = records[parent].flags.intersection(waiting)
    let former = unlinkChildren(of: parent)
    let newcomers = link(ids, under: parent)
    for child in former where records[Int(child)].flags.contains(.placed) {
      records[Int(child)].flags.remove(.placed)
      if placingParent == parent { placedChildren -= 1 }
    }
    for child in newcomers {
      orient(child)
      if records[child].flags.hasAny(of: .toMeasure) { refresh(child) }
    }
    records[parent].flags.subtract(waiting.union(.knowsChildren))
    records[parent].flags.formUnion(before)
    note(parent)
  }

  /// Runs `make`, which makes nodes, within layout.
  func makingRows(_ make: () -> Void) {
    let (outer, outerPlaced) = (placingParent, placedChildren)
    make()
    (placingParent, placedChildren) = (outer, outerPlaced)
  }

  /// Returns whether anything may hide a part of a node.
  func isHidden(_ index: Int) -> Bool {
    if window != nil { return true }
    return viewport(above: index) != nil
  }

  /// The nearest node above that shows only a part of its content.
  private func viewport(above index: Int) -> Int? {
    var node = Int(records[index].parent)
    while node >= 0 {
      if rules[node] is any ViewportRule { return node }
      node = Int(records[node].parent)
    }
    return nil
  }

  func contentShifted(above index: Int, by offset: CGSize) {
    guard let node = viewport(above: index), let rule = rules[node] as? any ViewportRule else {
      return
    }
    rule.contentDidShift(by: offset, LayoutNode(self, node))
    setNeedsPlacing(LayoutNodeID(node))
  }

  func isMirrored(_ index: Int) -> Bool { records[index].flags.contains(.mirrored) }

  /// Returns whether the rule that is placing now has placed a child.
  func isPlacedNow(_ index: Int) -> Bool { records[index].flags.contains(.placed) }

  /// Has a container measured again if its content is longer or shorter than it answered.
  func lazyLengthChanged(_ index: Int, _ length: CGFloat, _ list: LazyList) {
    guard let reported = list.reported, !areClose(reported, length) else { return }
    relengthened.insert(Int32(index))
  }

  /// Places the lazy containers again of which another part is visible now.
  func placeScrolledLists(from root: Int) {
    guard !lazyNodes.isEmpty else { return }
    for _ in 0..<Self.mostPlacings {
      var isAnyScrolled = false
      for index in lazyNodes.sorted() where isScrolled(Int(index)) {
        isAnyScrolled = true
        setNeedsPlacing(LayoutNodeID(Int(index)))
      }
      if !isAnyScrolled && !records[root].flags.hasAny(of: .toPlace) { return }
      placePending(from: root)
    }
  }

  private static var mostPlacings: Int { 8 }

  private func isScrolled(_ index: Int) -> Bool {
    guard isLive(index), let rule = rules[index] as? LazyRule, rule.list.isPlaced,
      !isOutOfLayout(index)
    else { return false }
    return visibleRect(of: LayoutNodeID(index)) != rule.list.placedVisible
  }

  private func isOutOfLayout(_ index: Int) -> Bool {
    var node = index
    while node >= 0 {
      if records[node].flags.hasAny(of: [.leftOut, .tooDeep]) || records[node].placedWidth.isNaN {
        return true
      }
      node = Int(records[node].parent)
    }
    return false
  }

  /// Has the containers measured again whose length turned out to be different in the last layout,
  /// and returns whether there are any.
  package func remeasureLists() -> Bool {
    if relengthened.isEmpty { return false }
    for index in relengthened where isLive(Int(index)) {
      (rules[Int(index)] as? LazyRule)?.list.contentChanged()
      markStale(Int(index), [])
    }
    relengthened.removeAll()
    return true
  }
}
