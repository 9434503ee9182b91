import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct ImagePaintTests {
  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.imageLoader = ImageStore(PlainLoader(width: 8, height: 4))
    return environment
  }

  @Test func `a picture repeats from the corner, in its own size or scaled`() throws {
    let folder = try AssetFolder(["tile.png": ""])
    let image = Image("tile", bundle: folder.bundle)
    #expect(
      drawn(Rectangle().fill(.image(image)), in: .square, environment)
        == "(fill (tiles tile.png 0,0 8x4 at 0,0 8x4) 0,0 10x10)")
    #expect(
      drawn(Rectangle().fill(ImagePaint(image: image, scale: 0.5)), in: .square, environment)
        == "(fill (tiles tile.png 0,0 8x4 at 0,0 4x2) 0,0 10x10)")
  }

  // A half and a quarter of 8 by 4 pixels, which are half as many points at 2x.
  @Test func `a part of a picture repeats`() throws {
    let folder = try AssetFolder(["tile@2x.png": ""])
    let paint = ImagePaint(
      image: Image("tile", bundle: folder.bundle),
      sourceRect: CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5))
    var environment = environment
    environment.displayScale = 2
    #expect(
      drawn(Rectangle().fill(paint), in: .square, environment)
        == "(fill (tiles tile@2x.png 4,1 4x2 at 0,0 2x1) 0,0 10x10)")
    #expect(
      drawn(Rectangle().fill(paint.opacity(0.5)), in: .square, environment)
        == "(opacity 0.5 (fill (tiles tile@2x.png 4,1 4x2 at 0,0 2x1) 0,0 10x10))")
  }

  @Test func `a drawn picture repeats behind the shape`() {
    let dot = Image(size: CGSize(width: 5, height: 10)) { context in
      context.fill(Path(CGRect(x: 1, y: 1, width: 2, height: 2)), with: .color(.black))
    }
    let view = Circle().fill(.image(dot))
    let drawing = drawn(view, in: .square)
    // Two tiles of 5 points fit into 10.
    #expect(drawing.components(separatedBy: "(fill #000000 1,1 2x2)").count == 1 + 2)
    #expect(drawing.hasPrefix("(mask\n  (by (fill #000000 (ellipse 0,0 10x10)))"))
    #expect(drawing.contains("translate 5,0"))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -1])
  func `a scale of zero, NaN or less paints nothing`(scale: CGFloat) {
    let dot = Image(size: CGSize(width: 5, height: 5)) { _ in }
    let paint = ImagePaint(image: dot, scale: scale)
    #expect(drawn(Rectangle().fill(paint), in: .square) == "(fill #00000000 0,0 10x10)")
  }

  @Test func `parts outside of the picture are left out`() {
    let dot = Image(size: CGSize(width: 5, height: 5)) { _ in }
    let paint = ImagePaint(image: dot, sourceRect: CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(drawn(Rectangle().fill(paint), in: .square) == "(fill #00000000 0,0 10x10)")
    let nan = ImagePaint(image: dot, sourceRect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    #expect(drawn(Rectangle().fill(nan), in: .square) == "(fill #00000000 0,0 10x10)")
  }

  @Test func `a picture that does not exist is reported`() throws {
    let folder = try AssetFolder(["other.png": ""])
    let image = Image("tile", bundle: folder.bundle)
    let view = Rectangle().fill(.image(image))
    let graph = ViewGraph(view, environment: environment, textEngine: FixedPitchTextEngine())
    #expect(drawn(graph, in: .square) == "(fill #00000000 0,0 10x10)")
    #expect(graph.diagnostics.reported.count == 1)
    #expect(graph.diagnostics.reported.first?.message.contains("tile") == true)
  }

  @Test func `tiles that are too small are not repeated endlessly`() {
    let dot = Image(size: CGSize(width: 1, height: 1)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black))
    }
    let view = Rectangle().fill(ImagePaint(image: dot, scale: 1e-9))
    #expect(drawn(view, in: .square) == "")
  }
}
