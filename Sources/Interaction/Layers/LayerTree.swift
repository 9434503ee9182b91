@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The layers of a window.
@MainActor package final class LayerTree: GraphComponent {
  unowned let graph: ViewGraph
  package let content: Layer
  /// The floating layers in the order in which they are painted.
  package private(set) var floating: [Layer] = []
  /// Layers that are still painted on their way out, but are no longer part of the tree.
  private(set) var leaving: [Layer] = []
  private(set) var hasPages = false

  package init(_ graph: ViewGraph) {
    self.graph = graph
    content = Layer(LayerStyle(name: "content", keys: .scope), isFloating: false)
  }

  // MARK: Changes

  package func add(_ layer: Layer, to parent: Layer) {
    parent.add(layer)
    if layer.style.isExclusive { parent.occupant = layer }
    if !layer.isFloating { hasPages = true }
    if layer.isFloating || !layer.children.isEmpty { floatingDidChange() }
    if case .scope = layer.style.keys {
      graph.afterLayout { [weak self, weak layer] in
        if let self, let layer { takeFocus(into: layer) }
      }
    }
  }

  /// Removes a layer from the tree, together with those above it.
  ///
  /// - Parameter isSeen: whether it is painted until ``end(_:)``.
  package func remove(_ layer: Layer, isSeen: Bool) {
    guard let parent = layer.parent else { return }
    parent.remove(layer)
    let above = layer.subtree.dropFirst()
    for child in above { child.parent?.remove(child) }
    if isSeen {
      leaving.append(layer)
      for child in above where child.isFloating {
        leaving.append(child)
        child.onParentLeave?()
      }
    }
    if layer.isFloating || !above.isEmpty { floatingDidChange() }
    giveFocusBack(from: layer)
  }

  /// Stops painting a layer that was removed.
  package func end(_ layer: Layer) {
    leaving.removeAll { $0 === layer }
    (graph.root as? RootNode)?.show(above: paintedElements)
  }

  /// Notes whether another page covers this one.
  package func cover(_ page: Layer, _ isCovered: Bool) {
    if page.isCovered == isCovered { return }
    page.isCovered = isCovered
    graph.afterLayout { [weak self, weak page] in
      guard let self, let page, page.parent != nil else { return }
      if page.isCovered { keepFocus(of: page) } else { giveFocusBack(from: page) }
    }
  }

  private func floatingDidChange() {
    floating = content.subtree.filter(\.isFloating)
    (graph.root as? RootNode)?.show(above: paintedElements)
  }

  private var paintedElements: [LayoutElement] { (floating + leaving).compactMap(\.element) }

  /// True if nothing stands above the content.
  var isEmpty: Bool { floating.isEmpty && leaving.isEmpty }
}

// MARK: - Reach

extension LayerTree {
  /// The topmost layer with a focus scope of its own.
  package var topScope: Layer { floating.last(where: \.hasScope) ?? content }

  /// The layer that handles all keys itself, if one is open: the topmost one that takes keys.
  var keyDelegate: (any LayerDelegate)? {
    guard let top = floating.last(where: \.takesKeys), case .delegate = top.style.keys else {
      return nil
    }
    return top.style.delegate
  }

  /// The innermost layer that an element is in.
  func layer(around element: LayoutElement) -> Layer {
    element.outward.firstNonNil { $0[Layer.self] } ?? content
  }

  /// Returns whether keys, the focus and shortcuts cannot reach an element.
  package func isOutOfReach(_ element: LayoutElement) -> Bool {
    if floating.isEmpty && !hasPages { return false }
    for element in element.outward {
      guard let layer = element[Layer.self] else { continue }
      if layer.isFloating { return layer.parent == nil || isBelow(topScope, layer) }
      if layer.isCovered { return true }
    }
    return topScope !== content
  }

