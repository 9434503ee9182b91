import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

@Suite struct BackdropTests {
  private func backdrop(
    radius: Double = 0, saturation: Double = 1, _ color: ResolvedColor = .clear,
    _ rect: CGRect = CGRect(0, 0, 100, 100)
  ) -> DisplayItem {
    let paint = BackdropPaint(radius: radius, saturation: saturation, color: color)
    return .fill(Path(rect), .backdrop(paint), FillStyle())
  }

  private func render(_ items: [DisplayItem], _ width: CGFloat = 100) throws -> Bitmap {
    try RasterRenderer().render(DisplayList(size: CGSize(width: width, height: 20), items: items))
  }

  @Test func `a backdrop blurs what was painted before it, and not what comes after`() throws {
    let items = [
      fill(.red, 0, 0, 50, 20), fill(.blue, 50, 0, 50, 20), backdrop(radius: 6),
      fill(.green, 0, 0, 2, 2),
    ]
    let bitmap = try render(items)
    #expect(bitmap.color(1, 1) == "#00ff00")
    #expect(bitmap.color(5, 10) == "#ff0000" && bitmap.color(95, 10) == "#0000ff")
    let start = (10 * 100 + 50) * 4
    let (blue, red) = (Int(bitmap.pixels[start]), Int(bitmap.pixels[start + 2]))
    #expect(abs(blue - red) < 30 && red > 90)
  }

  @Test func `at the picture's edge the blur sees only the picture`() throws {
    #expect(try render([fill(.red, 0, 0, 100, 20), backdrop(radius: 30)]).color(0, 0) == "#ff0000")
  }

  // A picture without a background: the bar of two points is blurred to next to nothing, and must not show.
  @Test func `where nothing else is, what a backdrop blurs does not show below it`() throws {
    let bitmap = try render([
      fill(.black, 50, 0, 2, 20), backdrop(radius: 20, .clear, CGRect(20, 0, 60, 10)),
    ])
    func opacity(_ x: Int, _ y: Int) -> UInt8 { bitmap.pixels[(y * 100 + x) * 4 + 3] }
    #expect(opacity(50, 15) == 255)
    #expect(opacity(50, 5) < 40)
    #expect(opacity(30, 5) > 0)
  }

  // As above, with the bar in the group or below it, and in groups of groups.
  @Test func `in groups, too, a backdrop replaces what is below it`() throws {
    let bar = fill(.black, 50, 0, 2, 20)
    let pane = backdrop(radius: 20, .clear, CGRect(20, 0, 60, 10))
    let effects: [DisplayEffect] = [
      .layer, .mask([fill(.black, 0, 0, 100, 20)]),
      .shadow(color: .clear, radius: 0, offset: .zero),
      .clip(Path(CGRect(0, 0, 100, 20)), FillStyle()),
    ]
    for effect in effects {
      for items in [
        [.group(effect, [bar, pane])], [bar, .group(effect, [pane])],
        [bar, .group(.layer, [.group(effect, [pane])])],
      ] {
        let bitmap = try render(items)
        #expect(bitmap.opacity(50, 15) == 255)
        #expect(bitmap.opacity(50, 5) < 40, "\(items)")
        #expect(bitmap.opacity(30, 5) > 0)
      }
    }
    // A half of the pane leaves a half of the bar.
    let half = try render([bar, .group(.opacity(0.5), [pane, fill(.clear, 0, 0, 1, 1)])])
    #expect((128..<150).contains(Int(half.opacity(50, 5))))
  }

  @Test func `saturation moves colors away from gray, and the color covers them`() throws {
    let pale = ResolvedColor(red: 0.6, green: 0.5, blue: 0.5)
    // Brightness is 0.213 * 0.6 + 0.787 * 0.5 = 0.5213; twice as far from it are 0.679, 0.479.
    let saturated = try render([fill(pale, 0, 0, 100, 20), backdrop(saturation: 2)])
    let start = (10 * 100 + 50) * 4
    #expect(abs(Double(saturated.pixels[start + 2]) - 0.679 * 255) <= 1.5)
    #expect(abs(Double(saturated.pixels[start]) - 0.479 * 255) <= 1.5)
    // Half white over black: 128.
    let covered = try render([
      fill(.black, 0, 0, 100, 20), backdrop(.white.opacity(0.5)),
    ])
    #expect(abs(Int(covered.pixels[start]) - 128) <= 1)
  }

