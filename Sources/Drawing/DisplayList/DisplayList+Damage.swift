import Foundation

extension DisplayList {
  /// The areas in which this picture may differ from `old`: a few rectangles in points, none of
  /// none of which overlap; nil stands for everywhere.
  ///
  /// Items of both pictures that come from the same drawing are recognized without a comparison of
  /// their contents, so that the work is a walk over the items around the change.
  package func damage(since old: DisplayList) -> [CGRect]? {
    if size != old.size { return nil }
    var damage = DamageRegion()
    damage.add(changesBetween: old.items, and: items)
    let picture = CGRect(origin: .zero, size: size)
    return damage.rects.map { $0.overlap(with: picture) }.filter { !$0.isEmpty }
  }
}

/// A few rectangles around all that changed.
package struct DamageRegion: Equatable, Sendable {
  package private(set) var rects: [CGRect] = []

  /// The number of rectangles kept: if more would be needed, one grows to take in another.
  package static let limit = 16

  package init() {}

  /// Adds what lies inside `rect`; a rectangle without numbers adds nothing.
  package mutating func add(_ rect: CGRect) {
    var added = rect.overlap(with: Self.everything)
    guard added.width > 0, added.height > 0 else { return }
    if rects.count >= Self.limit {
      added = added.joined(with: rects.remove(at: nearest(to: added)))
    }
    // A larger rectangle may reach others, so the loop starts over; each turn removes one.
    while let index = rects.firstIndex(where: { !$0.overlap(with: added).isEmpty }) {
      added = added.joined(with: rects.remove(at: index))
    }
    rects.append(added)
  }

  /// The rectangle that grows least when it takes in `added`.
  private func nearest(to added: CGRect) -> Int {
    func growth(_ index: Int) -> CGFloat {
      rects[index].joined(with: added).area - rects[index].area
    }
    return rects.indices.min { growth($0) < growth($1) } ?? 0
  }

  /// A rectangle that is larger than any picture.
  private static let everything = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
}

extension DamageRegion {
  /// Adds the areas in which two lists of items paint something different.
  ///
  /// 1. The common items at the beginning and at the end are left out.
  /// 2. Items that are the same drawing keep their places, as long as their order is the same: elsewhere a pixel
  ///    is covered by the same items in the same order.
  /// 3. Between two of those, as many items on both sides are compared one by one; else all of them are damage.
  mutating func add(changesBetween old: [DisplayItem], and new: [DisplayItem]) {
    var (olds, news) = (old[...], new[...])
    if isSameArray(old, new) { return }
    Self.trim(&olds, &news) { $0.isSameDrawing(as: $1) }
    for (olds, news) in Self.gaps(olds, news) { add(gap: olds, news) }
  }

  /// The stretches between the items that both lists share.
  private static func gaps(
    _ olds: ArraySlice<DisplayItem>, _ news: ArraySlice<DisplayItem>
  ) -> [(ArraySlice<DisplayItem>, ArraySlice<DisplayItem>)] {
    if olds.isEmpty || news.isEmpty { return [(olds, news)] }
    var places: [Int: Int] = [:]
    for index in olds.indices { places[olds[index].drawing] = index }
    var gaps: [(ArraySlice<DisplayItem>, ArraySlice<DisplayItem>)] = []
    var (oldStart, newStart) = (olds.startIndex, news.startIndex)
    for index in news.indices {
      guard let place = places[news[index].drawing], place >= oldStart else { continue }
      gaps.append((olds[oldStart..<place], news[newStart..<index]))
      (oldStart, newStart) = (place + 1, index + 1)
    }
    gaps.append((olds[oldStart...], news[newStart...]))
    return gaps
  }

  private mutating func add(gap old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>) {
    var (olds, news) = (old, new)
    if olds.count != news.count { Self.trim(&olds, &news, by: ==) }
    if olds.count == news.count {
      for (old, new) in zip(olds, news) { add(changeFrom: old, to: new) }
    } else {
      for item in olds { add(item.bounds) }
      for item in news { add(item.bounds) }
    }
  }

  private mutating func add(changeFrom old: DisplayItem, to new: DisplayItem) {
    if old.isSameDrawing(as: new) { return }
    if case .group(let effect, let olds) = old, case .group(let newEffect, let news) = new,
      effect == newEffect
    {
      var inner = DamageRegion()
      inner.add(changesBetween: olds, and: news)
      for rect in inner.rects {
        guard let reach = effect.reach(of: rect) else { return add(both: old, new) }
        add(reach)
      }
    } else if old != new {
      add(both: old, new)
    }
  }

  private mutating func add(both old: DisplayItem, _ new: DisplayItem) {
    add(old.bounds)
    add(new.bounds)
  }

  /// Leaves out the items with which both begin and both end.
  private static func trim(
    _ olds: inout ArraySlice<DisplayItem>, _ news: inout ArraySlice<DisplayItem>,
    by areEqual: (DisplayItem, DisplayItem) -> Bool
  ) {
    while let old = olds.first, let new = news.first, areEqual(old, new) {
      olds.removeFirst()
      news.removeFirst()
    }
    while let old = olds.last, let new = news.last, areEqual(old, new) {
      olds.removeLast()
      news.removeLast()
    }
  }

  private func isSameArray(_ old: [DisplayItem], _ new: [DisplayItem]) -> Bool {
    old.count == new.count
      && old.withUnsafeBufferPointer { old in
        new.withUnsafeBufferPointer { new in old.baseAddress == new.baseAddress }
      }
  }
}

extension DisplayItem {
  /// Identifies the content of the item as long as it exists: an item's values lie behind one
  /// reference, which copies share.
  fileprivate var drawing: Int { unsafeBitCast(self, to: Int.self) }

  fileprivate func isSameDrawing(as other: DisplayItem) -> Bool { drawing == other.drawing }
}

extension CGRect {
  fileprivate var area: CGFloat { isNull ? 0 : width * height }
}