  /// Returns whether keys reach the views of a layer.
  package func isReached(_ layer: Layer) -> Bool {
    var current = layer
    while !current.isFloating, current !== content {
      if current.isCovered { return false }
      guard let parent = current.parent else { return false }
      current = parent
    }
    if current === content { return topScope === content }
    return current.parent != nil && !isBelow(topScope, current)
  }

  /// Returns whether an element, one of those inside `parent`, is hidden from assistive programs.
  func isHidden(_ element: LayoutElement, in parent: LayoutElement) -> Bool {
    if floating.isEmpty && !hasPages { return false }
    if let layer = element[Layer.self] {
      guard layer.isFloating else { return layer.isCovered }
      return topModal.map { isBelow($0, layer) } ?? false
    }
    return parent === graph.rootElement && topModal != nil
  }

  /// The size of a window that has room for the panels above its content, in points; zero where no panel asks for room.
  package var neededSize: CGSize {
    (floating + leaving).reduce(into: CGSize.zero) { needed, layer in
      guard layer.style.growsWindow, let panel = layer.element?.children.last, !panel.isRemoved
      else { return }
      let ideal = graph.tree.sizeThatFits(panel.id, .unspecified)
      let bars = graph[WindowBars.self].insets
      for axis in Axis.allCases where ideal[axis].isFinite {
        // A panel that fills the window has a margin of its own, and leaves the bars of the window free.
        let isFilling = layer.style.placement == .fill
        let around = isFilling ? bars[axis] : 2 * LayerPlacement.margin
        needed[axis] = max(needed[axis], (ideal[axis] + around).rounded(.up))
      }
    }
  }

  private var topModal: Layer? {
    floating.last { $0.style.backdrop != nil && !$0.leavesBehindUsable }
  }

  private func isBelow(_ top: Layer, _ layer: Layer) -> Bool {
    guard let first = floating.firstIndex(where: { $0 === top }) else { return false }
    // A layer on its way out is not part of the order.
    return !floating[first...].contains { $0 === layer }
  }

  /// The elements at which the search for all elements within reach of keys begins.
  fileprivate var reachableRoots: [LayoutElement] {
    let top = topScope
    guard let first = floating.firstIndex(where: { $0 === top }) else {
      return graph.rootElement.map { [$0] } ?? []
    }
    return floating[first...].compactMap(\.element)
  }
}

extension ViewGraph {
  package var layers: LayerTree { self[LayerTree.self] }

  /// The elements that are shown and that keys can reach, parents first, children in layout order.
  func forEachReachableElement(_ body: (LayoutElement) -> Void) {
    let layers = layers
    var pending = Array(layers.reachableRoots.reversed())
    while let element = pending.popLast() {
      if layers.hasPages, let layer = element[Layer.self], layer.isCovered { continue }
      body(element)
      pending += element.childrenForKeys.reversed()
    }
  }
}

extension Layer {
  fileprivate var hasScope: Bool {
    if case .scope = style.keys { !leavesBehindUsable } else { false }
  }

  fileprivate var takesKeys: Bool { if case .none = style.keys { false } else { true } }
}

// MARK: - Description

extension ViewGraph {
  /// The layers as text: one line each, indented by depth.
  package var layerTree: String { layers.lines(layers.content, depth: 0).joined(separator: "\n") }
}

extension LayerTree {
  fileprivate func lines(_ layer: Layer, depth: Int) -> [String] {
    var parts = [layer.style.name]
    if layer.isFloating, let panel = layer.element?.children.last {
      let frame = panel.frameInRoot
      parts[0] +=
        " \(frame.minX.brief),\(frame.minY.brief) \(frame.width.brief)x\(frame.height.brief)"
    }
    if layer.style.backdrop != nil { parts.append("modal") }
    if layer.isCovered { parts.append("covered") }
    let top = floating.last(where: \.takesKeys) ?? content
    if layer === top { parts.append("keys") }
    let line = String(repeating: "  ", count: depth) + parts.joined(separator: ", ")
    return [line] + layer.children.flatMap { lines($0, depth: depth + 1) }
  }
}
