import Foundation

/// An outline of lines and curves, as an object.
public class CGPath: Hashable, @unchecked Sendable {
  // Only a mutable path changes it, which is one thread's at a time, as on Apple's systems.
  fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform))
  }

  /// A rectangle with elliptical corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform))
  }

  /// The smallest rectangle around all points, including those that control curves.
  public var boundingBox: CGRect {
    var bounds = PointBounds()
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to): bounds.include(to)
      case .quadCurve(let to, let control):
        bounds.include(to)
        bounds.include(control)
      case .curve(let to, let control1, let control2):
        bounds.include(to)
        bounds.include(control1)
        bounds.include(control2)
      case .closeSubpath: break
      }
    }
    return bounds.rect
  }

  /// The smallest rectangle around the lines and curves.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  public var isEmpty: Bool { path.isEmpty }

  /// The end of the last line or curve; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// Calls `block` with each line and curve in drawing order; the pointer that it gets is valid
  /// only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      let type: CGPathElementType
      var points: [CGPoint]
      switch element {
      case .move(let to): (type, points) = (.moveToPoint, [to])
      case .line(let to): (type, points) = (.addLineToPoint, [to])
      case .quadCurve(let to, let control): (type, points) = (.addQuadCurveToPoint, [control, to])
      case .curve(let to, let control1, let control2):
        (type, points) = (.addCurveToPoint, [control1, control2, to])
      case .closeSubpath: (type, points) = (.closeSubpath, [.zero])
      }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: start), block)
      }
    }
  }

  public func copy() -> CGPath? { CGPath(path) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// The outline of the area that a pen paints along this path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  public static func == (one: CGPath, other: CGPath) -> Bool { one.path == other.path }

  public func hash(into hasher: inout Hasher) {
    let box = path.boundingRect
    for number in [box.minX, box.minY, box.width, box.height] { hasher.combine(number) }
  }
}

/// The kind of a part of a path.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A part of a path, with its points: those that control a curve come before its end.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The rule that decides what is inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// An outline of lines and curves that is drawn step by step.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(Path()) }

  fileprivate override init(_ path: Path) { super.init(path) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform)
  }

  /// An arc around a center; a line leads to its start where the path has begun.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
  }

  /// An arc that touches the lines to and from a corner.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.addPath(path.path, transform: transform)
  }

  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// The path that an object holds.
  public init(_ path: CGPath) { self = path.path }

  /// The path that an object holds.
  public init(_ path: CGMutablePath) { self = path.path }

  /// The path as an object.
  public var cgPath: CGPath { CGPath(self) }

  fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}
