import EspalierDrawing
import Foundation

/// The places of entries of lazy lists, made or not, by the lengths that are known or estimated.
extension LayoutTree {
  /// The rectangle of an entry of a list in a lazy container, in the container's coordinates; nil
  /// if it is not in it.
  package func place(
    ofEntry entry: Int, of group: LazyGroup, in container: LayoutNodeID
  ) -> CGRect? {
    let index = checked(container)
    guard let rule = rules[index] as? LazyRule, entry < group.count else { return nil }
    let node = LayoutNode(self, index)
    let finder = LazyFinder(LazyWalk(rule, node, cross: rule.list.cross))
    let target = LazyFinder.Target(group: group, entry: entry)
    return finder.find(target, in: rule.list.root, at: 0).map {
      rect($0.start, $0.length, index, rule)
    }
  }

  /// The rectangles of the outermost entries that meet `rect`, in the container's coordinates.
  package func placesOfEntries(in rect: CGRect, of container: LayoutNodeID) -> [CGRect] {
    let index = checked(container)
    guard let rule = rules[index] as? LazyRule else { return [] }
    let isMirrored = rule.axis == .horizontal && isMirrored(index)
    let width = records[index].placedWidth
    var (low, high) =
      rule.axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    if isMirrored && width.isFinite { (low, high) = (width - high, width - low) }
    var places: [CGRect] = []
    collect(from: low, to: high, rule.list.root, at: 0) { start, length in
      places.append(self.rect(start, length, index, rule))
    }
    return places
  }

  private func rect(_ start: Double, _ length: Double, _ index: Int, _ rule: LazyRule) -> CGRect {
    var rect = CGRect(origin: .zero, size: size(of: LayoutNodeID(index)))
    if rule.axis == .vertical {
      rect.origin.y = start
      rect.size.height = length
    } else {
      rect.origin.x = isMirrored(index) ? rect.width - start - length : start
      rect.size.width = length
    }
    return rect
  }

  /// The largest number of places that are returned at once.
  private static var mostPlaces: Int { 1_000 }

  private func collect(
    from low: Double, to high: Double, _ group: LazyGroup, at start: Double,
    _ found: (Double, Double) -> Void
  ) {
    var (index, offset) = low <= start ? (0, 0) : group.lengths.entry(at: low - start)
    var steps = 0
    while index < group.count, start + offset < high, steps < Self.mostPlaces {
      if let end = group.emptyEntries.end(ofRunAt: index) {
        index = end
        continue
      }
      let extent = group.lengths[index] ?? group.lengths.estimate
      if let parts = group.entries[index], parts.contains(where: \.isGroup) {
        var inner = start + offset
        for case .group(let list) in parts {
          collect(from: low, to: high, list, at: inner, found)
          inner += list.lengths.total
        }
      } else if extent.length > 0 {
        found(start + offset + extent.spacing, extent.length)
      }
      offset += extent.sum
      index += 1
      steps += 1
    }
  }
}

extension LazyPart {
  fileprivate var isGroup: Bool { if case .group = self { true } else { false } }
}

/// Finds an entry among nested lists.
private struct LazyFinder {
  struct Target {
    let group: LazyGroup
    let entry: Int
  }

  private let walk: LazyWalk

  init(_ walk: LazyWalk) { self.walk = walk }

  func find(
    _ target: Target, in group: LazyGroup, at start: Double
  ) -> (start: Double, length: Double)? {
    if walk.tracks != nil, case .list = group.kind { return findInBlocks(target, group, start) }
    if group === target.group {
      let extent = group.lengths[target.entry] ?? group.lengths.estimate
      return (start + group.lengths.start(of: target.entry) + extent.spacing, extent.length)
    }
    if case .section = group.kind { return find(target, among: group.parts, at: start) }
    for (index, parts) in group.entries {
      let offset = start + group.lengths.start(of: index)
      if let found = find(target, among: parts, at: offset) { return found }
    }
    return nil
  }

  private func find(
    _ target: Target, among parts: [LazyPart], at start: Double
  ) -> (start: Double, length: Double)? {
    var offset = start
    for case .group(let inner) in parts {
      if let found = find(target, in: inner, at: offset) { return found }
      offset += length(of: inner)
    }
    return nil
  }

  private func length(of group: LazyGroup) -> Double {
    guard case .section = group.kind else { return group.lengths.total }
    return group.parts.reduce(0) { sum, part in
      if case .group(let inner) = part { sum + inner.lengths.total } else { sum }
    }
  }

  private func findInBlocks(
    _ target: Target, _ group: LazyGroup, _ start: Double
  ) -> (start: Double, length: Double)? {
    var offset = start
    for block in LazyBlock.blocks(of: group.parts, in: walk) {
      switch block {
      case .group(let inner):
        if let found = find(target, in: inner, at: offset) { return found }
        offset += length(of: inner)
      case .cells(let cells, let position):
        guard let lines = group.lines[position] else { continue }
        if let cell = cells.position(of: target.entry, in: target.group), lines.count > 0 {
          let line = min(cell / max(walk.tracks?.tracks.count ?? 1, 1), lines.count - 1)
          let extent = lines[line] ?? lines.estimate
          return (offset + lines.start(of: line) + extent.spacing, extent.length)
        }
        offset += lines.total
      }
    }
    return nil
  }
}
