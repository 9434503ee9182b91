import EspalierDrawing
import Foundation

/// Lets the paints of what an element draws change gradually.
///
/// It compares two drawings of one structure, item by item, so that it need not know why a paint changed: a color in the
/// view, the foreground style around it, or dark mode.
@MainActor final class PaintPresenter: AnimatedObject {
  private var animator = Animator<PaintVector>()
  /// The paints that were set last.
  private var target: PaintVector
  private unowned let element: LayoutElement

  private init(_ element: LayoutElement, _ target: PaintVector) {
    self.element = element
    self.target = target
  }

  /// What to draw where `items` are to be drawn after `old`, which may have been under way itself.
  static func presented(
    _ items: [DisplayItem], after old: [DisplayItem]?, in element: LayoutElement
  ) -> [DisplayItem] {
    let presenter = element.paints
    guard presenter != nil || element.graph.mayAnimate else { return items }
    let vector = PaintVector(items)
    if let presenter, presenter.target.numbers.count != vector.numbers.count {
      // Another thing is drawn: nothing leads from one to the other.
      presenter.stop()
      element.paints = nil
      return items
    }
    if let presenter, presenter.target == vector { return presenter.presented(items) }
    let transaction = element.graph.mayAnimate ? element.graph.transaction(for: element.owner) : nil
    if let animation = transaction?.animation, let transaction {
      guard var before = presenter?.target ?? old.map(PaintVector.init) else { return items }
      if before.forms.isEmpty { before = vector.invisible }
      guard before != vector, before.forms == vector.forms else { return items }
      let presenter = presenter ?? PaintPresenter(element, before)
      element.paints = presenter
      let graph = element.graph
      presenter.animator.animate(
        by: vector - before, with: transaction, animation, at: graph.clock.time,
        in: element.owner.environment)
      graph.animations.add(presenter)
    }
    element.paints?.target = vector
    return element.paints?.presented(items) ?? items
  }

  private func presented(_ items: [DisplayItem]) -> [DisplayItem] {
    if !animator.isRunning { return items }
    var reader = (target + animator.offset).reader
    return items.map { $0.repainted(&reader) }
  }

  func advance(to time: TimeInterval) -> Bool {
    let graph = element.graph
    animator.advance(to: time, in: element.owner.environment) { graph.complete($0) }
    element.setNeedsDrawing()
    graph.presentationChanged()
    if !animator.isRunning { element.paints = nil }
    return animator.isRunning
  }

  func stop() {
    let graph = element.graph
    graph.animations.remove(self)
    animator.stop { graph.complete($0) }
  }
}

extension DrawContext {
  /// Whether a color that cannot be seen is to be painted all the same, because it may be on its way in or out.
  var paintsClear: Bool { element.paints != nil || element.graph.mayAnimate && element.hasDrawn }
}

extension LayoutElement {
  /// What to draw of a leaf where `items` are to be drawn after `old`.
  func animated(
    _ items: [DisplayItem], at origin: CGPoint,
    after old: (items: [DisplayItem], origin: CGPoint)?
  ) -> [DisplayItem] {
    let painted = PaintPresenter.presented(items, after: old?.items, in: self)
    return ContentPresenter.presented(painted, at: origin, after: old, in: self)
  }
}

/// The paints of a drawing as numbers, one after the other.
struct PaintVector: VectorArithmetic {
  fileprivate(set) var numbers: [Double] = []
  /// What the numbers stand for: paints of one form can be mixed.
  fileprivate(set) var forms: [Int] = []
  /// Which numbers are opacities.
  private var opacities: [Int] = []

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

  /// The same where no color is seen at all.
  fileprivate var invisible: PaintVector {
    var result = self
    for position in opacities { result.numbers[position] = 0 }
    return result
  }

  fileprivate var reader: PaintReader { PaintReader(numbers: numbers) }
}

// MARK: To numbers

extension PaintVector {
  private mutating func add(_ item: DisplayItem) {
    switch item {
    case .fill(_, let paint, _): add(paint)
    case .stroke(_, let paint, _): add(paint)
    case .glyphs(_, let paint): add(paint)
    case .group(_, let items): for item in items { add(item) }
    case .image(let image): if let tint = image.tint { add(tint) }
    }
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

  private mutating func add(_ color: ResolvedColor) {
    numbers += color.animationNumbers
    opacities.append(numbers.count - 1)
  }

  private mutating func add(_ point: CGPoint) { numbers += [point.x, point.y] }

  private mutating func add(_ stops: [GradientStop]) {
    forms.append(stops.count)
    for stop in stops {
      add(stop.color)
      numbers.append(stop.location)
    }
  }
}

extension ResolvedColor {
  /// The factor brings colors, which count from 0 to 1, to the scale of points: springs then settle as late as for those.
  private static let scale = 128.0

  /// By lightness and hue as they are seen (Oklab), as SwiftUI mixes them since 2024.
  fileprivate var animationNumbers: [Double] {
    let color = OklabColor(self)
    return [color.lightness, color.a, color.b, color.opacity].map { Double($0) * Self.scale }
  }

  fileprivate init(animationNumbers numbers: [Double]) {
    let parts = numbers.map { Float($0 / Self.scale) }
    self = OklabColor(lightness: parts[0], a: parts[1], b: parts[2], opacity: parts[3]).color
  }
}

// MARK: From numbers

/// Reads numbers in the order in which a drawing gave them.
private struct PaintReader {
  let numbers: [Double]
  var position = 0

  /// Zero where the numbers are at their end.
  mutating func next() -> Double {
    defer { position += 1 }
    return position < numbers.count ? numbers[position] : 0
  }

  mutating func color() -> ResolvedColor {
    ResolvedColor(animationNumbers: [next(), next(), next(), next()])
  }

  mutating func point() -> CGPoint { CGPoint(x: next(), y: next()) }

  mutating func stops(_ stops: [GradientStop]) -> [GradientStop] {
    stops.map { _ in GradientStop(color: color(), location: next()) }
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
      return .group(effect, items.map { $0.repainted(&reader) })
    case .image(var image):
      image.tint = image.tint?.repainted(&reader)
      return .image(image)
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
        reader.stops(stops), center: reader.point(),
        startRadius: CGSize(width: reader.next(), height: reader.next()),
        endRadius: CGSize(width: reader.next(), height: reader.next()))
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
