import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor struct ImageResizingTests {
  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.imageLoader = ImageStore(TextImageLoader())
    environment.pushForeground([Color.black])
    return environment
  }

  /// The drawing of a picture of 4 by 2 points and 8 by 4 pixels in 10 by 2 points.
  private func painted(
    _ mode: Image.ResizingMode, caps: EdgeInsets = EdgeInsets(),
    _ change: (Image) -> Image = { $0 }
  ) throws -> String {
    let folder = try ImageFolder(["a@2x.png": "8 4"])
    let image = Image("a", bundle: folder.bundle).resizable(capInsets: caps, resizingMode: mode)
    return drawn(change(image), in: CGSize(width: 10, height: 2), scale: 2, environment)
  }

  private let sides = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)

  @Test func `without caps the whole picture is stretched`() throws {
    #expect(try painted(.stretch) == "(image a@2x.png 0,0 10x2)")
  }

  @Test func `without caps the whole picture is repeated from the top left`() throws {
    #expect(
      try painted(.tile) == "(fill (tiles a@2x.png 0,0 8x4 at 0,0 4x2) 0,0 10x2)")
  }

  // Caps of 1 point are 2 pixels; 4 - 2 points lie between them in the picture, 10 - 2 in the frame.
  @Test func `caps keep their size and the middle is stretched`() throws {
    #expect(
      try painted(.stretch, caps: sides) == """
        (image a@2x.png 0,0 1x2 from 0,0 2x4)
        (image a@2x.png 1,0 8x2 from 2,0 4x4)
        (image a@2x.png 9,0 1x2 from 6,0 2x4)
        """)
  }

  @Test func `caps keep their size and the middle is repeated`() throws {
    #expect(
      try painted(.tile, caps: sides) == """
        (image a@2x.png 0,0 1x2 from 0,0 2x4)
        (fill (tiles a@2x.png 2,0 4x4 at 1,0 2x2) 1,0 8x2)
        (image a@2x.png 9,0 1x2 from 6,0 2x4)
        """)
  }

  @Test func `a template's copies mask the foreground style`() throws {
    #expect(
      try painted(.tile) { $0.renderingMode(.template).antialiased(false) } == """
        (mask
          (by (fill (tiles a@2x.png 0,0 8x4 at 0,0 4x2) aliased 0,0 10x2))
          (fill #000000 0,0 10x2))
        """)
  }

  // Source and target on one axis, for a picture of 9 points with caps of 2 and 3.
  @Test(
    "frame → where the caps and the middle go",
    arguments: [
      (20, ["0-2 to 0-2", "2-6 to 2-17", "6-9 to 17-20"]),
      // Caps shrink together, in proportion, where they do not fit; nothing is left for the middle.
      (4, ["0-2 to 0-1.6", "6-9 to 1.6-4"]), (0, []),
    ] as [(CGFloat, [String])])
  func bands(length: CGFloat, expected: [String]) {
    let caps = EdgeInsets(top: 2, leading: 0, bottom: 3, trailing: 0)
    let patches = ImageResizing(capInsets: caps).patches(
      in: CGRect(x: 0, y: 0, width: 1, height: length), size: CGSize(width: 1, height: 9))
    #expect(
      patches.map {
        "\($0.source.minY.brief)-\($0.source.maxY.brief) to "
          + "\($0.target.minY.brief)-\($0.target.maxY.brief)"
      } == expected)
  }

  @Test func `all nine parts are painted row by row`() {
    let patches = ImageResizing(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
      .patches(in: CGRect(x: 5, y: 5, width: 9, height: 6), size: CGSize(width: 3, height: 3))
    #expect(patches.map(\.target.origin.x) == [5, 6, 13, 5, 6, 13, 5, 6, 13])
    #expect(patches.map(\.target.origin.y) == [5, 5, 5, 6, 6, 6, 10, 10, 10])
    #expect(patches.map(\.target.width) == [1, 7, 1, 1, 7, 1, 1, 7, 1])
    #expect(patches.map(\.target.height) == [1, 1, 1, 4, 4, 4, 1, 1, 1])
  }

  @Test(arguments: [-5, CGFloat.nan, .infinity, -.infinity, 1e300])
  func `caps that make no sense do no harm`(length: CGFloat) {
    let whole = CGRect(x: 0, y: 0, width: 3, height: 3)
    let caps = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    for mode in [Image.ResizingMode.stretch, .tile] {
      let patches = ImageResizing(capInsets: caps, mode: mode).patches(
        in: CGRect(x: 0, y: 0, width: 9, height: 9), size: whole.size)
      #expect(!patches.isEmpty)
      #expect(patches.allSatisfy { $0.source.overlap(with: whole) == $0.source })
    }
  }

  @Test func `a drawing is cut into parts as a picture is`() {
    let image = Image(size: CGSize(width: 4, height: 2)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 2)), with: .color(.white))
    }
    let picture = "(clip aliased 0,0 4x2 (fill #ffffff 0,0 4x2))"
    // The middle of 2 points becomes 8: four times as wide, with the left cap's point at -3.
    #expect(
      drawn(image.resizable(capInsets: sides), in: CGSize(width: 10, height: 2), environment) == """
        (clip aliased 0,0 1x2 \(picture))
        (clip aliased 1,0 8x2 (transform 4 0 0 1 -3 0 \(picture)))
        (clip aliased 9,0 1x2 (translate 6,0 \(picture)))
        """)
  }
}
