import EspalierDrawing
import Foundation

/// The bounds of groups' items, each looked for once while a picture is painted.
///
/// A group that becomes a picture of its own has to know them. Each group would examine all groups
/// inside it again: for a thousand inside each other, half a million.
struct ItemBounds {
  /// Items are kept with their bounds, so that no others get their place in memory.
  private var known: [UnsafeRawPointer: (items: [DisplayItem], bounds: CGRect)] = [:]
  /// The number of items that were examined, a measure of the work.
  private(set) var examined = 0

  /// The smallest rectangle around the items' bounds.
  ///
  /// - Parameter isKept: false for items that are not painted by themselves, for which nobody asks again.
  mutating func of(_ items: [DisplayItem], isKept: Bool = true) -> CGRect {
    let place = isKept && items.hasGroups ? items.withUnsafeBytes(\.baseAddress) : nil
    if let place, let known = known[place] { return known.bounds }
    var bounds = CGRect.null
    for item in items { bounds = bounds.joined(with: of(item)) }
    if let place { known[place] = (items, bounds) }
    return bounds
  }

  /// Forgets all, at the end of a picture.
  mutating func removeAll() { known.removeAll(keepingCapacity: false) }

  private mutating func of(_ item: DisplayItem) -> CGRect {
    examined += 1
    guard case .group(let effect, let items) = item else { return item.bounds }
    switch effect {
    case .transform, .clip, .link: return effect.bounds(around: of(items, isKept: false))
    // The effect itself would examine the mask again.
    case .mask(let mask): return of(items).overlap(with: of(mask))
    case .opacity, .blend, .shadow, .innerShadow, .layer, .blur, .colors, .alphaThreshold,
      .projection:
      return effect.bounds(around: of(items))
    }
  }
}

extension [DisplayItem] {
  fileprivate var hasGroups: Bool {
    for case .group in self { return true }
    return false
  }
}
