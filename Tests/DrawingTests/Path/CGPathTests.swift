import EspalierDrawing
import Foundation
import Testing

struct CGPathTests {
  @Test func `a path drawn step by step is the same as an object`() {
    let object = CGMutablePath()
    object.move(to: CGPoint(x: 0, y: 10))
    object.addLine(to: CGPoint(x: 10, y: 0))
    object.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0))
    object.addCurve(
      to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 15, y: 20), control2: CGPoint(x: 5, y: 20))
    object.closeSubpath()
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0))
      path.addCurve(
        to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 15, y: 20), control2: CGPoint(x: 5, y: 20))
      path.closeSubpath()
    }
    #expect(Path(object) == path)
    #expect(path.cgPath == object)
    // Control points count too, down to 20; the curve itself bends a quarter less far.
    #expect(object.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(object.boundingBoxOfPath.maxY == 10 + 0.75 * 10)
  }

  @Test func `paths are made of figures, transformed and copied`() {
    var shift = CGAffineTransform(translationX: 5, y: 0)
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let moved = CGPath(rect: square, transform: &shift)
    #expect(moved.boundingBox == CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(moved.contains(CGPoint(x: 12, y: 5)) && !moved.contains(CGPoint(x: 2, y: 5)))
    let copy = moved.mutableCopy()
    copy?.addEllipse(in: CGRect(x: 100, y: 0, width: 10, height: 10))
    #expect(copy?.boundingBox.maxX == 110 && moved.boundingBox.maxX == 15)
    let ring = CGPath(ellipseIn: square, transform: nil)
      .copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 10)
    #expect(ring.contains(CGPoint(x: 5, y: 0.5)) && !ring.contains(CGPoint(x: 5, y: 5)))
    #expect(CGMutablePath().isEmpty && CGMutablePath().currentPoint == .zero)
  }

  @Test func `a block gets each element with its control points before its end point`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var parts: [String] = []
    path.applyWithBlock { element in
      let part = element.pointee
      let count = part.type == .addQuadCurveToPoint ? 2 : part.type == .closeSubpath ? 0 : 1
      let points = (0..<count).map { "\(part.points[$0].x),\(part.points[$0].y)" }
      parts.append("\(part.type) \(points.joined(separator: " "))")
    }
    #expect(
      parts == ["moveToPoint 1.0,2.0", "addQuadCurveToPoint 3.0,4.0 5.0,6.0", "closeSubpath "])
  }
}
