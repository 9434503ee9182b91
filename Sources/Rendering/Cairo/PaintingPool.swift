import EspalierDrawing
import Foundation
import Synchronization

/// The resources that pages and pictures take while they are painted, and give back for the next.
///
/// Pictures that are painted side by side have resources of their own, so that none waits for another; what was painted
/// before changes no bytes.
enum PaintingPool {
  /// Resources in the hands of the pool or of one painter, never of two.
  private struct Spare: @unchecked Sendable {
    let resources: PaintResources
  }

  private static let spares = Mutex<[Spare]>([])
  /// The largest number of spare resources: as many as can paint at the same time.
  private static let mostSpares = max(2, ProcessInfo.processInfo.activeProcessorCount)

  /// Runs `body` with resources that nothing else uses in the meantime.
  ///
  /// - Parameter endsWhenCancelled: true if painting may end early when the task that runs this is cancelled.
  static func with<Result>(
    endsWhenCancelled: Bool = false, _ body: (PaintResources) throws(RenderingError) -> Result
  ) throws(RenderingError) -> Result {
    let spare = spares.withLock { $0.popLast() } ?? Spare(resources: PaintResources(share: 0.5))
    spare.resources.endsWhenCancelled = endsWhenCancelled
    defer { giveBack(spare) }
    return try body(spare.resources)
  }

  /// Keeps resources for the next picture, unless they may hold half of a shadow.
  private static func giveBack(_ spare: Spare) {
    if spare.resources.isCancelled { return }
    spare.resources.endsWhenCancelled = false
    spares.withLock { if $0.count < mostSpares { $0.append(spare) } }
  }
}
