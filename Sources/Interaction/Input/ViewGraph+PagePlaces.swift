import EspalierCore
import EspalierDrawing
import Foundation

extension ViewGraph {
  /// True if the window's content runs from right to left.
  package var isRightToLeft: Bool { root?.environment.layoutDirection == .rightToLeft }

  /// The frame of the view with the focus, in the window; nil if none has it.
  package var focusedFrame: CGRect? { input.focus.current?.frameInWindow }
}
