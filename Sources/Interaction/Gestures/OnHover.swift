@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The place of the mouse while it is over a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

nonisolated extension View {
  /// Calls `action` with true when the mouse comes over the view, and with false when it leaves.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(space: .local, isOver: action, moved: nil))
  }

  /// Calls `action` with each place of the mouse over the view, and when it leaves.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      HoverModifier(space: coordinateSpace.coordinateSpace, isOver: nil, moved: action))
  }

  /// Calls `action` with each place of the mouse over the view, and when it leaves.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace, isOver: nil, moved: action))
  }
}

private struct HoverModifier {
  let space: CoordinateSpace
  let isOver: ((Bool) -> Void)?
  let moved: ((HoverPhase) -> Void)?
}

extension HoverModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    let area = element.component(HoverArea())
    (area.space, area.isOver, area.moved) = (space, isOver, moved)
    element[HoverHandler.self] = area
  }
}

private final class HoverArea: HoverResponder, ElementComponent {
  var space = CoordinateSpace.local
  var isOver: ((Bool) -> Void)?
  var moved: ((HoverPhase) -> Void)?
  private var last: CGPoint?

  func hover(_ point: CGPoint?, in element: LayoutElement) {
    let wasOver = last != nil
    // The view may have moved below a mouse that did not.
    let place = point.map { _GestureContext(element).convert($0, to: space) }
    if place == last { return }
    last = place
    if wasOver != (place != nil) { isOver?(place != nil) }
    moved?(place.map { .active($0) } ?? .ended)
  }
}
