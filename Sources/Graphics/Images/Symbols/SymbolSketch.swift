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
  /// Lines on the second level, which matter less.
  var back = ""
  /// Lines on the third level, which matter least.
  var far = ""
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
    let behind = [(far, 2), (back, 1)].filter { !$0.0.isEmpty }.map { lines, level in
      SymbolLayer(parts: [.line(Self.path(lines))], level: level)
    }
    if !isFilled || body.isEmpty {
      let parts = [Symbol.Part.line(body), .line(details), .line(lines), .fill(dots)]
      return Symbol(.zero, behind + [SymbolLayer(parts: parts)]).boxed
    }
    let cuts = [Symbol.Part.line(details).area, dots].filter { !$0.isEmpty }
    let solid = SymbolLayer(parts: [.fill(body), .line(body)], gaps: cuts)
    return Symbol(.zero, behind + [solid, SymbolLayer(parts: [.line(lines)])]).boxed
  }
}

extension Symbol {
  private static var sketches: [[String: SymbolSketch]] {
    [
      SymbolSketch.signs, SymbolSketch.nature, SymbolSketch.objects, SymbolSketch.people,
      SymbolSketch.sports, SymbolSketch.games, SymbolSketch.athletes, SymbolSketch.house,
      SymbolSketch.rooms, SymbolSketch.keys, SymbolSketch.belongings, SymbolSketch.travel,
      SymbolSketch.weather, SymbolSketch.devices, SymbolSketch.marks, SymbolSketch.currencies,
      SymbolSketch.health, SymbolSketch.pastime, SymbolSketch.pages,
    ]
  }

  /// The sketch of a name, with `.fill` in the filled form; it is read when it is asked for.
  static func sketched(_ name: String) -> Symbol? {
    for group in sketches {
      if let sketch = group[name] { return sketch.symbol(isFilled: false) }
    }
    guard name.hasSuffix(".fill") else { return nil }
    let stem = String(name.dropLast(5))
    for group in sketches {
      if let sketch = group[stem], !sketch.body.isEmpty { return sketch.symbol(isFilled: true) }
    }
    return nil
  }

  static var sketchedNames: [String] {
    sketches.flatMap { group in
      group.flatMap { name, sketch in sketch.body.isEmpty ? [name] : [name, name + ".fill"] }
    }
  }
}
