import EspalierDrawing
import Foundation

/// Finds the children's lengths in a stack.
///
/// Measuring and placing both use it, with different proposals.
///
/// 1. The spacing is taken off the proposed length.
/// 2. With no length proposed, or an infinite one, every child gets that proposal.
/// 3. Otherwise the children are served by priority. Before a group is served, the minimums of all
///    lower priorities are reserved.
/// 4. Within a group the less flexible come first; of unbounded ones, the larger minimum.
/// 5. Each is proposed an equal part of the rest, and takes the length it answers.
///
/// The children's records of one solution lie in `SolverMemory`, above those of the solutions around it. The tree is
/// an argument of what asks it, as a field would be retained and released around each question.
struct StackSolver {
  private let memory: UnsafeMutablePointer<SolverMemory>
  private let axis: Axis
  private let alignment: StackAlignment
  private let base: Int
  private var count = 0
  private var totalSpacing = 0.0

  /// Any list of children.
  init(_ tree: LayoutTree, _ rule: StackRule) {
    memory = tree.solving
    axis = rule.axis
    alignment = StackAlignment(rule.alignment)
    base = memory.pointee.used
  }

  /// The children of a node that is a stack, without fetching its rule from memory.
  init(_ tree: LayoutTree, stack index: Int) {
    memory = tree.solving
    let flags = tree.records[index].flags
    axis = flags.contains(.row) ? .horizontal : .vertical
    alignment = StackAlignment(flags, index)
    base = memory.pointee.used
  }

  /// Adds a child with a given spacing to the one before it, or else with the spacing that it
  /// prefers.
  mutating func add(_ node: Int, spacing: CGFloat?, of tree: LayoutTree) {
    if count == 0 { return add(node, after: 0, of: tree) }
    let previous = self[count - 1].pointee.node
    add(
      node,
      after: spacing
        ?? tree.spacing(of: previous).distance(to: tree.spacing(of: node), along: axis),
      of: tree)
  }

  /// Adds a child in a distance from the one before it.
  mutating func add(_ node: Int, after spacing: Double, of tree: LayoutTree) {
    totalSpacing += spacing
    memory.pointee.push(
      SolverMemory.Item(node: node, priority: tree.priority(of: node), spacing: spacing))
    count += 1
  }

  /// Finds the stack's size and ends the solution.
  func size(_ proposal: PackedProposal, in tree: LayoutTree) -> CGSize {
    solve(proposal, tree)
    defer { end() }
    return CGSize(axis, Swift.max(length, 0), align(proposal[axis.other], tree).extent)
  }

  private var length: Double { (0..<count).reduce(totalSpacing) { $0 + self[$1].pointee.major } }

  /// Places the children and ends the solution.
  func place(in bounds: CGRect, _ proposal: PackedProposal, of tree: LayoutTree) {
    var proposal = proposal
    // The children were measured without a proposal across; now they have the stack's own extent.
    if proposal[axis.other].isNaN { proposal[axis.other] = bounds.size[axis.other] }
    solve(proposal, tree)
    let before = align(proposal[axis.other], tree).before
    var major = bounds.origin[axis]
    for index in 0..<count {
      let item = self[index].pointee
      major += item.spacing
      let minor = bounds.origin[axis.other] + before - item.guide
      var origin = CGPoint.zero
      origin[axis] = major
      origin[axis.other] = minor.isFinite ? minor : 0
      let childProposal = PackedProposal(axis, item.proposed, proposal[axis.other])
      tree.place(item.node, at: origin, childProposal)
      major += item.major
    }
    end()
  }

  private func end() { memory.pointee.used = base }

  /// A child's record, valid until the next question to the tree, which may need more memory.
  private subscript(index: Int) -> UnsafeMutablePointer<SolverMemory.Item> {
    memory.pointee.items + base + index
  }

  // MARK: Lengths

  // Measuring nests here at each level: work that takes space on the stack is in functions that
  // return before.

