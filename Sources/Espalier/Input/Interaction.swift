import EspalierDrawing
import Foundation

/// The part that a view has in events: a gesture, a place for the focus, a shape that the pointer meets.
///
/// It belongs to the layout element of the modifier that gives it.
@MainActor protocol Interaction: AnyObject {}

/// Which views the pointer can meet inside an element.
enum PointerReach {
  case all
  /// The element alone, and not its children.
  case itself
  /// All, the first child above the others, which are its background.
  case firstChildOnTop
  /// The first child alone: the others are no more than a mask of it.
  case firstChild
  case nothing
}

private enum InteractionKey: ElementKey {
  typealias Value = any Interaction
}

extension LayoutElement {
  /// The part that this view has in events; nil where it has none.
  final var interaction: (any Interaction)? {
    get { self[InteractionKey.self] }
    set { self[InteractionKey.self] = newValue }
  }
}
