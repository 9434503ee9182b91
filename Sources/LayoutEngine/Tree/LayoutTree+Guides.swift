@_spi(Espalier) import EspalierDrawing
import Foundation

/// Alignment guides that nodes set, and the values that containers derive from their children's.
extension LayoutTree: GuideSource {
  /// The place of a guide that a node or something in it sets, for the node's layout at a proposal.
  func explicitGuide(
    _ guide: AlignmentKey, of index: Int, _ proposal: PackedProposal
  ) -> CGFloat? {
    guard isLive(index) else { return nil }
    if records[index].flags.hasAny(of: .toMeasure) { refresh(index) }
    guard records[index].flags.guides.contains(guide.kind) else { return nil }
    let proposal = proposal.withoutIrrelevantLengths(records[index].flags)
    if let extra = extras[index] {
      for answer in extra.pointee.guides
      where answer.proposal.isSame(as: proposal) && answer.guide == guide {
        return answer.value
      }
    }
    if stackLimit.isReached || records[index].flags.contains(.tooDeep) { return nil }
    let size = answer(index, proposal)
    var value = rules[index].explicitAlignment(
      guide, LayoutNode(self, index), size: size, proposal: proposal.unpacked)
    if let place = value, !place.isFinite {
      // In an infinite view this is not a mistake, but there is no place to align on, either.
      if size.width.isFinite && size.height.isFinite {
        reportOnce(index, "puts a guide at \(place); it is taken as not set")
      }
      value = nil
    }
    let known = NodeExtra.GuideAnswer(guide: guide, proposal: proposal, value: value)
    let extra = extra(index)
    if extra.pointee.guides.count >= NodeExtra.mostGuides {
      extra.pointee.forgetAnswers(unseen: true)
    }
    extra.pointee.guides.append(known)
    return value
  }

  /// The merged value of a guide in a node of several children.
  func mergedGuide(
    _ guide: AlignmentKey, of index: Int, size: CGSize, _ proposal: PackedProposal
  ) -> CGFloat? {
    guard guide.isMerged else { return nil }
    let children = ChildCollection(tree: self, parent: index)
    return mergedGuide(guide, of: children) {
      let outer = placingParent
      placingParent = index
      defer { placingParent = outer }
      rules[index].placeChildren(
        LayoutNode(self, index), size: size, proposal: proposal.unpacked)
      placeForgotten(index, size, proposal)
    }
  }

  /// Merges the children's values of a guide where `placeAll` would put them.
  func mergedGuide(
    _ guide: AlignmentKey, of children: some Collection<LayoutNode>, placeAll: () -> Void
  ) -> CGFloat? {
    let kind = guide.kind
    guard children.contains(where: { records[$0.index].flags.guides.contains(kind) }) else {
      return nil
    }
    let outer = trialPlacements
    trialPlacements = []
    placeAll()
    let placements = trialPlacements ?? []
    trialPlacements = outer
    return guide.combineExplicit(
      placements.lazy.map { placement in
        self.explicitGuide(guide, of: placement.child, placement.proposal)
          .map { $0 + placement.origin[guide.axis] }
      })
  }

  /// Centers, in a trial placement, the children that the rule left out.
  private func placeForgotten(_ index: Int, _ size: CGSize, _ proposal: PackedProposal) {
    for child in ChildCollection(tree: self, parent: index) {
      if trialPlacements?.contains(where: { $0.child == child.index }) ?? true { continue }
      let origin = size.origin(centering: answer(child.index, proposal))
      place(child.index, at: origin, proposal)
    }
  }
}

/// The place that a rule would give a child, recorded while only guides are asked for.
struct TrialPlacement {
  var child: Int
  var origin: CGPoint
  var proposal: PackedProposal
}
