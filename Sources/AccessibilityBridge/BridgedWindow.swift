import EspalierHosting
import Foundation

/// A window as the bridge needs it.
@MainActor package protocol BridgedWindow: AnyObject {
  var title: String { get }
  var session: Session { get }
  /// True if the window gets the keys.
  var isActive: Bool { get }
  /// The content's size in points.
  var size: CGSize { get }
  /// The window system's units per point.
  var unitsPerPoint: CGFloat { get }
  /// The position of the content's corner on the screen, in the window system's units.
  var screenOrigin: CGPoint { get }
  /// Comes to the front and gets the keys.
  func raise()
}
