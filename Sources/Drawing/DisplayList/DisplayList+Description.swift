import Foundation

// The printed form is what tests compare: one line per item, in drawing order, no addresses.
//
//     (fill #f2f2f7 0,0 100x40)
//     (opacity 0.5
//       (fill #ff0000 (ellipse 0,0 10x10))
//       (glyphs "Hi" 14,12 Inter 13 #000000))

extension DisplayList: CustomStringConvertible {
  package var description: String {
    var printer = ItemPrinter()
    for item in items { printer.add(item, level: 0) }
    return printer.text
  }
}

extension DisplayItem: CustomStringConvertible {
  package var description: String {
    var printer = ItemPrinter()
    printer.add(self, level: 0)
    return printer.text
  }
}

/// Writes items line by line, each once, however deep it is.
private struct ItemPrinter {
  private var lines: [(level: Int, text: String)] = []

  var text: String {
    lines.map { String(repeating: "  ", count: $0.level) + $0.text }.joined(separator: "\n")
  }

  /// A group of one line stands on the group's own line, others follow it, indented.
  mutating func add(_ item: DisplayItem, level: Int) {
    switch item {
    case .fill(let path, let paint, let style):
      add("(fill \(paint) \(style.brief)\(path.shape))", level)
    case .stroke(let path, let paint, let style):
      add("(stroke \(paint) \(style.brief) \(path.shape))", level)
    case .glyphs(let run, let paint):
      add("(glyphs \"\(run.text.quotable)\" \(run.origin.brief) \(run.font) \(paint))", level)
    case .image(let image): add(image.description, level)
    case .group(.mask(let mask), let items):
      let start = open("mask", level)
      let by = open("by", level + 1)
      for item in mask { add(item, level: level + 2) }
      close(by)
      for item in items { add(item, level: level + 1) }
      close(start)
    case .group(let effect, let items):
      let start = open(effect.brief, level)
      for item in items { add(item, level: level + 1) }
      close(start)
    }
  }

  private mutating func add(_ text: String, _ level: Int) { lines.append((level, text)) }

  /// Begins a group, and returns its line.
  private mutating func open(_ head: String, _ level: Int) -> Int {
    add("(\(head)", level)
    return lines.count - 1
  }

  private mutating func close(_ start: Int) {
    if lines.count == start + 2 { lines[start].text += " " + lines.removeLast().text }
    lines[lines.count - 1].text += ")"
  }
}

