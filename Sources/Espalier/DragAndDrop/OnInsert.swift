import CoreTransferable
import EspalierDrawing
import Foundation

nonisolated extension DynamicViewContent {
  /// Lets things of some types be dropped between the rows, which stand below each other.
  ///
  /// - Parameter action: gets the offset in the collection before which the items were dropped, and
  ///   the items.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: supportedContentTypes.map(\.identifier), perform: action)
  }

  /// Lets things of types with some identifiers be dropped between the rows, which stand below each
  /// other.
  ///
  /// - Parameter action: gets the offset in the collection before which the items were dropped, and
  ///   the items.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(InsertModifier(types: acceptedTypeIdentifiers, action: action))
  }
}

private struct InsertModifier {
  let types: [String]
  let action: (Int, [NSItemProvider]) -> Void
}

extension InsertModifier: ElementModifier {
  var leavesLookAlone: Bool { true }

  func configure(_ element: LayoutElement) {
    let target = element.component(InsertTarget(self))
    target.modifier = self
    element[DropHandler.self] = target
  }

  /// The row, and a line at the place of a drop.
  func draw(_ context: DrawContext) -> [DisplayItem] {
    context.drawRow(isDropBelow: context.element[InsertTarget.self]?.isBelow)
  }
}

extension DrawContext {
  /// The view, and a line above or below it at the place of a drop; nil is no line.
  func drawRow(isDropBelow isBelow: Bool?) -> [DisplayItem] {
    let content = only(element.childrenInDrawingOrder)
    guard let isBelow else { return content }
    element.drawnChildren = nil
    let line = CGRect(
      x: frame.minX, y: (isBelow ? frame.maxY : frame.minY) - 1, width: frame.width, height: 2)
    let color = Color.accentColor.resolve(in: environment)
    let paint = Paint.color(
      ResolvedColor(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity))
    return content + [.fill(Path(pass.aligned(line)), paint, FillStyle())]
  }
}

private final class InsertTarget: DropDestinationTarget, ElementComponent {
  var modifier: InsertModifier
  /// True if a drop would go below the row rather than above it; nil while nothing is over the row.
  private(set) var isBelow: Bool?

  init(_ modifier: InsertModifier) { self.modifier = modifier }

  func accepts(_ items: [NSItemProvider], at point: CGPoint) -> Bool {
    !items.providing(modifier.types).isEmpty
  }

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
    modifier.action(offset, items.providing(modifier.types))
    return true
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
  var collectionPlace: (collection: ViewNode, index: Int)? {
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
