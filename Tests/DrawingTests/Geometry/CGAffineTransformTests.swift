import EspalierDrawing
import Foundation
import Testing

@Suite struct CGAffineTransformTests {
  @Test(
    "transform → image of (3, 4)",
    arguments: [
      (CGAffineTransform.identity, "3,4"),
      (CGAffineTransform(translationX: 10, y: 20), "13,24"),
      (CGAffineTransform(scaleX: 2, y: -1), "6,-4"),
      // A quarter turn clockwise takes x to y, and y to −x.
      (CGAffineTransform(rotationAngle: .pi / 2), "-4,3"),
      // Each step happens before those that were there: first doubled, then moved.
      (CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2), "16,8"),
      (CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0), "26,8"),
      (CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2), "6,3"),
      (
        CGAffineTransform(scaleX: 2, y: 2)
          .concatenating(CGAffineTransform(translationX: 10, y: 0)), "16,8"
      ),
    ])
  func imageOfPoint(transform: CGAffineTransform, image: String) {
    #expect(CGPoint(x: 3, y: 4).applying(transform).brief == image)
  }

  @Test func `the inverse takes a point back`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let there = CGPoint(x: 3, y: 4).applying(transform)
    #expect(there.applying(transform.inverted()).brief == "3,4")
  }

  @Test func `a transform that flattens the plane has no inverse and stays as it is`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `without arguments all is zero, as on Apple's platforms`() {
    #expect(CGAffineTransform() == CGAffineTransform(scaleX: 0, y: 0))
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
  }

  @Test func `sizes turn and scale but do not move`() {
    let transform = CGAffineTransform(translationX: 100, y: 100).scaledBy(x: 2, y: 3)
    #expect(CGSize(width: 5, height: 5).applying(transform).brief == "10x15")
  }

  @Test func `a rotated rectangle becomes the upright one around it`() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
    #expect(rect.applying(CGAffineTransform(rotationAngle: .pi / 2)).brief == "-1,0 1x2")
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }
}
