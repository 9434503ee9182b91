@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension ScrollAreaNode {
  /// A place in the content, margins included, from the leading edge: an offset of its origin
  /// brings it to the start.
  struct Place {
    var rect: CGRect
    /// True if the view has not been made yet.
    var isEstimated: Bool
  }

  /// The place of the view with an identity; nil if the content has none.
  final func place(ofID id: AnyHashable) -> Place? {
    guard let contentNode else { return nil }
    var pending = [contentNode]
    // The rows that a list makes of views are found before these: a row is more than its view.
    var sources: [ViewNode] = []
    while let node = pending.popLast() ?? (sources.isEmpty ? nil : sources.removeFirst()) {
      if let part = node.part(identifiedBy: id), let rect = part.frame(in: self) {
        return Place(rect: rect, isEstimated: false)
      }
      if let source = node.scrollTargets, let element = source.targetElement,
        let rect = source.place(ofID: id)
      {
        return Place(rect: contentRect(rect, of: element), isEstimated: true)
      }
      for child in node.children.reversed() {
        if child is SubviewSourceNode { sources.append(child) } else { pending.append(child) }
      }
    }
    return placeOfRow(holding: id)
  }

  /// The place of a row with an identity or a tag in it, of which nothing has been made: the last
  /// search, since it may read all elements of a collection.
  private func placeOfRow(holding id: AnyHashable) -> Place? {
    guard let contentNode else { return nil }
    var pending = [contentNode]
    while let node = pending.popLast() {
      if let source = node.scrollTargets, let element = source.targetElement,
        let rect = source.place(ofInnerID: id)
      {
        return Place(rect: contentRect(rect, of: element), isEstimated: true)
      }
      pending.append(contentsOf: node.children.reversed())
    }
    return nil
  }

  /// A rectangle of an element inside as a place in the content.
  final func contentRect(_ rect: CGRect, of inner: LayoutElement) -> CGRect {
    guard let element, let content = element.children.first else { return rect }
    var rect = rect
    var current = inner
    while current !== content, let parent = current.parent {
      rect = rect.offsetBy(dx: current.frame.minX, dy: current.frame.minY)
      current = parent
    }
    if isMirrored { rect.origin.x = content.size.width - rect.maxX }
    return rect.offsetBy(dx: state.margins.leading, dy: state.margins.top)
  }
}

extension ViewNode {
  /// The frame of this node's elements as a place in the content of a scroll view; nil if none of
  /// them is shown.
  fileprivate func frame(in area: ScrollAreaNode) -> CGRect? {
    let elements = collectedElements
    let rects = elements.filter { !$0.isLeftOut }.map {
      area.contentRect(CGRect(origin: .zero, size: $0.size), of: $0)
    }
    return rects.isEmpty ? nil : rects.reduce(.null) { $0.joined(with: $1) }
  }
}
