@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Lets the paints of an element's drawing change gradually.
///
/// It compares two drawings of one structure, item by item, so that it need not know why a paint
/// changed: a color in the view, the foreground style around it, or dark mode.
@MainActor final class PaintPresenter: AnimatedObject {
  private var animator = Animator<PaintVector>()
  /// The forms that paints take until they are there.
  private let forms: [Paint]
  /// The paints that were set last, in these forms.
  private var target: PaintVector
  private weak var element: LayoutElement?

  private init(_ element: LayoutElement, _ forms: [Paint], _ target: PaintVector) {
    self.element = element
    self.forms = forms
    self.target = target
  }

  /// The items to draw for `items`, whose paints may be on their way.
  static func presented(_ items: [DisplayItem], in element: LayoutElement) -> [DisplayItem] {
    guard let running = element[PaintPresenter.self], let known = running.conformed(items) else {
      return items
    }
    return running.animator.isRunning
      ? (PaintVector(known) + running.animator.offset).repainted(known) : known
  }

  /// Leads to the paints of `items`, which an element has just drawn, from those that it showed
  /// before; returns true if they change gradually from now on.
  static func follow(
    _ items: [DisplayItem], after old: [DisplayItem]?, in element: LayoutElement
  ) -> Bool {
    let running = element[PaintPresenter.self]
    guard running != nil || element.graph.mayAnimate else { return false }
    let known = running?.conformed(items)
    if let running, let known, PaintVector(known) == running.target { return false }
    let transaction = element.graph.mayAnimate ? element.graph.transaction(for: element.owner) : nil
    if let transaction, let animation = transaction.animation, let old {
      return start(items, known, after: old, in: element, transaction, animation)
    }
    guard let running, let known else {
      // Another thing is drawn: nothing leads from one to the other.
      running?.stop()
      element[PaintPresenter.self] = nil
      return false
    }
    running.target = PaintVector(known)
    return false
  }

  /// Goes on from the animation under way, or starts from the last drawing; returns true if one of
  /// these is possible.
  private static func start(
    _ items: [DisplayItem], _ known: [DisplayItem]?, after old: [DisplayItem],
    in element: LayoutElement, _ transaction: Transaction, _ animation: Animation
  ) -> Bool {
    if let running = element[PaintPresenter.self], let known {
      running.animate(to: PaintVector(known), transaction, animation)
      return true
    }
    element[PaintPresenter.self]?.stop()
    element[PaintPresenter.self] = nil
    guard let (before, after, forms) = pair(old, items) else { return false }
    let (start, end) = (PaintVector(before), PaintVector(after))
    guard start != end, start.forms == end.forms else { return false }
    let presenter = PaintPresenter(element, forms, start)
    element[PaintPresenter.self] = presenter
    presenter.animate(to: end, transaction, animation)
    return true
  }

  private func animate(to end: PaintVector, _ transaction: Transaction, _ animation: Animation) {
    guard let element else { return }
    let graph = element.graph
    animator.animate(
      by: end - target, with: transaction, animation, at: graph.clock.time,
      in: element.owner.environment)
    target = end
    graph.animations.add(self)
  }

  /// Both drawings with paints of the same forms; nil if one of them shows something else.
  ///
  /// If nothing was drawn before, the paints come out of transparency.
  private static func pair(
    _ old: [DisplayItem], _ new: [DisplayItem]
  ) -> (before: [DisplayItem], after: [DisplayItem], forms: [Paint])? {
    let paints = new.paints
    if old.isEmpty { return (new.replacing(paints: paints.map(\.invisible)), new, paints) }
    let olds = old.paints
    guard olds.count == paints.count else { return nil }
    // Paints that have no way from one to the other change at once.
    let forms = zip(olds, paints).map { $0.commonForm(with: $1) ?? $1 }
    let before = zip(olds.indices, forms).map { olds[$0].conformed(to: $1) ?? paints[$0] }
    let after = zip(paints, forms).map { $0.conformed(to: $1) ?? $0 }
    return (old.replacing(paints: before), new.replacing(paints: after), forms)
  }

  /// `items` with paints in the forms of this animation; nil if they do not fit.
  private func conformed(_ items: [DisplayItem]) -> [DisplayItem]? {
    let paints = items.paints
    guard paints.count == forms.count else { return nil }
    let conformed = zip(paints, forms).map { $0.conformed(to: $1) ?? $0 }
    let result = items.replacing(paints: conformed)
    return PaintVector(result).forms == target.forms ? result : nil
  }

  func advance(to time: TimeInterval) -> Bool {
    guard let element, !element.isRemoved else { return false }
    let graph = element.graph
    animator.advance(to: time, in: element.owner.environment) { graph.complete($0) }
    element.setNeedsDrawing()
    graph.presentationChanged()
    if !animator.isRunning { element[PaintPresenter.self] = nil }
    return animator.isRunning
  }

  func stop() {
    guard let graph = element?.graph else { return }
    graph.animations.remove(self)
    animator.stop { graph.complete($0) }
  }
}

extension Paint {
  /// The same without any color to be seen.
  fileprivate var invisible: Paint {
    Paint.color(.clear).conformed(to: self) ?? self
  }
}

extension DrawContext {
  /// True if an invisible color must still be painted, because it may be on its way in or
  /// out.
  package var paintsClear: Bool {
    element[PaintPresenter.self] != nil || element.graph.mayAnimate && element.hasDrawn
  }

  /// Returns the items that this element paints in addition to its children, with paints on their
  /// way to those that were set.
  package func animated(own items: [DisplayItem]) -> [DisplayItem] {
    let last = element.ownItems
    element.ownItems = items
    return animated(own: items, after: last)
  }

  /// As ``animated(own:)``, for an element that remembers itself what it painted last.
  package func animated(own items: [DisplayItem], after last: [DisplayItem]?) -> [DisplayItem] {
    element.graph.existing(AnimationScheduler.self)?.note(own: items, after: last, of: element)
    return PaintPresenter.presented(items, in: element)
  }
}

extension PaintPresenter: ElementComponent {}

private enum OwnItemsKey: ElementKey {
  typealias Value = [DisplayItem]
}

extension LayoutElement {
  /// The items that the element itself painted last, where it paints something besides its
  /// children.
  final var ownItems: [DisplayItem]? {
    get { self[OwnItemsKey.self] }
    set { self[OwnItemsKey.self] = newValue }
  }
}
