@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

// MARK: - Focus

extension LayerTree {
  private var focus: FocusCenter { graph.input.focus }

  /// Takes the focus from a view that a layer covers, and remembers it until the layer is removed.
  func takeFocus(into layer: Layer) {
    guard layer.parent != nil else { return }
    if let current = focus.current, let element = current.element, isOutOfReach(element) {
      layer.keptFocus = current
      focus.move(to: nil)
    }
    if layer.style.focusesField { graph[OpeningFocus.self].choose(in: layer) }
  }

  func keepFocus(of page: Layer) {
    guard let current = focus.current, let element = current.element,
      element.chain.contains(where: { $0[Layer.self] === page })
    else { return }
    page.keptFocus = current
    focus.move(to: nil)
  }

  /// Gives the focus back to the view that had it before a layer came, unless another one has got it.
  func giveFocusBack(from layer: Layer) {
    guard let kept = layer.keptFocus else { return }
    layer.keptFocus = nil
    graph.afterLayout { [weak self, weak kept] in
      guard let self, let kept, let element = kept.element, !element.isRemoved else { return }
      if isOutOfReach(element) {
        // Another layer came meanwhile: the focus goes back when that one is removed.
        if topScope.keptFocus == nil { topScope.keptFocus = kept }
      } else if focus.current.map({ !$0.canFocus || self.isLeaving($0) }) ?? true {
        kept.textClient?.focusWillReturn()
        focus.move(to: kept)
      }
    }
  }

  /// Returns whether a view with the focus is in a layer on its way out.
  private func isLeaving(_ target: FocusTarget) -> Bool {
    guard let element = target.element else { return true }
    return element.chain.contains { inner in leaving.contains { $0.element === inner } }
  }
}

// MARK: - Keys

extension LayerTree {
  /// Gives a key that no view used to the pages that are not covered and to the layer around them,
  /// from inside out.
  package func handleUnused(_ event: KeyEvent) -> Bool {
    let top = topScope
    let pages = top.pages.reversed()
    for layer in pages + [top] where layer.handle(event) { return true }
    return false
  }
}

extension Layer {
  /// The pages of this layer that are not covered, those further out first.
  fileprivate var pages: [Layer] {
    children.filter { !$0.isFloating && !$0.isCovered }.flatMap { [$0] + $0.pages }
  }

  fileprivate func handle(_ event: KeyEvent) -> Bool {
    if let handleKey, handleKey(event) { return true }
    guard style.closesOnEscape, event.key == .escape, event.phase == .down else { return false }
    close()
    return true
  }
}
