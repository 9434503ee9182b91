@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The opacity of an element whose view comes or goes without a transition of its own.
@MainActor package final class ElementFade: AnimatedObject {
  private var animator = Animator<Double>()
  private var target = 1.0
  private weak var element: LayoutElement?

  package init(_ element: LayoutElement) { self.element = element }

  var opacity: Double { min(max(target + animator.offset, 0), 1) }

  /// - Parameter own: counts in place of the transaction of the update; nil is that one.
  package func show(opacity: Double, with own: Transaction? = nil) {
    guard let element, opacity != target else { return }
    let graph = element.graph
    let transaction = own ?? (graph.mayAnimate ? graph.transaction(for: element.owner) : nil)
    if let transaction, let animation = transaction.animation {
      animator.animate(
        by: opacity - target, with: transaction, animation, at: graph.clock.time,
        in: element.owner.environment)
      graph.animations.add(self)
    }
    target = opacity
    show()
    element.setNeedsDrawing()
  }

  private func show() { element?.presence = opacity }

  package func advance(to time: TimeInterval) -> Bool {
    guard let element, !element.isRemoved else { return false }
    let graph = element.graph
    animator.advance(to: time, in: element.owner.environment) { graph.complete($0) }
    show()
    element.setNeedsDrawing()
    graph.presentationChanged()
    return animator.isRunning
  }

  package func stop() {
    guard let graph = element?.graph else { return }
    graph.animations.remove(self)
    animator.stop { graph.complete($0) }
    show()
  }
}

extension ElementFade: ElementComponent {}

extension LayoutElement {
  /// The opacity of a view that comes or goes without a transition of its own.
  package final var fade: ElementFade? {
    get { self[ElementFade.self] }
    set {
      self[ElementFade.self] = newValue
      presence = newValue?.opacity ?? 1
    }
  }
}
