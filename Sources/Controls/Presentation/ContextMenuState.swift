@_spi(Espalier) import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation
import Observation

/// The context menu of a view: whether it is open and where, and the finger that has opened it.
///
/// When the finger moves on, it lifts the view, and the menu closes.
@MainActor @Observable package final class ContextMenuState {
  var isOpen = false
  private(set) var menu: MenuState?
  /// The point in the view's coordinates at which the menu stands.
  private(set) var place = CGPoint.zero
  /// The picture of the view that is lifted; nil where the menu stands at the point.
  private(set) var picture: LiftedPicture?
  @ObservationIgnored fileprivate weak var element: LayoutElement?
  @ObservationIgnored private weak var graph: ViewGraph?
  /// The innermost view on which the finger rests: that, or one around it, is lifted.
  @ObservationIgnored private weak var touched: LayoutElement?
  @ObservationIgnored private var lifted: (any LiftResponder)?
  /// True from the opening of the menu until the finger is up.
  @ObservationIgnored private var isHeld = false

  /// The distance that lifts the view, as that which begins a drag.
  private static let distance: CGFloat = 10

  nonisolated init() {}

  func open(at point: CGPoint, lifting: Bool = false) {
    place = point
    picture = lifting ? element?.liftedPicture : nil
    menu = MenuState { [weak self] in self?.isOpen = false }
    isOpen = true
  }

  // MARK: A finger

  /// Opens the menu where a finger has rested, and follows the finger from there; points are in the window's coordinates.
  ///
  /// - Parameter lifts: true if the menu lifts the view, false if it stands at the finger.
  fileprivate func rest(at start: CGPoint, now point: CGPoint, lifts: Bool) {
    guard let element, !element.isRemoved else { return }
    if !isHeld {
      isHeld = true
      touched = element.graph.hit(at: start)
      open(at: _GestureContext(element).convert(start, to: .local), lifting: lifts)
    } else if let lifted, let graph {
      lifted.carry(to: point, in: graph)
    } else if start.distance(to: point) >= Self.distance {
      lift(element, from: start, to: point)
    }
  }

  /// Begins to drag the view, one inside it, or what is around it, if people may do that.
  private func lift(_ element: LayoutElement, from start: CGPoint, to point: CGPoint) {
    let inmost = touched.flatMap { $0.isRemoved ? nil : $0 } ?? element
    lifted = inmost.outward.firstNonNil { outer in
      outer[LiftHandler.self].flatMap { $0.lift(from: start) ? $0 : nil }
    }
    guard let lifted else { return }
    graph = element.graph
    isOpen = false
    lifted.carry(to: point, in: element.graph)
  }

  /// Ends the drag; at no point, because the finger is followed no longer.
  fileprivate func end(at point: CGPoint?) {
    isHeld = false
    if let lifted, let graph { lifted.release(at: point, in: graph) }
    (lifted, graph) = (nil, nil)
  }
}

/// Tells a context menu its view, and the container of the view its menu, which is a trait.
struct ContextMenuPlace {
  let state: ContextMenuState
}

extension ContextMenuPlace: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    if state.element === element { return }
    state.element = element
    element.setTrait(ObjectIdentifier(ContextMenuState.self), state)
  }
}

/// Opens a context menu where a finger rests, and lifts the view when it moves on.
package struct ContextMenuRest {
  let state: ContextMenuState
  @GestureState private var isHeld = false
  @Environment(\.look.menus) private var look

  package init(state: ContextMenuState) { self.state = state }
}

@MainActor extension ContextMenuRest: ViewModifier {
  package func body(content: Content) -> some View {
    content
      .modifier(
        GestureModifier(
          gesture: longPress, placement: .besideContentUntilBegun,
          // On the Mac a mouse has a button for this; fingers have none anywhere.
          pointerKind: look.mouseRestsForContextMenus ? nil : .touch)
      )
      // A press that is cancelled has no end.
      .onChange(of: isHeld) { if !isHeld { state.end(at: nil) } }
  }

  private var longPress: some Gesture {
    LongPressGesture()
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
      .updating($isHeld) { value, isHeld, _ in
        if case .second = value { isHeld = true }
      }
      .onChanged { value in
        guard case .second(true, let drag?) = value else { return }
        state.rest(at: drag.startLocation, now: drag.location, lifts: look.showsPreviews)
      }
      .onEnded { value in
        if case .second(true, let drag?) = value { state.end(at: drag.location) }
      }
  }
}
