import EspalierDrawing
import Foundation

extension DisplayItem {
  /// The primitive with its paint faded, which looks as a faded layer would; nil for what needs
  /// the layer.
  func faded(by opacity: Float) -> DisplayItem? {
    switch self {
    case .fill(let path, let paint, let style):
      paint.faded(by: opacity).map { .fill(path, $0, style) }
    case .stroke(let path, let paint, let style):
      paint.faded(by: opacity).map { .stroke(path, $0, style) }
    case .glyphs(let run, .color(let color)) where !run.font.file.isEmpty:
      .glyphs(run, .color(color.faded(by: opacity)))
    case .glyphs, .image, .group: nil
    }
  }
}

extension Paint {
  /// Nil where the paint itself cannot fade.
  fileprivate func faded(by opacity: Float) -> Paint? {
    func faded(_ color: ResolvedColor) -> ResolvedColor { color.faded(by: opacity) }
    switch self {
    case .tiles, .backdrop: return nil
    case .color, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .mesh:
      return withColors(faded)
    }
  }

  /// The paint with each of its colors changed; pictures keep theirs.
  func withColors(_ change: (ResolvedColor) -> ResolvedColor) -> Paint {
    func changed(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: change($0.color), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(changed(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(
        changed(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return .angularGradient(
        changed(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    case .ellipticalGradient(let stops, let center, let startRadius, let endRadius):
      return .ellipticalGradient(
        changed(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .mesh(var mesh):
      for index in mesh.vertices.indices {
        mesh.vertices[index].color = change(mesh.vertices[index].color)
      }
      mesh.background = change(mesh.background)
      return .mesh(mesh)
    case .tiles, .backdrop: return self
    }
  }
}

extension ResolvedColor {
  func faded(by share: Float) -> ResolvedColor {
    var color = self
    color.opacity = max(0, min(1, opacity)) * share
    return color
  }
}
