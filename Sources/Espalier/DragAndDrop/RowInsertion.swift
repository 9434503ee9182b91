import CoreTransferable
import EspalierDrawing
import Foundation

/// Takes drops above and below the rows of a collection, and shows a line where one would go.
package struct RowInsertion {
  let accepts: @MainActor ([NSItemProvider]) -> Bool
  /// Takes the items that were dropped before an offset of the collection; returns true if it did.
  let take: @MainActor (_ items: [NSItemProvider], _ offset: Int, _ row: LayoutElement) -> Bool

  package init(
    accepts: @escaping @MainActor ([NSItemProvider]) -> Bool,
    take:
      @escaping @MainActor (_ items: [NSItemProvider], _ offset: Int, _ row: LayoutElement) -> Bool
  ) {
    self.accepts = accepts
    self.take = take
  }
}

extension RowInsertion: ElementModifier {
  package var changesAppearance: Bool { false }

  package func configure(_ element: LayoutElement) {
    let target = element.component(InsertionTarget(self))
    target.insertion = self
    element[DropHandler.self] = target
  }

  /// The row, and a line at the place of a drop.
  package func draw(_ context: DrawContext) -> ElementDrawing {
    let (element, frame) = (context.element, context.frame)
    let content = context.children()
    guard let isBelow = element[InsertionTarget.self]?.isBelow else { return content }
    let line = CGRect(
      x: frame.minX, y: (isBelow ? frame.maxY : frame.minY) - 1, width: frame.width, height: 2)
    let color = Color.accentColor.resolve(in: context.environment)
    let paint = Paint.color(
      ResolvedColor(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity))
    return content + [.fill(Path(context.pass.aligned(line)), paint, FillStyle())]
  }
}

private final class InsertionTarget: DropDestinationTarget, ElementComponent {
  var insertion: RowInsertion
  /// True if a drop would go below the row rather than above it; nil while nothing is over the row.
  private(set) var isBelow: Bool?

  init(_ insertion: RowInsertion) { self.insertion = insertion }

  func accepts(_ items: [NSItemProvider], at point: CGPoint) -> Bool { insertion.accepts(items) }

  func moved(
    _ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement
  ) -> DropOperation {
    show(point.y > element.size.height / 2, in: element)
    return .copy
  }

  func exited(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) {
    show(nil, in: element)
  }

  func take(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) -> Bool {
    show(nil, in: element)
    guard let index = element.elementIndex else { return false }
    let offset = point.y > element.size.height / 2 ? index + 1 : index
    return insertion.take(items, offset, element)
  }

  private func show(_ isBelow: Bool?, in element: LayoutElement) {
    if isBelow == self.isBelow { return }
    self.isBelow = isBelow
    if !element.isRemoved { element.setNeedsDrawing() }
  }
}

extension LayoutElement {
  /// The offset of the collection's element that the view inside this modifier was made for.
  var elementIndex: Int? { collectionPlace?.index }

  /// The collection that the view inside this modifier was made for, and the offset of the element
  /// there; where the modifier is a part of the view of an element, that one.
  package var collectionPlace: (collection: ViewNode, index: Int)? {
    var place: (collection: ViewNode, index: Int)?
    var child: ViewNode? = innermost.owner
    // The outermost collection inside the modifier is the one that it was applied to.
    while let node = child, node !== owner, let parent = node.parent {
      place = parent.elementIndex(of: node).map { (parent, $0) } ?? place
      child = parent
    }
    if let place { return place }
    var node = owner
    while let parent = node.parent, !(node is any ElementContainer) {
      if let index = parent.elementIndex(of: node) { return (parent, index) }
      node = parent
    }
    return nil
  }
}
