@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The paints of a drawing, and the strengths of the effects in it, as numbers, one after the
/// other.
struct PaintVector: VectorArithmetic {
  private(set) var numbers: [Double] = []
  /// The meaning of the numbers: paints of one form can be mixed.
  private(set) var forms: [Int] = []

  static var zero: PaintVector { PaintVector() }

  private init() {}

  init(_ items: [DisplayItem]) { for item in items { add(item) } }

  static func + (lhs: PaintVector, rhs: PaintVector) -> PaintVector { combined(lhs, rhs, 1) }

  static func - (lhs: PaintVector, rhs: PaintVector) -> PaintVector { combined(lhs, rhs, -1) }

  /// A vector without numbers is zero.
  private static func combined(
    _ lhs: PaintVector, _ rhs: PaintVector, _ factor: Double
  ) -> PaintVector {
    if rhs.numbers.isEmpty { return lhs }
    var result = lhs
    if lhs.numbers.isEmpty {
      result = rhs
      result.scale(by: factor)
      return result
    }
    for index in result.numbers.indices where rhs.numbers.indices.contains(index) {
      result.numbers[index] += factor * rhs.numbers[index]
    }
    return result
  }

  mutating func scale(by rhs: Double) {
    for index in numbers.indices { numbers[index] *= rhs }
  }

  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  static func == (lhs: PaintVector, rhs: PaintVector) -> Bool { lhs.numbers == rhs.numbers }
}

// MARK: To numbers

extension PaintVector {
  private mutating func add(_ item: DisplayItem) {
    switch item {
    case .fill(_, let paint, _): add(paint)
    case .stroke(_, let paint, _): add(paint)
    case .glyphs(_, let paint): add(paint)
    case .group(let effect, let items):
      add(effect)
      for item in items { add(item) }
    case .image(let image): if let tint = image.tint { add(tint) }
    }
  }

  private mutating func add(_ effect: DisplayEffect) {
    switch effect {
    case .opacity(let opacity):
      forms.append(20)
      numbers.append(opacity)
    case .shadow(let color, let radius, let offset):
      forms.append(21)
      add(color, radius, offset)
    case .innerShadow(let color, let radius, let offset):
      forms.append(22)
      add(color, radius, offset)
    case .blur(let radius, _):
      forms.append(23)
      numbers.append(radius)
    // All others change immediately.
    default: forms.append(24)
    }
  }

  private mutating func add(_ color: ResolvedColor, _ radius: Double, _ offset: CGSize) {
    add(color)
    numbers += [radius, offset.width, offset.height]
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color):
      forms.append(0)
      add(color)
    case .linearGradient(let stops, let start, let end):
      forms.append(1)
      add(stops)
      add(start)
      add(end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      forms.append(2)
      add(stops)
      add(center)
      numbers += [startRadius, endRadius]
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      forms.append(3)
      add(stops)
      add(center)
      numbers += [startAngle.radians, endAngle.radians]
    case .ellipticalGradient(let stops, let center, let startRadius, let endRadius):
      forms.append(4)
      add(stops)
      add(center)
      numbers += [startRadius.width, startRadius.height, endRadius.width, endRadius.height]
    case .mesh(let mesh):
      forms += [5, mesh.columns, mesh.rows]
      add(mesh.background)
      for vertex in mesh.vertices {
        add(vertex.color)
        for point in [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom] {
          add(point)
        }
      }
    case .tiles: forms.append(6)
    case .backdrop(let backdrop):
      forms.append(7)
      numbers += [backdrop.radius, backdrop.saturation]
      add(backdrop.color)
    }
  }

  private mutating func add(_ color: ResolvedColor) { numbers += AnimatedColor(color).numbers }

  private mutating func add(_ point: CGPoint) { numbers += [point.x, point.y] }

  private mutating func add(_ stops: [GradientStop]) {
    forms.append(stops.count)
    for stop in stops {
      add(stop.color)
      numbers.append(stop.location)
    }
  }
}

// MARK: From numbers

