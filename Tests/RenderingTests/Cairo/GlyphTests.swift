import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

@Suite struct GlyphTests {
  /// The box around the pixels that are at least half opaque.
  private func inkBounds(_ bitmap: Bitmap) -> CGRect {
    var bounds = PointBounds()
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap.opacity(x, y) >= 128 {
        bounds.include(CGPoint(x: x, y: y))
        bounds.include(CGPoint(x: x + 1, y: y + 1))
      }
    }
    return bounds.rect
  }

  private func render(
    _ items: [DisplayItem], width: CGFloat = 100, height: CGFloat = 60, scale: CGFloat = 1
  ) throws -> Bitmap {
    try RasterRenderer().render(
      DisplayList(size: CGSize(width: width, height: height), items: items), scale: scale)
  }

  @Test func `a capital stands on the baseline and is as high as the font says`() throws {
    let text = try TestFonts.item("H", at: CGPoint(x: 10, y: 50), size: 44)
    let ink = inkBounds(try render([text]))
    // Capitals of Inter are 0.727 em high: 44 * 0.727 = 32.
    #expect(ink.maxY == 50)
    #expect(abs(ink.height - 32) <= 1)
  }

  @Test func `small text and its outlines cover the same area`() throws {
    let origin = CGPoint(x: 5, y: 30)
    let text = try TestFonts.item("Hamburg", at: origin, size: 16)
    // So small a turn that it moves nothing, but no longer allows cached glyphs.
    let turn = DisplayEffect.transform(CGAffineTransform(rotationAngle: 1e-7))
    let (cached, outlines) = (try render([text]), try render([.group(turn, [text])]))
    func total(_ bitmap: Bitmap) -> Int {
      stride(from: 3, to: bitmap.pixels.count, by: 4).reduce(0) { $0 + Int(bitmap.pixels[$1]) }
    }
    #expect(abs(Double(total(cached)) / Double(total(outlines)) - 1) < 0.03)
    let (cachedInk, outlineInk) = (inkBounds(cached), inkBounds(outlines))
    #expect(abs(cachedInk.minX - outlineInk.minX) <= 1)
    #expect(abs(cachedInk.maxX - outlineInk.maxX) <= 1)
    #expect(abs(cachedInk.maxY - outlineInk.maxY) <= 1)
  }

  @Test func `a quarter of a pixel moves the glyph's edge by a quarter`() throws {
    var previous = 256
    for fourths in 0..<4 {
      let x = 10 + CGFloat(fourths) / 4
      let stem = try TestFonts.item("l", at: CGPoint(x: x, y: 40), size: 30)
      let bitmap = try render([stem])
      let firstColumn = (0..<100).first { bitmap.opacity($0, 30) > 0 } ?? 0
      let coverage = (10..<firstColumn + 1).reduce(0) { $0 + bitmap.opacity($1, 30) }
      #expect(firstColumn > 10 || coverage < previous)
      previous = firstColumn > 10 ? 256 : coverage
    }
  }

  @Test func `equal letters stand at equal distances at one pixel per point`() throws {
    // An advance that is no whole number: rounded to pixels, gaps would be 4 or 5.
    var run = try TestFonts.run("llllllllllllllll", at: CGPoint(x: 4, y: 40), size: 15)
    for index in run.glyphs.indices { run.glyphs[index].position.x = CGFloat(index) * 4.5 }
    let bitmap = try render([.glyphs(run, .color(.black))])
    let centers = (0..<16).map { index in
      // The middle of the ink of one letter.
      let columns = Int(4 + CGFloat(index) * 4.5)..<Int(4 + CGFloat(index) * 4.5 + 5)
      let ink = columns.map { Double(bitmap.opacity($0, 35)) }
      return zip(columns, ink).reduce(0) { $0 + Double($1.0) * $1.1 } / ink.reduce(0, +)
    }
    for (left, right) in zip(centers, centers.dropFirst()) {
      #expect(abs(right - left - 4.5) < 0.3)
    }
  }

  @Test(arguments: [20.0, 150])
  func `a stretched font is wider, but equally high`(size: Double) throws {
    var run = try TestFonts.run("H", at: CGPoint(x: 10, y: 150), size: size)
    let usual = inkBounds(try render([.glyphs(run, .color(.black))], width: 300, height: 200))
    run.font.stretch = 1.5
    let wide = inkBounds(try render([.glyphs(run, .color(.black))], width: 300, height: 200))
    #expect(abs(wide.height - usual.height) <= 1)
    #expect(abs((wide.maxX - 10) - (usual.maxX - 10) * 1.5) <= 1.5)
  }

  @Test func `a run without glyphs paints nothing`() throws {
    var run = try TestFonts.run("a", at: CGPoint(x: 10, y: 40), size: 20)
    run.glyphs = []
    let item = DisplayItem.glyphs(run, .color(.black))
    #expect(inkBounds(try render([item])).isNull)
    let list = DisplayList(size: CGSize(width: 10, height: 10), items: [item])
    #expect(try !SVGRenderer.text(for: list).contains("<text"))
    _ = try list.pdfData()
  }

  @Test func `text as large as the picture is drawn from outlines`() throws {
    let text = try TestFonts.item("H", at: CGPoint(x: 0, y: 400), size: 550)
    let ink = inkBounds(try render([text], width: 500, height: 500))
    // 550 * 0.727 = 400
    #expect(abs(ink.height - 400) <= 2)
  }

  @Test func `an emoji brings its own colors`() throws {
    let tree = try TestFonts.item(
      "\u{1F333}", at: CGPoint(x: 5, y: 45), size: 40, .black, file: TestFonts.emoji)
    let bitmap = try render([tree])
    let greens = (0..<100 * 60).filter { index in
      let (blue, green) = (bitmap.pixels[index * 4], bitmap.pixels[index * 4 + 1])
      return green > 100 && Int(green) > Int(blue) + 40
    }
    #expect(greens.count > 300)
  }

  @Test func `without a font file each character except spaces is a thin box`() throws {
    let glyphs = (0..<3).map {
      GlyphRun.Glyph(id: 65, position: CGPoint(x: $0 * 20, y: 0), cluster: $0..<($0 + 1))
    }
    let run = GlyphRun(
      font: GlyphFont(file: "", size: 32, family: "Fixed"), glyphs: glyphs,
      origin: CGPoint(x: 0, y: 40), width: 60, text: "a b")
    let bitmap = try render([.glyphs(run, .color(.black))])
    // Boxes of 20 less 0.08 * 32 on both sides, with lines 32 / 16 wide; none from 20 to 40.
    #expect(bitmap.opacity(10, 40) > 0 && bitmap.opacity(10, 30) == 0)
    #expect((20..<40).allSatisfy { bitmap.opacity($0, 40) == 0 })
    #expect(bitmap.opacity(50, 40) > 0)
  }

  @Test func `a missing font is an error that names the file`() throws {
    let run = GlyphRun(
      font: GlyphFont(file: "/none/Font.otf", size: 10, family: "None"),
      glyphs: [.init(id: 1, position: .zero, cluster: 0..<1)], origin: .zero, width: 5, text: "a")
    #expect(throws: RenderingError.fontUnreadable(file: "/none/Font.otf")) {
      try render([.glyphs(run, .color(.black))])
    }
  }

  @Test func `a glyph without a sensible place is left out of its run`() throws {
    var run = try TestFonts.run("HH", at: CGPoint(x: 10, y: 40), size: 20)
    var one = run
    one.glyphs.removeLast()
    let alone = try render([.glyphs(one, .color(.black))]).pixels
    for place in [CGFloat.nan, .infinity, 1e12, -1e12, 1e300, -1e300] {
      run.glyphs[1].position = CGPoint(x: place, y: 0)
      #expect(try render([.glyphs(run, .color(.black))]).pixels == alone, "\(place) across")
      run.glyphs[1].position = CGPoint(x: 0, y: place)
      #expect(try render([.glyphs(run, .color(.black))]).pixels == alone, "\(place) down")
      _ = try DisplayList(
        size: CGSize(width: 50, height: 50), items: [.glyphs(run, .color(.black))]
      ).svgData()
    }
  }

  @Test func `text outside of the picture, at any distance, is left out`() throws {
    for x in [-1e4, 1e4, 1e12, -1e300, .infinity, .nan] {
      let text = try TestFonts.item("far", at: CGPoint(x: x, y: 20), size: 16)
      #expect(inkBounds(try render([text])).isNull)
    }
  }
}
