import EspalierDrawing
import Foundation
import LayoutEngine

nonisolated extension View {
  /// Gives this view the size of its container (the scroll view around it, or the window or
  /// picture) on the given axes.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives this view a length made from that of its container on each of the given axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ containerLength: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Gives this view the length of `span` of `count` equal parts of its container, `spacing` points
  /// apart.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}

private struct ContainerFrameModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerFrameModifier: ElementModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ContainerFrameNode(view.modifier, view.content, inputs)
  }

  func rule(filling container: CGSize) -> FixedFrameRule {
    func length(_ axis: Axis) -> CGFloat? {
      guard axes.contains(axis), container[axis].isFinite else { return nil }
      return max(self.length(container[axis], axis), 0)
    }
    return FixedFrameRule(
      width: length(.horizontal), height: length(.vertical), alignment: alignment)
  }
}

/// Sets its frames again when the container's size changes.
private final class ContainerFrameNode<C: View>:
  ElementModifierNode<C, ContainerFrameModifier>, LayoutReader
{
  private var container: CGSize?

  required init(_ modifier: ContainerFrameModifier, _ view: borrowing C, _ inputs: _NodeInputs) {
    super.init(modifier, view, inputs)
    graph.add(self)
  }

  override func rule(for wrapper: LayoutElement?) -> any LayoutRule {
    modifier.rule(filling: currentContainer)
  }

  private var currentContainer: CGSize {
    if let innerContainerSize { return innerContainerSize }
    let (window, insets) = (graph.window, graph[WindowBars.self].insets)
    return CGSize(
      width: window.width - insets[Axis.horizontal], height: window.height - insets[Axis.vertical])
  }

  func readLayout() -> Bool {
    let current = currentContainer
    if container == current { return false }
    container = current
    configureWrappers()
    return true
  }

  override func detach() {
    super.detach()
    graph.remove(self)
  }
}

extension ViewNode {
  /// The size of the innermost container that this view is in; nil stands for the window.
  fileprivate var innerContainerSize: CGSize? {
    outward.dropFirst().firstNonNil { $0.sizeAsContainer }
  }
}
