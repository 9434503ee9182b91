import EspalierDrawing
import Foundation

/// The lines of grids: cells side by side, one in each track.
extension LazyWalk {
  /// Walks a fixed list in a grid, where views that follow each other share lines.
  func walkBlocks(_ group: LazyGroup, at start: Double) -> Extent {
    var extent: Extent?
    for block in LazyBlock.blocks(of: group.parts, in: self) {
      let offset = start + (extent?.sum ?? 0)
      let own: Extent
      switch block {
      case .group(let inner): own = walk(inner, at: offset)
      case .cells(let cells, let position):
        own = walkLines(cells, of: group, position, at: offset)
      }
      extent = extent.map { Extent(spacing: $0.spacing, length: $0.length + own.sum) } ?? own
    }
    group.lengths.forgetAll()
    let whole = extent ?? Extent()
    // The list's own table holds one sum only, as the answer to questions for the list's length.
    if group.count > 0 {
      group.lengths.setEstimate(Extent())
      group.lengths.set(0, to: whole)
    }
    return whole
  }

  private func walkLines(
    _ cells: LazyCells, of group: LazyGroup, _ position: Int, at start: Double
  ) -> Extent {
    guard let tracks, !tracks.tracks.isEmpty else { return Extent() }
    let perLine = tracks.tracks.count
    var lines = group.lines[position] ?? LengthTable(estimate: list.typical)
    lines.resize(to: cells.lineCount(of: perLine))
    if looksAtExistingOnly {
      measureExisting(cells, perLine, at: start, group.shownLines[position] ?? 0..<0, &lines)
    } else {
      let shown = walkLines(cells, perLine, at: start, &lines)
      cells.noteShown(shown.lowerBound * perLine..<shown.upperBound * perLine)
      group.shownLines[position] = shown
      if lines.isKnown(upTo: shown.lowerBound) { lines.renewEstimate() }
    }
    group.lines[position] = lines
    if lines.count == 0 { return Extent() }
    let spacing = lines[0]?.spacing ?? lines.estimate.spacing
    return Extent(spacing: spacing, length: lines.total - spacing)
  }

  /// Walks the lines in view, and returns their numbers.
  private func walkLines(
    _ cells: LazyCells, _ perLine: Int, at start: Double, _ lines: inout LengthTable
  ) -> Range<Int> {
    var (index, offset) = low <= start ? (0, 0) : lines.entry(at: low - start)
    let first = index
    while index < lines.count, start + offset < high, steps < mostSteps {
      let seen = index > first ? offset / Double(index - first) : 0
      let most = cellsToMake(perLine, lines, seen: seen, room: high - start - offset)
      let line = cells.nodes(index * perLine..<(index + 1) * perLine, atMost: most, in: self)
      let count = cells.lineCount(of: perLine)
      if count != lines.count { lines.resize(to: count) }
      if line.isEmpty || index >= lines.count { break }
      steps += line.count
      let extent = walk(line: line, at: start + offset)
      lines.set(index, to: extent)
      offset += extent.sum
      index += 1
    }
    return first..<max(first, index)
  }

  /// The number of cells to make at once: those of a line, and once lengths are known, those of the lines that fit into
  /// the room.
  private func cellsToMake(
    _ perLine: Int, _ lines: LengthTable, seen: Double, room: Double
  ) -> Int {
    if lines.knownCount == 0 { return perLine }
    // The limit grows with the rows, so that few rounds are needed however short the lines are.
    let most = Double(max(64, rows.count))
    let each = max(seen, lines.estimate.sum)
    let fitting = each > 0 ? (room / each).rounded(.down) * Double(perLine) : most
    // This is NaN or negative if lines are infinitely long or far away.
    return fitting > 0 ? max(perLine, Int(min(fitting, most))) : perLine
  }

  private func measureExisting(
    _ cells: LazyCells, _ perLine: Int, at start: Double, _ shown: Range<Int>,
    _ lines: inout LengthTable
  ) {
    for index in shown.clamped(to: 0..<lines.count) {
      let line = cells.nodes(index * perLine..<(index + 1) * perLine, atMost: 0, in: self)
      if !line.isEmpty {
        lines.set(index, to: walk(line: line, at: index == 0 ? start : start + 1))
      }
    }
  }

  private func walk(line: [LayoutNode], at start: Double) -> Extent {
    guard let tracks, let firstCell = line.first else { return Extent() }
    let spacing = spacing(before: firstCell, at: start, known: nil)
    var length = 0.0
    for (cell, track) in zip(line, tracks.tracks) {
      length = max(length, measure(cell, ProposedViewSize(axis, nil, track.length))[axis])
    }
    for (cell, track) in zip(line, tracks.tracks) {
      let proposal = ProposedViewSize(axis, nil, track.length)
      var slot = CGSize.zero
      slot[axis] = length
      slot[axis.other] = track.length
      let along = place(of: cell, proposal, track.alignment[axis], in: slot)
      let across = place(of: cell, proposal, track.alignment[axis.other], in: slot)
      rows.append(
        LazyRow(
          node: cell, start: start + spacing + along, length: length, origin: track.start + across,
          proposal: proposal))
    }
    previous = line.last
    return Extent(spacing: spacing, length: length)
  }
}
