import EspalierDrawing
import Foundation

/// The description of one or more columns of a lazy grid.
package struct LazyTrackItem: Equatable, Sendable {
  package enum Length: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  package var length: Length
  /// The spacing to the next column; nil is the platform's.
  package var spacing: CGFloat?
  /// The position of cells in the column; nil is the middle.
  package var alignment: Alignment?

  package init(_ length: Length, spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.length = length
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// One column of a lazy grid.
struct LazyTrack: Equatable {
  var start: Double
  var length: Double
  var alignment: Alignment
}

/// Distributes the width of a lazy grid.
///
/// 1. From the width, take all fixed columns and the spacing between items.
/// 2. In order, a flexible item gets an equal share of the rest, between its minimum and maximum.
/// 3. An adaptive item gets such a share too, and fills it with as many columns as fit.
/// 4. Tracks that together are narrower than the container stand where its alignment says.
struct LazyTracks {
  private(set) var tracks: [LazyTrack] = []
  private(set) var total = 0.0

  /// The largest number of columns, far more than can be visible.
  private static let mostTracks = 10_000

  init(_ items: [LazyTrackItem], width: Double, alignment: AlignmentKey) {
    let items = items.isEmpty ? [LazyTrackItem(.flexible(minimum: 10, maximum: .infinity))] : items
    let width = width.isFinite ? width : 0
    var remaining = width
    var open = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { remaining -= item.usableSpacing }
      if case .fixed(let length) = item.length { remaining -= length.usable } else { open += 1 }
    }
    // An item without an alignment has the grid's along the tracks, and the middle across.
    var usual = Alignment.center
    if alignment.axis == .horizontal {
      usual.horizontal = HorizontalAlignment(key: alignment)
    } else {
      usual.vertical = VerticalAlignment(key: alignment)
    }
    var start = 0.0
    for item in items {
      let share = max(remaining, 0) / Double(max(open, 1))
      let lengths = item.lengths(share: share, atMost: Self.mostTracks - tracks.count)
      if case .fixed = item.length {
      } else {
        open -= 1
        remaining -= lengths.reduce(0, +) + Double(max(lengths.count - 1, 0)) * item.usableSpacing
      }
      for length in lengths {
        tracks.append(
          LazyTrack(start: start, length: length, alignment: item.alignment ?? usual))
        start += length + item.usableSpacing
      }
    }
    total = tracks.last.map { $0.start + $0.length } ?? 0
    if total < width { align(in: width, alignment) }
  }

  private mutating func align(in width: Double, _ alignment: AlignmentKey) {
    var (outer, inner) = (CGSize.zero, CGSize.zero)
    outer[alignment.axis] = width
    inner[alignment.axis] = total
    let shift =
      ViewDimensions(outer).defaultValue(of: alignment)
      - ViewDimensions(inner).defaultValue(of: alignment)
    guard shift.isFinite else { return }
    for index in tracks.indices { tracks[index].start += shift }
  }
}

extension LazyTrackItem {
  fileprivate var usableSpacing: Double {
    guard let spacing, spacing.isFinite else { return ViewSpacing.standardDistance }
    return spacing
  }

  /// The columns that this item makes of its share of the width.
  fileprivate func lengths(share: Double, atMost limit: Int) -> [Double] {
    switch length {
    case .fixed(let length): return limit > 0 ? [length.usable] : []
    case .flexible(let minimum, let maximum):
      let minimum = minimum.usable
      return limit > 0 ? [max(min(share, maximum.usableMaximum), minimum)] : []
    case .adaptive(let minimum, let maximum):
      let step = minimum.usable + usableSpacing
      let more = step > 0 ? max(((share - minimum.usable) / step).rounded(.down), 0) : .infinity
      let count = min(more.isFinite ? more + 1 : Double(limit), Double(max(limit, 0)))
      guard count >= 1 else { return [] }
      let length = (share - (count - 1) * usableSpacing) / count
      return Array(repeating: max(min(length, maximum.usableMaximum), 0), count: Int(count))
    }
  }
}

extension CGFloat {
  /// The length; 0 if it is not a usable number.
  fileprivate var usable: Double { isFinite && self > 0 ? self : 0 }

  fileprivate var usableMaximum: Double { isNaN ? .infinity : Swift.max(self, 0) }
}
