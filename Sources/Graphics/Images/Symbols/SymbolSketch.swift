@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A drawing for which there is no icon, in the path data of SVG: a circle around it would be 123
/// wide.
struct SymbolSketch {
  /// Closed figures: traced, or painted in the filled form.
  var body = ""
  /// Lines in the body, which the filled form leaves open.
  var details = ""
  /// Lines outside of it.
  var lines = ""
  /// Small figures that are painted, or left open in the filled form.
  var dots = ""
}

extension SymbolSketch {
  private static func path(_ data: String) -> Path {
    do throws(SVGProblem) {
      return try SVGPathReader.path(data)
    } catch {
      preconditionFailure("a symbol's sketch: \(error)")
    }
  }

  func symbol(isFilled: Bool) -> Symbol {
    let (body, details) = (Self.path(body), Self.path(details))
    let (lines, dots) = (Self.path(lines), Self.path(dots))
    if !isFilled || body.isEmpty {
      return Symbol(0, 0, [.line(body), .line(details), .line(lines), .fill(dots)]).boxed
    }
    let cuts = [Symbol.Part.line(details).area, dots].filter { !$0.isEmpty }
    let solid = SymbolLayer(parts: [.fill(body), .line(body)], gaps: cuts)
    return Symbol(.zero, [solid, SymbolLayer(parts: [.line(lines)])]).boxed
  }
}

extension Symbol {
  /// The sketches under their names, and with `.fill` in the filled form.
  static let sketched: [String: Symbol] = {
    var all: [String: Symbol] = [:]
    let groups = [
      SymbolSketch.signs, SymbolSketch.nature, SymbolSketch.objects, SymbolSketch.people,
      SymbolSketch.sports, SymbolSketch.games, SymbolSketch.athletes, SymbolSketch.house,
      SymbolSketch.rooms,
      SymbolSketch.keys,
    ]
    for group in groups {
      for (name, sketch) in group {
        all[name] = sketch.symbol(isFilled: false)
        if !sketch.body.isEmpty { all[name + ".fill"] = sketch.symbol(isFilled: true) }
      }
    }
    return all
  }()
}
