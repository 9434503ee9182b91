import EspalierDrawing
import EspalierRendering
import Foundation

extension ByteWriter {
  mutating func write(_ path: Path) {
    switch path.storage {
    case .rect(let rect):
      write(byte: Wire.Shape.rect.rawValue)
      write(rect)
    case .ellipse(let rect):
      write(byte: Wire.Shape.ellipse.rawValue)
      write(rect)
    case .roundedRect, .outline:
      write(byte: Wire.Shape.outline.rawValue)
      write(path.outline)
    }
  }

  /// The verbs, then the points.
  mutating func write(_ outline: PathOutline) {
    write(outline.verbs.map(\.rawValue))
    for point in outline.points { write(point) }
  }

  mutating func write(_ style: StrokeStyle) {
    write(style.lineWidth)
    write(byte: UInt8(clamping: style.lineCap.rawValue))
    write(byte: UInt8(clamping: style.lineJoin.rawValue))
    write(style.miterLimit)
    write(count: style.dash.count)
    for length in style.dash { write(length) }
    write(style.dashPhase)
  }

  mutating func write(_ stops: [GradientStop]) {
    let stops = stops.ordered
    write(count: stops.count)
    for stop in stops {
      write(stop.location)
      write(stop.color)
    }
  }

  /// A gradient between two circles, in a plane that is stretched by `aspect` down.
  mutating func writeRadial(
    _ stops: [GradientStop], _ center: CGPoint, from start: CGSize, to end: CGSize
  ) {
    let larger = end.width >= start.width ? end : start
    let aspect = larger.height > 0 && larger.width > 0 ? larger.width / larger.height : 1
    write(byte: Wire.Paint.radial.rawValue)
    write(center)
    write(max(0, start.width))
    write(max(0, end.width))
    write(aspect)
    write(stops)
  }
}
