import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

@Suite struct PerceptualMeshTests {
  /// Black on the left and white on the right of a square of 100 points.
  private func list(isPerceptual: Bool, isSmooth: Bool) -> DisplayList {
    let corners = [(0.0, 0.0), (100, 0), (0, 100), (100, 100)]
    let vertices = corners.map { x, y in
      let (left, right) = (max(x - 100 / 3, 0), min(x + 100 / 3, 100))
      let (top, bottom) = (max(y - 100 / 3, 0), min(y + 100 / 3, 100))
      return MeshPaint.Vertex(
        position: CGPoint(x: x, y: y), leading: CGPoint(x: left, y: y),
        top: CGPoint(x: x, y: top), trailing: CGPoint(x: right, y: y),
        bottom: CGPoint(x: x, y: bottom), color: x == 0 ? .black : .white)
    }
    var mesh = MeshPaint(
      columns: 2, rows: 2, vertices: vertices, background: .clear, smoothsColors: isSmooth)
    mesh.isPerceptual = isPerceptual
    return DisplayList(
      size: CGSize(width: 100, height: 100),
      items: [
        .fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), .mesh(mesh), FillStyle())
      ])
  }

  // Halfway is a lightness of 0.5 in Oklab, whose third power, 0.125, is the share of light, which sRGB writes
  // 1.055 × 0.125^(1/2.4) - 0.055 = 0.3886: 99 of 255. By components it is 127.5.
  @Test(arguments: [(true, 99.0), (false, 127.5)])
  func `the color space decides what lies between`(isPerceptual: Bool, expected: Double) throws {
    for isSmooth in [true, false] {
      let bitmap = try RasterRenderer().render(list(isPerceptual: isPerceptual, isSmooth: isSmooth))
      let middle = Double(bitmap.pixels[(50 * 100 + 50) * 4])
      // The pixel's middle lies half a point further, a 200th of the way.
      #expect(abs(middle - expected) <= 3)
    }
  }
}
