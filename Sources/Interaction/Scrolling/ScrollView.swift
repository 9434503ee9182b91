@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A view whose content can be larger than itself and is moved into sight.
///
/// - Child sizing: the content is proposed no length on the axes that scroll, so that it takes its
///   ideal length, and the scroll view's proposal on the other axis.
/// - Preferred size: the proposal on the axes that scroll; across them the content's length.
///
/// Several views of the content stand below each other, as in a ``VStack``, whichever axes scroll.
public struct ScrollView<Content: View> {
  /// The scrolled content.
  public var content: Content
  /// The axes along which the content can be moved.
  public var axes: Axis.Set
  /// True if indicators may show the offset of the content.
  public var showsIndicators: Bool

  /// A view that scrolls its content along `axes`.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// A view that scrolls its content along `axes`.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }
}

extension ScrollView: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    ScrollNode(view, inputs)
  }
}

/// The node of a scroll view, with the node of its content.
private final class ScrollNode<Content: View>: ScrollAreaNode {
  private var content: ViewNode?

  init(_ view: ScrollView<Content>, _ inputs: _NodeInputs) {
    super.init(axes: view.axes, showsIndicators: view.showsIndicators, inputs)
    content = makeChild(view.content, contentEnvironment)
    graph.needsSync(self)
  }

  override var contentNode: ViewNode? { content }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: ScrollView<Content>.self)
    configure(axes: view.axes, showsIndicators: view.showsIndicators)
    updateChild(content, view.content)
  }
}
