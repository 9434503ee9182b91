import EspalierDrawing
import Foundation

/// One pass through the lists of a lazy container: makes and measures the rows between two offsets.
///
/// 1. In each list, begin with the entry at the lower offset, found from the lengths that are known or estimated.
/// 2. Make the entry, if it does not exist, and measure its rows; walk the lists in it in the same way.
/// 3. Remember its length, and go on until the upper offset is reached.
final class LazyWalk {
  let rule: LazyRule
  let node: LayoutNode
  let list: LazyList
  /// The proposal to rows across the axis.
  let cross: CGFloat?
  let tracks: LazyTracks?
  /// The offsets between which rows are wanted.
  var low = -Double.infinity
  var high = Double.infinity
  /// The rows found, in order.
  var rows: [LazyRow] = []
  /// The sections found that are in view.
  var sections: [LazySection] = []
  private(set) var widest: CGFloat = 0
  /// The row right before the next one; nil if it was not visited.
  var previous: LayoutNode?
  var steps = 0
  var mostSteps = LazyWalk.mostRows
  /// The number of visited entries whose views exist, or might have.
  private var looks = 0
  /// The rows found that collections make: those out of view resemble them most.
  private var made = (length: 0.0, count: 0)

  /// The largest number of rows that are laid out at the same time: rows without a height would all
  /// be in view.
  static let mostRows = 10_000

  /// The largest number of entries without views that are visited at the same time.
  private static let mostLooks = 1_000_000

  /// True if only entries that exist are visited.
  var looksAtExistingOnly = false

  init(_ rule: LazyRule, _ node: LayoutNode, cross: CGFloat?) {
    self.rule = rule
    self.node = node
    list = rule.list
    self.cross = cross
    if !list.hasTypical { list.typical.spacing = rule.spacing ?? ViewSpacing.standardDistance }
    guard case .grid(let items, let alignment) = rule.arrangement else {
      tracks = nil
      return
    }
    tracks = LazyTracks(items, width: cross ?? 0, alignment: alignment)
  }

  var axis: Axis { rule.axis }

  // MARK: Questions

  /// Makes and measures everything, and returns its length.
  func measureAll() -> CGFloat {
    adoptCross()
    return walkAll(from: -.infinity, to: .infinity)
  }

  /// Makes and measures the first rows, of a list of which nothing is known.
  func measureFirst() {
    mostSteps = 16
    adoptCross()
    _ = walkAll(from: -.infinity, to: .leastNonzeroMagnitude)
    list.widest = max(list.widest, widest)
  }

  /// Measures again the rows that were in view at the last layout and exist.
  func measureExisting() {
    looksAtExistingOnly = true
    _ = walkAll(from: -.infinity, to: .infinity)
    list.widest = max(list.widest, widest)
  }

  /// Forgets lengths that were measured for another width.
  func adoptCross() {
    if list.hasCross && list.cross == cross { return }
    if list.hasCross { list.root.forgetLengths() }
    list.hasCross = true
    list.cross = cross
  }

  func walkAll(from low: Double, to high: Double) -> CGFloat {
    (self.low, self.high) = (low, high)
    rows.removeAll(keepingCapacity: true)
    sections.removeAll(keepingCapacity: true)
    previous = nil
    (steps, looks) = (0, 0)
    made = (0, 0)
    _ = walk(list.root, at: 0)
    if (steps >= mostSteps || looks >= Self.mostLooks) && mostSteps == Self.mostRows {
      reportLimit()
    }
    renewTypical()
    return list.root.lengths.total
  }

  private func reportLimit() {
    node.tree.reportOnce(
      node.index,
      "shows more than \(Self.mostRows) rows at once; the others are left out. Give the rows a height, or put the "
        + "container into a ScrollView")
  }

  /// Renews the typical extent where estimates may change.
  ///
  /// They may if nothing estimated lies before the visible part, which they would move, and when
  /// the first rows of a collection are measured.
  private func renewTypical() {
    guard !rows.isEmpty, !looksAtExistingOnly else { return }
    var (length, count) = made
    // Headers and footers say little about rows.
    let origin = count > 0 ? LazyList.TypicalOrigin.rowsOfCollections : .fixedRows
    guard origin > list.origin || origin == list.origin && low <= 0 else { return }
    if count == 0 { (length, count) = (rows.reduce(0) { $0 + $1.length }, rows.count) }
    list.typical = Extent(
      spacing: rule.spacing ?? list.typical.spacing, length: length / Double(count))
    list.origin = origin
  }

  // MARK: Lists

  /// Walks a list that begins at `start`, and returns its extent.
  func walk(_ group: LazyGroup, at start: Double) -> Extent {
    if !group.hasEstimate {
      group.hasEstimate = true
      group.lengths.setEstimate(list.typical)
    }
    if case .section = group.kind { return walkSection(group, at: start) }
    if tracks != nil, case .list = group.kind { return walkBlocks(group, at: start) }
    return walkEntries(group, at: start)
  }

