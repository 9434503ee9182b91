import EspalierDrawing
import Foundation
import LayoutEngine

/// Arranges its children in a vertical line.
public struct VStack<Content: View> {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline package let content: Content

  /// - Parameter spacing: the spacing between neighbors in points; nil leaves it to the
  ///   neighbors.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: ContainerView {
  // Inlined into the witness of the protocol, where the type is at hand: elsewhere it is looked up.
  @inline(__always)
  package static func visitContent<Visitor: _PartVisitor>(_ view: Self, _ visitor: inout Visitor) {
    Content._visitParts(view.content, &visitor)
  }

  package var arrangement: StackRule {
    StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}
