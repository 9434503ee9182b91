import EspalierDrawing
import Foundation
import LayoutEngine

extension View {
  /// Gives this view the size of its container (the window or picture) on the given axes.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives this view a length made from that of its container on each of the given axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ containerLength: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Gives this view the length of `span` of `count` equal parts of its container, `spacing` points apart.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}

private struct ContainerFrameModifier: PrimitiveModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ContainerFrameNode(view, inputs)
  }
}

/// Wraps the content in a frame that is set again when the container's size changes.
private final class ContainerFrameNode<C: View>:
  WrappingNode<C, ContainerFrameModifier>, ElementContainer, LayoutReader
{
  private var element: LayoutElement?
  private var container: CGSize?

  override func didMake() {
    element = LayoutElement(self, rule: rule)
    graph.needsSync(self)
    graph.add(self)
  }

  override func didUpdate() { element?.setRule(rule) }

  func readLayout() -> Bool {
    if container == graph.containerSize { return false }
    element?.setRule(rule)
    return true
  }

  private var rule: FixedFrameRule {
    container = graph.containerSize
    func length(_ axis: Axis) -> CGFloat? {
      guard modifier.axes.contains(axis), let size = container?[axis], size.isFinite else { return nil }
      return max(modifier.length(size, axis), 0)
    }
    return FixedFrameRule(
      width: length(.horizontal), height: length(.vertical), alignment: modifier.alignment)
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    if let element { elements.append(element) }
  }

  override func childElementsDidChange() { graph.needsSync(self) }

  func syncElements() {
    var elements: [LayoutElement] = []
    for child in children { child.collectElements(into: &elements) }
    element?.setChildren(elements)
  }

  override func detach() {
    super.detach()
    graph.remove(self)
    element?.remove()
  }
}
