@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

extension GraphicsContext {
  /// One of the views that a canvas was given as symbols, to be drawn.
  public struct ResolvedSymbol {
    /// The view's ideal size in points.
    public let size: CGSize

    fileprivate let items: [DisplayItem]
  }

  /// The symbol that carries `id` as its tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let symbols else { return nil }
    nonisolated(unsafe) let id = id
    return MainActor.assumeIsolated { symbols.symbol(id: id) }
      .map { ResolvedSymbol(size: $0.size, items: $0.items) }
  }

  /// Draws a symbol stretched over `rect`.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let (x, y) = (rect.width / symbol.size.width, rect.height / symbol.size.height)
    let transform = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY)
    guard transform.isFinite, transform.determinant != 0 else { return }
    append(transform.isIdentity ? symbol.items : symbol.items.grouped(.transform(transform)))
  }

  /// Draws a symbol in its own size, a point of it at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: symbol.size.placed(at: point, anchor: anchor))
  }
}

/// The views that a canvas was given as symbols.
@MainActor final class CanvasSymbols {
  /// A context can be kept beyond the drawing that it was made for.
  private weak var element: LayoutElement?
  private let pass: DrawPass
  /// The canvas, as diagnostics name it.
  let path: String

  init(_ element: LayoutElement, _ pass: DrawPass) {
    self.element = element
    self.pass = pass
    path = element.owner.path
  }

  func symbol<ID: Hashable>(id: ID) -> (size: CGSize, items: [DisplayItem])? {
    let key = ObjectIdentifier(TagTrait<ID>.self)
    guard let element, !element.isRemoved,
      let child = element.children.first(where: { $0.trait(key) as? ID == id })
    else { return nil }
    // All of it: the place of the drawing does not depend on that of the view.
    return (child.size, child.displayItems(at: .zero, DrawPass(scale: pass.scale)))
  }
}
