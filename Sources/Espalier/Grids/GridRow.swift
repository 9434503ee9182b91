import EspalierDrawing
import LayoutEngine

/// A row of a ``Grid``; each view in it is a cell.
///
/// Outside of a grid its views stand for themselves, and a row within a row is part of that one.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: where the cells lie in the height of the row; nil leaves it to the grid.
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

/// Marks the elements of its content as cells of one row.
private final class GridRowNode<Content: View>: ViewNode {
  private var alignment: VerticalAlignment?
  private var content: ViewNode?

  init(_ view: GridRow<Content>, _ inputs: _NodeInputs) {
    alignment = view.alignment
    super.init(inputs)
    content = makeChild(view.content)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func update<V: View>(_ view: V) {
    let view = unsafeSame(view, as: GridRow<Content>.self)
    let isRealigned = view.alignment != alignment
    alignment = view.alignment
    updateChild(content, view.content)
    if isRealigned { elementsDidChange() }
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    let start = elements.count
    super.collectElements(into: &elements)
    let row = GridRowTrait(id: GridRowID(self), alignment: alignment?.key)
    for element in elements[start...] {
      // The outermost row counts: it comes last.
      let isNews = element.traits.updateValue(row, forKey: GridRowTrait.key) as? GridRowTrait != row
      if isNews { element.invalidateContainer() }
    }
  }
}

/// Which row of a grid an element belongs to.
struct GridRowTrait: Equatable {
  static let key = ObjectIdentifier(GridRowTrait.self)

  let id: GridRowID
  let alignment: AlignmentKey?
}
