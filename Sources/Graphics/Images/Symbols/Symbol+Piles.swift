@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Things that lie on each other: documents, and sheets seen from the side.
extension Symbol {
  static let piles: [String: Symbol] = {
    var all: [String: Symbol] = [:]
    for isFilled in [false, true] {
      let ending = isFilled ? ".fill" : ""
      for name in ["doc", "document"] {
        all["\(name)\(ending).on.\(name)\(ending)"] = documents(isFilled)
        all["\(name).on.\(name)\(ending)"] = documents(isFilled)
      }
      for name in ["square.stack.3d.up", "square.3.layers.3d", "square.3.stack.3d"] {
        all[name + ending] = sheets(3, isFilled)
      }
      for name in ["square.stack.3d.down.right", "square.stack.3d.down.forward"] {
        all[name + ending] = sheets(3, isFilled)
      }
      for name in ["square.2.layers.3d", "square.2.stack.3d"] {
        all[name + ending] = sheets(2, isFilled)
      }
    }
    return all
  }()

  private static func documents(_ isFilled: Bool) -> Symbol {
    let front = CGRect(x: 4, y: 30, width: 76, height: 98)
    let back = CGRect(x: 40, y: 4, width: 76, height: 98)
    let behind = SymbolLayer(
      parts: parts(page(back), isFilled), level: 1, gaps: [page(front.insetBy(dx: -10, dy: -10))])
    return Symbol(
      CGSize(width: 120, height: 132), [behind, SymbolLayer(parts: parts(page(front), isFilled))])
  }

  /// A sheet of paper whose upper right corner is cut off.
  private static func page(_ frame: CGRect) -> Path {
    let cut = frame.width / 3
    return rounded([
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX - cut, y: frame.minY),
      CGPoint(x: frame.maxX, y: frame.minY + cut), CGPoint(x: frame.maxX, y: frame.maxY),
      CGPoint(x: frame.minX, y: frame.maxY),
    ])
  }

  /// A whole sheet, and the lower edges of those below it.
  private static func sheets(_ count: Int, _ isFilled: Bool) -> Symbol {
    let top = rounded([
      CGPoint(x: 62, y: 4), CGPoint(x: 120, y: 34), CGPoint(x: 62, y: 64), CGPoint(x: 4, y: 34),
    ])
    var layers = [SymbolLayer(parts: parts(top, isFilled))]
    for level in 1..<count {
      let depth = CGFloat(level * 24)
      let edge = lines([[(8, 38 + depth), (62, 66 + depth), (116, 38 + depth)]])
      layers.append(SymbolLayer(parts: [.line(edge)], level: level))
    }
    return Symbol(CGSize(width: 124, height: CGFloat(46 + count * 24)), layers)
  }

  /// A closed figure with rounded corners.
  static func rounded(_ corners: [CGPoint], _ radius: CGFloat = 10) -> Path {
    Path { path in
      guard let first = corners.first, let last = corners.last else { return }
      path.move(to: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
      for (index, corner) in corners.enumerated() {
        let next = corners[(index + 1) % corners.count]
        path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
      }
      path.closeSubpath()
    }
  }
}
