import EspalierDrawing
import Foundation

extension Path {
  /// The path as an element: a rectangle, an ellipse, or lines and curves.
  func element(_ attributes: String) -> String {
    switch storage {
    case .rect(let rect): return "<rect\(rect.attributes)\(attributes)/>"
    case .roundedRect(let rect, let corner, .circular):
      let radii = " rx=\"\(corner.width.brief)\" ry=\"\(corner.height.brief)\""
      return "<rect\(rect.attributes)\(radii)\(attributes)/>"
    case .ellipse(let rect):
      let place = " cx=\"\(rect.midX.brief)\" cy=\"\(rect.midY.brief)\""
      let radii = " rx=\"\((rect.width / 2).brief)\" ry=\"\((rect.height / 2).brief)\""
      return "<ellipse\(place)\(radii)\(attributes)/>"
    case .roundedRect, .outline: return "<path d=\"\(svgData)\"\(attributes)/>"
    }
  }

  private var svgData: String {
    var words: [String] = []
    forEach { element in
      switch element {
      case .move(let point): words.append("M\(point.brief)")
      case .line(let point): words.append("L\(point.brief)")
      case .quadCurve(let end, let control): words.append("Q\(control.brief) \(end.brief)")
      case .curve(let end, let control1, let control2):
        words.append("C\(control1.brief) \(control2.brief) \(end.brief)")
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
    " x=\"\(minX.brief)\" y=\"\(minY.brief)\" width=\"\(width.brief)\" height=\"\(height.brief)\""
  }
}

extension CGAffineTransform {
  var attribute: String {
    if a == 1, b == 0, c == 0, d == 1 { return " transform=\"translate(\(tx.brief) \(ty.brief))\"" }
    // Three decimals would be too few for the factors of a large picture.
    let factors = [a, b, c, d].map(\.factor)
    let values = factors + [tx.brief, ty.brief]
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
