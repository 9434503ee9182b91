import CoreTransferable
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// Takes drops above and below the rows of a collection, and shows a line where one would go.
package struct RowInsertion {
  package let accepts: @MainActor ([NSItemProvider]) -> Bool
  /// Takes the items that were dropped before an offset of the collection; returns true if it did.
  package let take:
    @MainActor (_ items: [NSItemProvider], _ offset: Int, _ row: LayoutElement) -> Bool

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
    let target = element.component(RowInsertionTarget(self))
    target.insertion = self
    element[DropHandler.self] = target
    element.setTrait(ObjectIdentifier(RowInsertion.self), target)
  }

  package func makeCompanion(_ node: ViewNode) -> (any ModifierCompanion<RowInsertion>)? {
    InsertionHolder(self)
  }

  /// The row, and a line at the place of a drop.
  package func draw(_ context: DrawContext) -> ElementDrawing {
    let (element, frame) = (context.element, context.frame)
    let content = context.children()
    guard let isBelow = element[RowInsertionTarget.self]?.isBelow else { return content }
    let line = CGRect(
      x: frame.minX, y: (isBelow ? frame.maxY : frame.minY) - 1, width: frame.width, height: 2)
    let color = Color.accentColor.resolve(in: context.environment)
    let paint = Paint.color(
      ResolvedColor(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity))
    return content + [.fill(Path(context.pass.aligned(line)), paint, FillStyle())]
  }
}

/// A row that takes drops above and below itself.
package final class RowInsertionTarget: DropDestinationTarget, ElementComponent {
  package fileprivate(set) var insertion: RowInsertion
  /// True if a container, whose rows are more than the views in them, takes the drops for them.
  package var isLeftToContainer = false
  /// True if a drop would go below the row rather than above it; nil while nothing is over the row.
  private(set) var isBelow: Bool?

  fileprivate init(_ insertion: RowInsertion) { self.insertion = insertion }

  package func accepts(_ items: [NSItemProvider], at point: CGPoint) -> Bool {
    !isLeftToContainer && insertion.accepts(items)
  }

  package func moved(
    _ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement
  ) -> DropOperation {
    show(point.y > element.size.height / 2, in: element)
    return .copy
  }

  package func exited(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) {
    show(nil, in: element)
  }

  package func take(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) -> Bool
  {
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

/// Keeps the modifier of a collection, which may have no rows.
private final class InsertionHolder: ModifierCompanion {
  private(set) var insertion: RowInsertion

  init(_ insertion: RowInsertion) { self.insertion = insertion }

  func modifierDidChange(from old: RowInsertion, to new: RowInsertion) { insertion = new }
}

extension RowInsertion {
  /// The first collection without rows that is below a node and accepts some items.
  @MainActor package static func ofEmptyCollection(
    below node: ViewNode, for items: [NSItemProvider]
  ) -> RowInsertion? {
    var pending = [node]
    while let node = pending.popLast() {
      if let holder = node.companion(as: InsertionHolder.self),
        holder.insertion.accepts(items), hasNoRows(node)
      {
        return holder.insertion
      }
      pending += node.children.reversed()
    }
    return nil
  }

  /// Returns true if the collection in a chain of modifiers has no elements.
  @MainActor private static func hasNoRows(_ node: ViewNode) -> Bool {
    var node = node
    while let child = node.children.first, node.children.count == 1, !(node is any RowMaker) {
      node = child
    }
    return (node as? any RowMaker).map { $0.elementID(at: 0) == nil } ?? false
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
