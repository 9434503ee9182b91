import EspalierHosting
import Foundation

/// A window as the bridge needs it.
@MainActor package protocol BridgedWindow: AnyObject {
  var title: String { get }
  var session: Session { get }
  /// True if the window has the keyboard's focus.
  var isActive: Bool { get }
  /// The content's size in points.
  var size: CGSize { get }
  /// The window system's units per point.
  var unitsPerPoint: CGFloat { get }
  /// The position of the content's corner on the screen, in the window system's units.
  var screenOrigin: CGPoint { get }
  /// Brings the window to the front and gives it the keyboard's focus.
  func raise()
}
