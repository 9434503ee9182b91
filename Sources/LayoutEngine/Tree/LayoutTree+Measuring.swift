@_spi(Espalier) import EspalierDrawing
import Foundation

/// Asking nodes for sizes.
extension LayoutTree {
  package func sizeThatFits(_ id: LayoutNodeID, _ proposal: ProposedViewSize) -> CGSize {
    stackLimit.enter()
    return answer(checked(id), PackedProposal(proposal))
  }

  package func dimensions(_ id: LayoutNodeID, in proposal: ProposedViewSize) -> ViewDimensions {
    stackLimit.enter()
    return dimensions(checked(id), PackedProposal(proposal))
  }

  func dimensions(_ index: Int, _ proposal: PackedProposal) -> ViewDimensions {
    ViewDimensions(answer(index, proposal), self, index, proposal)
  }

  /// The size that a node chooses: from its ranges if it is clamped, otherwise remembered,
  /// otherwise computed.
  ///
  /// Measuring passes through here once per level of the tree, so work that takes space on the
  /// stack is in other functions.
  func answer(_ index: Int, _ proposal: PackedProposal) -> CGSize {
    if trace != nil && !isVerifying { return tracedAnswer(index, proposal) }
    if let known = knownAnswer(index, proposal) { return known }
    if isVerifying { return computedToVerify(index, proposal) }
    let size = computed(index, proposal)
    remember(size, index, proposal)
    return size
  }

  /// The same, with a record of the question and of the source of its answer.
  @inline(never)
  private func tracedAnswer(_ index: Int, _ proposal: PackedProposal) -> CGSize {
    let trace = trace
    let step = trace?.begin(LayoutNodeID(index), proposal)
    if let known = knownAnswer(index, proposal) {
      trace?.end(step, known, records[index].flags.contains(.clamped) ? .clamped : .cached)
      return known
    }
    let size = computed(index, proposal)
    remember(size, index, proposal)
    let record = records[index]
    let isPassed =
      record.flags.contains(.takesChildSize)
      || (record.flags.hasAny(of: .stack) && record.childCount <= 1)
    trace?.end(step, size, isPassed ? .shortcut : .computed)
    return size
  }

  private func knownAnswer(_ index: Int, _ proposal: PackedProposal) -> CGSize? {
    if records[index].flags.hasAny(of: .toMeasure) { refresh(index) }
    counters.asked += 1
    if records[index].flags.contains(.clamped) {
      return verified(records[index].clamp(proposal), index, proposal)
    }
    guard let extra = extras[index] else { return nil }
    let flags = records[index].flags
    return extra.answer(to: proposal.withoutIrrelevantLengths(flags), flags, pass)
      .map { verified($0, index, proposal) }
  }

  private func remember(_ size: CGSize, _ index: Int, _ proposal: PackedProposal) {
    let proposal = proposal.withoutIrrelevantLengths(records[index].flags)
    extra(index).pointee.remember(
      Answer(proposal: proposal, size: size, pass: pass))
  }

  /// The rule's answer, made usable.
  private func computed(_ index: Int, _ proposal: PackedProposal) -> CGSize {
    guard mayEnter(index) else { return .zero }
    let flags = records[index].flags
    if flags.hasAny(of: .stack) {
      return sanitized(stackSize(index, proposal), index, proposal)
    }
    if flags.contains(.takesChildSize) { return firstChildSize(index, proposal) }
    return sanitized(ruleSize(index, proposal), index, proposal)
  }

  /// The size of a node that is as large as its first child.
  func firstChildSize(_ index: Int, _ proposal: PackedProposal) -> CGSize {
    let first = Int(records[index].firstChild)
    return first < 0 ? .zero : answer(first, proposal)
  }

  private func ruleSize(_ index: Int, _ proposal: PackedProposal) -> CGSize {
    rules[index].sizeThatFits(unpackedProposal(index, proposal), LayoutNode(self, index))
  }

  private func unpackedProposal(_ index: Int, _ proposal: PackedProposal) -> ProposedViewSize {
    proposal.withoutIrrelevantLengths(records[index].flags).unpacked
  }

  /// Counts and leaves out a node that is nested more deeply than the stack allows.
  private func mayEnter(_ index: Int) -> Bool {
    if !stackLimit.isReached && !records[index].flags.contains(.tooDeep) {
      if !isVerifying { counters.computed += 1 }
      return true
    }
    reportOnce(index, "is nested too deep to be laid out; it is taken as 0 by 0")
    records[index].flags.insert(.tooDeep)
    return false
  }

  @inline(__always)
  private func sanitized(_ size: CGSize, _ index: Int, _ proposal: PackedProposal) -> CGSize {
    if size.width >= 0 && size.height >= 0 { return size }
    return reported(size, index, proposal)
  }

  @inline(never)
  private func reported(_ size: CGSize, _ index: Int, _ proposal: PackedProposal) -> CGSize {
    reportOnce(
      index, "answered \(size.width) x \(size.height) for \(proposal.unpacked); 0 is taken instead")
    return size.usable
  }

  // MARK: What parents see

  func clampedSize(of index: Int) -> ClampedSize? {
    if records[index].flags.hasAny(of: .toMeasure) { refresh(index) }
    guard records[index].flags.contains(.clamped) else { return nil }
    return ClampedSize(width: records[index].width, height: records[index].height)
  }

  func priority(of index: Int) -> Double {
    let flags = records[index].flags
    if flags.hasAny(of: .toMeasure) { refresh(index) }
    if records[index].flags.contains(.zeroPriority) { return 0 }
    if records[index].flags.contains(.lowestPriority) { return -.infinity }
    return extras[index]?.pointee.priority ?? 0
  }