extension DisplayEffect {
  fileprivate var brief: String {
    switch self {
    case .transform(let transform): transform.brief
    case .opacity(let opacity): "opacity \(opacity.brief)"
    case .blend(let mode): "blend \(mode)"
    case .clip(let path, let style): "clip \(style.brief)\(path.shape)"
    case .shadow(let color, let radius, let offset):
      "shadow \(color) r\(radius.brief) \(offset.width.brief),\(offset.height.brief)"
    case .innerShadow(let color, let radius, let offset):
      "innerShadow \(color) r\(radius.brief) \(offset.width.brief),\(offset.height.brief)"
    case .blur(let radius, let isOpaque): "blur r\(radius.brief)\(isOpaque ? " opaque" : "")"
    case .colors(let matrix):
      "colors " + matrix.rows.map { CGFloat($0).brief }.joined(separator: " ")
    case .alphaThreshold(let range, let color):
      "alphaThreshold \(range.lowerBound.brief) to \(range.upperBound.brief) \(color)"
    case .projection(let m):
      "projection "
        + [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map(\.brief)
        .joined(separator: " ")
    case .link(let url, let area): "link \"\(url.absoluteString)\" \(area.brief)"
    default: (["\(traits.kind)"] + traits.values.compactMap(\.brief)).joined(separator: " ")
    }
  }
}

extension EffectTraits.Value {
  /// The value as text; nil for outlines and items, which have lines of their own.
  fileprivate var brief: String? {
    switch self {
    case .number(let number): number.brief
    case .numbers(let numbers): numbers.map(\.brief).joined(separator: " ")
    case .byte(let byte): "\(byte)"
    case .color(let color): "\(color)"
    case .offset(let offset): "\(offset.width.brief),\(offset.height.brief)"
    case .path, .items: nil
    }
  }
}

extension CGAffineTransform {
  fileprivate var brief: String {
    switch (a, b, c, d, tx, ty) {
    case (1, 0, 0, 1, _, _): "translate \(tx.brief),\(ty.brief)"
    case (_, 0, 0, a, 0, 0): "scale \(a.brief)"
    case (_, 0, 0, _, 0, 0): "scale \(a.brief),\(d.brief)"
    default: "transform " + [a, b, c, d, tx, ty].map(\.brief).joined(separator: " ")
    }
  }
}

extension Path {
  /// A rectangle alone, other known shapes by name, all else as lines and curves.
  fileprivate var shape: String {
    switch storage {
    case .rect(let rect): rect.brief
    case .ellipse(let rect): "(ellipse \(rect.brief))"
    case .roundedRect(let rect, let corner, let style):
      "(roundedRect \(rect.brief) r"
        + (corner.width == corner.height ? corner.width.brief : corner.brief)
        + (style == .circular ? " circular)" : ")")
    case .outline: "(path \"\(brief)\")"
    }
  }
}

extension DisplayImage: CustomStringConvertible {
  package var description: String {
    var words = ["image", bitmap.name, frame.brief]
    if let tint { words.append("tint \(tint)") }
    if let source { words.append("from \(source.brief)") }
    if !isAntialiased { words.append("aliased") }
    if interpolation != .medium { words.append("\(interpolation)") }
    return "(\(words.joined(separator: " ")))"
  }
}

extension Paint: CustomStringConvertible {
  package var description: String {
    switch self {
    case .color(let color): color.description
    case .linearGradient(let stops, let start, let end):
      "(linear \(stops.brief) from \(start.brief) to \(end.brief))"
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      "(radial \(stops.brief) at \(center.brief) r\(startRadius.brief) to r\(endRadius.brief))"
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      "(angular \(stops.brief) at \(center.brief) "
        + "\(startAngle.degrees.brief)° to \(endAngle.degrees.brief)°)"
    case .ellipticalGradient(let stops, let center, let startRadius, let endRadius):
      "(elliptical \(stops.brief) at \(center.brief) r\(startRadius.brief) to r\(endRadius.brief))"
    case .mesh(let mesh):
      "(mesh \(mesh.columns)x\(mesh.rows) \(mesh.isPerceptual ? "perceptual " : "")"
        + mesh.vertices.map { "\($0.color) \($0.position.brief)" }.joined(separator: ", ") + ")"
    case .tiles(let tiles):
      "(tiles \(tiles.bitmap.name) \(tiles.source.brief) at \(tiles.tile.brief))"
    case .backdrop(let backdrop):
      "(backdrop r\(backdrop.radius.brief) saturation \(backdrop.saturation.brief) \(backdrop.color))"
    }
  }
}

extension [GradientStop] {
  fileprivate var brief: String {
    map { "\($0.color) \($0.location.brief)" }.joined(separator: ", ")
  }
}

extension ResolvedColor: CustomStringConvertible {
  /// `#rrggbb`, with the opacity as a fourth pair of digits where it is not 1.
  package var description: String {
    let components = opacity == 1 ? [red, green, blue] : [red, green, blue, opacity]
    return "#"
      + components.map { component in
        let byte = Int((max(0, min(1, component.isNaN ? 0 : component)) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}

extension FillStyle {
  /// The style as words; empty for the usual one, otherwise words that each end in a space.
  fileprivate var brief: String {
    (isEOFilled ? "evenOdd " : "") + (isAntialiased ? "" : "aliased ")
  }
}

extension StrokeStyle {
  fileprivate var brief: String {
    var words = ["w\(lineWidth.brief)"]
    if lineCap != .butt { words.append("cap \(lineCap)") }
    if lineJoin != .miter { words.append("join \(lineJoin)") }
    if lineJoin == .miter, miterLimit != 10 { words.append("miter \(miterLimit.brief)") }
    if !dash.isEmpty {
      words.append("dash " + dash.map(\.brief).joined(separator: ","))
      if dashPhase != 0 { words.append("phase \(dashPhase.brief)") }
    }
    return words.joined(separator: " ")
  }
}

extension GlyphFont: CustomStringConvertible {
  package var description: String {
    var words = [family, size.brief]
    if weight != 400 { words.append("w\(weight)") }
    if isItalic || isObliqued { words.append("italic") }
    return words.joined(separator: " ")
  }
}

extension String {
  fileprivate var quotable: String {
    replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n")
  }
}
