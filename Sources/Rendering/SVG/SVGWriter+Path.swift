import EspalierDrawing
import Foundation

extension Path {
  /// The path as an element: a rectangle, an ellipse, or lines and curves.
  func element(_ attributes: String) -> String {
    switch storage {
    case .rect(let rect): return "<rect\(rect.attributes)\(attributes)/>"
    case .roundedRect(let rect, let corner, .circular):
      let radii = " rx=\"\(corner.width.number)\" ry=\"\(corner.height.number)\""
      return "<rect\(rect.attributes)\(radii)\(attributes)/>"
    case .ellipse(let rect):
      let place = " cx=\"\(rect.midX.number)\" cy=\"\(rect.midY.number)\""
      let radii = " rx=\"\((rect.width / 2).number)\" ry=\"\((rect.height / 2).number)\""
      return "<ellipse\(place)\(radii)\(attributes)/>"
    case .roundedRect, .outline: return "<path d=\"\(svgData)\"\(attributes)/>"
    }
  }

  private var svgData: String {
    var words: [String] = []
    forEach { element in
      switch element {
      case .move(let point): words.append("M\(point.number)")
      case .line(let point): words.append("L\(point.number)")
      case .quadCurve(let end, let control): words.append("Q\(control.number) \(end.number)")
      case .curve(let end, let control1, let control2):
        words.append("C\(control1.number) \(control2.number) \(end.number)")
      case .closeSubpath: words.append("Z")
      }
    }
    return words.joined(separator: " ")
  }

  /// True if all coordinates are numbers that SVG can hold.
  var isDrawable: Bool {
    boundingRect.isDrawable
  }
}

extension CGRect {
  /// True if all coordinates are numbers that SVG can hold.
  var isDrawable: Bool {
    !isNull && [minX, minY, maxX, maxY, width, height].allSatisfy(\.isFinite)
  }

  var attributes: String {
    " x=\"\(minX.number)\" y=\"\(minY.number)\" width=\"\(width.number)\" height=\"\(height.number)\""
  }
}

extension CGAffineTransform {
  var attribute: String {
    if a == 1, b == 0, c == 0, d == 1 {
      return " transform=\"translate(\(tx.number) \(ty.number))\""
    }
    // Three decimals would be too few for the factors of a large picture.
    let factors = [a, b, c, d].map(\.factor)
    let values = factors + [tx.number, ty.number]
    return " transform=\"matrix(\(values.joined(separator: " ")))\""
  }
}

extension String {
  /// Safe in SVG's text and attributes; characters that XML forbids are left out.
  var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
