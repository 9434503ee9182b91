import EspalierDrawing
import Foundation
import Testing

@Suite struct RoundedCornersTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func `circular corners are quarters of a circle between straight sides`() {
    let path = Path(roundedRect: square, cornerRadius: 10, style: .circular)
    #expect(
      path.brief
        == "100 50 m 100 90 l 100 95.523 95.523 100 90 100 c 10 100 l "
        + "4.477 100 0 95.523 0 90 c 0 10 l 0 4.477 4.477 0 10 0 c 90 0 l "
        + "95.523 0 100 4.477 100 10 c h")
  }

  @Test func `continuous corners begin one and a half radii from the tip`() {
    let path = Path(roundedRect: square, cornerRadius: 10, style: .continuous)
    // 100 - 1.528665 * 10
    #expect(path.brief.hasPrefix("100 50 m 100 84.713 l"))
    #expect(path.boundingRect == square)
  }

  @Test(
    "cornerRadius → corners that fit a 40x20 rectangle",
    arguments: [(0.0, "rect"), (-3.0, "rect"), (5.0, "5x5"), (10.0, "10x10"), (99.0, "10x10")])
  func fitting(radius: Double, corner: String) {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    switch Path(roundedRect: rect, cornerRadius: radius).storage {
    case .roundedRect(rect, let size, .continuous): #expect(size.brief == corner)
    case .rect(rect): #expect(corner == "rect")
    default: Issue.record("neither a rectangle nor a rounded one")
    }
  }

  @Test func `the ends of a capsule are round in both styles`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let circular = Path(roundedRect: rect, cornerRadius: 10, style: .circular)
    let continuous = Path(roundedRect: rect, cornerRadius: 10, style: .continuous)
    #expect(circular.brief == continuous.brief)
  }

  @Test func `continuous corners stay within a hundredth of a radius while they turn circular`() {
    for room in stride(from: 1.0, through: 1.6, by: 0.1) {
      let side = 2 * room * 10
      let path = Path(
        roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: 10)
      // The middle of a circular corner is 10 - 10 / √2 from both sides.
      let middle = 10 - 10 / 2.0.squareRoot()
      #expect(!path.contains(CGPoint(x: middle - 0.3, y: middle - 0.3)), "room \(room)")
      #expect(path.contains(CGPoint(x: middle + 0.3, y: middle + 0.3)), "room \(room)")
    }
  }

  @Test func `each corner may have its own radius`() {
    let radii = RectangleCornerRadii(topLeading: 20, bottomTrailing: 10)
    let path = Path(roundedRect: square, cornerRadii: radii, style: .circular)
    #expect(path.contains(CGPoint(x: 1, y: 99)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 98.5, y: 98.5)))
  }

  @Test func `a continuous corner takes the room that its neighbors leave`() {
    // All of its reach of 1.529 radii, though the radius is half of the side.
    let alone = RectangleCornerRadii(topLeading: 50)
    let path = Path(roundedRect: square, cornerRadii: alone, style: .continuous)
    #expect(path.brief.contains("76.433 0 c"))
    // Beside a corner of the same reach there is no room for it.
    let pair = RectangleCornerRadii(topLeading: 50, topTrailing: 50)
    let arch = Path(roundedRect: square, cornerRadii: pair, style: .continuous)
    #expect(arch == Path(roundedRect: square, cornerRadii: pair, style: .circular))
  }

  @Test func `radii that would meet shrink together`() {
    let radii = RectangleCornerRadii(topLeading: 100, topTrailing: 100)
    let path = Path(roundedRect: square, cornerRadii: radii, style: .circular)
    // Both to 50 on a side of 100.
    #expect(path.brief.contains("0 50 l 0 22.386 22.386 0 50 0 c"))
  }

  @Test func `equal radii make a plain rounded rectangle`() {
    let radii = RectangleCornerRadii(
      topLeading: 8, bottomLeading: 8, bottomTrailing: 8, topTrailing: 8)
    #expect(
      Path(roundedRect: square, cornerRadii: radii) == Path(roundedRect: square, cornerRadius: 8))
  }
}
