@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

nonisolated extension View {
  /// Calls `action` when more of this view than a part comes into sight in the scroll view around
  /// it, or no longer does.
  ///
  /// - Parameter threshold: the part of its area that has to be in sight, from 0 to 1; more than
  ///   that part for 0.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

private struct ScrollVisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
}

extension ScrollVisibilityModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ScrollVisibilityNode(view, inputs)
  }
}

private final class ScrollVisibilityNode<C: View>: WrappingNode<C, ScrollVisibilityModifier>,
  LayoutReader
{
  private var isVisible = false

  override func didMake() { graph.add(self) }

  override func detach() {
    super.detach()
    graph.remove(self)
  }

  /// Only watches: the action runs with the other callbacks, after the layout.
  func readLayout() -> Bool {
    let elements = collectedElements
    let share = elements.map(\.visibleShare).max() ?? 0
    let isVisible = ScrollVisibility.isVisible(share, modifier.threshold)
    if isVisible == self.isVisible { return false }
    self.isVisible = isVisible
    let action = modifier.action
    graph.afterLayout { action(isVisible) }
    return false
  }
}

/// The rule by which a partly visible view counts as visible.
enum ScrollVisibility {
  static func isVisible(_ share: Double, _ threshold: Double) -> Bool {
    guard threshold.isFinite, threshold > 0 else { return share > 0 }
    return share >= min(threshold, 1)
  }

  /// The part of `rect` that lies in `window`, from 0 to 1; a rectangle without area counts by its
  /// length.
  static func share(of rect: CGRect, in window: CGRect) -> Double {
    func share(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Double {
      if high <= low { return low >= start && low <= end ? 1 : 0 }
      return max(0, min(high, end) - max(low, start)) / (high - low)
    }
    let part =
      share(rect.minX, rect.maxX, window.minX, window.maxX)
      * share(rect.minY, rect.maxY, window.minY, window.maxY)
    return part.isFinite ? part : 0
  }
}

extension LayoutElement {
  /// The part of this element that the viewports around it and the window let through, from 0 to 1.
  var visibleShare: Double {
    if isLeftOut || size.width.isNaN || size.height.isNaN { return 0 }
    guard let visible = graph.tree.visibleRect(of: id) else { return 1 }
    return ScrollVisibility.share(of: CGRect(origin: .zero, size: size), in: visible)
  }
}
