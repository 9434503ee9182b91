import Espalier
import EspalierDrawing
import Foundation
import LayoutEngine
import Testing

/// Checks the frames of a view laid out for `width` by `height` points; nil proposes no length.
///
/// Each line of `expected` is `name x,y wxh` in the parent's coordinates, indented by depth. The name is the view's
/// accessibility identifier, else its type.
@MainActor public func expectFrames(
  of view: some View, width: CGFloat? = nil, height: CGFloat? = nil, are expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let snapshot = LayoutSnapshot(of: view, proposal: ProposedViewSize(width: width, height: height))
  expectSame(snapshot.frameTree, expected, sourceLocation)
}

/// Checks what a view paints, as a printed display list.
@MainActor public func expectDisplayList(
  of view: some View, width: CGFloat? = nil, height: CGFloat? = nil, is expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let snapshot = LayoutSnapshot(of: view, proposal: ProposedViewSize(width: width, height: height))
  expectSame(snapshot.displayListText, expected, sourceLocation)
}

/// Checks what assistive programs find in a view, a line for each element: its role, its texts and its actions.
@MainActor public func expectAccessibility(
  of view: some View, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let snapshot = LayoutSnapshot(of: view, proposal: ProposedViewSize(width: 400, height: 400))
  expectSame(snapshot.accessibilityText, expected, sourceLocation)
}

func expectSame(_ actual: String, _ expected: String, _ location: SourceLocation) {
  if actual == expected { return }
  Issue.record("expected\n\(expected)\nbut got\n\(actual)", sourceLocation: location)
}
