import EspalierDrawing

/// The needs of items that a format of pages shows, each group examined once.
///
/// Each group is asked for what is inside it. Without a memory, a thousand groups inside each other would be examined half a
/// million times.
struct PageNeeds {
  /// The needs of items, true if one of them has it.
  struct Needs {
    /// True if it has to be replaced, or put elsewhere.
    var change = false
    /// True if it needs the picture so far.
    var picture = false
    /// True if it changes or blends with the items around its group.
    var company = false

    fileprivate mutating func add(_ other: Needs) {
      change = change || other.change
      picture = picture || other.picture
      company = company || other.company
    }
  }

  let format: PageFormat
  /// Items are kept with their needs, so that no others get their place in memory.
  private var known: [UnsafeRawPointer: (items: [DisplayItem], needs: Needs)] = [:]
  /// The number of items that were examined, a measure of the work.
  private(set) var examined = 0

  init(_ format: PageFormat) { self.format = format }

  mutating func of(_ items: [DisplayItem]) -> Needs {
    guard let place = items.withUnsafeBytes(\.baseAddress) else { return Needs() }
    if let known = known[place] { return known.needs }
    var needs = Needs()
    for item in items { needs.add(of(item)) }
    known[place] = (items, needs)
    return needs
  }

  mutating func of(_ item: DisplayItem) -> Needs {
    examined += 1
    switch item {
    case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, let paint): return of(paint)
    case .image(let image): return image.tint.map(of) ?? Needs()
    case .group(let effect, let items):
      var needs = of(items)
      if !format.shows(effect) { needs.change = true }
      switch effect {
      // A clipped group becomes a picture of its own, and its items would blend within that alone.
      case .clip: if needs.company { needs.change = true }
      case .transform, .link: break
      case .blend(let mode):
        if !format.shows(mode) { needs.picture = true }
        needs.company = of(mode) ?? needs.company
      case .mask(let mask):
        if of(mask).change { needs.change = true }
        needs.company = false
      case .opacity, .shadow, .innerShadow, .layer, .blur, .colors, .alphaThreshold, .projection:
        needs.company = false
      }
      return needs
    }
  }

  private func of(_ paint: Paint) -> Needs {
    Needs(change: paint.isBackdrop || !format.shows(paint), picture: paint.isBackdrop)
  }

  /// Returns whether a group with the mode has to stand among the items that it blends with; nil if that depends on its items.
  private func of(_ mode: BlendMode) -> Bool? {
    switch mode {
    case .normal: nil
    case .destinationOut, .destinationOver: true
    default: format == .svg
    }
  }

  /// The item, or its parts, arranged so that the parts that change or blend with the items around
  /// its group stand beside those.
  ///
  /// Moving and cutting off a group do not change how its parts blend, but SVG takes a group that
  /// is cut off for a picture of its own, into which parts blend.
  mutating func withBlendsApart(_ item: DisplayItem) -> [DisplayItem] {
    guard case .group(let effect, let items) = item, of(items).company, !effect.traits.isolates
    else { return [item] }
    var result: [DisplayItem] = []
    var together: [DisplayItem] = []
    for part in items.flatMap({ withBlendsApart($0) }) {
      guard of(part).company else {
        together.append(part)
        continue
      }
      if !together.isEmpty { result.append(.group(effect, together)) }
      together = []
      result.append(part.inside(effect))
    }
    return together.isEmpty ? result : result + [.group(effect, together)]
  }
}

extension DisplayItem {
  /// The item in a group; a blend is put around the group instead of inside.
  fileprivate func inside(_ effect: DisplayEffect) -> DisplayItem {
    guard case .group(.blend(let mode), let items) = self, mode != .normal else {
      return .group(effect, [self])
    }
    return .group(.blend(mode), [.group(effect, items)])
  }
}
