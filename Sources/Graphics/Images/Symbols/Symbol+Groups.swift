@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Several of one kind: people and speech bubbles, those in front with an opening around them.
extension Symbol {
  static let groups: [String: Symbol] = {
    var all: [String: Symbol] = [:]
    for isFilled in [false, true] {
      let ending = isFilled ? ".fill" : ""
      all["person.2\(ending)"] = people(
        front: (0, 0, 0.9), behind: [(82, 14, 0.74)], isFilled)
      let three = people(
        front: (52, 0, 0.92),
        behind: [(0, 18, 0.68), (132, 18, 0.68)], isFilled)
      all["person.3\(ending)"] = three
      all["person.3.sequence\(ending)"] = three
      all["bubble.left.and.bubble.right\(ending)"] = bubbles(isFilled)
      all["bubble.left.and.text.bubble.right\(ending)"] = bubbles(isFilled)
    }
    return all
  }()

  private typealias Place = (x: CGFloat, y: CGFloat, scale: CGFloat)

  private static func people(
    front: Place, behind: [Place], _ isFilled: Bool
  ) -> Symbol {
    func figures(_ place: Place, reach: CGFloat) -> [Path] {
      let transform = CGAffineTransform(
        a: place.scale, b: 0, c: 0, d: place.scale, tx: place.x, ty: place.y)
      return [head, shoulders].map { figure in
        // Enlarged about its center by `reach` on each side.
        let box = figure.boundingRect
        let grown = CGAffineTransform(translationX: -box.midX, y: -box.midY)
          .concatenating(
            CGAffineTransform(
              scaleX: 1 + 2 * reach / box.width, y: 1 + 2 * reach / box.height)
          )
          .concatenating(CGAffineTransform(translationX: box.midX, y: box.midY))
        return figure.applying(grown.concatenating(transform))
      }
    }
    let back = SymbolLayer(
      parts: behind.flatMap { figures($0, reach: 0) }.flatMap { parts($0, isFilled) }, level: 1,
      gaps: figures(front, reach: 13))
    let near = SymbolLayer(parts: figures(front, reach: 0).flatMap { parts($0, isFilled) })
    return Symbol(.zero, [back, near]).boxed
  }

  private static func bubbles(_ isFilled: Bool) -> Symbol {
    let left = bubble(CGRect(x: 4, y: 4, width: 92, height: 66), tail: 22)
    let right = bubble(CGRect(x: 58, y: 42, width: 92, height: 62), tail: 128)
    let edge = CGRect(x: 47, y: 31, width: 114, height: 84)
    let behind = SymbolLayer(
      parts: parts(left, isFilled), level: 1, gaps: [Path(roundedRect: edge, cornerRadius: 26)])
    return Symbol(
      CGSize(width: 154, height: 128), [behind, SymbolLayer(parts: parts(right, isFilled))])
  }

  /// A rounded rectangle whose lower edge runs out into a point below `tail`.
  static func bubble(_ box: CGRect, tail: CGFloat) -> Path {
    Path { path in
      let radius: CGFloat = 18
      path.move(to: CGPoint(x: box.midX, y: box.minY))
      path.addArc(
        tangent1End: CGPoint(x: box.maxX, y: box.minY),
        tangent2End: CGPoint(x: box.maxX, y: box.maxY), radius: radius)
      path.addArc(
        tangent1End: CGPoint(x: box.maxX, y: box.maxY),
        tangent2End: CGPoint(x: box.minX, y: box.maxY), radius: radius)
      path.addLine(to: CGPoint(x: max(tail, box.midX - 10), y: box.maxY))
      path.addLine(to: CGPoint(x: tail, y: box.maxY + 19))
      path.addLine(to: CGPoint(x: min(tail, box.midX - 10), y: box.maxY))
      path.addArc(
        tangent1End: CGPoint(x: box.minX, y: box.maxY),
        tangent2End: CGPoint(x: box.minX, y: box.minY), radius: radius)
      path.addArc(
        tangent1End: CGPoint(x: box.minX, y: box.minY),
        tangent2End: CGPoint(x: box.maxX, y: box.minY), radius: radius)
      path.closeSubpath()
    }
  }
}