  private func solve(_ proposal: PackedProposal, _ tree: LayoutTree) {
    if !proposal[axis].isFinite { return serveAll(proposal, tree) }
    let hasPriorities = sortByPriority()
    var left = proposal[axis] - totalSpacing
    var low = 0
    while low < count {
      let high = hasPriorities ? endOfGroup(from: low) : count
      let reserved = minimums(from: high, proposal, tree)
      sortByFlexibility(low, high, proposal[axis.other], tree)
      left = serve(low, high, left, reserved, proposal, tree)
      low = high
    }
  }

  private func serveAll(_ proposal: PackedProposal, _ tree: LayoutTree) {
    for index in 0..<count { _ = serve(index, proposal[axis], proposal, tree) }
  }

  /// Serves a group, and returns the length that it leaves.
  private func serve(
    _ low: Int, _ high: Int, _ available: Double, _ reserved: Double, _ proposal: PackedProposal,
    _ tree: LayoutTree
  ) -> Double {
    var left = available
    for position in low..<high {
      let share = (left - reserved) / Double(high - position)
      left -= serve(served(position), share > 0 ? share : 0, proposal, tree)
    }
    return left
  }

  private func serve(
    _ index: Int, _ proposed: Double, _ proposal: PackedProposal, _ tree: LayoutTree
  ) -> Double {
    let size = tree.answer(
      self[index].pointee.node, PackedProposal(axis, proposed, proposal[axis.other]))
    return settle(index, proposed, size)
  }

  private func settle(_ index: Int, _ proposed: Double, _ size: CGSize) -> Double {
    let item = self[index]
    item.pointee.proposed = proposed
    item.pointee.major = axis == .horizontal ? size.width : size.height
    item.pointee.minor = axis == .horizontal ? size.height : size.width
    return item.pointee.major
  }

  /// The sum of the minimums of all children from a position of the order on.
  private func minimums(
    from position: Int, _ proposal: PackedProposal, _ tree: LayoutTree
  ) -> Double {
    var sum = 0.0
    for position in position..<count {
      findMinimum(served(position), proposal[axis.other], tree)
      sum += self[served(position)].pointee.min
    }
    return sum
  }

  private func findMinimum(_ index: Int, _ minor: Double, _ tree: LayoutTree) {
    if self[index].pointee.min.isNaN {
      let known = tree.minimumLength(self[index].pointee.node, axis)
      let min = known.isNaN ? length(index, at: 0, minor, tree) : known
      self[index].pointee.min = min
    }
  }

  private func findFlexibility(_ index: Int, _ minor: Double, _ tree: LayoutTree) {
    let max = length(index, at: .infinity, minor, tree)
    findMinimum(index, minor, tree)
    self[index].pointee.flexibility = max == .infinity ? .infinity : max - self[index].pointee.min
  }

  private func length(
    _ index: Int, at proposed: Double, _ minor: Double, _ tree: LayoutTree
  ) -> Double {
    let record = tree.records + self[index].pointee.node
    if record.pointee.flags.contains(.clamped) {
      return record.pointee.range(axis).answer(packed: proposed)
    }
    // One question for all lengths across, where the answer is the same.
    let across = record.pointee.flags.isIndependent(axis) ? .nan : minor
    return tree.answer(self[index].pointee.node, PackedProposal(axis, proposed, across))[axis]
  }

  // MARK: Order

  /// The child that is served at a position of the order.
  private func served(_ position: Int) -> Int { Int(memory.pointee.order[base + position]) }

  private func sortByPriority() -> Bool {
    var areEqual = true
    for index in 0..<count {
      memory.pointee.order[base + index] = Int32(index)
      areEqual = areEqual && self[index].pointee.priority == self[0].pointee.priority
    }
    if areEqual { return false }
    sort(0, count) { first, second in first.priority > second.priority }
    return true
  }

  private func endOfGroup(from low: Int) -> Int {
    let priority = self[served(low)].pointee.priority
    return (low..<count).first { self[served($0)].pointee.priority != priority } ?? count
  }

