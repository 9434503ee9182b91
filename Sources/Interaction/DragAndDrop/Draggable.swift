import CoreTransferable
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Lets the view be dragged: `payload` gives the value when the drag begins, and the view itself
  /// is shown meanwhile.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier<EmptyView>(preview: nil) { [NSItemProvider(transferring: payload())] })
  }

  /// Lets the view be dragged, with another view under the pointer.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragModifier(preview: preview()) { [NSItemProvider(transferring: payload())] })
  }

  /// Lets the view be dragged: `data` returns the item when the drag begins, and the view itself is
  /// shown meanwhile.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier<EmptyView>(preview: nil) { [data()] })
  }

  /// Lets the view be dragged, with another view under the pointer.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragModifier(preview: preview()) { [data()] })
  }
}

extension View {
  /// Lets the view be dragged with several items, shown by a picture in the window's coordinates; nothing is dragged
  /// without items.
  ///
  /// - Parameter picture: gets the place of the pointer in the window.
  package func onDrag(
    items: @escaping () -> [NSItemProvider], picture: @escaping (CGPoint) -> [DisplayItem]
  ) -> some View {
    modifier(DragModifier<EmptyView>(preview: nil, picture: picture, items: items))
  }
}

private struct DragModifier<Picture: View> {
  let preview: Picture?
  /// The picture that the pointer carries if there is no preview; nil is that of the view.
  var picture: ((CGPoint) -> [DisplayItem])?
  let items: () -> [NSItemProvider]
}

extension DragModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    let source = DragSource.on(element)
    source.makeItems = items
    source.picture = picture
    if let preview {
      source.picture = { [weak element] in element?.picture(of: preview, around: $0) ?? [] }
    }
    source.recognizeDrags()
  }
}

/// Lets a view be dragged that may belong to a drag container.
struct ContainedDragModifier<ItemID: Hashable> {
  let item: DraggedItem<ItemID>
}

extension ContainedDragModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    let source = DragSource.on(element)
    source.makeItems = { [weak element, item] in element.map(item.items) ?? [] }
    source.asksContainer = true
    source.recognizeDrags()
  }
}

/// The items and the picture of a view that can be dragged, and a trait of that view: a container whose rows are larger
/// than the views in them drags the rows in their place.
package final class DragSource: ElementComponent {
  fileprivate var makeItems: () -> [NSItemProvider] = { [] }
  /// The picture that the pointer carries from a point of the window; nil is that of the view.
  package fileprivate(set) var picture: ((CGPoint) -> [DisplayItem])?
  package var isLeftToContainer = false
  /// True if a drag container may have the items of other views that are selected, too.
  package fileprivate(set) var asksContainer = false
  private weak var element: LayoutElement?

  fileprivate static func on(_ element: LayoutElement) -> DragSource {
    if let known = element[DragSource.self] { return known }
    let source = element.component(DragSource())
    source.element = element
    element[LiftHandler.self] = source
    element.setTrait(ObjectIdentifier(DragSource.self), source)
    return source
  }

  fileprivate func recognizeDrags() {
    guard let element else { return }
    GestureAttachment.on(element).take {
      "drag source"
    } recognizer: { [self] context in
      DragSourceRecognizer(context, self) { [self] in load($0, from: $1) }
    }
  }

  private func load(_ element: LayoutElement, from point: CGPoint) -> DragCenter.Load {
    DragCenter.Load(
      items: items, source: element, preview: picture?(point) ?? element.picture, start: point)
  }

  /// The items of a drag that begins now.
  package var items: [NSItemProvider] {
    element?.owner.environment.isEnabled == true ? makeItems() : []
  }
}

extension DragSource: LiftResponder {
  package func lift(from start: CGPoint) -> Bool {
    guard let element, !isLeftToContainer else { return false }
    let load = load(element, from: start)
    if load.items.isEmpty { return false }
    element.graph.input.drag.begin(load, at: start)
    return true
  }

  package func carry(to point: CGPoint, in graph: ViewGraph) { graph.input.drag.move(to: point) }

  package func release(at point: CGPoint?, in graph: ViewGraph) {
    if let point { _ = graph.input.drag.drop(at: point) } else { graph.input.drag.end() }
  }
}

extension LayoutElement {
  /// The items that this element paints, in the window's coordinates, within its outline for drags
  /// if it has one.
  package var picture: [DisplayItem] {
    let scale = owner.environment.displayScale
    let pass = DrawPass(scale: scale > 0 ? scale : 1)
    let way = wayToSeen
    let items = displayItems(at: frameInRoot.origin, pass)
    let moved = way.isIdentity ? items : items.grouped(.transform(way))
    return previewOutline(.dragPreview).map { moved.grouped(.clip($0, FillStyle())) } ?? moved
  }

  /// A preview is drawn without the transforms around the view, and placed where the view is seen.
  private var wayToSeen: CGAffineTransform {
    let seen = map(to: nil).point(.zero)
    return CGAffineTransform(
      translationX: seen.x - frameInRoot.minX, y: seen.y - frameInRoot.minY)
  }

  /// The outline that modifiers right around or inside this view give to a preview, in the window's coordinates; nil if
  /// there are none.
  package func previewOutline(_ kind: ContentShapeKinds) -> Path? {
    var inner: LayoutElement? = children.first
    while let element = inner {
      if let shape = element[ContentShape.self], shape.kind.contains(kind) {
        let place = element.frameInRoot.origin
        return shape.outline(element.contextAroundZero)
          .applying(CGAffineTransform(translationX: place.x, y: place.y).concatenating(wayToSeen))
      }
      inner = element.passesTraits ? element.children.first : nil
    }
    return nil
  }

  /// Returns the items that another view paints, in its ideal size, with its middle at a point of
  /// the window.
  fileprivate func picture<V: View>(of view: V, around point: CGPoint) -> [DisplayItem] {
    let tree = ViewGraph(
      view, environment: owner.environment, textEngine: graph.textEngine, features: graph.features)
    tree.frame(proposal: .unspecified)
    let scale = owner.environment.displayScale
    let items = tree.displayItems(scale: scale > 0 ? scale : 1)
    let size = tree.rootSize
    tree.close()
    return items.grouped(
      .transform(
        CGAffineTransform(
          translationX: point.x - size.width / 2, y: point.y - size.height / 2)))
  }
}
