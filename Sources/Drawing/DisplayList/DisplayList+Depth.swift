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
}