  /// Puts a group into the order of step 4, asking for minimums and maximums only where they can matter.
  private func sortByFlexibility(
    _ low: Int, _ high: Int, _ minor: Double, _ tree: LayoutTree
  ) {
    if high - low == 1 { return }
    var flexible = 0
    for position in low..<high where !isRigid(served(position), tree) { flexible += 1 }
    for position in low..<high {
      let index = served(position)
      if isRigid(index, tree) {
        self[index].pointee.flexibility = 0
      } else if flexible == 1 {
        // Rigid children take the same whatever the proposal is: the only other one comes last.
        self[index].pointee.flexibility = .infinity
      } else {
        findFlexibility(index, minor, tree)
      }
    }
    if flexible == 0 { return }
    sort(low, high) { first, second in
      if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
      return first.flexibility == .infinity && first.min > second.min
    }
  }

  private func isRigid(_ index: Int, _ tree: LayoutTree) -> Bool {
    let record = tree.records + self[index].pointee.node
    let range = record.pointee.range(axis)
    return record.pointee.flags.contains(.clamped) && range.min == range.max
  }

  /// Sorts positions `low..<high` of the order, keeping the children's own order among equals.
  private func sort(
    _ low: Int, _ high: Int, by isBefore: (SolverMemory.Item, SolverMemory.Item) -> Bool
  ) {
    let isSorted = (low + 1..<high).allSatisfy {
      !isBefore(self[served($0)].pointee, self[served($0 - 1)].pointee)
    }
    if isSorted { return }
    let order = memory.pointee.order + base + low
    var positions = UnsafeMutableBufferPointer(start: order, count: high - low)
    positions.sort {
      let (first, second) = (self[Int($0)].pointee, self[Int($1)].pointee)
      return isBefore(first, second) || (!isBefore(second, first) && $0 < $1)
    }
  }

  // MARK: Across the axis

  /// Finds the children's guides: how far the union of the aligned children reaches before the guide line, and in all.
  ///
  /// The line itself belongs to the union.
  private func align(
    _ proposed: Double, _ tree: LayoutTree
  ) -> (before: Double, extent: Double) {
    var before = 0.0
    var after = 0.0
    for index in 0..<count {
      let minor = self[index].pointee.minor
      let value = guideValue(index, minor, proposed, tree)
      self[index].pointee.guide = value
      before = Swift.max(before, value)
      after = Swift.max(after, minor == .infinity ? minor : minor - value)
    }
    return (before, before + after)
  }

  private func guideValue(
    _ index: Int, _ minor: Double, _ proposed: Double, _ tree: LayoutTree
  ) -> Double {
    let item = self[index].pointee
    if let fraction = alignment.fraction,
      !tree.records[item.node].flags.guides.contains(alignment.kind)
    {
      return fraction == 0 ? 0 : fraction * minor
    }
    guard let guide = alignment.key(in: tree) else { return 0 }
    return tree.dimensions(item.node, PackedProposal(axis, item.proposed, proposed))[guide]
  }
}

/// The guide on which a stack aligns its children.
private struct StackAlignment {
  /// The place of the guide in a view that does not set it; nil for a custom guide.
  let fraction: Double?
  let kind: GuideKinds
  private let source: Source

  private enum Source {
    case key(AlignmentKey)
    case stack(Int)
  }

  init(_ key: AlignmentKey) {
    fraction = key.place.fraction
    kind = key.kind
    source = .key(key)
  }

  /// The alignment of a node that is a stack, as its flags say it.
  init(_ flags: Flags, _ index: Int) {
    let isCustom = flags.isSuperset(of: .alignsOnCustomGuide)
    fraction =
      isCustom ? nil : flags.contains(.alignsCenter) ? 0.5 : flags.contains(.alignsEnd) ? 1 : 0
    kind =
      flags.contains(.alignsBaseline)
      ? .textBaselines : flags.contains(.row) ? .vertical : .horizontal
    source = .stack(index)
  }

  func key(in tree: LayoutTree) -> AlignmentKey? {
    switch source {
    case .key(let key): key
    case .stack(let index): tree.alignment(ofStack: index)
    }
  }
}

extension CGSize {
  init(_ axis: Axis, _ major: CGFloat, _ minor: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }
}
