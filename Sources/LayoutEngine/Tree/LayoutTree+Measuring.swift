import EspalierDrawing
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

  /// The size a node chooses: from its ranges if it is clamped, else remembered, else worked out.
  @inline(__always) func answer(_ index: Int, _ proposal: PackedProposal) -> CGSize {
    if records[index].flags.hasAny(of: [.stale, .staleBelow]) { refresh(index) }
    counters.asked += 1
    if records[index].flags.contains(.clamped) && !Self.verifiesAnswers {
      return records[index].clamp(proposal)
    }
    return answerOfRule(index, proposal)
  }

  @inline(never) private func answerOfRule(_ index: Int, _ offer: PackedProposal) -> CGSize {
    let flags = records[index].flags
    if flags.contains(.clamped) { return verified(records[index].clamp(offer), index, offer) }
    let proposal = offer.leavingOpen(flags)
    if let extra = extras[index] {
      for position in 0..<extra.pointee.answers.count
      where extra.pointee.answers[position].proposal.isSame(as: proposal) {
        extra.pointee.markUsed(position, pass)
        return verified(extra.pointee.answers[position].size, index, offer)
      }
    }
    let size = computed(index, proposal)
    let answer = NodeExtra.Answer(proposal: proposal, size: size, pass: pass)
    extra(index).pointee.remember(answer)
    return size
  }

  /// What the rule answers, made usable.
  func computed(_ index: Int, _ proposal: PackedProposal) -> CGSize {
    if stackLimit.isReached || records[index].flags.contains(.tooDeep) {
      giveUp(index)
      return .zero
    }
    if !isVerifying { counters.computed += 1 }
    let size =
      records[index].flags.hasAny(of: .stack)
      ? stackSize(index, proposal)
      : rules[index].sizeThatFits(proposal.unpacked, LayoutNode(self, index))
    if size.width >= 0 && size.height >= 0 { return size }
    return sanitized(size, index, proposal)
  }

  /// Leaves out a node nested deeper than the stack allows.
  private func giveUp(_ index: Int) {
    reportOnce(index, "is nested too deep to be laid out; it is taken as 0 by 0")
    records[index].flags.insert(.tooDeep)
  }

  @inline(never)
  private func sanitized(_ size: CGSize, _ index: Int, _ proposal: PackedProposal) -> CGSize {
    reportOnce(
      index,
      "answered \(size.width) x \(size.height) for \(proposal.unpacked); 0 is taken instead")
    return CGSize(
      width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  // MARK: What parents see

  func clampedSize(of index: Int) -> ClampedSize? {
    if records[index].flags.hasAny(of: [.stale, .staleBelow]) { refresh(index) }
    guard records[index].flags.contains(.clamped) else { return nil }
    return ClampedSize(width: records[index].width, height: records[index].height)
  }

  func priority(of index: Int) -> Double {
    let flags = records[index].flags
    if flags.hasAny(of: [.stale, .staleBelow]) { refresh(index) }
    if records[index].flags.contains(.zeroPriority) { return 0 }
    if records[index].flags.contains(.lowestPriority) { return -.infinity }
    return extras[index]?.pointee.priority ?? 0
  }

  func spacing(of index: Int) -> ViewSpacing {
    if records[index].flags.hasAny(of: [.stale, .staleBelow]) { refresh(index) }
    if records[index].flags.contains(.ordinarySpacing) { return ViewSpacing() }
    return extras[index]?.pointee.spacing ?? ViewSpacing()
  }

  // MARK: Verification

  /// `size` after working it out again, if that is asked for.
  @inline(__always)
  private func verified(_ size: CGSize, _ index: Int, _ proposal: PackedProposal) -> CGSize {
    if Self.verifiesAnswers && !isVerifying { verify(size, index, proposal) }
    return size
  }

  private func verify(_ size: CGSize, _ index: Int, _ proposal: PackedProposal) {
    if stackLimit.isReached || records[index].flags.contains(.tooDeep) { return }
    // The children's answers are not verified meanwhile: they are when they are asked themselves.
    isVerifying = true
    defer { isVerifying = false }
    let node = LayoutNode(self, index)
    let again = rules[index].sizeThatFits(proposal.unpacked, node)
    if !areClose(size.width, max(again.width, 0)) || !areClose(size.height, max(again.height, 0)) {
      report(
        index,
        "answers \(describe(again.width)) x \(describe(again.height)) for \(proposal.unpacked)"
          + ", but \(describe(size.width)) x \(describe(size.height)) is remembered")
    }
  }
}

/// Whether two lengths differ by rounding at most.
func areClose(_ first: Double, _ second: Double) -> Bool {
  if first == second || (first.isNaN && second.isNaN) { return true }
  return abs(first - second) <= 1e-6 * max(1, abs(first), abs(second))
}
