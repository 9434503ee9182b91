import EspalierDrawing
import Foundation

/// The columns or the rows of a grid while their lengths are found.
///
/// A track is open while cells of the priority that is being served wait in it. It is finished when
/// none is left, and its length is no longer shared out.
struct GridTracks {
  private(set) var lengths: [CGFloat]
  private let spacings: [CGFloat]
  /// The proposed length without the spacing; infinite if there is no proposal.
  let available: CGFloat
  /// The number of unserved cells, of any priority, that stand in each track alone.
  private var remaining: [Int]
  /// The number of these that have the priority that is being served.
  private var waiting: [Int]
  /// Tracks without such cells, across which cells of that priority span.
  private var isSpanned: [Bool]
  private var isDone: [Bool]
  private var openCount = 0
  private var doneLength: CGFloat = 0

  init(count: Int, spacings: [CGFloat], _ proposed: CGFloat?) {
    self.spacings = spacings
    lengths = Array(repeating: 0, count: count)
    available = proposed.map { $0 - spacings.reduce(0, +) } ?? .infinity
    remaining = Array(repeating: 0, count: count)
    waiting = Array(repeating: 0, count: count)
    isSpanned = Array(repeating: false, count: count)
    isDone = Array(repeating: false, count: count)
  }

  var total: CGFloat { lengths.reduce(0, +) + spacings.reduce(0, +) }

  /// The start of each track.
  var starts: [CGFloat] {
    var end: CGFloat = 0
    return zip(lengths, spacings).map { length, spacing in
      defer { end += spacing + length }
      return end + spacing
    }
  }

  mutating func widen(_ track: Int, to length: CGFloat) {
    guard length > lengths[track] else { return }
    if isDone[track] { doneLength += length - lengths[track] }
    lengths[track] = length
  }

  // MARK: Cells

  /// Counts a cell that still has to be served.
  mutating func add(_ track: Int) { remaining[track] += 1 }

  /// Returns whether cells of any priority wait in a track.
  func isAwaited(_ track: Int) -> Bool { remaining[track] > 0 }

  /// Starts with a new priority; the tracks that only spans of the last one kept open are finished.
  mutating func beginPriority() {
    for track in lengths.indices where isSpanned[track] {
      isSpanned[track] = false
      finish(track)
    }
    openCount = 0
  }

  /// Counts a cell of the priority that is served now.
  mutating func open(_ track: Int) {
    if waiting[track] == 0 { openCount += 1 }
    waiting[track] += 1
  }

  mutating func openSpanned(_ track: Int) {
    if !isSpanned[track] { openCount += 1 }
    isSpanned[track] = true
  }

  func isOpen(_ track: Int) -> Bool { waiting[track] > 0 || isSpanned[track] }

  /// The share that each open track may have of the length that is left.
  var share: CGFloat {
    available.isFinite ? (available - doneLength) / CGFloat(max(openCount, 1)) : available
  }

  mutating func serve(_ track: Int) {
    remaining[track] -= 1
    waiting[track] -= 1
    if waiting[track] == 0 { openCount -= 1 }
  }

  /// Ends the sharing of a track in which no cell of this priority waits.
  mutating func finish(_ track: Int) {
    guard !isOpen(track), !isDone[track] else { return }
    isDone[track] = true
    doneLength += lengths[track]
  }
}
