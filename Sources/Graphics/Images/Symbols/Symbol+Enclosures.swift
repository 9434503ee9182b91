@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Symbol {
  /// A shape that other symbols are put into.
  struct Enclosure: Sendable {
    let box: CGSize
    /// The middle of the space for the symbol inside.
    let center: CGPoint
    /// The side of that space, which is a square.
    let room: CGFloat
    private let outline: @Sendable (CGRect) -> Path

    init(_ width: CGFloat, _ height: CGFloat, _ outline: @escaping @Sendable (CGRect) -> Path) {
      box = CGSize(width: width, height: height)
      center = CGPoint(x: width / 2, y: height / 2)
      room = min(width, height) * 0.54
      self.outline = outline
    }

    /// - Parameter tail: the distance that the shape reaches below the rest in one place.
    init(
      _ width: CGFloat, _ height: CGFloat, tail: CGFloat,
      _ outline: @escaping @Sendable (CGRect) -> Path
    ) {
      box = CGSize(width: width, height: height + tail)
      center = CGPoint(x: width / 2, y: height / 2)
      room = min(width, height) * 0.54
      self.outline = { rect in
        outline(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - tail))
      }
    }

    init(
      _ width: CGFloat, _ height: CGFloat, center: CGPoint, room: CGFloat,
      _ outline: @escaping @Sendable (CGRect) -> Path
    ) {
      box = CGSize(width: width, height: height)
      self.center = center
      self.room = room
      self.outline = outline
    }

    /// The shape `inset` away from its box.
    func path(inset: CGFloat) -> Path {
      outline(CGRect(origin: .zero, size: box).insetBy(dx: inset, dy: inset))
    }
  }

  static let enclosures: [String: Enclosure] = [
    "circle": Enclosure(circleSize, circleSize) { Path(ellipseIn: $0) },
    "square": Enclosure(114, 114) { Path(roundedRect: $0, cornerRadius: 20, style: .circular) },
    "app": Enclosure(114, 114) { Path(roundedRect: $0, cornerRadius: 28, style: .circular) },
    "rectangle": Enclosure(144, 110) { Path(roundedRect: $0, cornerRadius: 20, style: .circular) },
    "bubble": Enclosure(132, 102, tail: 19) { bubble($0, tail: $0.minX + 30) },
    "rectangle.portrait": Enclosure(104, 132) {
      Path(roundedRect: $0, cornerRadius: 18, style: .circular)
    },
    "diamond": Enclosure(134, 134) { rect in
      rounded([UnitPoint.top, .trailing, .bottom, .leading].map { $0.point(in: rect) }, 16)
    },
    "triangle": Enclosure(136, 118, center: CGPoint(x: 68, y: 76), room: 44) { rect in
      rounded([UnitPoint.top, .bottomTrailing, .bottomLeading].map { $0.point(in: rect) }, 14)
    },
    "seal": Enclosure(128, 128) { seal(in: $0) },
    "shield": Enclosure(110, 130, center: CGPoint(x: 55, y: 60), room: 56) { shield(in: $0) },
  ]

  /// A circle of twelve waves.
  private static func seal(in rect: CGRect) -> Path {
    let count = 12
    func point(_ step: Double, _ share: CGFloat) -> CGPoint {
      let angle = step * 2 * .pi / Double(count)
      return CGPoint(
        x: rect.midX + rect.width / 2 * share * sin(angle),
        y: rect.midY - rect.height / 2 * share * cos(angle))
    }
    return Path { path in
      path.move(to: point(-0.5, 0.87))
      for wave in 0..<count {
        path.addQuadCurve(
          to: point(Double(wave) + 0.5, 0.87), control: point(Double(wave), 1.14))
      }
      path.closeSubpath()
    }
  }

  private static func shield(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
    }
    return Path { path in
      path.move(to: point(0.5, 0))
      path.addCurve(to: point(0.96, 0.17), control1: point(0.66, 0.1), control2: point(0.8, 0.16))
      path.addCurve(to: point(0.5, 1), control1: point(1.06, 0.56), control2: point(0.86, 0.85))
      path.addCurve(
        to: point(0.04, 0.17), control1: point(0.14, 0.85), control2: point(-0.06, 0.56))
      path.addCurve(to: point(0.5, 0), control1: point(0.2, 0.16), control2: point(0.34, 0.1))
      path.closeSubpath()
    }
  }

  /// The drawing in a shape, or left open in a filled one; its lines are nearly as thick as those of
  /// the shape, so that they stay visible.
  func enclosed(in frame: Enclosure, isFilled: Bool, _ weight: SymbolWeight) -> Symbol {
    let marks = marks(in: frame.room, frame.center).layers.map { layer in
      var layer = layer
      layer.fillsHole = isFilled
      return layer
    }
    let shape: Part =
      isFilled
      ? .fill(frame.path(inset: 0)) : .line(frame.path(inset: SymbolWeight.regularLine / 2))
    let holes = isFilled ? marks.flatMap(\.parts).map(\.area) : []
    let around = SymbolLayer(parts: [shape], level: 1, gaps: holes)
    return Symbol(frame.box, [around] + marks).weighted(weight)
  }

  /// The drawing in a square around a point, with lines that are nearly as thick as others.
  func marks(in room: CGFloat, _ center: CGPoint) -> Symbol {
    let scale = room / max(box.width, box.height)
    let place = CGAffineTransform(translationX: -box.width / 2, y: -box.height / 2)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    var symbol = applying(place)
    for index in layers.indices {
      symbol.layers[index].parts = symbol.layers[index].parts.map {
        $0.withLine(0.85 * SymbolWeight.regularLine)
      }
    }
    return symbol
  }
}

extension Symbol.Part {
  /// The part with lines of another width.
  fileprivate func withLine(_ width: CGFloat) -> Symbol.Part {
    switch self {
    case .fill: self
    case .line(let path, _): .line(path, width: width)
    }
  }

  /// The part with lines around it that reach further out.
  func broadened(by distance: CGFloat) -> Symbol.Part {
    switch self {
    case .fill(let path, let style): .fill(path, style)
    case .line(let path, let width): .line(path, width: width + distance)
    }
  }

  /// The figure that is painted; it covers no place twice, as gaps must not.
  var area: Path {
    switch self {
    case .fill(let path, _): path
    case .line(let path, let width):
      path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
        .normalized(eoFill: false)
    }
  }
}
