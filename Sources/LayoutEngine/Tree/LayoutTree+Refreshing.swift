import EspalierDrawing
import Foundation

/// Bringing up to date what parents see of changed nodes, from the leaves upwards.
extension LayoutTree {
  /// Settles what is stale in the subtree of `root`, children before parents, climbing while answers change.
  ///
  /// A loop, not a recursion: trees may be deeper than the stack.
  func refresh(_ root: Int) {
    var node = root
    descend: while true {
      while let child = firstStaleChild(of: node) { node = child }
      while true {
        let changed = settle(node)
        let parent = Int(records[node].parent)
        if changed != .nothing && parent >= 0 {
          records[parent].flags.formUnion(changed.flag.union(.stale))
        }
        if node == root { return }
        if records[parent].waitingChild == Record.severalChildren,
          let sibling = stale(from: records[node].nextSibling)
        {
          node = sibling
          continue descend
        }
        node = parent
      }
    }
  }

  private func firstStaleChild(of node: Int) -> Int? {
    guard records[node].flags.contains(.staleBelow) else { return nil }
    let waiting = records[node].waitingChild
    if waiting >= 0 {
      return records[Int(waiting)].flags.hasAny(of: .toMeasure) ? Int(waiting) : nil
    }
    return waiting == Record.noChild ? nil : stale(from: records[node].firstChild)
  }

  private func stale(from first: Int32) -> Int? {
    var child = first
    while child >= 0 {
      if records[Int(child)].flags.hasAny(of: .toMeasure) { return Int(child) }
      child = records[Int(child)].nextSibling
    }
    return nil
  }

  /// The difference that a parent sees in a child.
  enum Change {
    case nothing, sizes
    /// The spacing, the priority or the guides that it may set, and perhaps its sizes.
    case relations

    /// The flag of the parent that says so.
    var flag: Flags {
      switch self {
      case .nothing: []
      case .sizes: .childSizesChanged
      case .relations: .childrenChanged
      }
    }
  }

  /// Brings a node up to date whose children are up to date, and returns the difference that its parent would see.
  private func settle(_ index: Int) -> Change {
    let flags = records[index].flags
    records[index].flags.subtract(.toMeasure)
    if flags.contains(.staleBelow) { records[index].flags.insert(.unplacedBelow) }
    guard flags.contains(.stale) else { return .nothing }
    records[index].flags.insert(.unplaced)
    records[index].flags.remove(.tooDeep)
    counters.computed += 1
    if flags.hasAny(of: .changesBelow) {
      records[index].flags.subtract(.changesBelow)
      if flags.contains(.childrenChanged) { records[index].flags.remove(.knowsChildren) }
      if flags.hasAny(of: .stack) {
        // Its form is all that the tree needs of it.
      } else if flags.contains(.childrenChanged) {
        rules[index].childrenChanged()
      } else {
        rules[index].childSizesChanged()
      }
    }
    let before = Appearance(records[index])
    if flags.hasAny(of: .stack) && records[index].childCount > 1 {
      summarizeStack(index)
    } else {
      summarize(index)
    }
    return change(of: index, since: before)
  }

  /// Returns the differences that a parent may have used.
  private func change(of index: Int, since before: Appearance) -> Change {
    var hasOtherRelations = before.hasOtherRelations(Appearance(records[index]))
    if let extra = extras[index],
      extra.pointee.seen.spacing != extra.pointee.spacing
        || extra.pointee.seen.priority != extra.pointee.priority
    {
      extra.pointee.seen = (extra.pointee.spacing, extra.pointee.priority)
      hasOtherRelations = true
    }
    let haveAnswersChanged = haveAnswersChanged(index, before, isCertain: hasOtherRelations)
    return hasOtherRelations ? .relations : haveAnswersChanged ? .sizes : .nothing
  }

