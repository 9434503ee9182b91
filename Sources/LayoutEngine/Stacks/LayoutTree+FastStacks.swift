import EspalierDrawing
import Foundation

extension LayoutTree {
  /// Places a fast stack's children; says no, having done nothing, where an equal share is less than a minimum.
  func placeFastStack(_ index: Int) -> Bool {
    let records = self.records
    let stack = records + index
    let isRow = stack.pointee.flags.contains(.row)
    let proposal = stack.pointee.proposal
    let major = isRow ? proposal.width : proposal.height
    var minorProposal = isRow ? proposal.height : proposal.width
    let extent = isRow ? stack.pointee.placedHeight : stack.pointee.placedWidth
    if minorProposal.isNaN { minorProposal = extent }
    var share = major
    var spacersTakeMinimum = false
    if major.isFinite {
      let shares = FastShares(records, index, isRow: isRow, gaps: gapSum(index))
      guard let equal = shares.equalShare(of: major) else { return false }
      share = equal
      spacersTakeMinimum = shares.spacersTakeMinimum
    }
    let fraction =
      stack.pointee.flags.contains(.alignsCenter)
      ? 0.5 : stack.pointee.flags.contains(.alignsEnd) ? 1 : 0
    let gap = stack.pointee.gap
    let gaps = gap.isNaN ? extra(index).pointee.gaps : []
    let mirrors = stack.pointee.flags.contains(.mirrored) && stack.pointee.placedWidth.isFinite
    var at = 0.0
    var position = 0
    var moved = false
    var next = stack.pointee.firstChild
    let firstPushed = toPlace.count
    while next >= 0 {
      let child = records + Int(next)
      let range = isRow ? child.pointee.width : child.pointee.height
      let across = (isRow ? child.pointee.height : child.pointee.width)
        .answer(packed: minorProposal)
      let isRigid = range.min == range.max
      let takesMinimum =
        isRigid || (spacersTakeMinimum && child.pointee.flags.contains(.lowestPriority))
      let offer = major.isNaN ? major : takesMinimum ? range.min : share
      let length = range.answer(packed: offer)
      var shift = fraction == 0 ? 0 : (extent - across) * fraction
      if shift.isNaN { shift = 0 }
      let width = isRow ? length : across
      let height = isRow ? across : length
      var x = isRow ? at : shift
      if mirrors { x = stack.pointee.placedWidth - x - width }
      let y = isRow ? shift : at
      let childProposal = PackedProposal(
        width: isRow ? offer : minorProposal, height: isRow ? minorProposal : offer)
      if child.pointee.childCount > 0 || !child.pointee.flags.contains(.leaf) {
        if !child.pointee.isPlaced(with: childProposal) { child.pointee.flags.insert(.unplaced) }
        if child.pointee.flags.hasAny(of: [.unplaced, .unplacedBelow]) { toPlace.append(next) }
      }
      child.pointee.proposal = childProposal
      if width != child.pointee.placedWidth || height != child.pointee.placedHeight {
        child.pointee.placedWidth = width
        child.pointee.placedHeight = height
        child.pointee.x = x
        child.pointee.y = y
        note(Int(next))
        moved = true
      } else if x != child.pointee.x || y != child.pointee.y {
        child.pointee.x = x
        child.pointee.y = y
        moved = true
      }
      at += length
      if gap.isNaN {
        if position < gaps.count { at += gaps[position] }
        position += 1
      } else {
        at += gap
      }
      next = child.pointee.nextSibling
    }
    if moved { note(index) }
    if toPlace.count - firstPushed > 1 { toPlace[firstPushed...].reverse() }
    return true
  }

  private func gapSum(_ index: Int) -> Double {
    let gap = records[index].gap
    return gap.isNaN
      ? extra(index).pointee.gaps.reduce(0, +) : gap * Double(records[index].childCount - 1)
  }
}

/// How a fast stack's length is shared out.
private struct FastShares {
  private var rigid = 0.0
  private var unbounded = 0
  private var largestMinimum = 0.0
  private var spacers = 0
  private var spacerMinimums = 0.0
  private var largestSpacer = 0.0

  init(_ records: UnsafeMutablePointer<Record>, _ index: Int, isRow: Bool, gaps: Double) {
    rigid = gaps
    var next = records[index].firstChild
    while next >= 0 {
      let child = records + Int(next)
      let range = isRow ? child.pointee.width : child.pointee.height
      if range.max == range.min {
        rigid += range.min
      } else if child.pointee.flags.contains(.lowestPriority) {
        spacers += 1
        spacerMinimums += range.min
        largestSpacer = max(largestSpacer, range.min)
      } else {
        unbounded += 1
        largestMinimum = max(largestMinimum, range.min)
      }
      next = child.pointee.nextSibling
    }
  }

  /// Beside other unbounded children, Spacers keep what was set aside for them.
  var spacersTakeMinimum: Bool { unbounded > 0 }

  /// What every unbounded child gets; nil if that is less than some minimum, so that the order matters.
  func equalShare(of length: Double) -> Double? {
    if unbounded == 0 && spacers == 0 { return 0 }
    let left = length - rigid - (spacersTakeMinimum ? spacerMinimums : 0)
    let share = max(left, 0) / Double(spacersTakeMinimum ? unbounded : spacers)
    let needed = spacersTakeMinimum ? largestMinimum : largestSpacer
    return needed <= share ? share : nil
  }
}
