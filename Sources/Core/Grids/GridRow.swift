import EspalierDrawing
import LayoutEngine

/// A row of a ``Grid``; each view in it is a cell.
///
/// Outside of a grid its views stand for themselves, and a row within a row is part of the outer
/// one.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: the place of the cells in the height of the row; nil leaves it to the
  ///   grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    GridRowNode(view, inputs)
  }
}

/// Groups the elements of its content as the cells of a row.
private final class GridRowNode<Content: View>: ViewNode {
  private var content: ViewNode?
  private var group: GridRowGroup?

  init(_ view: GridRow<Content>, _ inputs: _NodeInputs) {
    super.init(inputs)
    group = GridRowGroup(self, alignment: view.alignment?.key)
    content = makeChild(view.content)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: GridRow<Content>.self)
    if view.alignment?.key != group?.alignment {
      group = GridRowGroup(self, alignment: view.alignment?.key)
      elementsDidChange()
    }
    updateChild(content, view.content)
  }

  override func collectElements(into elements: inout SubviewList) {
    guard let group else { return }
    elements.collect(group) {
      $0.beginEntry(0)
      content?.collectElements(into: &$0)
    }
  }
}

/// The cells of a row.
package final class GridRowGroup: SubviewGroup {
  let row: GridRowID
  let alignment: AlignmentKey?

  init(_ node: ViewNode, alignment: AlignmentKey?) {
    row = GridRowID(node)
    self.alignment = alignment
    super.init(node)
  }

  override var isForLayout: Bool { true }
}
