import EspalierDrawing
import Foundation
import LayoutEngine

/// Puts its children on top of one another, later ones in front.
public struct ZStack<Content: View> {
  @usableFromInline let alignment: Alignment
  @usableFromInline package let content: Content

  @inlinable public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: ContainerView {
  // Inlined into the witness of the protocol, where the type is at hand: elsewhere it is looked up.
  @inline(__always)
  package static func visitContent<Visitor: _PartVisitor>(_ view: Self, _ visitor: inout Visitor) {
    Content._visitParts(view.content, &visitor)
  }

  package var arrangement: ZStackRule { ZStackRule(alignment: alignment) }
}
