@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Symbol {
  /// Moved and enlarged such that the box fits the painted area.
  var boxed: Symbol {
    let bounds = bounds
    if bounds.isNull { return self }
    var symbol = applying(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    symbol.box = bounds.size
    return symbol
  }

  /// The symbol and its box, larger or smaller.
  func scaled(by factor: CGFloat) -> Symbol {
    var symbol = applying(CGAffineTransform(scaleX: factor, y: factor))
    symbol.box = CGSize(width: box.width * factor, height: box.height * factor)
    return symbol
  }

  /// Struck through from the top left to the bottom right, with an opening on both sides of the
  /// line.
  func slashed(_ weight: SymbolWeight) -> Symbol {
    let center = CGPoint(x: box.width / 2, y: box.height / 2)
    let reach = max(box.width, box.height) / 2 * 0.9
    let (start, end) = (
      CGPoint(x: center.x - reach, y: center.y - reach),
      CGPoint(x: center.x + reach, y: center.y + reach)
    )
    let gap = weight.line / 2 + SymbolWeight.regularLine * 0.7
    var base = lowered
    for index in base.layers.indices {
      base.layers[index].gaps.append(.capsule(from: start, to: end, radius: gap))
    }
    let line = Symbol.Part.line(.line(from: start, to: end), width: weight.line)
    base.layers.append(SymbolLayer(parts: [line]))
    return base.extended
  }

  /// The symbol with a smaller one in the bottom right corner, or a mere dot in the top right one.
  func adding(_ badge: Symbol) -> Symbol {
    let isDot = badge.box.width < 50
    let center = CGPoint(
      x: box.width - badge.box.width * 0.22,
      y: isDot ? badge.box.height * 0.3 : box.height - badge.box.height * 0.3)
    let radius = max(badge.box.width, badge.box.height) / 2 + SymbolWeight.regularLine * 0.8
    let hole = Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    var base = lowered
    for index in base.layers.indices { base.layers[index].gaps.append(hole) }
    let place = CGAffineTransform(
      translationX: center.x - badge.box.width / 2, y: center.y - badge.box.height / 2)
    base.layers += badge.applying(place).layers.map { layer in
      var layer = layer
      layer.level = 0
      return layer
    }
    return base.extended
  }

  /// The symbol, smaller at the top left, with another one before its bottom right corner.
  func behind(_ front: Symbol) -> Symbol {
    let near = front.scaled(by: 0.62 * min(1, box.height / front.box.height))
    let place = CGAffineTransform(
      translationX: box.width - near.box.width * 0.45, y: box.height - near.box.height * 0.9)
    let moved = near.applying(place)
    let edge = moved.bounds.insetBy(dx: -SymbolWeight.regularLine, dy: -SymbolWeight.regularLine)
    var whole = lowered
    for index in whole.layers.indices {
      whole.layers[index].gaps.append(Path(roundedRect: edge, cornerRadius: 14))
    }
    whole.layers += moved.layers
    return whole.extended
  }

  /// An arrow that runs around a number: the circle of the arrow is as wide as the box, and stands at its bottom.
  func around(_ number: IconOutline, _ weight: SymbolWeight) -> Symbol {
    let bounds = number.bounds
    let scale = box.width * min(0.46 / bounds.width, 0.32 / bounds.height)
    let line = 0.8 * weight.line
    let mark = number.grown(by: (line / scale - 1) / 2)
      .applying(
        CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
          .concatenating(CGAffineTransform(scaleX: scale, y: scale))
          .concatenating(
            CGAffineTransform(translationX: box.width / 2, y: box.height - box.width / 2)))
    var arrow = self
    arrow.layers.append(SymbolLayer(parts: [.fill(mark.path)]))
    return arrow
  }

  /// Every layer one level further down, to make room for one above.
  private var lowered: Symbol {
    var symbol = self
    for index in layers.indices { symbol.layers[index].level = min(layers[index].level + 1, 2) }
    return symbol
  }

  /// The box, enlarged to hold the additions.
  private var extended: Symbol {
    let whole = bounds.joined(with: CGRect(origin: .zero, size: box))
    var symbol = applying(CGAffineTransform(translationX: -whole.minX, y: -whole.minY))
    symbol.box = whole.size
    return symbol
  }
}

extension Path {
  static func line(from start: CGPoint, to end: CGPoint) -> Path {
    Path { path in
      path.move(to: start)
      path.addLine(to: end)
    }
  }

  /// One closed figure around a line, round at both ends.
  fileprivate static func capsule(from start: CGPoint, to end: CGPoint, radius: CGFloat) -> Path {
    let angle = Angle.radians(atan2(Double(end.y - start.y), Double(end.x - start.x)))
    let quarter = Angle.radians(.pi / 2)
    return Path { path in
      path.addRelativeArc(
        center: end, radius: radius, startAngle: angle - quarter, delta: .radians(.pi))
      path.addRelativeArc(
        center: start, radius: radius, startAngle: angle + quarter, delta: .radians(.pi))
      path.closeSubpath()
    }
  }
}
