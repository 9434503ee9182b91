import EspalierDrawing
import Foundation
import Testing

@testable import EspalierRendering

/// The picture of items, a pixel per point.
private func render(
  _ items: [DisplayItem], width: CGFloat = 40, height: CGFloat = 40, scale: CGFloat = 1
) throws -> Bitmap {
  try RasterRenderer().render(
    DisplayList(size: CGSize(width: width, height: height), items: items), scale: scale)
}

/// The share of a Gaussian on one side of a line that is `deviations` standard deviations away.
private func share(_ deviations: Double) -> Double {
  0.5 * (1 + erf(deviations / 2.0.squareRoot()))
}

@Suite struct BlurTests {
  @Test("the edge of a blurred half plane is a Gaussian's sum", arguments: [1.0, 3, 6, 12, 40])
  func edge(radius: Double) throws {
    let half = DisplayItem.group(
      .blur(radius: radius, isOpaque: false), [fill(.red, -500, -500, 600, 1000)])
    let bitmap = try render([half], width: 200, height: 20)
    for distance in [-1.5, -0.5, 0, 0.5, 1.5] {
      let x = Int((100 + distance * radius).rounded(.down))
      // The middle of a pixel lies half of one right of its left edge.
      let expected = 255 * share((100 - Double(x) - 0.5) / radius)
      #expect(
        abs(Double(bitmap.opacity(x, 10)) - expected) < 255 * 0.03, "\(distance) deviations away")
    }
    #expect(bitmap.color(0, 10).hasPrefix("#ff0000"), "the color stays")
  }

  @Test func `the radius is in points`() throws {
    let half = DisplayItem.group(
      .blur(radius: 4, isOpaque: false), [fill(.red, -50, -50, 70, 200)])
    let (small, large) = (try render([half]), try render([half], scale: 2))
    // A radius right of the edge at 20: pixel 24 begins there, at twice the size pixel 48.
    #expect(abs(small.opacity(24, 20) - large.opacity(48, 40)) <= 12)
  }

  @Test func `a clip outside of a blur does not change it, but a clip inside does`() throws {
    let right = DisplayEffect.clip(Path(CGRect(20, 0, 20, 40)), FillStyle())
    let blur = DisplayEffect.blur(radius: 5, isOpaque: false)
    let plane = fill(.red, -100, -100, 300, 300)
    #expect(try render([.group(right, [.group(blur, [plane])])]).opacity(20, 20) == 255)
    // Half of the Gaussian is missing at the cut.
    let opacity = try render([.group(blur, [.group(right, [plane])])]).opacity(20, 20)
    #expect(abs(opacity - 128) < 20)
  }

  /// Nested blurs, with `between` around each of them.
  private func nested(
    _ count: Int, radius: Double, between: DisplayEffect, _ items: [DisplayItem]
  ) -> [DisplayItem] {
    var items = items
    for _ in 0..<count {
      items = [.group(between, [.group(.blur(radius: radius, isOpaque: false), items)])]
    }
    return items
  }

  @Test func `the area of nested blurs grows with the root of their number`() throws {
    let resources = PaintResources()
    let surface = try CairoSurface.image(width: 40, height: 40)
    let painter = CairoPainter(
      surface.pointer, .identity, output: .pixels, resources: resources)
    painter.paint(nested(100, radius: 1, between: .opacity(0.99), [fill(.red, 0, 0, 40, 40)]))
    try painter.finish()
    // Four deviations of all together, and one pixel, on each side: added up, all margins would be 400.
    let margin = Int((4 * 100.0.squareRoot()).rounded(.up)) + 1
    let side = 40 + 2 * margin + 2
    #expect(resources.effectPixels > 100 * 40 * 40)
    #expect(resources.effectPixels <= 100 * side * side)
  }

  @Test(
    "what lies around a small picture counts in many blurs as in a large one",
    arguments: [
      DisplayEffect.opacity(0.99), .clip(Path(CGRect(5, 8, 25, 40)), FillStyle()),
      .colors(ColorMatrix(saturation: 0.9)),
    ])
  func surroundings(between: DisplayEffect) throws {
    let planes = [fill(.red, -500, -500, 515, 1000), fill(.blue, 15, -500, 500, 1000)]
    let items = nested(60, radius: 2, between: between, planes)
    // Four deviations of all 60 are 62 points: the middle of the large picture sees nothing of its edges.
    let small = try render(items)
    let moved = DisplayItem.group(
      .transform(CGAffineTransform(translationX: 100, y: 100)), items)
    let large = try render([moved], width: 240, height: 240)
    var difference = 0
    for y in 0..<40 {
      for byte in 0..<160 {
        let (mine, other) = (
          small.pixels[y * 160 + byte], large.pixels[(y + 100) * 960 + 400 + byte]
        )
        difference = max(difference, abs(Int(mine) - Int(other)))
      }
    }
    #expect(difference <= 2)
  }

  @Test func `an opaque blur ends where its items end`() throws {
    let blur = DisplayEffect.blur(radius: 4, isOpaque: true)
    let items = [
      DisplayItem.group(blur, [fill(.red, 10, 10, 10, 20), fill(.blue, 20, 10, 10, 20)])
    ]
    let bitmap = try render(items)
    #expect(bitmap.opacity(9, 20) == 0)
    #expect(bitmap.opacity(10, 20) == 255 && bitmap.opacity(29, 29) == 255)
    #expect(bitmap.opacity(30, 20) == 0)
    // In the middle both colors are there in equal parts.
    let start = (20 * 40 + 20) * 4
    #expect(abs(Int(bitmap.pixels[start]) - Int(bitmap.pixels[start + 2])) < 30)
  }

  @Test func `a blur drawn from the cache is the same, and moves with its group`() throws {
    func list(_ x: CGFloat) -> DisplayList {
      let blur = DisplayItem.group(.blur(radius: 9, isOpaque: false), [fill(.red, 30, 30, 20, 20)])
      return DisplayList(
        size: CGSize(width: 100, height: 80),
        items: [.group(.transform(CGAffineTransform(translationX: x, y: 0)), [blur])])
    }
    let used = RasterRenderer()
    for x in [0, 8, 0.5, 0] as [CGFloat] {
      #expect(try used.render(list(x)).pixels == RasterRenderer().render(list(x)).pixels)
    }
  }

  @Test func `a part of a blur that is drawn again matches the rest`() throws {
    let list = DisplayList(
      size: CGSize(width: 100, height: 80),
      items: [.group(.blur(radius: 10, isOpaque: false), [fill(.red, 20, 20, 50, 30)])])
    let renderer = RasterRenderer()
    let whole = try renderer.render(list).pixels
    var pixels = whole
    try pixels.withUnsafeMutableBufferPointer { buffer in
      let start = try #require(buffer.baseAddress)
      for y in 13..<51 { for x in 7..<40 { for c in 0..<4 { buffer[(y * 100 + x) * 4 + c] = 0 } } }
      try renderer.draw(
        list, scale: 1, damage: [CGRect(7, 13, 33, 38)],
        into: .init(pixels: start, width: 100, height: 80, stride: 400))
    }
    #expect(pixels == whole)
  }

  @Test("radii that make no sense do no harm", arguments: [0, -5, 1e5, 1e300, .infinity, .nan])
  func nonsense(radius: Double) throws {
    for isOpaque in [false, true] {
      let blur = DisplayItem.group(
        .blur(radius: radius, isOpaque: isOpaque),
        [
          fill(.red, 0, 0, 40, 40)
        ])
      let bitmap = try render([blur])
      if !(radius > 0) { #expect(bitmap.color(20, 20) == "#ff0000") }
    }
    let huge = fill(.red, -1e9, -1e9, 2e9, 2e9)
    #expect(
      try render([.group(.blur(radius: 3, isOpaque: false), [huge])]).color(20, 20) == "#ff0000")
  }
}

