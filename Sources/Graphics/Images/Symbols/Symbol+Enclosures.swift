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
}