  /// Returns whether any answer differs that a parent may have used; `isCertain` says so without a
  /// comparison.
  ///
  /// Forgets the remembered answers that are out of date.
  private func haveAnswersChanged(
    _ index: Int, _ before: Appearance, isCertain: Bool
  ) -> Bool {
    let changed = isCertain || before != Appearance(records[index])
    guard let extra = extras[index] else { return changed }
    // Where there are many to compare, starting anew is cheaper than comparing them.
    let count = Int(extra.pointee.answers.count) + extra.pointee.guides.count
    let isCompared = !changed && !extra.pointee.hasForgotten && count <= Self.mostComparedAnswers
    let answers = isCompared ? (0..<count).compactMap { extra.pointee.answers[$0] } : []
    let guides = extra.pointee.guides
    let (width, height) = (extra.minimum(.horizontal), extra.minimum(.vertical))
    extra.pointee.forgetAnswers()
    if !isCompared { return true }
    if let width, !isMinimum(width, index, .horizontal) { return true }
    if let height, !isMinimum(height, index, .vertical) { return true }
    for answer in answers.reversed() where self.answer(index, answer.proposal) != answer.size {
      return true
    }
    for guide in guides
    where explicitGuide(guide.guide, of: index, guide.proposal) != guide.value {
      return true
    }
    return false
  }

  private static var mostComparedAnswers: Int { 8 }

  /// Returns whether a node's minimum length is still the same; NaN stands for one that is not
  /// known.
  private func isMinimum(_ length: Double, _ index: Int, _ axis: Axis) -> Bool {
    let now = minimumLength(index, axis)
    return now == length || (now.isNaN && length.isNaN)
  }

  /// Asks a rule for all values that its node's parent sees.
  private func summarize(_ index: Int) {
    let node = LayoutNode(self, index)
    let rule = rules[index]
    if let size = rule.clampedSize(node) {
      records[index].flags.insert(.clamped)
      records[index].width = sanitized(size.width, index)
      records[index].height = sanitized(size.height, index)
    } else {
      records[index].flags.remove(.clamped)
    }
    var fixed = Flags()
    let axes = rule.fixedAxes(node)
    if axes.contains(.horizontal) { fixed.insert(.fixedWidth) }
    if axes.contains(.vertical) { fixed.insert(.fixedHeight) }
    let independent: Axis.Set =
      records[index].flags.contains(.clamped)
      ? [.horizontal, .vertical] : rule.independentAxes(node)
    if independent.contains(.horizontal) { fixed.insert(.independentWidth) }
    if independent.contains(.vertical) { fixed.insert(.independentHeight) }
    fixed.cappedAxes =
      records[index].flags.contains(.clamped)
      ? records[index].cappedAxes : rule.cappedAxes(node)
    records[index].flags.subtract(.ofAxes)
    records[index].flags.formUnion(fixed)

    if !records[index].flags.contains(.knowsChildren) { summarizeChildren(index, rule) }
    setPriority(rule.priority(node), index)
    setSpacing(rule.spacing(node), index)
  }

  /// Finds the guides and the spacing that the children have in common.
  private func summarizeChildren(_ index: Int, _ rule: any LayoutRule) {
    var guides = GuideKinds()
    var isOrdinary = true
    var child = records[index].firstChild
    while child >= 0 {
      let flags = records[Int(child)].flags
      guides.formUnion(flags.guides)
      isOrdinary = isOrdinary && flags.contains(.ordinarySpacing)
      child = records[Int(child)].nextSibling
    }
    records[index].flags.guides = guides.intersection(rule.passedGuides).union(rule.ownGuides)
    records[index].flags.remove(.ordinaryChildren)
    records[index].flags.formUnion(
      isOrdinary ? .knowsChildren.union(.ordinaryChildren) : .knowsChildren)
  }

  func setPriority(_ priority: Double, _ index: Int) {
    records[index].flags.subtract(.priorities)
    if priority == 0 || priority.isNaN {
      records[index].flags.insert(.zeroPriority)
    } else if priority == -.infinity {
      records[index].flags.insert(.lowestPriority)
    } else {
      extra(index).pointee.priority = priority
    }
  }

  func setSpacing(_ spacing: ViewSpacing, _ index: Int) {
    if spacing.isOrdinary {
      records[index].flags.insert(.ordinarySpacing)
    } else {
      records[index].flags.remove(.ordinarySpacing)
      extra(index).pointee.spacing = spacing
    }
  }

