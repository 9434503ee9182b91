@_spi(Espalier) import EspalierCore
@_spi(Espalier) import EspalierInteraction

/// Opening and closing of the rows of outlines.
extension ListModel {
  /// The largest number of rows that are opened or closed together.
  private static var mostRows: Int { 10_000 }

  /// The largest number of levels of groups that are opened together.
  ///
  /// Each level is a round of the frame, which has 64. The next press opens those further in.
  private static var mostLevels: Int { 50 }

  /// Opens or closes a row, with all rows below it while Option is held.
  func toggle(_ outline: OutlineRow, at id: Subview.ID) {
    guard let isExpanded = outline.isExpanded else { return }
    if element?.graph[ModifierKeys.self].held.contains(.option) == true {
      openAll(!isExpanded.wrappedValue, outline, at: id)
    } else {
      isExpanded.wrappedValue.toggle()
    }
  }

  /// Opens or closes a row with all rows below it.
  ///
  /// An outline of elements knows those below. Groups below a closed group exist once it is open:
  /// they are opened level by level.
  func openAll(_ isOpen: Bool, _ outline: OutlineRow, at id: Subview.ID) {
    if let setAll = outline.setAll {
      setAll(isOpen)
      return
    }
    set(isOpen, rows(below: outline.level, after: id))
    outline.isExpanded?.wrappedValue = isOpen
    if isOpen { openGroups(below: outline.level, after: id, levels: Self.mostLevels) }
  }

  /// Opens the groups below a row, after the layout that makes them.
  private func openGroups(below level: Int, after id: Subview.ID, levels: Int) {
    if levels == 0 { return }
    element?.graph.afterLayout { [weak self] in
      guard let self, set(true, rows(below: level, after: id)) else { return }
      openGroups(below: level, after: id, levels: levels - 1)
    }
  }

  /// Opens or closes rows; returns true if one of them changed.
  @discardableResult
  private func set(_ isOpen: Bool, _ rows: [OutlineRow]) -> Bool {
    var hasChanged = false
    for case let isExpanded? in rows.map(\.isExpanded) where isExpanded.wrappedValue != isOpen {
      isExpanded.wrappedValue = isOpen
      // A binding of the program may keep its value.
      if isExpanded.wrappedValue == isOpen { hasChanged = true }
    }
    return hasChanged
  }

  /// The rows after one that are at deeper levels of the outline.
  private func rows(below level: Int, after id: Subview.ID) -> [OutlineRow] {
    guard var position = position(of: id) else { return [] }
    var rows: [OutlineRow] = []
    for _ in 0..<Self.mostRows {
      guard let next = self.position(1, from: position), let subview = row(at: next),
        let outline = ListRowTraits(of: subview).outline, outline.level > level
      else { break }
      position = next
      rows.append(outline)
    }
    return rows
  }
}
