import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

@Suite struct ImageTests {
  // Red and green above blue and nothing.
  private let bitmap = Bitmap(
    width: 2, height: 2,
    pixels: [0, 0, 255, 255] + [0, 255, 0, 255] + [255, 0, 0, 255] + [0, 0, 0, 0], name: "four")

  @Test func `pixels are repeated when the picture is stretched without interpolation`() throws {
    let image = DisplayImage(
      bitmap: bitmap, frame: CGRect(1, 0, 4, 2), interpolation: .none)
    try expectDrawing(
      of: [.image(image)],
      is: """
        .rrgg.
        .bb...
        """)
  }

  @Test func `a tint paints what is opaque`() throws {
    let image = DisplayImage(
      bitmap: bitmap, frame: CGRect(0, 0, 2, 2), tint: .color(.black), interpolation: .none)
    try expectDrawing(
      of: [.image(image)],
      is: """
        kk..
        k...
        """)
  }

  @Test(
    "edges stay opaque however the picture is scaled",
    arguments: [ImageInterpolation.none, .low, .medium, .high])
  func edges(interpolation: ImageInterpolation) throws {
    let plain = Bitmap(
      width: 3, height: 3, pixels: Array(repeating: 255, count: 36), name: "white")
    let image = DisplayImage(
      bitmap: plain, frame: CGRect(0, 0, 10, 10), interpolation: interpolation)
    for (x, y) in [(0, 0), (9, 0), (0, 9), (9, 9), (5, 5)] {
      #expect(try color(of: [.image(image)], at: x, y) == "#ffffff")
    }
  }

  @Test func `a picture without a size is left out`() throws {
    for frame in [CGRect.zero, CGRect(0, 0, .nan, 5), CGRect(0, 0, .infinity, 5)] {
      let image = DisplayImage(bitmap: bitmap, frame: frame)
      #expect(try color(of: [.image(image)], at: 0, 0) == "#00000000")
    }
  }
}
