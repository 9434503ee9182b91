import EspalierDrawing
import Foundation
import LayoutEngine

/// Puts its children on top of one another, later ones in front.
public struct ZStack<Content: View> {
  let alignment: Alignment
  package let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: ContainerView {
  package static func visitContent<Visitor: _PartVisitor>(_ view: Self, _ visitor: inout Visitor) {
    Content._visitParts(view.content, &visitor)
  }

  package var arrangement: ZStackRule { ZStackRule(alignment: alignment) }
}
