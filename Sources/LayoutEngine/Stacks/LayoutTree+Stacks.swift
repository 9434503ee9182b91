import EspalierDrawing
import Foundation

/// Stacks of rigid and unbounded children, by arithmetic alone.
///
/// A stack of which each child answers each axis by clamping, and is rigid or unbounded along the
/// stack, does so itself: proposing equal shares, the larger minimum first, spends the whole
/// proposal, or the sum of the minimums if that is more. Across, the largest of clamped lengths is
/// a clamped length (`LengthRange.larger`).
extension LayoutTree {
  /// Takes over a stack's rule.
  func adopt(_ stack: StackRule, _ index: Int) {
    records[index].flags.insert(stack.axis == .horizontal ? .row : .column)
    if stack.spacing == nil { records[index].flags.insert(.defaultSpacing) }
    records[index].spacing = stack.spacing ?? ViewSpacing.standardDistance
    switch stack.alignment.place {
    case .start: break
    case .center: records[index].flags.insert(.alignsCenter)
    case .end: records[index].flags.insert(.alignsEnd)
    // Without a text below, a baseline is the bottom edge; with one, the stack takes the general path.
    case .firstBaseline, .lastBaseline:
      records[index].flags.formUnion([.alignsEnd, .alignsBaseline])
    case .firstText, .custom: records[index].flags.formUnion(.alignsOnCustomGuide)
    }
  }

  func stackSize(_ index: Int, _ proposal: PackedProposal) -> CGSize {
    if records[index].childCount <= 1 { return firstChildSize(index, proposal) }
    return solver(of: index).size(proposal, in: self)
  }

  /// The solution of a stack that is up to date.
  func solver(of index: Int) -> StackSolver {
    var solver = StackSolver(self, stack: index)
    let spacing = records[index].spacing
    if spacing.isNaN {
      addChildren(of: index, extras[index]?.pointee.spacings ?? [], to: &solver)
      return solver
    }
    var isFirst = true
    var child = records[index].firstChild
    while child >= 0 {
      solver.add(Int(child), after: isFirst ? 0 : spacing, of: self)
      isFirst = false
      child = records[Int(child)].nextSibling
    }
    return solver
  }

  /// Adds the children of a stack whose spacing differs from pair to pair.
  private func addChildren(of index: Int, _ spacings: [Double], to solver: inout StackSolver) {
    var position = -1
    var child = records[index].firstChild
    while child >= 0 {
      let known =
        spacings.indices.contains(position) ? spacings[position] : ViewSpacing.standardDistance
      solver.add(Int(child), after: position < 0 ? 0 : known, of: self)
      position += 1
      child = records[Int(child)].nextSibling
    }
  }

  /// The guide on which the children of a stack are aligned.
  func alignment(ofStack index: Int) -> AlignmentKey? {
    if case .stack(let rule) = rules[index].form { rule.alignment } else { nil }
  }

  /// Computes the values of a stack that its parent sees, for two children or more.
  func summarizeStack(_ index: Int) {
    let axis: Axis = records[index].flags.contains(.row) ? .horizontal : .vertical
    var sum = StackSummary(axis)
    var child = records[index].firstChild
    while child >= 0 {
      sum.add(records[Int(child)])
      child = records[Int(child)].nextSibling
    }
    let spacing = spacingOfStack(index, allOrdinary: sum.all.contains(.ordinarySpacing))
    var flags = records[index].flags.subtracting(.visible).subtracting(.fastStack)
    flags.guides = sum.some.guides
    flags.insert(.zeroPriority)
    if takesShortcuts && sum.isSummable && !flags.isSuperset(of: .alignsOnCustomGuide)
      && spacing + sum.major.min >= 0 && !alignsOnExplicitGuides(index, sum.some.guides)
    {
      let major = sum.major + LengthRange(spacing)
      records[index].width = axis == .horizontal ? major : sum.minor
      records[index].height = axis == .horizontal ? sum.minor : major
      flags.formUnion(.summed)
    }
    // At 0 and at infinity every child gets exactly that proposal, whatever the others take.
    flags.formUnion(
      sum.all.intersection(.certainLengths))
    // Across, the children's shares do not depend on the proposal, so that each is proposed its own
    // length, or more.
    if sum.all.isIndependent(axis) {
      flags.formUnion(sum.all.intersection(axis == .horizontal ? .cappedHeight : .cappedWidth))
    }
    if flags.contains(.clamped) { flags.cappedAxes = records[index].cappedAxes }
    // Across, guides may be anywhere.
    if !sum.some.guides.isDisjoint(
      with: axis == .horizontal ? [.vertical, .textBaselines] : .horizontal)
    {
      flags.remove(axis == .horizontal ? .independentHeight : .independentWidth)
    }
    records[index].flags = flags
    if sum.all.contains(.ordinarySpacing) {
      records[index].flags.insert(.ordinarySpacing)
    } else {
      setSpacing(rules[index].spacing(LayoutNode(self, index)), index)
    }
  }

