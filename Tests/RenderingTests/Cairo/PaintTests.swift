import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

@Suite struct PaintTests {
  @Test func `a rectangle fills its pixels and no others`() throws {
    try expectDrawing(
      of: [fill(.red, 1, 1, 2, 2)],
      is: """
        ....
        .rr.
        .rr.
        ....
        """)
  }

  @Test func `later items cover earlier ones`() throws {
    try expectDrawing(
      of: [fill(.red, 0, 0, 3, 2), fill(.blue, 1, 1, 3, 2)],
      is: """
        rrr.
        rbbb
        .bbb
        """)
  }

  @Test func `the even-odd rule leaves a hole where two squares overlap`() throws {
    let squares = Path {
      $0.addRects([CGRect(0, 0, 4, 4), CGRect(1, 1, 2, 2)])
    }
    try expectDrawing(
      of: [.fill(squares, .color(.red), FillStyle(eoFill: true))],
      is: """
        rrrr
        r..r
        r..r
        rrrr
        """)
    try expectDrawing(
      of: [.fill(squares, .color(.red), FillStyle())],
      is: """
        rrrr
        rrrr
        rrrr
        rrrr
        """)
  }

  @Test func `a stroke lies half inside and half outside`() throws {
    let style = StrokeStyle(lineWidth: 2)
    try expectDrawing(
      of: [.stroke(Path(CGRect(1, 1, 4, 3)), .color(.green), style)],
      is: """
        gggggg
        gggggg
        gg..gg
        gggggg
        gggggg
        """)
  }

