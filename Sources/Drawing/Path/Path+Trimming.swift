import Foundation

extension Path {
  /// The part of the path between two fractions of its whole length; empty where `from` is not
  /// less than `to`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(0, from), min(1, to))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }

    let pieces = outline.pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    let (wantedStart, wantedEnd) = (from * total, to * total)
    var trimmed = PathOutline()
    var position: CGFloat = 0
    var isFigureWhole = false
    for piece in pieces {
      let start = position
      position += piece.length
      let (keptStart, keptEnd) = (max(start, wantedStart), min(position, wantedEnd))
      if piece.startsFigure { isFigureWhole = start >= wantedStart }
      guard keptStart < keptEnd else {
        isFigureWhole = false
        continue
      }
      let part = piece.segment.part(fromLength: keptStart - start, to: keptEnd - start)
      if piece.startsFigure || trimmed.currentPoint == nil || keptStart > start {
        trimmed.move(to: part.start)
      }
      if piece.closesFigure, isFigureWhole, position <= wantedEnd {
        if !piece.isClosingLine { trimmed.append(part.element) }
        trimmed.close()
      } else {
        trimmed.append(part.element)
      }
    }
    return Path(.outline(trimmed))
  }
}

/// A segment with its length, and its place in its figure.
private struct TrimPiece {
  var segment: PathSegment
  var length: CGFloat
  var startsFigure: Bool
  /// The figure is closed right after this segment, or by it.
  var closesFigure = false
  var isClosingLine = false
}

extension PathOutline {
  fileprivate var pieces: [TrimPiece] {
    var pieces: [TrimPiece] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var startsFigure = true
    func add(_ segment: PathSegment) {
      pieces.append(
        TrimPiece(segment: segment, length: segment.length, startsFigure: startsFigure))
      current = segment.end
      startsFigure = false
    }
    forEach { element in
      switch element {
      case .move(let point):
        start = point
        current = point
        startsFigure = true
      case .line(let end): add(.line(current, end))
      case .quadCurve(let end, let control): add(.quad(current, control, end))
      case .curve(let end, let control1, let control2):
        add(.cubic(current, control1, control2, end))
      case .closeSubpath:
        if current != start {
          add(.line(current, start))
          pieces[pieces.count - 1].isClosingLine = true
        }
        if !startsFigure { pieces[pieces.count - 1].closesFigure = true }
        startsFigure = true
      }
    }
    return pieces
  }
}

extension PathSegment {
  /// The error of lengths: fine enough that they are right to about a thousandth of a point.
  fileprivate var lengthPoints: [CGPoint] {
    isLine ? [start, end] : [start] + flattened(tolerance: 0.001)
  }

  var length: CGFloat {
    let points = lengthPoints
    return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// The part between two lengths from the start.
  func part(fromLength start: CGFloat, to end: CGFloat) -> PathSegment {
    var walk = SegmentWalk(self)
    return walk.part(fromLength: start, to: end)
  }
}

/// A walk along a segment, from its start to its end, that measures it once.
struct SegmentWalk {
  let segment: PathSegment
  let length: CGFloat
  /// The lengths of short lines along the segment, at equal steps of its parameter.
  private let steps: [CGFloat]
  /// The step that the walk has reached, and the length before it.
  private var index = 0
  private var done: CGFloat = 0

  init(_ segment: PathSegment) {
    self.segment = segment
    let points = segment.lengthPoints
    steps = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    length = steps.reduce(0, +)
  }

  /// The number of steps and one more for each place that was asked for: a walk never takes longer.
  private(set) var work = 0

  /// The part between two lengths from the start, of which the first is not before any that was
  /// asked for.
  mutating func part(fromLength start: CGFloat, to end: CGFloat) -> PathSegment {
    let from = parameter(atLength: start)
    return segment.part(from, parameter(atLength: end))
  }

  private mutating func parameter(atLength wanted: CGFloat) -> CGFloat {
    work += 1
    while index < steps.count, wanted - done >= steps[index] {
      done += steps[index]
      index += 1
      work += 1
    }
    guard index < steps.count else { return 1 }
    return (CGFloat(index) + max(0, wanted - done) / steps[index]) / CGFloat(steps.count)
  }
}