  func spacing(of index: Int) -> ViewSpacing {
    if records[index].flags.hasAny(of: .toMeasure) { refresh(index) }
    if records[index].flags.contains(.ordinarySpacing) { return ViewSpacing() }
    return extras[index]?.pointee.spacing ?? ViewSpacing()
  }

  func haveOrdinarySpacing(childrenOf index: Int) -> Bool {
    let flags = records[index].flags
    if flags.contains(.knowsChildren) && !flags.hasAny(of: .toMeasure) {
      return flags.contains(.ordinaryChildren)
    }
    var child = records[index].firstChild
    while child >= 0 {
      if records[Int(child)].flags.hasAny(of: .toMeasure) { refresh(Int(child)) }
      if !records[Int(child)].flags.contains(.ordinarySpacing) { return false }
      child = records[Int(child)].nextSibling
    }
    return true
  }

  // MARK: Minimums

  /// The length that a node takes for 0 on an axis, whatever is on the other; NaN if that is not
  /// known without measuring.
  func minimumLength(_ index: Int, _ axis: Axis) -> Double {
    if records[index].flags.hasAny(of: .toMeasure) { refresh(index) }
    if records[index].flags.contains(.clamped) {
      return records[index].range(axis).answer(packed: 0)
    }
    let extra = extra(index)
    if let known = extra.minimum(axis) { return known }
    if stackLimit.isReached || records[index].flags.contains(.tooDeep) { return .nan }
    let length = findMinimumLength(index, axis)
    extra.pointee.setMinimum(length, axis)
    if verifiesAnswers && !isVerifying { verifyMinimum(length, index, axis) }
    return length
  }

  private func findMinimumLength(_ index: Int, _ axis: Axis) -> Double {
    if records[index].flags.hasAny(of: .stack) && records[index].childCount > 1 {
      return minimumLengthOfStack(index, axis)
    }
    return rules[index].minimumLength(axis, LayoutNode(self, index)) ?? .nan
  }

  // MARK: Verification

  private func verifyMinimum(_ length: Double, _ index: Int, _ axis: Axis) {
    if length.isNaN { return }
    for across in [Double.nan, 0, 30, .infinity] {
      verify(length, axis, of: index, PackedProposal(axis, 0, across))
    }
  }

  private func verify(
    _ length: Double, _ axis: Axis, of index: Int, _ proposal: PackedProposal
  ) {
    guard let again = answerAgain(index, proposal)?[axis], !areClose(length, again) else { return }
    reportWrongAnswer(
      index,
      "takes \(describe(again)) for \(proposal.unpacked), but \(describe(length)) is taken for its minimum"
    )
  }

  private func reportWrongAnswer(_ index: Int, _ message: String) {
    wrongAnswers.append((LayoutNodeID(index), "A node with \(ruleName(index)) \(message)."))
    report(index, message)
  }

  /// The answer that a node gives now, computed without leaving a trace; nil if that is not
  /// possible.
  ///
  /// The children's answers are not verified in this computation: they are when they are asked
  /// themselves.
  private func answerAgain(_ index: Int, _ proposal: PackedProposal) -> CGSize? {
    if stackLimit.isReached || records[index].flags.contains(.tooDeep) { return nil }
    guard rules[index].mayBeAskedAgain else { return nil }
    verificationAllowance = min(verificationAllowance + 8, 20_000)
    guard verificationAllowance > 0 else { return nil }
    let counted = counters
    isVerifying = true
    verificationBudget = 1_000
    defer {
      isVerifying = false
      counters = counted
    }
    let again = rules[index].sizeThatFits(proposal.unpacked, LayoutNode(self, index)).usable
    return verificationBudget < 0 ? nil : again
  }

  /// An answer that is only needed to verify another one, and is not remembered.
  private func computedToVerify(_ index: Int, _ proposal: PackedProposal) -> CGSize {
    verificationBudget -= 1
    verificationAllowance -= 1
    if verificationBudget < 0 || !rules[index].mayBeAskedAgain {
      verificationBudget = -1
      return .zero
    }
    return computed(index, proposal)
  }

  /// The answers that were found wrong since the last call.
  package func takeWrongAnswers() -> [(node: LayoutNodeID, message: String)] {
    defer { wrongAnswers = [] }
    return wrongAnswers
  }

  /// `size` after it was computed again, if that is asked for.
  @inline(__always)
  private func verified(_ size: CGSize, _ index: Int, _ proposal: PackedProposal) -> CGSize {
    if verifiesAnswers && !isVerifying { verify(size, index, proposal) }
    return size
  }

  private func verify(_ size: CGSize, _ index: Int, _ proposal: PackedProposal) {
    guard let again = answerAgain(index, proposal) else { return }
    if !areClose(size.width, again.width) || !areClose(size.height, again.height) {
      reportWrongAnswer(
        index,
        "answers \(describe(again.width)) x \(describe(again.height)) for \(proposal.unpacked)"
          + ", but \(describe(size.width)) x \(describe(size.height)) is remembered")
    }
  }
}

extension CGSize {
  /// The size with 0 for NaN and for negative lengths.
  fileprivate var usable: CGSize {
    CGSize(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0)
  }
}

/// Returns whether two lengths differ by rounding at most.
func areClose(_ first: Double, _ second: Double) -> Bool {
  if first == second || (first.isNaN && second.isNaN) { return true }
  return abs(first - second) <= 1e-6 * max(1, abs(first), abs(second))
}
