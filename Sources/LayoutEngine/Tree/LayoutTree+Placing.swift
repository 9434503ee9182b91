@_spi(Espalier) import EspalierDrawing
import Foundation

/// Placing, from the root down.
extension LayoutTree {
  /// Lays out the tree below `root` with `proposal`, and puts its corner at `origin`.
  package func layout(
    _ root: LayoutNodeID, proposal: ProposedViewSize, at origin: CGPoint = .zero
  ) {
    let index = checked(root)
    let packed = PackedProposal(proposal)
    stackLimit.enter()
    if records[index].flags.hasAny(of: .toMeasure) { refresh(index) }
    if !records[index].flags.hasAny(of: .toPlace)
      && records[index].isPlaced(with: packed) && records[index].x == origin.x
      && records[index].y == origin.y
    {
      records[index].proposal = packed
      placeScrolledLists(from: index)
      return
    }
    pass &+= 1
    settleFrame(index, origin, packed, parent: -1)
    placePending(from: index)
    placeScrolledLists(from: index)
    releaseOutgrown()
  }

  package func frame(of id: LayoutNodeID) -> CGRect {
    let record = records[checked(id)]
    return CGRect(origin: CGPoint(x: record.x, y: record.y), size: size(of: id))
  }

  /// The size the node was placed with; zero before it was.
  package func size(of id: LayoutNodeID) -> CGSize {
    let record = records[checked(id)]
    if record.placedWidth.isNaN { return .zero }
    return CGSize(width: record.placedWidth, height: record.placedHeight)
  }

  package func placementProposal(of id: LayoutNodeID) -> ProposedViewSize {
    records[checked(id)].proposal.unpacked
  }

  /// The node's corner in the coordinates of the root's parent.
  package func originInRoot(of id: LayoutNodeID) -> CGPoint {
    var point = CGPoint.zero
    var node = checked(id)
    while node >= 0 {
      point.x += records[node].x
      point.y += records[node].y
      node = Int(records[node].parent)
    }
    return point
  }

  // MARK: The pass

  /// Enters `root` and every node below it that has another proposal or has changed.
  ///
  /// A list instead of recursion: trees may be deeper than the stack.
  func placePending(from root: Int) {
    let outer = toPlace.count
    toPlace.append(Int32(root))
    while toPlace.count > outer {
      let index = Int(toPlace.removeLast())
      let flags = records[index].flags
      guard flags.hasAny(of: .toPlace) else { continue }
      let waiting = records[index].waitingChild
      records[index].flags.subtract(.toPlace)
      records[index].waitingChild =
        flags.contains(.staleBelow) ? Record.severalChildren : Record.noChild
      if flags.contains(.tooDeep) { continue }
      if flags.contains(.unplaced) {
        placeChildren(index, flags)
      } else if waiting >= 0 {
        if !records[Int(waiting)].flags.contains(.leftOut) { toPlace.append(waiting) }
      } else {
        pushPending(index)
      }
    }
  }

  private func placeChildren(_ index: Int, _ flags: Flags) {
    counters.placed += 1
    // The shortcut keeps no frames from before.
    if records[index].flags.contains(.fastStack) && !recordsMoves && placeFastStack(index) {
      return
    }
    if records[index].flags.contains(.leaf) { return }
    let (outer, outerPlaced, outerEnters) = (placingParent, placedChildren, entersChildren)
    placingParent = index
    placedChildren = 0
    entersChildren = flags.contains(.unplacedBelow)
    let size = CGSize(width: records[index].placedWidth, height: records[index].placedHeight)
    var child = records[index].firstChild
    while child >= 0 {
      records[Int(child)].flags.remove(.placed)
      child = records[Int(child)].nextSibling
    }
    placeByForm(index, size)
    // Placing may itself have found that something below waits.
    if entersChildren || records[index].flags.contains(.unplacedBelow) { pushPending(index) }
    (placingParent, placedChildren, entersChildren) = (outer, outerPlaced, outerEnters)
  }

  /// Stacks and nodes that change nothing are placed without their rules.
  private func placeByForm(_ index: Int, _ size: CGSize) {
    let record = records[index]
    let isPlain = record.flags.hasAny(of: .plain)
    if isPlain && record.childCount == 1 {
      return settleFrame(Int(record.firstChild), .zero, record.proposal, parent: index)
    }
    if record.flags.hasAny(of: .stack) {
      if record.childCount > 1 {
        solver(of: index).place(
          in: CGRect(origin: .zero, size: size), record.proposal, of: self)
      }
      return
    }
    rules[index].placeChildren(
      LayoutNode(self, index), size: size, proposal: record.proposal.unpacked)
    centerForgotten(index, size)
  }

  /// Gives the children that the rule left out the node's own proposal, and centers them.
  private func centerForgotten(_ index: Int, _ size: CGSize) {
    if placedChildren == Int(records[index].childCount) { return }
    for child in ChildCollection(tree: self, parent: index)
    where !records[child.index].flags.contains(.placed) {
      let proposal = records[index].proposal
      let origin = size.origin(centering: answer(child.index, proposal))
      place(child.index, at: origin, proposal)
    }
  }

