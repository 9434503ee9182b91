extension [DisplayItem] {
  /// Returns whether groups and masks are inside each other on more levels than `limit`.
  package func isNested(deeperThan limit: Int) -> Bool {
    var pending = [(items: self, level: 0)]
    while let (items, level) = pending.popLast() {
      if level > limit { return true }
      for case .group(let effect, let inner) in items {
        pending.append((inner, level + 1))
        if case .mask(let mask) = effect { pending.append((mask, level + 1)) }
      }
    }
    return false
  }

  /// The largest number of shadows that are inside each other.
  package var shadowDepth: Int {
    var pending = [(items: self, depth: 0)]
    var most = 0
    while let (items, depth) = pending.popLast() {
      most = Swift.max(most, depth)
      for case .group(let effect, let inner) in items {
        switch effect {
        case .shadow, .innerShadow: pending.append((inner, depth + 1))
        case .mask(let mask): pending += [(inner, depth), (mask, depth)]
        case .transform, .opacity, .blend, .clip, .layer, .blur, .colors, .alphaThreshold,
          .projection, .link:
          pending.append((inner, depth))
        }
      }
    }
    return most
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