  /// The length that several children take for 0: along the axis each of them is proposed 0, and
  /// across it the largest counts.
  func minimumLengthOfStack(_ index: Int, _ axis: Axis) -> Double {
    guard case .stack(let rule) = rules[index].form else { return .nan }
    let isAlong = axis == rule.axis
    // Negative spacing leaves a length to share out, and guides put children anywhere.
    let spacing = isAlong ? spacingOfStack(index) : 0
    let isAligned =
      isAlong
      || (rule.alignment.place.fraction != nil
        && !records[index].flags.guides.contains(rule.alignment.kind))
    guard spacing >= 0, isAligned else { return .nan }
    var length = spacing
    var child = records[index].firstChild
    while child >= 0 && !length.isNaN {
      let minimum = minimumLength(Int(child), axis)
      length = isAlong ? length + minimum : minimum.isNaN ? .nan : max(length, minimum)
      child = records[Int(child)].nextSibling
    }
    return length
  }

  private func spacingOfStack(_ index: Int) -> Double {
    let spacing = records[index].spacing
    return spacing.isNaN
      ? extra(index).pointee.spacings.reduce(0, +) : spacing * Double(records[index].childCount - 1)
  }

  /// The sum of a stack's spacing; lengths that differ are kept one by one.
  private func spacingOfStack(_ index: Int, allOrdinary: Bool) -> Double {
    let flags = records[index].flags
    let count = Double(records[index].childCount - 1)
    guard flags.contains(.defaultSpacing) else { return records[index].spacing * count }
    if allOrdinary {
      records[index].spacing = ViewSpacing.standardDistance
      return ViewSpacing.standardDistance * count
    }
    records[index].spacing = .nan
    let axis: Axis = flags.contains(.row) ? .horizontal : .vertical
    var spacings: [Double] = []
    var before: ViewSpacing?
    for child in ChildCollection(tree: self, parent: index) {
      let spacing = spacing(of: child.index)
      if let before { spacings.append(before.distance(to: spacing, along: axis)) }
      before = spacing
    }
    extra(index).pointee.spacings = spacings
    return spacings.reduce(0, +)
  }

  private func alignsOnExplicitGuides(_ index: Int, _ guides: GuideKinds) -> Bool {
    guard !guides.isEmpty, case .stack(let rule) = rules[index].form else { return false }
    return guides.contains(rule.alignment.kind)
  }
}

/// The sums of a stack's children.
private struct StackSummary {
  private let isRow: Bool
  var major = LengthRange(0)
  var minor = LengthRange(0)
  /// The flags that all children have, and those that some have.
  var all = Flags.visible
  var some = Flags()
  /// True if the children are rigid or unbounded along the axis.
  private var isSimple = true

  init(_ axis: Axis) { isRow = axis == .horizontal }

  @inline(__always) mutating func add(_ child: Record) {
    let along = isRow ? child.width : child.height
    let across = isRow ? child.height : child.width
    all.formIntersection(child.flags)
    some.formUnion(child.flags)
    major = major + along
    minor = LengthRange.larger(minor, across)
    // A child that is rigid must also be the same inside for every proposal: its share is not
    let isRigid = child.flags.contains(isRow ? .fixedWidth : .fixedHeight)
    let isUnbounded = along.max == .infinity && along.min < .infinity
    let hasPlainIdeal = across.ideal >= across.min && across.ideal <= across.max
    let hasPlainPriority = child.flags.hasAny(of: .priorities)
    isSimple = isSimple && (isRigid || isUnbounded) && hasPlainIdeal && hasPlainPriority
  }

  var isSummable: Bool { isSimple && all.contains(.clamped) && major.min < .infinity }
}
