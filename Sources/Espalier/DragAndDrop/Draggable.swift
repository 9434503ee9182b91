import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Lets the view be dragged: `payload` gives the value when the drag begins, and the view itself is shown meanwhile.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier<T, EmptyView>(payload: payload, preview: nil))
  }

  /// Lets the view be dragged, with another view under the pointer.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragModifier(payload: payload, preview: preview()))
  }
}

private struct DragModifier<T: Transferable, Preview: View> {
  let payload: () -> T
  let preview: Preview?
}

extension DragModifier: ElementModifier {
  var leavesLookAlone: Bool { true }

  func configure(_ element: LayoutElement) {
    let attachment = GestureAttachment.on(element)
    let (payload, preview) = (payload, preview)
    attachment.take { context in
      DragSourceRecognizer(context) { element, point in
        DragCenter.Load(
          items: [TransferItem(payload())],
          preview: preview.map { element.picture(of: $0, around: point) } ?? element.picture,
          start: point)
      }
    }
  }
}

/// Takes a view up when the pointer moves far enough with the button down.
private final class DragSourceRecognizer: _GestureRecognizer<Void> {
  /// As for any drag.
  private static let distance: CGFloat = 10

  private let context: _GestureContext
  private let load: (LayoutElement, CGPoint) -> DragCenter.Load
  private var start: (pointerID: Int, location: CGPoint)?
  private var location = CGPoint.zero
  private var isTaken = false

  init(
    _ context: _GestureContext, load: @escaping (LayoutElement, CGPoint) -> DragCenter.Load
  ) {
    self.context = context
    self.load = load
  }

  override func receive(_ event: GestureEvent) {
    guard !phase.isDone, case .press(let step, let pointer) = event.kind else { return }
    location = event.location
    switch step {
    case .began: start = start ?? (pointer.pointerID, event.location)
    case .moved:
      guard let start, start.pointerID == pointer.pointerID else { return }
      if start.location.gap(to: event.location) >= Self.distance { phase = .active(()) }
    case .ended:
      guard start?.pointerID == pointer.pointerID else { return }
      if case .active = phase { phase = .ended(()) } else { phase = .failed }
    }
  }

  override func deliver() {
    guard let element = context.element, let start else { return }
    let drag = element.graph.input.drag
    switch phase {
    case .possible: break
    case .active:
      if isTaken {
        drag.move(to: location)
      } else {
        isTaken = true
        drag.begin(load(element, start.location), at: location)
      }
    case .ended:
      if isTaken { _ = drag.drop(at: location) }
      isTaken = false
    case .failed:
      if isTaken { drag.end() }
      isTaken = false
    }
  }
}

extension LayoutElement {
  /// What this element paints, in the window's coordinates.
  fileprivate var picture: [DisplayItem] {
    let scale = owner.environment.displayScale
    let pass = DrawPass(scale: scale > 0 ? scale : 1)
    let items = displayItems(at: frameInRoot.origin, pass)
    // It is drawn without what moves it from outside: put it where it is seen.
    let seen = map(to: nil).point(.zero)
    let way = CGAffineTransform(
      translationX: seen.x - frameInRoot.minX, y: seen.y - frameInRoot.minY)
    return way.isIdentity ? items : items.grouped(.transform(way))
  }

  /// What another view paints, in its ideal size, with its middle at a point of the window.
  fileprivate func picture<V: View>(of view: V, around point: CGPoint) -> [DisplayItem] {
    let tree = ViewGraph(view, environment: owner.environment, textEngine: graph.textEngine)
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
