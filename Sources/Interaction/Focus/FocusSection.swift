@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Lets the arrow keys move the focus among the views in this one, where the view with the focus
  /// does not use these keys.
  public func focusSection() -> some View { modifier(FocusSectionModifier()) }
}

private struct FocusSectionModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    if element[KeyHandler.self] == nil { element[KeyHandler.self] = FocusSection() }
  }
}

private final class FocusSection: KeyResponder {
  func handle(_ press: KeyPress, in element: LayoutElement) -> Bool {
    guard press.phase != .up, press.isPlain, let direction = MoveCommandDirection(press.key),
      let current = element.graph.input.focus.current?.element
    else { return false }
    let start = current.drawnFrame
    let candidates = element.focusTargets.compactMap { target -> (FocusTarget, CGFloat)? in
      guard let frame = target.element?.drawnFrame, target.element !== current else { return nil }
      return direction.distance(from: start, to: frame).map { (target, $0) }
    }
    guard let nearest = candidates.min(by: { $0.1 < $1.1 }) else { return false }
    return element.graph.input.focus.move(to: nearest.0)
  }
}

extension MoveCommandDirection {
  /// Returns the distance to `end` if it lies in this direction, with a preference for views
  /// straight ahead; else nil.
  fileprivate func distance(from start: CGRect, to end: CGRect) -> CGFloat? {
    let way = CGSize(width: end.midX - start.midX, height: end.midY - start.midY)
    let (ahead, aside): (CGFloat, CGFloat) =
      switch self {
      case .up: (-way.height, way.width)
      case .down: (way.height, way.width)
      case .left: (-way.width, way.height)
      case .right: (way.width, way.height)
      }
    return ahead > 0.5 ? ahead + 2 * abs(aside) : nil
  }
}

extension LayoutElement {
  /// The frame of the element in the window, as it is drawn.
  package var drawnFrame: CGRect { map(to: nil).rect(CGRect(origin: .zero, size: size)) }

  /// The views in this element that can have the focus, in reading order.
  var focusTargets: [FocusTarget] {
    var targets: [FocusTarget] = []
    var pending = [self]
    while let element = pending.popLast() {
      if let target = element[FocusTarget.self], target.canFocus, target.isInTabOrder {
        targets.append(target)
      }
      pending += element.childrenForKeys.reversed()
    }
    return targets
  }
}
