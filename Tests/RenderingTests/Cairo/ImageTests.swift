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

  @Test(
    "colors blend between the centers of pixels that are far apart",
    arguments: [ImageInterpolation.low, .medium, .high])
  func enlarged(interpolation: ImageInterpolation) throws {
    let halves = Bitmap(
      width: 2, height: 1, pixels: [0, 0, 0, 255, 255, 255, 255, 255], name: "halves")
    let image = DisplayImage(
      bitmap: halves, frame: CGRect(-35, -15, 80, 40), interpolation: interpolation)
    // Black ends 20 points from the left edge, at -15, and white begins 60 from it, at 25.
    for x in [0, 5, 9] {
      let text = try color(of: [.image(image)], at: x, 5)
      let gray = try #require(Int(text.dropFirst().prefix(2), radix: 16))
      let share = (CGFloat(x) + 0.5 + 15) / 40
      #expect(abs(CGFloat(gray) - 255 * share) <= 3)
    }
  }

  @Test func `a picture without a size is left out`() throws {
    for frame in [CGRect.zero, CGRect(0, 0, .nan, 5), CGRect(0, 0, .infinity, 5)] {
      let image = DisplayImage(bitmap: bitmap, frame: frame)
      #expect(try color(of: [.image(image)], at: 0, 0) == "#00000000")
    }
  }
}

@Suite struct ImagePartTests {
  // Red, green, blue and white columns, two pixels high.
  private let columns = Bitmap(
    width: 4, height: 2,
    pixels: (0..<2).flatMap { _ in
      [0, 0, 255, 255] + [0, 255, 0, 255] + [255, 0, 0, 255] + [255, 255, 255, 255] as [UInt8]
    }, name: "columns")

  @Test(
    "a part of a picture fills the frame, without its neighbors",
    arguments: [ImageInterpolation.none, .low, .medium, .high])
  func part(interpolation: ImageInterpolation) throws {
    let image = DisplayImage(
      bitmap: columns, source: CGRect(1, 0, 1, 2), frame: CGRect(1, 0, 3, 2),
      interpolation: interpolation)
    try expectDrawing(
      of: [.image(image)],
      is: """
        .ggg.
        .ggg.
        """)
  }

  @Test func `other formats show the same part of an image`() throws {
    let image = DisplayImage(
      bitmap: columns, source: CGRect(2, 0, 2, 2), frame: CGRect(0, 0, 20, 10), interpolation: .none
    )
    let list = DisplayList(size: CGSize(width: 20, height: 10), items: [.image(image)])
    let wanted = try RasterRenderer().render(list)
    if Tool.isInstalled("rsvg-convert") {
      let png = try Tool.runForData("rsvg-convert", ["-"], input: try list.svgData())
      let seen = try ImageDecoder.bitmap(from: png, name: "seen.png")
      #expect(seen.color(3, 5) == wanted.color(3, 5) && seen.color(16, 5) == wanted.color(16, 5))
    }
    if Tool.isInstalled("pdftoppm") {
      let png = try Tool.runForData(
        "pdftoppm", ["-r", "72", "-png", "-"], input: try list.pdfData())
      let seen = try ImageDecoder.bitmap(from: png, name: "seen.png")
      #expect(seen.color(3, 5) == wanted.color(3, 5) && seen.color(16, 5) == wanted.color(16, 5))
    }
  }

  @Test(
    "parts outside the picture are cut off or left out",
    arguments: [
      (CGRect(3, 0, 10, 2), "wwww"), (CGRect(9, 9, 1, 1), "...."), (CGRect(0, 0, 0, 2), "...."),
      (CGRect(0, 0, .nan, 2), "...."),
    ])
  func outside(source: CGRect, drawing: String) throws {
    let image = DisplayImage(
      bitmap: columns, source: source, frame: CGRect(0, 0, 4, 1), interpolation: .none)
    try expectDrawing(of: [.image(image)], is: drawing)
  }

  @Test func `without antialiasing a pixel is covered or not`() throws {
    var image = DisplayImage(
      bitmap: columns, source: CGRect(0, 0, 1, 1), frame: CGRect(0, 0, 1.6, 1))
    #expect(try color(of: [.image(image)], at: 1, 0) != "#ff0000")
    image.isAntialiased = false
    #expect(try color(of: [.image(image)], at: 1, 0) == "#ff0000")
  }