@Suite struct ColorEffectTests {
  @Test(
    "matrix → color of orange, half opaque",
    arguments: [
      // Unchanged: ff8000, and half of 255 is 128 = 80.
      (ColorMatrix(), "#ff800080"),
      // Red becomes blue and blue red.
      (
        ColorMatrix(rows: [0, 0, 1, 0, 0] + [0, 1, 0, 0, 0] + [1, 0, 0, 0, 0] + alpha), "#0080ff80"
      ),
      // 1 − color: 00, 1 − 0.5, ff.
      (
        ColorMatrix(rows: [-1, 0, 0, 0, 1] + [0, -1, 0, 0, 1] + [0, 0, -1, 0, 1] + alpha),
        "#007fff80"
      ),
      // Sums stay within 0 and 1: 1 + 1, 0.5 − 1, 0 + 0.2 (33).
      (
        ColorMatrix(rows: [1, 0, 0, 0, 1] + [0, 1, 0, 0, -1] + [0, 0, 1, 0, 0.2] + alpha),
        "#ff003380"
      ),
      // Red becomes opacity: 1.
      (
        ColorMatrix(
          rows: [0, 0, 0, 0, 0] + [0, 0, 0, 0, 0] + [0, 0, 0, 0, 0] + [1, 0, 0, 0, 0]),
        "#000000"
      ),
    ])
  func matrix(matrix: ColorMatrix, result: String) throws {
    let orange = ResolvedColor(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    let actual = try color(of: [.group(.colors(matrix), [fill(orange, 0, 0, 10, 10)])], at: 5, 5)
    // Premultiplied bytes of a half opaque color hold every second value only.
    #expect(actual.isNear(result, within: 2), "\(actual) is not \(result)")
  }

  private static let alpha: [Float] = [0, 0, 0, 1, 0]

  @Test func `opacities within the range become the color, and all others become clear`() throws {
    // 0.2, 0.5 and 0.9 opaque.
    let items = [
      fill(.black.opacity(0.2), 0, 0, 1, 1), fill(.black.opacity(0.5), 1, 0, 1, 1),
      fill(.black.opacity(0.9), 2, 0, 1, 1),
    ]
    try expectDrawing(of: [.group(.alphaThreshold(0.4...0.6, .red), items)], is: ".r..")
    try expectDrawing(of: [.group(.alphaThreshold(0.4...1, .blue), items)], is: ".bb.")
  }

  @Test func `the items of a layer blend only with each other`() throws {
    // Erasing reaches what is in the layer, and not what lies below it.
    let hole = DisplayItem.group(.blend(.destinationOut), [fill(.black, 1, 0, 2, 1)])
    let items = [
      fill(.blue, 0, 0, 4, 1), .group(.layer, [fill(.red, 0, 0, 4, 1), hole]),
    ]
    try expectDrawing(of: items, is: "rbbr")
  }
}

@Suite struct InnerShadowTests {
  @Test func `a sharp inner shadow is what its moved copy leaves`() throws {
    let items = [
      DisplayItem.group(
        .innerShadow(color: .blue, radius: 0, offset: CGSize(width: 1, height: 1)),
        [fill(.red, 1, 1, 4, 3)])
    ]
    try expectDrawing(
      of: items,
      is: """
        ......
        .bbbb.
        .brrr.
        .brrr.
        ......
        """)
  }

