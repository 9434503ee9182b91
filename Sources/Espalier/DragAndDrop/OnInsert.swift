import CoreTransferable
import EspalierDrawing
import Foundation

nonisolated extension DynamicViewContent {
  /// Lets things of some types be dropped between the rows, which stand below each other.
  ///
  /// - Parameter action: gets the offset in the collection before which they were dropped, and what they are.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: supportedContentTypes.map(\.identifier), perform: action)
  }

  /// Lets things of types with some identifiers be dropped between the rows, which stand below each other.
  ///
  /// - Parameter action: gets the offset in the collection before which they were dropped, and what they are.
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

  /// The row, and a line where a drop would put something.
  func draw(_ context: DrawContext) -> [DisplayItem] {
    let content = context.only(context.element.childrenInDrawingOrder)
    guard let isBelow = context.element[InsertTarget.self]?.isBelow else { return content }
    context.element.drawnChildren = nil
    let frame = context.frame
    let line = CGRect(
      x: frame.minX, y: (isBelow ? frame.maxY : frame.minY) - 1, width: frame.width, height: 2)
    let color = Color.accentColor.resolve(in: context.environment)
    let paint = Paint.color(
      ResolvedColor(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity))
    return content + [.fill(Path(context.pass.aligned(line)), paint, FillStyle())]
  }
}

private final class InsertTarget: DropDestinationTarget, ElementComponent {
  var modifier: InsertModifier
  /// Whether a drop would go below the row rather than above it; nil while nothing is over the row.
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
  var elementIndex: Int? {
    var index: Int?
    var child = children.first?.owner
    // The outermost collection inside the modifier is the one that it was applied to.
    while let node = child, node !== owner, let parent = node.parent {
      index = parent.elementIndex(of: node) ?? index
      child = parent
    }
    return index
  }
}
