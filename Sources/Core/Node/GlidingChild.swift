import EspalierDrawing
import Foundation

// A view that glides is drawn where it will come to rest, and moved from there by whole pixels: its
// own drawing and those inside it stay the same from one step to the next.

extension LayoutElement {
  /// The offset from the element's place at rest to the place where it is shown.
  fileprivate func shift(_ pass: DrawPass) -> CGSize {
    let (rest, shown) = (frame.origin, presentedFrame.origin)
    return CGSize(width: pass.aligned(shown.x - rest.x), height: pass.aligned(shown.y - rest.y))
  }

  /// The items painted by the outermost element and those inside it, in the coordinates of the
  /// window.
  func rootItems(_ pass: DrawPass) -> [DisplayItem] {
    let items = displayItems(at: frame.origin, pass)
    return frameShift == nil ? items : items.shifted(by: shift(pass))
  }
}

/// The place at which a child is drawn, and the way from there to where it is shown.
private struct Stage {
  let place: CGPoint
  let pass: DrawPass
  let shift: CGSize
}

extension DrawContext {
  /// The drawing of one child.
  package func drawing(of child: LayoutElement) -> ElementDrawing {
    guard let stage = stage(of: child) else { return ElementDrawing([], isCut: true) }
    let drawing = child.drawing(at: stage.place, stage.pass)
    return stage.shift == .zero ? drawing : drawing.changed { $0.shifted(by: stage.shift) }
  }

  /// The drawing of one child in the parts to which an effect applies one by one.
  func partedDrawing(of child: LayoutElement) -> ElementDrawing {
    guard let stage = stage(of: child) else { return ElementDrawing(parts: [], isCut: true) }
    let drawing = child.partedDrawing(at: stage.place, stage.pass)
    if stage.shift == .zero { return drawing }
    return drawing.changedParts { parts in parts.map { $0.shifted(by: stage.shift) } }
  }

  /// Finds where a child is drawn; nil if nothing of it can be seen.
  private func stage(of child: LayoutElement) -> Stage? {
    let offset = child.frame.origin
    let place = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    if child.frameShift == nil {
      return pass.needs(child, at: place) ? Stage(place: place, pass: pass, shift: .zero) : nil
    }
    let shift = child.shift(pass)
    let shown = CGPoint(x: place.x + shift.width, y: place.y + shift.height)
    guard pass.needs(child, at: shown) else { return nil }
    return Stage(place: place, pass: pass.moved(by: shift), shift: shift)
  }
}

extension DrawPass {
  /// The pass for a drawing that is then moved by `shift`.
  fileprivate func moved(by shift: CGSize) -> DrawPass {
    var pass = self
    pass.region = region?.offsetBy(dx: -shift.width, dy: -shift.height)
    return pass
  }

  /// True if something of an element at `place` can be seen.
  @MainActor fileprivate func needs(_ element: LayoutElement, at place: CGPoint) -> Bool {
    guard let region else { return true }
    return element.paintReach.offsetBy(dx: place.x, dy: place.y).touches(region)
  }
}

extension [DisplayItem] {
  fileprivate func shifted(by shift: CGSize) -> [DisplayItem] {
    if shift == .zero { return self }
    return mapped(
      by: ProjectionTransform(CGAffineTransform(translationX: shift.width, y: shift.height)))
  }
}
