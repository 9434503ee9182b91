@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

// Drawing begins no animation: it shows what is on its way. What an update has changed is drawn within the update, and
// compared with what was shown before when the drawing is complete.

/// The items that an element has drawn, and those that it showed before.
@MainActor struct DrawnChange {
  let element: LayoutElement
  let items: [DisplayItem]
  let last: [DisplayItem]?
  /// The places of the element in both drawings; nil where the element has painted the items in
  /// addition to its children.
  let origins: (new: CGPoint, old: CGPoint?)?

  /// Begins to lead from the old items to the new ones where that takes time; returns true if the
  /// element is to be drawn again.
  func begins() -> Bool {
    let begins = PaintPresenter.follow(items, after: last, in: element)
    guard let origins else { return begins }
    let painted = PaintPresenter.presented(items, in: element)
    let old = last.map { (items: $0, origin: origins.old ?? .zero) }
    let kind = element.owner.environment.contentTransition.kind
    let leads =
      kind == .interpolate
      ? GlyphMorph.follow(painted, at: origins.new, after: old, in: element)
      : ContentPresenter.follow(painted, at: origins.new, after: old, kind, in: element)
    return begins || leads
  }
}

extension LayoutElement {
  /// True if the drawing of this element is on its way to what was set.
  final var isChangingDrawing: Bool {
    extras != nil
      && (self[PaintPresenter.self] != nil || self[ContentPresenter.self] != nil
        || self[GlyphMorph.self] != nil)
  }

  /// The items to draw for those that a leaf paints.
  final func presented(
    _ items: [DisplayItem], at origin: CGPoint, _ kind: ContentTransition.Kind
  ) -> [DisplayItem] {
    if extras == nil { return items }
    let painted = PaintPresenter.presented(items, in: self)
    return kind == .interpolate
      ? self[GlyphMorph.self]?.presented(painted, at: origin) ?? painted
      : self[ContentPresenter.self]?.presented(painted, at: origin) ?? painted
  }
}

extension ContentTransition.Kind {
  /// True if the direction depends on the number that was shown last.
  var isNumber: Bool { if case .number = self { true } else { false } }
}
