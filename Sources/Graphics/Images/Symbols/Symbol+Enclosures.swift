@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Symbol {
  /// A shape that other symbols are put into.
  struct Enclosure: Sendable {
    let box: CGSize
    /// The middle of the space for the symbol inside.
    let center: CGPoint
    private let outline: @Sendable (CGRect) -> Path

    init(_ width: CGFloat, _ height: CGFloat, _ outline: @escaping @Sendable (CGRect) -> Path) {
      box = CGSize(width: width, height: height)
      center = CGPoint(x: width / 2, y: height / 2)
      self.outline = outline
    }

    /// - Parameter tail: the distance that the shape reaches below the rest in one place.
    init(
      _ width: CGFloat, _ height: CGFloat, tail: CGFloat,
      _ outline: @escaping @Sendable (CGRect) -> Path
    ) {
      box = CGSize(width: width, height: height + tail)
      center = CGPoint(x: width / 2, y: height / 2)
      self.outline = { rect in
        outline(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - tail))
      }
    }

    /// The side of the square in the middle for a symbol inside.
    var room: CGFloat { 2 * min(center.x, center.y) * 0.54 }

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
  ]

  /// The drawing in a shape, or left open in a filled one; its lines are nearly as thick as those of
  /// the shape, so that they stay visible.
  func enclosed(in frame: Enclosure, isFilled: Bool, _ weight: SymbolWeight) -> Symbol {
    let scale = frame.room / max(box.width, box.height)
    let place = CGAffineTransform(translationX: -box.width / 2, y: -box.height / 2)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: frame.center.x, y: frame.center.y))
    let marks = applying(place).layers.map { layer in
      var layer = layer
      layer.parts = layer.parts.map { $0.withLine(0.85 * SymbolWeight.regularLine) }
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
