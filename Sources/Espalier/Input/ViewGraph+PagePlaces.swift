import EspalierDrawing
import Foundation

extension ViewGraph {
  /// Whether the window's content runs from right to left.
  package var isRightToLeft: Bool { root?.environment.layoutDirection == .rightToLeft }

  /// Where the view with the focus is, in the window; nil where none has it.
  package var focusedFrame: CGRect? { input.focus.current?.frameInWindow }

  /// Whether a gesture or a scroll view follows the press that is under way, and not only may come to do so.
  package var isPressTaken: Bool { input.pointer.isPressTaken }
}
