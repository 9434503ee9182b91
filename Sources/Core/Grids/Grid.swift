import EspalierDrawing
import Foundation
import LayoutEngine

/// Arranges its children in rows whose cells stand below each other in columns.
///
///     Grid(alignment: .leading) {
///       GridRow {
///         Text("Pears")
///         ProgressView(value: 0.4)
///       }
///       Divider()
///       GridRow {
///         Text("Quinces")
///         ProgressView(value: 0.6)
///       }
///     }
///
/// A column is as wide as its widest cell; columns of flexible cells share the remaining width. A
/// view outside of a ``GridRow`` is a row of its own across all columns.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  package let content: Content

  /// - Parameters:
  ///   - alignment: the place of cells in the space of their column and row.
  ///   - horizontalSpacing: the spacing between columns in points; nil leaves it to the cells.
  ///   - verticalSpacing: the spacing between rows in points; nil leaves it to the cells.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: ContainerView {
  package static func visitContent<Visitor: _PartVisitor>(_ view: Self, _ visitor: inout Visitor) {
    Content._visitParts(view.content, &visitor)
  }

  package var arrangement: GridArrangement {
    GridArrangement(
      layout: GridLayout(
        alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing))
  }
}

/// A grid's alignment and spacing; its rule reuses what the previous one has found out.
package struct GridArrangement: ContainerArrangement {
  let layout: GridLayout

  package func rule(
    in environment: EnvironmentValues, for element: LayoutElement?
  ) -> any LayoutRule {
    layout.rule(replacing: element?.rule as? GridRule)
  }
}