  @Test func `at an edge the blurred shadow covers half`() throws {
    let effect = DisplayEffect.innerShadow(color: .black, radius: 8, offset: .zero)
    let list = DisplayList(
      size: CGSize(width: 60, height: 60), items: [.group(effect, [fill(.white, 10, 10, 200, 200)])]
    )
    let bitmap = try RasterRenderer().render(list)
    // Half a pixel from the edge, of a Gaussian with a deviation of 8 / 2: share(0.125).
    let white = Double(bitmap.pixels[(50 * 60 + 10) * 4])
    #expect(abs(white - 255 * share(0.125)) < 255 * 0.03)
    #expect(bitmap.color(40, 40) == "#ffffff", "7.5 deviations inside")
    #expect(bitmap.opacity(9, 50) == 0, "outside")
    #expect(bitmap.opacity(10, 50) == 255, "the shape stays opaque")
  }

  @Test(arguments: [2.0, 8, 90])
  func `an inner shadow inside other shadows looks as it does alone`(radius: Double) throws {
    func inside(_ level: Int) throws -> (bitmap: Bitmap, pixels: Int) {
      let offset = CGSize(width: 3, height: -2)
      var items = [
        DisplayItem.group(
          .innerShadow(color: .black, radius: radius, offset: offset),
          [fill(.white, 10, 10, 40, 40)])
      ]
      // Shadows that show nothing.
      let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
      for _ in 0..<level {
        items = [.group(.innerShadow(color: clear, radius: 2, offset: .zero), items)]
      }
      let resources = PaintResources()
      let surface = try CairoSurface.image(width: 60, height: 60)
      let painter = CairoPainter(
        surface.pointer, .identity, output: .pixels, resources: resources)
      painter.paint(items)
      try painter.finish()
      return (surface.bitmap(name: "nested"), resources.effectPixels)
    }
    let (alone, deep) = try (inside(0), inside(12))
    let difference = zip(alone.bitmap.pixels, deep.bitmap.pixels).map { abs(Int($0) - Int($1)) }
    #expect(try #require(difference.max()) <= 2)
    // Three levels are drawn twice; the other ten make five pictures each, of at most 200 a side with the blur's margins.
    #expect(deep.pixels < 8 * 10 * 5 * 200 * 200)
  }

  @Test("shadows that make no sense leave the items", arguments: [-1, .infinity, .nan, 1e9])
  func nonsense(radius: Double) throws {
    for offset in [CGSize.zero, CGSize(width: CGFloat.nan, height: 0)] {
      let effect = DisplayEffect.innerShadow(color: .black, radius: radius, offset: offset)
      #expect(try render([.group(effect, [fill(.red, 0, 0, 40, 40)])]).opacity(20, 20) == 255)
    }
  }
}

extension String {
  /// True if no pair of digits differs by more than `limit` from those of `other`.
  fileprivate func isNear(_ other: String, within limit: Int) -> Bool {
    func bytes(_ text: String) -> [Int] {
      let digits = Array(text.dropFirst())
      return stride(from: 0, to: digits.count - 1, by: 2).map {
        Int(String(digits[$0...($0 + 1)]), radix: 16) ?? 0
      }
    }
    let (mine, theirs) = (bytes(self), bytes(other))
    return mine.count == theirs.count && zip(mine, theirs).allSatisfy { abs($0 - $1) <= limit }
  }
}

@Suite struct PictureKeyTests {
  @Test func `nested effects have different hashes`() throws {
    let pixels = try #require(PixelRect(around: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let effect = DisplayEffect.colors(ColorMatrix(saturation: 0.5))
    var items = [fill(.red, 0, 0, 10, 10)]
    var hashes: Set<Int> = []
    for _ in 0..<100 {
      let key = PictureKey(
        pixels: pixels, transform: .identity, isSilhouette: false, content: .effect(effect, items))
      hashes.insert(key.hashValue)
      items = [.group(effect, items)]
    }
    #expect(hashes.count == 100)
  }
}