  // Colors of much chroma leave the range where they are saturated; cut off before they are covered, they would all be one
  // flat spot. Red behind is 0.1 apart, and saturated by 1.8 it is 0.1 · (0.213 + 0.787 · 1.8) = 0.163; a cover of one
  // half leaves 0.081, which is 21 of 255.
  @Test func `strong colors stay apart`() throws {
    let reds = try ([0, 0.1] as [Float]).map { red in
      let blue = ResolvedColor(red: red, green: 0.5, blue: 1)
      let bitmap = try render([
        fill(blue, 0, 0, 100, 20), backdrop(radius: 4, saturation: 1.8, .white.opacity(0.5)),
      ])
      return Int(bitmap.pixels[(10 * 100 + 50) * 4 + 2])
    }
    #expect(abs(reds[1] - reds[0] - 21) <= 1, "\(reds)")
  }

  // No step is larger than 1 of 255.
  @Test func `a gradient behind a saturating pane stays smooth`() throws {
    let ramp = (0..<100).map { x in
      let gray = 0.4 + 0.1 * Float(x) / 100
      return fill(
        ResolvedColor(red: gray, green: 0.3, blue: 0.6), CGFloat(x), 0, 1, 20)
    }
    let bitmap = try render(ramp + [backdrop(radius: 8, saturation: 1.8, .white.opacity(0.4))])
    let row = (0..<100).map { Int(bitmap.pixels[(10 * 100 + $0) * 4 + 2]) }
    for (value, next) in zip(row, row.dropFirst()) { #expect((0...1).contains(next - value)) }
    let columns = (0..<20).map { Int(bitmap.pixels[($0 * 100 + 50) * 4 + 2]) }
    #expect(Set(columns).count == 1)
  }

  @Test func `a backdrop reaches through the groups around it`() throws {
    let bar = backdrop(.clear, CGRect(2, 0, 4, 1))
    let effects: [DisplayEffect] = [
      .layer, .clip(Path(CGRect(2, 0, 4, 1)), FillStyle()), .colors(ColorMatrix()),
      .mask([fill(.black, 2, 0, 4, 1)]),
      .shadow(color: .clear, radius: 0, offset: .zero),
    ]
    for effect in effects {
      try expectDrawing(
        of: [fill(.red, 0, 0, 4, 1), fill(.blue, 4, 0, 4, 1), .group(effect, [bar])],
        is: "rrrrbbbb")
    }
    // As a picture of its own, half opaque over the same: no change either.
    try expectDrawing(
      of: [fill(.red, 0, 0, 8, 1), .group(.opacity(0.5), [bar])], is: "rrrrrrrr")
  }

  @Test func `a backdrop's own shadow does not show through it`() throws {
    let shadow = DisplayEffect.shadow(
      color: .black, radius: 0, offset: CGSize(width: 2, height: 0))
    try expectDrawing(
      of: [fill(.red, 0, 0, 9, 1), .group(shadow, [backdrop(.clear, CGRect(2, 0, 4, 1))])],
      is: "rrrrrrkkr")
  }

  @Test func `strokes and text can show a backdrop, too`() throws {
    let paint = Paint.backdrop(BackdropPaint(radius: 0, saturation: 1, color: .blue))
    try expectDrawing(
      of: [.stroke(Path(CGRect(0.5, 0.5, 3, 2)), paint, StrokeStyle())],
      is: """
        bbbb
        b..b
        bbbb
        """)
    let run = try TestFonts.run("l", at: CGPoint(x: 2, y: 18), size: 20)
    let bitmap = try render([fill(.red, 0, 0, 100, 20), .glyphs(run, paint)])
    #expect((0..<20).contains { bitmap.color($0, 10) == "#0000ff" })
  }

  @Test func `a list drawn again in part looks as if drawn as a whole`() throws {
    let list = DisplayList(
      size: CGSize(width: 100, height: 20),
      items: [
        fill(.red, 0, 0, 50, 20), fill(.blue, 50, 0, 50, 20), backdrop(radius: 6),
        fill(.green, 40, 0, 20, 5),
      ])
    let renderer = RasterRenderer()
    let whole = try renderer.render(list).pixels
    var pixels = whole
    try pixels.withUnsafeMutableBufferPointer { buffer in
      let start = try #require(buffer.baseAddress)
      try renderer.draw(
        list, scale: 1, damage: [CGRect(45, 2, 10, 10)],
        into: .init(pixels: start, width: 100, height: 20, stride: 400))
    }
    #expect(pixels == whole)
  }

  @Test("radii that make no sense do no harm", arguments: [-1, 1e9, .infinity, .nan])
  func nonsense(radius: Double) throws {
    let items = [fill(.red, 0, 0, 100, 20), backdrop(radius: radius, saturation: radius)]
    #expect(try render(items).opacity(50, 10) == 255)
    let list = DisplayList(size: CGSize(width: 100, height: 20), items: items)
    _ = try list.pdfData()
    _ = try list.svgData()
  }
}
