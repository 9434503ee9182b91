import EspalierDrawing
import Foundation
import LayoutEngine

/// Arranges its children in a vertical line.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  package let content: Content

  /// - Parameter spacing: the spacing between neighbors in points; nil leaves it to the
  ///   neighbors.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: ContainerView {
  package static func visitContent<Visitor: _PartVisitor>(_ view: Self, _ visitor: inout Visitor) {
    Content._visitParts(view.content, &visitor)
  }

  package var arrangement: StackRule {
    StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}