  @Test func `dashes are painted and gaps are not`() throws {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0.5), CGPoint(x: 8, y: 0.5)]) }
    let style = StrokeStyle(lineWidth: 1, dash: [2, 1], dashPhase: 1)
    try expectDrawing(of: [.stroke(line, .color(.blue), style)], is: "b.bb.bb.")
  }

  @Test func `half a pixel is half opaque, unless antialiasing is off`() throws {
    let half = Path(CGRect(0, 0, 0.5, 1))
    #expect(try color(of: [.fill(half, .color(.red), FillStyle())], at: 0, 0) == "#ff000080")
    let most = Path(CGRect(0, 0, 0.75, 1))
    #expect(
      try color(of: [.fill(most, .color(.red), FillStyle(antialiased: false))], at: 0, 0)
        == "#ff0000")
  }

  @Test(
    "x → gray of a linear gradient over 10 pixels",
    // A pixel shows the color at its middle: (x + 0.5) / 10 * 255.
    arguments: [(0, 12.75), (4, 114.75), (9, 242.25)])
  func linear(x: Int, gray: Double) throws {
    let paint = Paint.linearGradient(
      stops(.black, .white), start: .zero, end: CGPoint(x: 10, y: 0))
    let item = DisplayItem.fill(Path(CGRect(0, 0, 10, 10)), paint, FillStyle())
    let bitmap = try RasterRenderer().render(
      DisplayList(size: CGSize(width: 10, height: 10), items: [item]))
    #expect(abs(Double(bitmap.pixels[x * 4]) - gray) <= 1)
  }

  @Test(
    "gradient → colors left, in the middle and right",
    arguments: [
      (Paint.linearGradient(threeColors, start: .zero, end: CGPoint(x: 30, y: 0)), "rgb"),
      (.linearGradient(threeColors, start: CGPoint(x: 30, y: 0), end: .zero), "bgr"),
      // Beyond its ends a gradient goes on with the colors there.
      (
        .linearGradient(threeColors, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 10.1, y: 0)),
        "rbb"
      ),
      // In a gradient without length every point is beyond the end.
      (.linearGradient(threeColors, start: .zero, end: .zero), "bbb"),
      (
        .radialGradient(
          threeColors, center: CGPoint(x: 0, y: 0.5), startRadius: 0, endRadius: 30), "rgb"
      ),
      (
        .radialGradient(
          threeColors, center: CGPoint(x: 15, y: 0.5), startRadius: 0, endRadius: 13), "brb"
      ),
      (.linearGradient([], start: .zero, end: CGPoint(x: 30, y: 0)), "..."),
    ])
  func gradients(paint: Paint, letters: String) throws {
    let item = DisplayItem.fill(Path(CGRect(0, 0, 30, 1)), paint, FillStyle())
    let bitmap = try RasterRenderer().render(
      DisplayList(size: CGSize(width: 30, height: 1), items: [item]))
    let seen = [1, 15, 28].map { x in bitmap.largestComponent(x) }
    #expect(String(seen) == letters)
  }

  private static let threeColors = [
    GradientStop(color: .red, location: 0), GradientStop(color: .green, location: 0.5),
    GradientStop(color: .blue, location: 1),
  ]

  @Test(
    "degrees → color of a half turn from red to blue, padded with both",
    arguments: [(5.0, "r"), (175.0, "b"), (225.0, "b"), (315.0, "r")])
  func angular(degrees: Double, letter: Character) throws {
    let paint = Paint.angularGradient(
      stops(.red, .blue), center: CGPoint(x: 50, y: 50), startAngle: .zero, endAngle: .degrees(180))
    let list = DisplayList(
      size: CGSize(width: 100, height: 100),
      items: [.fill(Path(CGRect(0, 0, 100, 100)), paint, FillStyle())])
    let bitmap = try RasterRenderer().render(list)
    let angle = degrees * .pi / 180
    let (x, y) = (Int(50 + 40 * cos(angle)), Int(50 + 40 * sin(angle)))
    #expect(bitmap.largestComponent(x, y) == letter)
  }

  @Test func `an angular gradient turns with its group`() throws {
    let paint = Paint.angularGradient(
      stops(.red, .blue), center: .zero, startAngle: .zero, endAngle: .degrees(360))
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
      .concatenating(CGAffineTransform(translationX: 5, y: 5))
    let items: [DisplayItem] = [
      .group(.transform(turned), [.fill(Path(CGRect(-5, -5, 10, 10)), paint, FillStyle())])
    ]
    // The seam from blue to red points down instead of right.
    let bitmap = try RasterRenderer().render(
      DisplayList(size: CGSize(width: 10, height: 10), items: items))
    #expect(bitmap.largestComponent(4, 9) == "r")
    #expect(bitmap.largestComponent(5, 9) == "b")
  }

  @Test(
    "large gradients show each pixel the color at its middle", arguments: [0, 0.4] as [Float])
  func largeGradients(opacity: Float) throws {
    let (start, end) = (ResolvedColor.white.opacity(opacity), ResolvedColor.white)
    let center = CGPoint(x: 50, y: 40)
    let paints: [(Paint, (CGFloat, CGFloat) -> CGFloat)] = [
      (
        .linearGradient(stops(start, end), start: .zero, end: CGPoint(x: 100, y: 100)),
        { x, y in (x + y) / 200 }
      ),
      (
        .radialGradient(stops(start, end), center: center, startRadius: 10, endRadius: 60),
        { x, y in (CGPoint(x: x, y: y).distance(to: center) - 10) / 50 }
      ),
      (
        .radialGradient(stops(start, end), center: center, startRadius: 60, endRadius: 10),
        { x, y in (60 - CGPoint(x: x, y: y).distance(to: center)) / 50 }
      ),
    ]
    for (paint, place) in paints {
      let bitmap = try RasterRenderer().render(
        DisplayList(
          size: CGSize(width: 100, height: 100),
          items: [.fill(Path(CGRect(0, 0, 100, 100)), paint, FillStyle())]))
      for (x, y) in [(0, 0), (99, 99), (50, 41), (10, 80), (77, 3)] {
        let share = max(0, min(1, place(CGFloat(x) + 0.5, CGFloat(y) + 0.5)))
        let expected = 255 * (CGFloat(opacity) + (1 - CGFloat(opacity)) * share)
        #expect(abs(CGFloat(bitmap.opacity(x, y)) - expected) <= 1)
      }
    }
  }

  @Test func `a hard stop lies between the same pixels in a large gradient as in a small one`()
    throws
  {
    let step = [
      GradientStop(color: .red, location: 0.3), GradientStop(color: .blue, location: 0.3),
    ]
    let paint = Paint.radialGradient(step, center: .zero, startRadius: 0, endRadius: 100)
    let item = DisplayItem.fill(Path(CGRect(0, 0, 100, 100)), paint, FillStyle())
    let bitmap = try RasterRenderer().render(
      DisplayList(size: CGSize(width: 100, height: 100), items: [item]))
    #expect(bitmap.color(29, 0) == "#ff0000")
    #expect(bitmap.color(30, 0) == "#0000ff")
  }

  /// From one gray to another that is a few of 255 steps lighter, over 640 by 128 pixels.
  private func slowGradient(_ kind: String, _ low: Float, _ high: Float) throws -> Bitmap {
    let colors = [low, high].map { ResolvedColor(red: $0, green: $0, blue: $0) }
    let ends = stops(colors[0], colors[1])
    let (start, end) = (CGPoint.zero, CGPoint(x: 640, y: 0))
    let paint: Paint =
      kind == "linear"
      ? .linearGradient(ends, start: start, end: end)
      : .radialGradient(ends, center: .zero, startRadius: 0, endRadius: 700)
    return try RasterRenderer().render(
      DisplayList(
        size: CGSize(width: 640, height: 128),
        items: [.fill(Path(CGRect(0, 0, 640, 128)), paint, FillStyle())]))
  }

  // Where a gradient passes between two colors, pixels take turns: on average 8 by 8 of them have the color that they
  // should have, and none is off by a whole step.
  @Test(arguments: ["linear", "radial"])
  func `slow gradients have no bands`(kind: String) throws {
    let bitmap = try slowGradient(kind, 50.0 / 255, 53.0 / 255)
    for (left, top) in [(0, 0), (96, 32), (200, 64), (320, 120), (512, 8), (632, 0)] {
      var (sum, exact) = (0.0, 0.0)
      for y in top..<top + 8 {
        for x in left..<left + 8 {
          let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let place = kind == "linear" ? point.x / 640 : point.distance(to: .zero) / 700
          let value = Double(bitmap.pixels[(y * 640 + x) * 4])
          let wanted = 50 + 3 * Double(place)
          #expect(abs(value - wanted) <= 1, "\(x), \(y)")
          sum += value
          exact += wanted
        }
      }
      #expect(abs(sum - exact) / 64 < 0.06, "\(left), \(top): \(sum / 64) for \(exact / 64)")
    }
  }

  @Test func `plain areas stay plain, whatever their color is`() throws {
    for gray in [0.2, 0.5, 0.301, 1] as [Float] {
      let bitmap = try slowGradient("linear", gray, gray)
      #expect(Set(bitmap.pixels).count <= 2, "gray and opacity")
    }
  }

  @Test(arguments: ["linear", "radial", "angular"])
  func `a part of a gradient that is drawn again matches the rest`(kind: String) throws {
    let center = CGPoint(x: 301, y: 52)
    let paint: Paint =
      switch kind {
      case "linear":
        .linearGradient(stops(.red, .blue), start: .zero, end: CGPoint(x: 600, y: 97))
      case "radial":
        .radialGradient(stops(.red, .blue), center: center, startRadius: 3, endRadius: 310)
      default:
        .angularGradient(
          stops(.red, .blue), center: center, startAngle: .degrees(10), endAngle: .degrees(350))
      }
    let list = DisplayList(
      size: CGSize(width: 600, height: 100),
      items: [.fill(Path(CGRect(0, 0, 600, 100)), paint, FillStyle())])
    let renderer = RasterRenderer()
    let whole = try renderer.render(list).pixels
    var pixels = whole
    try pixels.withUnsafeMutableBufferPointer { buffer in
      let start = try #require(buffer.baseAddress)
      for (index, damage) in [CGRect(3, 5, 20, 40), CGRect(250, 20, 300, 77)].enumerated() {
        for y in Int(damage.minY)..<Int(damage.maxY) {
          for x in Int(damage.minX)..<Int(damage.maxX) { buffer[(y * 600 + x) * 4 + index] = 0 }
        }
        try renderer.draw(
          list, scale: 1, damage: [damage],
          into: .init(pixels: start, width: 600, height: 100, stride: 2400))
      }
    }
    #expect(pixels == whole)
  }

  @Test(
    "items that make no sense paint nothing",
    arguments: [
      fill(.red, .nan, 0, 5, 5), fill(.red, 0, 0, 0, 5),
      .fill(
        Path { $0.addLines([.zero, CGPoint(x: CGFloat.infinity, y: 1)]) }, .color(.red), FillStyle()
      ),
      .stroke(Path(CGRect(0, 0, 5, 5)), .color(.red), StrokeStyle(lineWidth: .nan)),
      .group(.transform(CGAffineTransform(scaleX: 0, y: 1)), [fill(.red, 0, 0, 5, 5)]),
      .group(.transform(CGAffineTransform(scaleX: .nan, y: 1)), [fill(.red, 0, 0, 5, 5)]),
      .group(.opacity(.nan), [fill(.red, 0, 0, 5, 5)]),
      .group(.clip(Path(), FillStyle()), [fill(.red, 0, 0, 5, 5)]),
      .group(.opacity(0.5), []),
    ])
  func nonsense(item: DisplayItem) throws {
    #expect(try color(of: [item], at: 2, 2) == "#00000000")
    // Drawing goes on afterwards.
    #expect(try color(of: [item, fill(.red, 0, 0, 5, 5)], at: 2, 2) == "#ff0000")
  }

  @Test(
    "rectangles far larger than the picture fill it",
    arguments: [1e6, 1e9, 1e30, Double.greatestFiniteMagnitude])
  func huge(length: Double) throws {
    let item = fill(.red, -length / 2, -length / 2, length, length)
    #expect(try color(of: [item], at: 5, 5) == "#ff0000")
  }

  @Test(
    "angular gradients of very many laps do no harm", arguments: [1e4, 1e9, 1e300, .infinity, .nan])
  func laps(degrees: Double) throws {
    let paint = Paint.angularGradient(
      stops(.red, .blue), center: CGPoint(x: 5, y: 5), startAngle: .zero,
      endAngle: .degrees(degrees))
    let list = DisplayList(
      size: CGSize(width: 10, height: 10),
      items: [.fill(Path(CGRect(0, 0, 10, 10)), paint, FillStyle())])
    _ = try RasterRenderer().render(list)
    _ = try list.pdfData()
    _ = try list.svgData()
  }

  @Test func `invalid dashes draw a solid line`() throws {
    for dash in [[0, 0], [-1, 2], [CGFloat.nan]] {
      let line = Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)]) }
      let style = StrokeStyle(lineWidth: 4, dash: dash)
      #expect(try color(of: [.stroke(line, .color(.red), style)], at: 5, 5) == "#ff0000")
    }
  }
}

extension Bitmap {
  /// The letter of the strongest of a pixel's colors, or a dot where there is none.
  fileprivate func largestComponent(_ x: Int, _ y: Int = 0) -> Character {
    let start = (y * width + x) * 4
    let components = zip("bgr", pixels[start..<(start + 3)])
    guard let largest = components.max(by: { $0.1 < $1.1 }), largest.1 > 0 else { return "." }
    return largest.0
  }
}
