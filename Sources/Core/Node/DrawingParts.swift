import EspalierDrawing
import Foundation

// An effect on a container applies to each view in it that paints, not to their picture as a whole:
// two boxes at half opacity shine through each other, and each of them casts its shadow on those
// behind it. SwiftUI does so too, up to the next `compositingGroup()`, clip or mask, whose content
// is one part.

extension LayoutElement {
  /// The drawing of this element in the parts to which an effect applies one by one.
  final func partedDrawing(at origin: CGPoint, _ pass: DrawPass) -> ElementDrawing {
    // Also draws the changes.
    let drawing = drawing(at: origin, pass)
    if case .each = drawing.parts { return drawing }
    if drawing.items.isEmpty { return ElementDrawing(parts: [], isCut: drawing.isCut) }
    if case .whole = drawing.parts { return drawing.changedParts { $0 } }
    if let partsCache, partsCache.origin == origin {
      return ElementDrawing(parts: partsCache.parts, isCut: drawing.isCut)
    }
    let parts = DrawContext(pass: pass, element: self, origin: origin).parts(of: drawing)
    partsCache = (parts, origin)
    return ElementDrawing(parts: parts, isCut: drawing.isCut)
  }

  /// `drawing` with the opacity of a view that comes or goes, each part by itself.
  final func faded(_ drawing: ElementDrawing, _ context: DrawContext) -> ElementDrawing {
    let opacity = presence
    if opacity <= 0 { return ElementDrawing([], isCut: drawing.isCut) }
    let faded = context.parts(of: drawing).flatMap { $0.affected(by: .opacity(opacity)) }
    return ElementDrawing(faded, isCut: drawing.isCut)
  }
}

extension DrawContext {
  /// The drawings of `children`, one above the other, for an element that paints nothing itself.
  package func only(_ children: [LayoutElement]) -> ElementDrawing { only(ElementList(children)) }

  /// As ``only(_:)``, of elements that another one has.
  package func only(_ children: ElementList) -> ElementDrawing {
    var result = ElementDrawing(of: children)
    for child in children { result.add(drawing(of: child)) }
    return result
  }

  /// The drawings of the children, those of a higher `zIndex` above the others.
  package func children() -> ElementDrawing { only(element.childrenInDrawingOrder) }

  /// As ``children()``, in the parts to which an effect applies one by one.
  package func childParts() -> ElementDrawing { parted(element.childrenInDrawingOrder) }

  private func parted(_ children: ElementList) -> ElementDrawing {
    var parts: [[DisplayItem]] = []
    var isCut = false
    for child in children {
      let drawing = partedDrawing(of: child)
      if case .each(let inner) = drawing.parts { parts += inner }
      isCut = isCut || drawing.isCut
    }
    return ElementDrawing(parts: parts, isCut: isCut)
  }

  /// The parts of a drawing of this element.
  fileprivate func parts(of drawing: ElementDrawing) -> [[DisplayItem]] {
    switch drawing.parts {
    case .whole: drawing.items.isEmpty ? [] : [drawing.items]
    case .each(let parts): parts
    case .children(let children): parts(of: parted(children))
    case .later(let make): parts(of: make(self))
    }
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