  @Test func `a vector picture is drawn in the pixels that it covers`() throws {
    // Each drawing is as green as it is wide.
    let vector = Bitmap(
      width: 4, height: 2, pixels: Array(repeating: 0, count: 32), name: "vector"
    ) { width, height in
      Bitmap(
        width: width, height: height,
        pixels: (0..<(width * height)).flatMap { _ in [0, UInt8(min(255, width)), 0, 255] },
        name: "vector")
    }
    let list = DisplayList(
      size: CGSize(width: 10, height: 5),
      items: [.image(DisplayImage(bitmap: vector, frame: CGRect(0, 0, 10, 5)))])
    // 10 points at 1, 2 and 3 pixels each.
    for scale in [1, 2, 3] {
      let bitmap = try RasterRenderer().render(list, scale: CGFloat(scale))
      #expect(Int(bitmap.pixels[1]) == 10 * scale)
    }
    // Half of it over 10 points is a whole of 20, and a larger group makes that 40.
    let half = DisplayImage(bitmap: vector, source: CGRect(2, 0, 2, 2), frame: CGRect(0, 0, 10, 5))
    let grown = DisplayItem.group(.transform(CGAffineTransform(scaleX: 2, y: 2)), [.image(half)])
    #expect(try color(of: [.image(half)], at: 5, 2) == "#001400")
    #expect(try color(of: [grown], at: 5, 2) == "#002800")
  }

  @Test func `a vector picture that cannot be drawn shows its first pixels`() throws {
    let red = Bitmap(width: 1, height: 1, pixels: [0, 0, 255, 255], name: "red") { _, _ in nil }
    #expect(
      try color(of: [.image(DisplayImage(bitmap: red, frame: CGRect(0, 0, 9, 9)))], at: 5, 5)
        == "#ff0000")
  }

  @Test func `a scaled picture from the cache is the same wherever it is drawn`() throws {
    func list(_ x: CGFloat) -> DisplayList {
      let image = DisplayImage(bitmap: columns, frame: CGRect(x, 0, 12, 8))
      return DisplayList(size: CGSize(width: 40, height: 8), items: [.image(image)])
    }
    let used = RasterRenderer()
    for x in [0, 7, 7.5, 0] as [CGFloat] {
      #expect(try used.render(list(x)).pixels == RasterRenderer().render(list(x)).pixels)
    }
  }
}

@Suite struct TileTests {
  // Red and green above blue and white.
  private let bitmap = Bitmap(
    width: 2, height: 2,
    pixels: [0, 0, 255, 255] + [0, 255, 0, 255] + [255, 0, 0, 255] + [255, 255, 255, 255],
    name: "four")

  private func item(_ source: CGRect, _ tile: CGRect) -> DisplayItem {
    let tiles = TilePaint(bitmap: bitmap, source: source, tile: tile, interpolation: .none)
    return .fill(Path(CGRect(0, 0, 6, 4)), .tiles(tiles), FillStyle())
  }

  @Test func `tiles repeat in both directions from where one stands`() throws {
    try expectDrawing(
      of: [item(CGRect(0, 0, 2, 2), CGRect(1, 1, 2, 2))],
      is: """
        wbwbwb
        grgrgr
        wbwbwb
        grgrgr
        """)
  }

  @Test func `only the given part is repeated, at the tile's size`() throws {
    try expectDrawing(
      of: [item(CGRect(1, 0, 1, 2), CGRect(0, 0, 3, 2))],
      is: """
        gggggg
        wwwwww
        gggggg
        wwwwww
        """)
  }

  @Test(
    "tiles that make no sense show nothing",
    arguments: [
      (CGRect(0, 0, 2, 2), CGRect(0, 0, 0, 2)), (CGRect(0, 0, 2, 2), CGRect(0, 0, .nan, 2)),
      (CGRect(5, 5, 2, 2), CGRect(0, 0, 2, 2)), (CGRect(0, 0, 0, 0), CGRect(0, 0, 2, 2)),
    ])
  func nonsense(source: CGRect, tile: CGRect) throws {
    let list = DisplayList(
      size: CGSize(width: 6, height: 4), items: [item(source, tile)])
    #expect(try RasterRenderer().render(list).opacity(3, 2) == 0)
    _ = try list.pdfData()
    _ = try list.svgData()
  }
}
