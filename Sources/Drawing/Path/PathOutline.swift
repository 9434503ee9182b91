import Foundation

/// The lines and curves of a path in drawing order: one verb each, and its points in one array.
package struct PathOutline: Equatable, Sendable {
  package enum Verb: UInt8, Sendable {
    case move, line, quadCurve, curve, close

    /// The number of points that the verb takes.
    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadCurve: 2
      case .curve: 3
      case .close: 0
      }
    }
  }

  package private(set) var verbs: [Verb] = []
  package private(set) var points: [CGPoint] = []

  package init() {}

  /// The position of the pen: the last point, or after a close the start of the closed figure.
  package private(set) var currentPoint: CGPoint?
  private var start: CGPoint?

  package mutating func move(to point: CGPoint) {
    append(.move, [point])
    start = point
  }

  package mutating func line(to point: CGPoint) { append(.line, [point]) }

  package mutating func quadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve, [control, end])
  }

  package mutating func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    append(.curve, [control1, control2, end])
  }

  package mutating func close() {
    guard currentPoint != nil, verbs.last != .close else { return }
    verbs.append(.close)
    currentPoint = start
  }

  package mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .quadCurve(let end, let control): quadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2): curve(to: end, control1, control2)
    case .closeSubpath: close()
    }
  }

  /// Adds a verb with its points; as Core Graphics does, leaves out lines and curves that have no point to start from.
  private mutating func append(_ verb: Verb, _ newPoints: [CGPoint]) {
    guard verb == .move || currentPoint != nil else { return }
    verbs.append(verb)
    points += newPoints
    currentPoint = newPoints.last
  }

  package func forEach(_ body: (Path.Element) -> Void) {
    var next = 0
    for verb in verbs {
      switch verb {
      case .move: body(.move(to: points[next]))
      case .line: body(.line(to: points[next]))
      case .quadCurve: body(.quadCurve(to: points[next + 1], control: points[next]))
      case .curve:
        body(.curve(to: points[next + 2], control1: points[next], control2: points[next + 1]))
      case .close: body(.closeSubpath)
      }
      next += verb.pointCount
    }
  }

  package func applying(_ transform: CGAffineTransform) -> PathOutline {
    var result = self
    for index in points.indices { result.points[index] = points[index].applying(transform) }
    result.currentPoint = currentPoint?.applying(transform)
    result.start = start?.applying(transform)
    return result
  }
}