extension PaintVector {
  /// `items`, from which a vector of the same forms was made, with the paints and strengths of this
  /// one.
  func repainted(_ items: [DisplayItem]) -> [DisplayItem] {
    var reader = PaintReader(numbers: numbers)
    return items.map { $0.repainted(&reader) }
  }
}

/// Reads numbers in the order in which a drawing gave them.
private struct PaintReader {
  let numbers: [Double]
  var position = 0

  /// The next number; zero if the numbers are at their end.
  mutating func next() -> Double {
    defer { position += 1 }
    return position < numbers.count ? numbers[position] : 0
  }

  mutating func color() -> ResolvedColor {
    AnimatedColor(numbers: [next(), next(), next(), next()]).color
  }

  mutating func point() -> CGPoint { CGPoint(x: next(), y: next()) }

  mutating func size() -> CGSize { CGSize(width: next(), height: next()) }

  /// A spring may overshoot; stops stay in order.
  mutating func stops(_ stops: [GradientStop]) -> [GradientStop] {
    var last = -CGFloat.infinity
    return stops.map { _ in
      let color = color()
      last = max(last, next())
      return GradientStop(color: color, location: last)
    }
  }
}

extension DisplayItem {
  fileprivate func repainted(_ reader: inout PaintReader) -> DisplayItem {
    switch self {
    case .fill(let path, let paint, let style):
      return .fill(path, paint.repainted(&reader), style)
    case .stroke(let path, let paint, let style):
      return .stroke(path, paint.repainted(&reader), style)
    case .glyphs(let run, let paint): return .glyphs(run, paint.repainted(&reader))
    case .group(let effect, let items):
      let effect = effect.repainted(&reader)
      return .group(effect, items.map { $0.repainted(&reader) })
    case .image(var image):
      image.tint = image.tint?.repainted(&reader)
      return .image(image)
    }
  }
}

extension DisplayEffect {
  fileprivate func repainted(_ reader: inout PaintReader) -> DisplayEffect {
    switch self {
    case .opacity: .opacity(min(max(reader.next(), 0), 1))
    case .shadow:
      .shadow(color: reader.color(), radius: max(reader.next(), 0), offset: reader.size())
    case .innerShadow:
      .innerShadow(color: reader.color(), radius: max(reader.next(), 0), offset: reader.size())
    case .blur(_, let isOpaque): .blur(radius: max(reader.next(), 0), isOpaque: isOpaque)
    default: self
    }
  }
}

extension Paint {
  fileprivate func repainted(_ reader: inout PaintReader) -> Paint {
    switch self {
    case .color: return .color(reader.color())
    case .linearGradient(let stops, _, _):
      return .linearGradient(reader.stops(stops), start: reader.point(), end: reader.point())
    case .radialGradient(let stops, _, _, _):
      return .radialGradient(
        reader.stops(stops), center: reader.point(), startRadius: max(reader.next(), 0),
        endRadius: max(reader.next(), 0))
    case .angularGradient(let stops, _, _, _):
      return .angularGradient(
        reader.stops(stops), center: reader.point(), startAngle: .radians(reader.next()),
        endAngle: .radians(reader.next()))
    case .ellipticalGradient(let stops, _, _, _):
      return .ellipticalGradient(
        reader.stops(stops), center: reader.point(), startRadius: reader.size(),
        endRadius: reader.size())
    case .mesh(var mesh):
      mesh.background = reader.color()
      for index in mesh.vertices.indices {
        mesh.vertices[index].color = reader.color()
        mesh.vertices[index].position = reader.point()
        mesh.vertices[index].leading = reader.point()
        mesh.vertices[index].top = reader.point()
        mesh.vertices[index].trailing = reader.point()
        mesh.vertices[index].bottom = reader.point()
      }
      return .mesh(mesh)
    case .tiles: return self
    case .backdrop:
      let (radius, saturation) = (max(reader.next(), 0), reader.next())
      return .backdrop(
        BackdropPaint(radius: radius, saturation: saturation, color: reader.color()))
    }
  }
}