  /// - Parameter measures: true to measure rows that are not in view.
  func walkEntries(
    _ group: LazyGroup, at start: Double, measures: Bool = false
  ) -> Extent {
    if !group.isDynamic { estimateParts(group, measures: measures) }
    if looksAtExistingOnly { return measureExisting(in: group, at: start) }
    var (index, offset) = low <= start ? (0, 0) : group.lengths.entry(at: low - start)
    if index > 0 { previous = nil }
    let first = index
    var seen = SeenEntries()
    while index < group.count, start + offset < high, steps < mostSteps, looks < Self.mostLooks {
      if let end = group.emptyEntries.end(ofRunAt: index) {
        index = end
        continue
      }
      guard let parts = parts(of: group, index, room: high - start - offset, after: seen) else {
        break
      }
      // Entries without views are found as those behind them are made.
      if group.emptyEntries.end(ofRunAt: index) != nil { continue }
      looks += 1
      if !parts.isEmpty { steps += 1 }
      let extent = walk(parts, at: start + offset, known: group.lengths[index])
      group.lengths.set(index, to: extent)
      group.estimatedEntries.remove(index)
      seen.note(extent)
      if group.isDynamic, !parts.isEmpty, parts.allSatisfy(\.isRow) {
        made.length += extent.length
        made.count += parts.count
      }
      offset += extent.sum
      index += 1
    }
    group.shown = first..<max(first, index)
    if group.isDynamic && group.lengths.isKnown(upTo: first) { group.lengths.renewEstimate() }
    return extent(of: group)
  }

  private func measureExisting(in group: LazyGroup, at start: Double) -> Extent {
    let shown = group.shown.clamped(to: 0..<group.count)
    var next = shown.lowerBound
    while next < shown.upperBound {
      let index = next
      if let end = group.emptyEntries.end(ofRunAt: index) {
        next = end
        continue
      }
      next = index + 1
      guard let parts = group.entries[index] else {
        previous = nil
        continue
      }
      // It matters only whether something comes before, not how long it is.
      let offset = index == 0 ? start : start + 1
      group.lengths.set(index, to: walk(parts, at: offset, known: group.lengths[index]))
      group.estimatedEntries.remove(index)
    }
    return extent(of: group)
  }

  /// The extent of a list, as far as it is known.
  private func extent(of group: LazyGroup) -> Extent {
    if group.count == 0 { return Extent() }
    let spacing = group.lengths[0]?.spacing ?? group.lengths.estimate.spacing
    return Extent(spacing: spacing, length: group.lengths.total - spacing)
  }

  /// Each entry of a fixed list is estimated by itself: a long list and a single row have nothing
  /// in common.
  private func estimateParts(_ group: LazyGroup, measures: Bool) {
    // An earlier estimate is improved once more is known, and stays when it was made from rows of
    // collections.
    let isFirm = list.origin == .rowsOfCollections
    let estimatedEntries = list.origin > group.estimateOrigin ? group.estimatedEntries : []
    group.estimateOrigin = list.origin
    if isFirm { group.estimatedEntries = [] }
    for index in 0..<group.count
    where group.lengths[index] == nil || estimatedEntries.contains(index) {
      switch group.entries[index]?.first {
      case .group(let inner)?: group.lengths.set(index, to: estimate(inner))
      case .row(let id)? where measures: group.lengths.set(index, to: extent(of: id))
      case .row, nil: group.lengths.set(index, to: list.typical)
      }
      if !isFirm { group.estimatedEntries.insert(index) }
    }
  }

  /// The extent of a row that exists and is not in view.
  private func extent(of row: LayoutNodeID) -> Extent {
    Extent(
      spacing: list.typical.spacing, length: measure(LayoutNode(node.tree, row), rowProposal)[axis])
  }

  private func estimate(_ group: LazyGroup) -> Extent {
    if !group.isDynamic {
      let isSection = if case .section = group.kind { true } else { false }
      let parts = group.parts.enumerated().map { position, part -> Extent in
        guard case .group(let inner) = part else { return list.typical }
        return isSection && position != 1 ? measured(inner) : estimate(inner)
      }
      return Extent(length: parts.reduce(0) { $0 + $1.sum })
    }
    if group.lengths.knownCount > 0 { return extent(of: group) }
    let lines = (Double(group.count) / Double(tracks?.tracks.count ?? 1)).rounded(.up)
    return Extent(length: lines * list.typical.sum)
  }

  /// The length of a section's header or footer, which exists before it is visible: there are few
  /// of them beside the rows, and each has a length of its own.
  private func measured(_ group: LazyGroup) -> Extent {
    if group.isDynamic { return estimate(group) }
    let length = group.parts.reduce(0) { sum, part in
      switch part {
      case .row(let id): sum + extent(of: id).length
      case .group(let inner): sum + estimate(inner).sum
      }
    }
    return Extent(length: length)
  }

