import EspalierDrawing
import Foundation

extension LayoutTree {
  /// Places a fast stack's children; returns false, and does nothing, if an equal share is less
  /// than a minimum.
  func placeFastStack(_ index: Int) -> Bool {
    let records = self.records
    let spacing = records[index].spacing
    let spacings = spacing.isNaN ? extra(index).pointee.spacings : []
    let spacingSum =
      spacing.isNaN ? spacings.reduce(0, +) : spacing * Double(records[index].childCount - 1)
    guard let stack = FastStack(records, index, spacing: spacingSum) else { return false }
    let firstPending = toPlace.count
    var major = 0.0
    var position = 0
    var isChanged = false
    var next = records[index].firstChild
    while next >= 0 {
      let child = records + Int(next)
      let length = stack.propose(to: child)
      if child.pointee.flags.hasAny(of: .toPlace)
        && !child.pointee.flags.contains(.leaf)
      {
        toPlace.append(next)
      }
      switch stack.setFrame(child, major, length) {
      case .same: break
      case .moved: isChanged = true
      case .resized:
        isChanged = true
        note(Int(next))
      }
      if let trace {
        let step = trace.begin(LayoutNodeID(Int(next)), child.pointee.proposal)
        let size = CGSize(width: child.pointee.placedWidth, height: child.pointee.placedHeight)
        trace.end(step, size, .shortcut)
      }
      major += length
      if !spacing.isNaN {
        major += spacing
      } else if position < spacings.count {
        major += spacings[position]
        position += 1
      }
      next = child.pointee.nextSibling
    }
    if isChanged { note(index) }
    reversePending(from: firstPending)
    return true
  }
}

/// A stack of rigid and unbounded children while it places them.
private struct FastStack {
  private let isRow: Bool
  private let major: Double
  private let minor: Double
  /// The stack's own extent across its axis.
  private let extent: Double
  /// The line on which it aligns its children, as a part of the extent.
  private let fraction: Double
  /// The stack's width, if it places from right to left.
  private let mirrorWidth: Double
  private var share: Double
  private var spacersTakeMinimum = false

  init?(_ records: UnsafeMutablePointer<Record>, _ index: Int, spacing: Double) {
    let stack = records + index
    let flags = stack.pointee.flags
    isRow = flags.contains(.row)
    extent = isRow ? stack.pointee.placedHeight : stack.pointee.placedWidth
    let proposal = stack.pointee.proposal
    major = isRow ? proposal.width : proposal.height
    let across = isRow ? proposal.height : proposal.width
    minor = across.isNaN ? extent : across
    fraction = flags.contains(.alignsCenter) ? 0.5 : flags.contains(.alignsEnd) ? 1 : 0
    let mirrors = flags.contains(.mirrored) && stack.pointee.placedWidth.isFinite
    mirrorWidth = mirrors ? stack.pointee.placedWidth : .nan
    share = major
    guard major.isFinite else { return }
    let shares = FastShares(records, index, isRow: isRow, spacing: spacing)
    guard let equal = shares.equalShare(of: major) else { return nil }
    share = equal
    spacersTakeMinimum = shares.spacersTakeMinimum
  }

  /// Proposes its share to a child, marks it if that is new to it, and returns the length it takes.
  @inline(__always) func propose(to child: UnsafeMutablePointer<Record>) -> Double {
    let range = isRow ? child.pointee.width : child.pointee.height
    let takesMinimum =
      range.min == range.max
      || (spacersTakeMinimum && child.pointee.flags.contains(.lowestPriority))
    let proposed = major.isNaN ? major : takesMinimum ? range.min : share
    let proposal = PackedProposal(width: isRow ? proposed : minor, height: isRow ? minor : proposed)
    if !child.pointee.isPlaced(with: proposal) { child.pointee.flags.insert(.unplaced) }
    child.pointee.proposal = proposal
    return range.answer(packed: proposed)
  }

  enum Change { case same, moved, resized }

  @inline(__always)
  func setFrame(
    _ child: UnsafeMutablePointer<Record>, _ position: Double, _ length: Double
  )
    -> Change
  {
    let across = (isRow ? child.pointee.height : child.pointee.width).answer(packed: minor)
    var shift = fraction == 0 ? 0 : (extent - across) * fraction
    if shift.isNaN { shift = 0 }
    let width = isRow ? length : across
    let height = isRow ? across : length
    var x = isRow ? position : shift
    if !mirrorWidth.isNaN { x = mirrorWidth - x - width }
    let y = isRow ? shift : position
    let isResized = width != child.pointee.placedWidth || height != child.pointee.placedHeight
    if !isResized && x == child.pointee.x && y == child.pointee.y { return .same }
    child.pointee.x = x
    child.pointee.y = y
    child.pointee.placedWidth = width
    child.pointee.placedHeight = height
    return isResized ? .resized : .moved
  }
}

/// The shares of a fast stack's length.
private struct FastShares {
  private var rigid: Double
  private var unbounded = 0
  private var largestMinimum = 0.0
  private var spacers = 0
  private var spacerMinimums = 0.0
  private var largestSpacer = 0.0

  init(_ records: UnsafeMutablePointer<Record>, _ index: Int, isRow: Bool, spacing: Double) {
    rigid = spacing
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

  /// Beside other unbounded children, Spacers keep the length that was reserved for them.
  var spacersTakeMinimum: Bool { unbounded > 0 }

  /// The share of every unbounded child; nil if that is less than some minimum, so that the order
  /// matters.
  func equalShare(of length: Double) -> Double? {
    if unbounded == 0 && spacers == 0 { return 0 }
    let left = length - rigid - (spacersTakeMinimum ? spacerMinimums : 0)
    let share = max(left, 0) / Double(spacersTakeMinimum ? unbounded : spacers)
    let needed = spacersTakeMinimum ? largestMinimum : largestSpacer
    return needed <= share ? share : nil
  }
}
