@_spi(Espalier) import EspalierCore
import EspalierDrawing

/// The node of a modifier that concerns the first scroll view inside.
class ScrollWatcherNode<Content: View, Modifier: ViewModifier>: WrappingNode<Content, Modifier>,
  LayoutReader
{
  private weak var known: ScrollAreaNode?

  override func didMake() { graph.add(self) }

  override func detach() {
    super.detach()
    graph.remove(self)
  }

  /// The scroll view: the outermost inside, and of several the first.
  final var area: ScrollAreaNode? {
    if let known, !known.isDetached { return known }
    let area = graph.scrolling.areas(in: self).first
    known = area
    if let area { didFind(area) }
    return area
  }

  /// Called when a scroll view is found, or another one.
  func didFind(_ area: ScrollAreaNode) {}

  /// Reads the finished layout of the scroll view, and returns true if that changes it.
  func read(_ area: ScrollAreaNode) -> Bool { false }

  final func readLayout() -> Bool { area.map { read($0) } ?? false }
}
