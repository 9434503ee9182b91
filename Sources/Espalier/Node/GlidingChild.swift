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

extension DrawContext {
  /// The items painted by a child that glides.
  func items(ofGliding child: LayoutElement) -> [DisplayItem] {
    let shift = child.shift(pass)
    let place = place(of: child)
    if isOutOfSight(child, at: place.moved(by: shift)) { return [] }
    let items = child.displayItems(at: place, pass.moved(by: shift))
    if child.drawnRegion != nil { element.drawnRegion = pass.region }
    return items.shifted(by: shift)
  }

  /// The items painted by a child that glides, in the parts to which an effect applies one by one.
  func parts(ofGliding child: LayoutElement) -> [[DisplayItem]] {
    let shift = child.shift(pass)
    let place = place(of: child)
    if isOutOfSight(child, at: place.moved(by: shift)) { return [] }
    let parts = child.parts(at: place, pass.moved(by: shift))
    if child.drawnRegion != nil { element.drawnRegion = pass.region }
    return parts.map { $0.shifted(by: shift) }
  }

  private func place(of child: LayoutElement) -> CGPoint {
    origin.moved(by: CGSize(width: child.frame.minX, height: child.frame.minY))
  }
}

extension DrawPass {
  /// The pass for a drawing that is then moved by `shift`.
  fileprivate func moved(by shift: CGSize) -> DrawPass {
    var pass = self
    pass.region = region?.offsetBy(dx: -shift.width, dy: -shift.height)
    return pass
  }
}

extension CGPoint {
  fileprivate func moved(by shift: CGSize) -> CGPoint {
    CGPoint(x: x + shift.width, y: y + shift.height)
  }
}

extension [DisplayItem] {
  fileprivate func shifted(by shift: CGSize) -> [DisplayItem] {
    if shift == .zero { return self }
    return mapped(
      by: ProjectionTransform(CGAffineTransform(translationX: shift.width, y: shift.height)))
  }
}
