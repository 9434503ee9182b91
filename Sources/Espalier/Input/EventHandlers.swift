@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

// A view's part in events is a component of the layout element of the modifier that gives it.
// Whoever looks for one names its kind: `element[HoverHandler.self]`, `element[FocusTarget.self]`.
// Several classes may do the same part; what they have in common is a protocol, and the kind is an
// `ElementKey` for it, declared beside the protocol.

extension LayoutElement {
  /// The element's component of a type, made if it has none.
  package final func component<Component: ElementComponent>(
    _ make: @autoclosure () -> Component
  ) -> Component {
    if let known = self[Component.self] { return known }
    let made = make()
    self[Component.self] = made
    return made
  }
}