  /// The parts of an entry, which is made if it does not exist, together with those that fit into the room after it;
  /// none if it has no views.
  private func parts(
    of group: LazyGroup, _ index: Int, room: Double, after seen: SeenEntries
  ) -> [LazyPart]? {
    if let parts = group.entries[index] { return parts }
    // Entries without views say nothing about those that have some.
    let estimate = group.emptyEntries.isEmpty ? group.lengths.estimate : list.typical
    let each = seen.length ?? estimate.sum
    var wanted = 1.0
    if group.lengths.knownCount > 0 {
      // The limit grows with the rows, so that few rounds of making them are needed however short they are.
      let most = max(64, Double(looks))
      wanted = each > 0 ? min(max((room / each).rounded(.down), 1), most) : most
    }
    return parts(of: group, index, atMost: Int(wanted))
  }

  /// The parts of an entry, which is made if it does not exist, together with up to `most` entries from it on; none if
  /// it has no views.
  func parts(of group: LazyGroup, _ index: Int, atMost most: Int) -> [LazyPart]? {
    if let parts = group.entries[index] { return parts }
    if group.emptyEntries.end(ofRunAt: index) != nil { return [] }
    guard group.isDynamic, !looksAtExistingOnly, let maker = group.maker else { return nil }
    node.tree.makingRows { maker.make(index..<group.count, atMost: most, of: group) }
    return group.entries[index] ?? (group.emptyEntries.end(ofRunAt: index) != nil ? [] : nil)
  }

  /// Walks the parts of one entry, and returns their extent.
  private func walk(_ parts: [LazyPart], at start: Double, known: Extent?) -> Extent {
    var extent: Extent?
    for part in parts {
      let offset = start + (extent?.sum ?? 0)
      var own: Extent
      switch part {
      case .row(let id):
        own = walk(LayoutNode(node.tree, id), at: offset, known: extent == nil ? known : nil)
      case .group(let group): own = walk(group, at: offset)
      }
      if let before = extent {
        own = Extent(spacing: before.spacing, length: before.length + own.sum)
      }
      extent = own
    }
    return extent ?? Extent()
  }

  // MARK: Rows

  private func walk(_ row: LayoutNode, at start: Double, known: Extent?) -> Extent {
    let spacing = spacing(before: row, at: start, known: known)
    let size = measure(row, rowProposal)
    rows.append(
      LazyRow(
        node: row, start: start + spacing, length: size[axis], origin: crossOrigin(row),
        proposal: rowProposal))
    previous = row
    return Extent(spacing: spacing, length: size[axis])
  }

  var rowProposal: ProposedViewSize { ProposedViewSize(axis, nil, cross) }

  /// Longer rows count as infinitely long: beside them, the lengths of others would be lost in sums.
  private static var mostLength: Double { 1e9 }

  /// A row's size, with usable lengths.
  func measure(_ row: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    var size = row.sizeThatFits(proposal)
    if !(size[axis] <= Self.mostLength) {
      node.tree.reportOnce(
        row.index, "is infinitely long in a lazy container; it is taken as 0 long. Give it a frame")
      size[axis] = 0
    }
    if size[axis.other].isFinite { widest = max(widest, size[axis.other]) }
    return size
  }

  func spacing(before row: LayoutNode, at start: Double, known: Extent?) -> Double {
    if previous == nil && start <= 0 { return 0 }
    if let spacing = rule.spacing { return spacing }
    if tracks != nil { return ViewSpacing.standardDistance }
    if let previous { return previous.spacing.distance(to: row.spacing, along: axis) }
    return known?.spacing ?? list.typical.spacing
  }

  /// The position of a row across the axis; nil if the container's width is not known.
  func crossOrigin(_ row: LayoutNode) -> Double? {
    guard let cross else { return nil }
    let guide: AlignmentKey
    switch rule.arrangement {
    case .rows(let key), .grid(_, let key): guide = key
    }
    var size = CGSize.zero
    size[axis.other] = cross
    return place(of: row, rowProposal, guide, in: size)
  }

  /// The position of a view in a slot on whose guide it is aligned.
  func place(
    of row: LayoutNode, _ proposal: ProposedViewSize, _ guide: AlignmentKey, in slot: CGSize
  ) -> Double {
    let own = row.dimensions(in: proposal)[guide]
    let place = ViewDimensions(slot).defaultValue(of: guide) - own
    return place.isFinite ? place : 0
  }
}

/// The lengths of the entries that a walk has met in a list.
struct SeenEntries {
  private var count = 0
  private var sum = 0.0

  /// The length of one of them; nil where too few were met to tell.
  var length: Double? { count >= 16 ? sum / Double(count) : nil }

  mutating func note(_ extent: Extent) {
    count += 1
    sum += extent.sum
  }
}