  @inline(__always) private func sanitized(_ range: LengthRange, _ index: Int) -> LengthRange {
    range.min >= 0 && range.ideal >= 0 && range.max >= 0 ? range : reported(range, index)
  }

  @inline(never) private func reported(_ range: LengthRange, _ index: Int) -> LengthRange {
    reportOnce(index, "has the lengths \(range); 0 is taken for what is no length")
    func usable(_ length: CGFloat) -> CGFloat { length >= 0 ? length : 0 }
    return LengthRange(
      min: usable(range.min), exactIdeal: usable(range.ideal), max: usable(range.max))
  }

  /// Takes over another rule's form, and returns whether a leaf's parent would see a difference.
  func adopt(_ rule: any LayoutRule, _ index: Int) -> Change {
    let before = Appearance(records[index])
    var rule = rule
    let hasOtherSpacing = takeForm(of: &rule, index)
    guard records[index].flags.contains(.leaf) else { return .relations }
    let after = Appearance(records[index])
    if hasOtherSpacing || before.hasOtherRelations(after) { return .relations }
    return before == after ? .nothing : .sizes
  }

  /// Takes over a rule's form, and returns true if the spacing of a leaf is another one now.
  ///
  /// The rule is not changed; a rule in the tree would be copied for any other parameter.
  func takeForm(of rule: inout any LayoutRule, _ index: Int) -> Bool {
    records[index].flags.subtract(.ofRule)
    switch rule.form {
    case .leaf(let size, let spacing): return adoptLeaf(size, spacing, index)
    case .unbounded:
      adoptUnbounded(index)
      return false
    case .stack(let stack): adopt(stack, index)
    case .transparent: records[index].flags.formUnion(.transparent)
    case .layered: records[index].flags.insert(.takesChildSize)
    case .lazy: lazyNodes.insert(Int32(index))
    case .other: break
    }
    switch rule.childOrientation {
    case .inherit: break
    case .none: records[index].flags.insert(.clearsOrientation)
    case .axis(.horizontal): records[index].flags.insert(.orientsHorizontally)
    case .axis(.vertical): records[index].flags.insert(.orientsVertically)
    }
    return false
  }

  /// A leaf is up to date immediately; returns whether its spacing has changed.
  private func adoptLeaf(_ size: ClampedSize, _ spacing: ViewSpacing, _ index: Int) -> Bool {
    let (width, height) = (sanitized(size.width, index), sanitized(size.height, index))
    records[index].width = width
    records[index].height = height
    // All at once: each change of a record in place is a store, and there are very many leaves.
    var flags = records[index].flags
    flags.subtract(.visible)
    flags.formUnion(.plainLeaf)
    if width.isFixed { flags.insert(.fixedWidth) }
    if height.isFixed { flags.insert(.fixedHeight) }
    if width.max == width.ideal { flags.insert(.cappedWidth) }
    if height.max == height.ideal { flags.insert(.cappedHeight) }
    flags.subtract(.new)
    records[index].flags = flags
    let isSame = (extras[index]?.pointee.spacing ?? ViewSpacing()) == spacing
    setSpacing(spacing, index)
    return !isSame
  }

  /// A leaf that takes every size is up to date immediately.
  ///
  /// If its spacing has changed, so has the flag of it, which the parent sees.
  private func adoptUnbounded(_ index: Int) {
    records[index].width = .unbounded
    records[index].height = .unbounded
    var flags = records[index].flags
    flags.subtract(.visible.union(.new))
    flags.formUnion(.plainLeaf.union(.ordinarySpacing))
    records[index].flags = flags
  }
}

/// The part of a node's record that its parent sees.
private struct Appearance: Equatable {
  let width: LengthRange
  let height: LengthRange
  let flags: UInt64

  init(_ record: Record) {
    width = record.flags.contains(.clamped) ? record.width : LengthRange(0)
    height = record.flags.contains(.clamped) ? record.height : LengthRange(0)
    flags = record.flags.intersection(.visible).rawValue
  }

  func hasOtherRelations(_ other: Appearance) -> Bool {
    (flags ^ other.flags) & Flags.relations.rawValue != 0
  }
}
