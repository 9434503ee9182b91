import EspalierDrawing
import Foundation
import LayoutEngine

/// The layout elements of the tree, and the items that they paint.
extension ViewGraph {
  func register(_ element: LayoutElement) {
    let index = Int(element.id.index)
    while elements.count < index { elements.append(nil) }
    if index == elements.count {
      elements.append(element)
    } else {
      elements[index] = element
    }
    counters.elements += 1
    // Nothing of a new element has been drawn.
    isMarked.mark(element.id)
  }

  /// Makes room for `count` more elements, up to the limit, so that none has to be moved while they are made.
  func reserveElements(_ count: Int) {
    let room = min(count, elementLimit - elements.count)
    guard room > 0 else { return }
    tree.reserve(room)
    let needed = elements.count + room
    // More than is needed: each of several lists may ask for room of its own.
    if needed > elements.capacity { elements.reserveCapacity(max(needed, elements.count * 2)) }
  }

  func unregister(_ element: LayoutElement) { elements[Int(element.id.index)] = nil }

  package func element(_ id: LayoutNodeID) -> LayoutElement? {
    elements.indices.contains(Int(id.index)) ? elements[Int(id.index)] : nil
  }

  /// Marks the elements whose frame, or a child's frame, changed in the layout to be drawn again.
  func noteChangedFrames() {
    let changed = tree.takeChangedNodes()
    if changed.isEmpty { return }
    needsDrawing = true
    for id in changed where !isMarked[id] { element(id)?.markForDrawing(in: self) }
  }

  /// All elements that are shown, from the root down, parents first, children in layout order.
  package func forEachElement(_ body: (LayoutElement, _ depth: Int) -> Void) {
    guard let rootElement else { return }
    var pending = [(rootElement, 0)]
    while let (element, depth) = pending.popLast() {
      body(element, depth)
      for child in element.shownChildren.reversed() { pending.append((child, depth + 1)) }
    }
  }

  package func makeIdentifier() -> Int {
    lastIdentifier += 1
    return lastIdentifier
  }

  // MARK: Drawing

  /// The items that the tree paints, with every edge on a pixel of `scale`.
  package func displayItems(scale: CGFloat) -> [DisplayItem] {
    guard let rootElement else { return [] }
    // Drawings have their edges on the pixels of one scale.
    if let lastScale, lastScale != scale {
      for element in elements { element?.markForDrawing(in: self) }
    }
    needsDrawing = false
    lastScale = scale
    return StateReading.with(.byOwner) {
      let items = rootElement.rootItems(DrawPass(scale: scale))
      presenting?.followDrawing()
      return overlays.reduce(items) { $0 + $1() }
    }
  }
}
