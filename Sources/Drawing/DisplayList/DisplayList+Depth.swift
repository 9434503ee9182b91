extension [DisplayItem] {
  /// Returns whether groups and masks are inside each other on more levels than `limit`.
  ///
  /// - Parameter counts: tells which groups are levels; their masks then are, too.
  package func isNested(
    deeperThan limit: Int, counting counts: (DisplayEffect) -> Bool = { _ in true }
  ) -> Bool {
    var pending = [(items: self, level: 0)]
    while let (items, level) = pending.popLast() {
      if level > limit { return true }
      for case .group(let effect, let inner) in items {
        let level = counts(effect) ? level + 1 : level
        pending.append((inner, level))
        if case .mask(let mask) = effect { pending.append((mask, level)) }
      }
    }
    return false
  }

  /// The number of groups on the way that leads into the first group of each level.
  ///
  /// It examines one group on each level, however many there are, where the depth of all would take
  /// an examination of each.
  package var depthOfFirstGroups: Int {
    var (items, depth) = (self, 0)
    while let inner = items.firstGroup {
      items = inner
      depth += 1
    }
    return depth
  }

  private var firstGroup: [DisplayItem]? {
    for case .group(_, let inner) in self { return inner }
    return nil
  }
}
