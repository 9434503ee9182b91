import Espalier
import Foundation

extension LayoutSnapshot {
  /// Moves the time of the frame on by `seconds` and makes a frame.
  public func advance(by seconds: TimeInterval) {
    session.advance(to: graph.clock.now.addingTimeInterval(seconds))
    update()
  }

  /// True if something asks for a frame at a later time: an animation, a timeline.
  public var waitsForTime: Bool { session.nextTick != nil }

  /// The rectangle in which the first view with an accessibility identifier is drawn, in root
  /// coordinates; nil if there is none.
  ///
  /// While the view glides to the place that the layout gave it, ``frame(of:)`` is that place.
  public func presentedFrame(of identifier: String) -> CGRect? {
    graph.presentedFrames(of: identifier).first
  }
}
