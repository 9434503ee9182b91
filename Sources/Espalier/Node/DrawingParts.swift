import EspalierDrawing
import Foundation

// An effect on a container applies to each view in it that paints, not to their picture as a whole:
// two boxes at half opacity shine through each other, and each of them casts its shadow on those
// behind it. SwiftUI does so too, up to the next `compositingGroup()`, clip or mask, whose content
// is one part.

extension LayoutElement {
  /// The items painted by this element and those inside it, in the parts to which an effect applies
  /// one by one.
  final func parts(at origin: CGPoint, _ pass: DrawPass) -> [[DisplayItem]] {
    // Also draws the changes, and finds out whose drawing this one is.
    let items = displayItems(at: origin, pass)
    if items.isEmpty { return [] }
    if presence < 1 { return [items] }
    if let partsCache, partsCache.origin == origin { return partsCache.parts }
    let parts = parts(of: items, DrawContext(pass: pass, element: self, origin: origin))
    partsCache = (parts, origin)
    return parts
  }

  /// `items` with the opacity of a view that comes or goes, each part by itself.
  final func faded(_ items: [DisplayItem], _ context: DrawContext) -> [DisplayItem] {
    let opacity = presence
    let parts = parts(of: items, context)
    drawnChildren = nil
    if opacity <= 0 { return [] }
    return parts.flatMap { $0.affected(by: .opacity(opacity)) }
  }

  private func parts(of items: [DisplayItem], _ context: DrawContext) -> [[DisplayItem]] {
    if let parts = parts(context) { return parts.filter { !$0.isEmpty } }
    guard let drawnChildren else { return [items] }
    return drawnChildren.flatMap { context.parts(of: $0) }
  }
}

extension DrawContext {
  /// The items painted by `children`, one after the other, for an element that paints nothing
  /// itself.
  package func only(_ children: [LayoutElement]) -> [DisplayItem] {
    element.drawnChildren = children
    return children.flatMap { items(of: $0) }
  }

  /// The items painted by the children, those of a higher `zIndex` later, in the parts to which an
  /// effect applies one by one.
  package func childParts() -> [[DisplayItem]] {
    element.childrenInDrawingOrder.flatMap { parts(of: $0) }
  }

  fileprivate func parts(of child: LayoutElement) -> [[DisplayItem]] {
    if child.frameShift != nil { return parts(ofGliding: child) }
    let offset = child.frame.origin
    let place = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    if isOutOfSight(child, at: place) { return [] }
    let parts = child.parts(at: place, pass)
    if let region = child.drawnRegion { element.drawnRegion = region }
    return parts
  }
}

extension [DisplayItem] {
  /// These items under an effect; nothing where there are none.
  package func grouped(_ effect: DisplayEffect) -> [DisplayItem] {
    isEmpty ? [] : [.group(effect, self)]
  }

  /// These items under an effect, with their blend mode still applied to the items behind them.
  package func affected(by effect: DisplayEffect) -> [DisplayItem] {
    if count == 1, case .group(.blend(let mode), let items) = self[0] {
      return [.group(.blend(mode), items.affected(by: effect))]
    }
    return grouped(effect)
  }

  /// The items with a blur around them; a blurred group is blurred more, as two Gaussians after
  /// each other are one.
  package func blurred(radius: Double) -> [DisplayItem] {
    if count == 1, case .group(.blur(let inner, isOpaque: false), let items) = self[0] {
      let radius = (inner * inner + radius * radius).squareRoot()
      if radius.isFinite { return items.grouped(.blur(radius: radius, isOpaque: false)) }
    }
    return affected(by: .blur(radius: radius, isOpaque: false))
  }
}