  /// Lists the children that have to be entered, the first one to be entered first.
  func pushPending(_ index: Int) {
    let first = toPlace.count
    var child = records[index].firstChild
    while child >= 0 {
      let flags = records[Int(child)].flags
      if flags.hasAny(of: .toPlace) && !flags.contains(.leftOut) {
        toPlace.append(child)
      }
      child = records[Int(child)].nextSibling
    }
    reversePending(from: first)
  }

  /// Reverses the order of the nodes to be entered, from a position on.
  func reversePending(from first: Int) {
    guard toPlace.count - first > 1 else { return }
    toPlace.withUnsafeMutableBufferPointer { $0[first...].reverse() }
  }

  // MARK: One child

  /// Places one of the children of the node whose rule is placing.
  func place(_ index: Int, at origin: CGPoint, _ proposal: PackedProposal) {
    let parent = placingParent
    guard trialPlacements != nil || (parent >= 0 && Int(records[index].parent) == parent) else {
      report(index, "was placed outside the placing of its parent; that is ignored")
      return
    }
    var origin = origin
    if origin.x.isNaN || origin.y.isNaN {
      reportOnce(index, "was placed at \(origin.x), \(origin.y); 0 is taken instead of NaN")
      if origin.x.isNaN { origin.x = 0 }
      if origin.y.isNaN { origin.y = 0 }
    }
    if trialPlacements != nil {
      notePlacement(index, origin, proposal)
    } else {
      settleFrame(index, origin, proposal, parent: parent)
    }
  }

  /// Leaves out one of the children of the node whose rule is placing, until it is placed again.
  func leaveOut(_ index: Int) {
    if trialPlacements != nil { return }
    markPlaced(index)
    if records[index].flags.contains(.leftOut) { return }
    records[index].flags.insert(.leftOut)
    leavesOut = true
    noteVisibilityChange(placingParent)
  }

  /// Counts a node among those that the rule of their parent has placed or left out.
  @inline(__always) private func markPlaced(_ index: Int) {
    if records[index].flags.contains(.placed) { return }
    records[index].flags.insert(.placed)
    placedChildren += 1
  }

  /// Counts a node as left out before its parent has been placed.
  package func leaveOut(_ id: LayoutNodeID) {
    records[checked(id)].flags.insert(.leftOut)
    leavesOut = true
  }

  /// Counts a node as shown that was left out, before its parent places it; returns whether it was
  /// left out.
  package func takeUp(_ id: LayoutNodeID) -> Bool {
    let index = checked(id)
    guard records[index].flags.remove(.leftOut) != nil else { return false }
    // A parent that has the node already may be the one whose rule left it out, and does so again.
    let parent = Int(records[index].parent)
    if parent >= 0 { setNeedsPlacing(LayoutNodeID(parent)) }
    return true
  }

  private func noteVisibilityChange(_ parent: Int) {
    if parent < 0 { return }
    note(parent)
    changedVisibility.insert(Int32(parent))
  }

  /// The nodes that left a child out, or took one up again, since the last call.
  package func takeNodesWithChangedVisibility() -> [LayoutNodeID] {
    if changedVisibility.isEmpty { return [] }
    defer { changedVisibility.removeAll() }
    return changedVisibility.sorted().map { LayoutNodeID(Int($0)) }
  }

  /// Returns whether the node's parent has left it out.
  package func isLeftOut(_ id: LayoutNodeID) -> Bool {
    leavesOut && records[checked(id)].flags.contains(.leftOut)
  }

  private func notePlacement(_ index: Int, _ origin: CGPoint, _ proposal: PackedProposal) {
    trialPlacements?.removeAll { $0.child == index }
    trialPlacements?.append(TrialPlacement(child: index, origin: origin, proposal: proposal))
  }

  /// Gives a node its frame, and marks it to be entered if its proposal has changed.
  private func settleFrame(
    _ index: Int, _ origin: CGPoint, _ proposal: PackedProposal, parent: Int
  ) {
    let size = answer(index, proposal)
    var x = Double(origin.x)
    if parent >= 0 && records[parent].flags.contains(.mirrored) {
      let width = records[parent].placedWidth
      if width.isFinite { x = width - x - size.width }
    }
    let record = records + index
    if !record.pointee.isPlaced(with: proposal) { record.pointee.flags.insert(.unplaced) }
    // A leaf has nothing to enter.
    if parent >= 0, record.pointee.flags.contains(.leaf.union(.unplaced)) {
      counters.placed += 1
      record.pointee.flags.subtract(.toPlace)
    }
    entersChildren = entersChildren || record.pointee.flags.hasAny(of: .toPlace)
    markPlaced(index)
    let wasLeftOut = record.pointee.flags.contains(.leftOut)
    if wasLeftOut {
      record.pointee.flags.remove(.leftOut)
      noteVisibilityChange(parent)
    }
    record.pointee.proposal = proposal
    let isResized =
      size.width != record.pointee.placedWidth || size.height != record.pointee.placedHeight
    if isResized || x != record.pointee.x || origin.y != record.pointee.y {
      if recordsMoves && !wasLeftOut { noteMove(index) }
      record.pointee.x = x
      record.pointee.y = origin.y
      record.pointee.placedWidth = size.width
      record.pointee.placedHeight = size.height
      if isResized { note(index) }
      if parent >= 0 { note(parent) }
    }
  }
}
