@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

// Paints can be mixed where they have one form: a color becomes a gradient of that color only, and
// a gradient gets stops where another has them, without looking any different.

extension Paint {
  /// A paint of the form that both `self` and `other` can take; nil if there is none.
  func commonForm(with other: Paint) -> Paint? {
    switch (self, other) {
    case (.color, .color), (.backdrop, .backdrop): return self
    case (.color, _) where other.isGradient: return other
    case (_, .color) where isGradient: return self
    case (.mesh(let mesh), .mesh(let others)):
      return mesh.columns == others.columns && mesh.rows == others.rows ? self : nil
    default:
      guard let stops, let others = other.stops, isGradient(like: other) else { return nil }
      if stops.count == others.count { return self }
      let locations = Set((stops + others).map(\.location)).sorted()
      return replacing(stops: stops.at(locations))
    }
  }

  /// The same paint in the form of another; nil if it cannot take that.
  func conformed(to form: Paint) -> Paint? {
    switch (self, form) {
    case (.color, .color), (.backdrop, .backdrop): return self
    case (.color(let color), .mesh(var mesh)):
      mesh.background = color
      for index in mesh.vertices.indices { mesh.vertices[index].color = color }
      return .mesh(mesh)
    case (.color(let color), _):
      return form.stops.map { stops in
        form.replacing(stops: stops.map { GradientStop(color: color, location: $0.location) })
      }
    case (.mesh(let mesh), .mesh(let other)):
      return mesh.columns == other.columns && mesh.rows == other.rows ? self : nil
    default:
      guard let stops, let others = form.stops, isGradient(like: form) else { return nil }
      if stops.count == others.count { return self }
      return replacing(stops: stops.at(others.map(\.location)))
    }
  }

  private var isGradient: Bool {
    if case .mesh = self { return true }
    return stops != nil
  }

  /// Returns true if both are gradients with stops of the same kind.
  private func isGradient(like other: Paint) -> Bool {
    switch (self, other) {
    case (.linearGradient, .linearGradient), (.radialGradient, .radialGradient),
      (.angularGradient, .angularGradient), (.ellipticalGradient, .ellipticalGradient):
      true
    default: false
    }
  }

  private var stops: [GradientStop]? {
    switch self {
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _):
      stops.isEmpty ? nil : stops
    case .color, .mesh, .tiles, .backdrop: nil
    }
  }

  private func replacing(stops: [GradientStop]) -> Paint {
    switch self {
    case .linearGradient(_, let start, let end):
      .linearGradient(stops, start: start, end: end)
    case .radialGradient(_, let center, let startRadius, let endRadius):
      .radialGradient(stops, center: center, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(_, let center, let startAngle, let endAngle):
      .angularGradient(stops, center: center, startAngle: startAngle, endAngle: endAngle)
    case .ellipticalGradient(_, let center, let startRadius, let endRadius):
      .ellipticalGradient(stops, center: center, startRadius: startRadius, endRadius: endRadius)
    case .color, .mesh, .tiles, .backdrop: self
    }
  }
}

extension [GradientStop] {
  /// The colors of the gradient at other places.
  fileprivate func at(_ locations: [CGFloat]) -> [GradientStop] {
    locations.map { GradientStop(color: color(at: $0), location: $0) }
  }

  private func color(at location: CGFloat) -> ResolvedColor {
    guard let next = firstIndex(where: { $0.location >= location }) else {
      return last?.color ?? .clear
    }
    let (after, before) = (self[next], self[Swift.max(next - 1, 0)])
    let length = after.location - before.location
    if length <= 0 { return after.color }
    return before.color.mixed(with: after.color, by: (location - before.location) / length)
  }
}

extension [DisplayItem] {
  /// The paints in the order in which they are met.
  var paints: [Paint] {
    var paints: [Paint] = []
    for item in self { item.collectPaints(into: &paints) }
    return paints
  }

  /// The same items with other paints, in the order in which they are met.
  func replacing(paints: [Paint]) -> [DisplayItem] {
    var rest = paints[...]
    return map { $0.replacing(paints: &rest) }
  }
}

extension DisplayItem {
  fileprivate func collectPaints(into paints: inout [Paint]) {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, let paint):
      paints.append(paint)
    case .group(_, let items): for item in items { item.collectPaints(into: &paints) }
    case .image(let image): if let tint = image.tint { paints.append(tint) }
    }
  }

  fileprivate func replacing(paints: inout ArraySlice<Paint>) -> DisplayItem {
    switch self {
    case .fill(let path, let paint, let style):
      return .fill(path, paints.popFirst() ?? paint, style)
    case .stroke(let path, let paint, let style):
      return .stroke(path, paints.popFirst() ?? paint, style)
    case .glyphs(let run, let paint): return .glyphs(run, paints.popFirst() ?? paint)
    case .group(let effect, let items):
      return .group(effect, items.map { $0.replacing(paints: &paints) })
    case .image(var image):
      if let tint = image.tint { image.tint = paints.popFirst() ?? tint }
      return .image(image)
    }
  }
}
