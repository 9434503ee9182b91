import EspalierDrawing
import Foundation
import Testing

@testable import EspalierRendering

@Suite struct PictureFlattenerTests {
  private func flattened(
    _ items: [DisplayItem], _ format: PageFormat, width: CGFloat = 10, height: CGFloat = 10
  ) throws -> DisplayList {
    try DisplayList(size: CGSize(width: width, height: height), items: items)
      .flattened(for: format)
  }

  private let circle = DisplayItem.fill(
    Path(ellipseIn: CGRect(2, 2, 6, 6)), .color(.red), FillStyle())

  @Test(
    "effect → what pages and SVG have in its place",
    // A picture is as large as its content, in whole points: a blur of 0.5 reaches 1.5 further.
    arguments: [
      (.opacity(0.5), "(opacity 0.5 (ITEM))", "(opacity 0.5 (ITEM))"),
      (.layer, "(layer (ITEM))", "(layer (ITEM))"),
      (
        .blur(radius: 0.5, isOpaque: false), "(image picture 0,0 10x10)",
        "(blur r0.5 (ITEM))"
      ),
      (
        .alphaThreshold(0.5...1, .blue), "(image picture 2,2 6x6)",
        "(alphaThreshold 0.5 to 1 #0000ff (ITEM))"
      ),
      (
        .projection(ProjectionTransform(CGAffineTransform(translationX: 1, y: 0))),
        "(translate 1,0 (ITEM))", "(translate 1,0 (ITEM))"
      ),
      (
        .innerShadow(color: .black, radius: 2, offset: .zero),
        "(layer\n  (ITEM)\n  (image picture 2,2 6x6))",
        "(innerShadow #000000 r2 0,0 (ITEM))"
      ),
    ] as [(DisplayEffect, String, String)])
  func effects(effect: DisplayEffect, pdf: String, svg: String) throws {
    func text(_ format: PageFormat) throws -> String {
      try flattened([.group(effect, [circle])], format).description
        .replacingOccurrences(of: "(fill #ff0000 (ellipse 2,2 6x6))", with: "(ITEM)")
    }
    #expect(try text(.pdf) == pdf)
    #expect(try text(.svg) == svg)
  }

  @Test(arguments: [PageFormat.pdf, .svg])
  func `cards inside each other become one picture, as sharp as pixels are`(
    format: PageFormat
  )
    throws
  {
    var projection = ProjectionTransform()
    projection.m13 = 0.01
    var items = [circle]
    for _ in 0..<5 { items = [.group(.projection(projection), items)] }
    let list = try flattened(items, format)
    guard list.items.count == 1, case .image(let image) = list.items[0] else {
      Issue.record("no image: \(list)")
      return
    }
    // Three pixels per point.
    let pixels = try RasterRenderer().render(
      DisplayList(size: CGSize(width: 10, height: 10), items: items), scale: 3)
    let shown = try RasterRenderer().render(list, scale: 3)
    #expect(image.bitmap.width <= 30)
    #expect(shown.meanDifference(from: pixels) < 0.01)
  }

  @Test(arguments: [PageFormat.pdf, .svg])
  func `groups inside each other are examined once`(format: PageFormat) {
    for effect in [
      .opacity(0.5), .clip(Path(CGRect(0, 0, 5, 5)), FillStyle()), .mask([circle]),
    ] as [DisplayEffect] {
      var items = [circle]
      for _ in 0..<50 { items = [.group(effect, items)] }
      var needs = PageNeeds(format)
      for item in items { _ = needs.of(item) }
      _ = needs.of(items)
      #expect(needs.withBlendsApart(items[0]) == items)
      // Each group, its mask, and those around asked for again.
      #expect(needs.examined <= 2 * 50 + 5)
    }
  }

  @Test func `colors of plain items are changed item by item`() throws {
    // Red and blue change places.
    let matrix = ColorMatrix(
      rows: [0, 0, 1, 0, 0] + [0, 1, 0, 0, 0] + [1, 0, 0, 0, 0] + [0, 0, 0, 1, 0])
    let text = try TestFonts.item("a", at: CGPoint(x: 1, y: 8), size: 8, .blue)
    let gradient = Paint.linearGradient(
      stops(.red, .white), start: .zero, end: CGPoint(x: 9, y: 0))
    let items: [DisplayItem] = [
      .group(.opacity(0.5), [circle]), text,
      .stroke(Path(CGRect(0, 0, 5, 5)), gradient, StrokeStyle()),
      .group(.shadow(color: .blue, radius: 2, offset: .zero), [circle]),
    ]
    #expect(
      try flattened([.group(.colors(matrix), items)], .pdf).description == """
        (opacity 0.5 (fill #0000ff (ellipse 2,2 6x6)))
        (glyphs "a" 1,8 Inter 8 #ff0000)
        (stroke (linear #0000ff 0, #ffffff 1 from 0,0 to 9,0) w1 0,0 5x5)
        (shadow #ff0000 r2 0,0 (fill #0000ff (ellipse 2,2 6x6)))
        """)
    // An emoji's colors are in its font: it alone becomes a picture.
    let emoji = try TestFonts.item(
      "\u{1F333}", at: CGPoint(x: 0, y: 8), size: 4, file: TestFonts.emoji)
    let mixed = try flattened([.group(.colors(matrix), [text, emoji])], .pdf)
    #expect(mixed.items.count == 2)
    #expect(mixed.items[0].description == "(glyphs \"a\" 1,8 Inter 8 #ff0000)")
    #expect(mixed.items[1].description.hasPrefix("(image picture"))
    // Groups that blend with other modes have to be one picture first.
    let blended = DisplayItem.group(.blend(.multiply), [circle])
    #expect(
      try flattened([.group(.colors(matrix), [blended])], .pdf).description
        == "(image picture 2,2 6x6)")
  }

  @Test func `a backdrop becomes a picture in its shape, and everything else stays`() throws {
    let paint = Paint.backdrop(BackdropPaint(radius: 0, saturation: 1, color: .clear))
    let list = try flattened(
      [
        fill(.red, 0, 0, 10, 10),
        .group(
          .transform(CGAffineTransform(translationX: 2, y: 2)),
          [.fill(Path(ellipseIn: CGRect(0, 0, 6, 6)), paint, FillStyle()), circle]),
      ], .svg)
    // The picture stands on whole pixels of a third of a point, one around what it fills.
    #expect(
      list.description == """
        (fill #ff0000 0,0 10x10)
        (translate 2,2
          (clip (ellipse 0,0 6x6) (translate -2,-2 (image picture 0.667,0.667 8.667x8.667)))
          (fill #ff0000 (ellipse 2,2 6x6)))
        """)
    let bitmap = try RasterRenderer().render(list)
    #expect(bitmap.color(5, 5) == "#ff0000" && bitmap.color(0, 0) == "#ff0000")
  }

  @Test func `an eraser becomes a mask of everything before it`() throws {
    let eraser = DisplayItem.group(.blend(.destinationOut), [fill(.black, 3, 0, 2, 10)])
    let moved = DisplayItem.group(
      .transform(CGAffineTransform(translationX: 1, y: 0)), [circle, eraser])
    let list = try flattened([fill(.blue, 0, 0, 10, 10), moved, fill(.green, 9, 0, 1, 1)], .pdf)
    #expect(
      list.description == """
        (mask
          (by (image picture 0,0 10x10))
          (fill #0000ff 0,0 10x10)
          (translate 1,0 (fill #ff0000 (ellipse 2,2 6x6))))
        (fill #00ff00 9,0 1x1)
        """)
    // At the pictures' own scale, so that nothing is mixed: three pixels a point.
    let bitmap = try RasterRenderer().render(list, scale: 3)
    #expect([11, 12, 17, 18].map { bitmap.opacity($0, 15) } == [255, 0, 0, 255])
  }

  @Test func `items that blend below come first`() throws {
    let below = DisplayItem.group(.blend(.destinationOver), [fill(.blue, 0, 0, 10, 10)])
    let list = try flattened([.group(.layer, [circle, below, fill(.green, 9, 0, 1, 1)])], .svg)
    #expect(
      list.description == """
        (layer
          (layer (fill #0000ff 0,0 10x10))
          (fill #ff0000 (ellipse 2,2 6x6))
          (fill #00ff00 9,0 1x1))
        """)
  }

  @Test func `in SVG an item that blends inside a clip is moved beside it, and still clipped`()
    throws
  {
    let blend = DisplayItem.group(.blend(.multiply), [circle])
    let clip = DisplayEffect.clip(Path(CGRect(0, 0, 5, 5)), FillStyle())
    let move = DisplayEffect.transform(CGAffineTransform(translationX: 1, y: 0))
    let items: [DisplayItem] = [
      .group(clip, [fill(.green, 0, 0, 1, 1), .group(move, [fill(.blue, 0, 0, 2, 2), blend])])
    ]
    #expect(
      try flattened(items, .svg).description == """
        (clip 0,0 5x5
          (fill #00ff00 0,0 1x1)
          (translate 1,0 (fill #0000ff 0,0 2x2)))
        (blend multiply (clip 0,0 5x5 (translate 1,0 (fill #ff0000 (ellipse 2,2 6x6)))))
        """)
    #expect(try flattened(items, .pdf).items == items)
  }

  @Test(
    "pages and SVG blend as pixels do",
    arguments: BlendMode.allCases, [PageFormat.pdf, .svg])
  func blending(mode: BlendMode, format: PageFormat) throws {
    // Over something opaque, and over nothing.
    let backdrop = ResolvedColor(red: 0.8, green: 0.4, blue: 0.2)
    let source = ResolvedColor(red: 0.4, green: 0.6, blue: 0.8)
    let items = [
      fill(backdrop, 0, 0, 5, 10),
      .group(
        .transform(CGAffineTransform(translationX: 2, y: 2)),
        [.group(.blend(mode), [fill(source, 0, 0, 6, 6)])]),
    ]
    for group in [items, [.group(.opacity(0.8), items)]] {
      let list = DisplayList(size: CGSize(width: 10, height: 10), items: group)
      let flattened = try list.flattened(for: format)
      #expect(!"\(flattened)".contains("blend plusDarker"))
      let (seen, wanted) = (
        try RasterRenderer().render(flattened), try RasterRenderer().render(list)
      )
      #expect(seen.meanDifference(from: wanted) < 1)
    }
  }

  @Test func `text stays text beside pictures`() throws {
    let blur = DisplayItem.group(.blur(radius: 1, isOpaque: false), [circle])
    let text = try TestFonts.item("Kept", at: CGPoint(x: 10, y: 20), size: 10)
    let list = DisplayList(size: CGSize(width: 60, height: 30), items: [blur, text])
    guard Tool.isInstalled("pdftotext") else { return }
    let found = try Tool.run("pdftotext", ["-", "-"], input: try list.pdfData())
    #expect(found.trimmingCharacters(in: .whitespacesAndNewlines) == "Kept")
  }

  @Test func `pages far larger than a picture may be are flattened with fewer pixels`() throws {
    let blur = DisplayItem.group(
      .blur(radius: 50, isOpaque: false), [fill(.red, 0, 0, 14_000, 14_000)])
    let list = try flattened([blur], .pdf, width: 14_400, height: 14_400)
    guard case .image(let image) = list.items[0] else {
      Issue.record("no image: \(list)")
      return
    }
    #expect(image.bitmap.width * image.bitmap.height <= 17_000_000)
    let outside = DisplayItem.group(.blur(radius: 1, isOpaque: false), [fill(.red, 1e9, 0, 5, 5)])
    #expect(try flattened([outside], .pdf).items.isEmpty)
  }
}

@Suite struct FormatLikenessTests {
  /// One of each effect and paint over a picture, 120 by 60 points.
  private func list(_ item: DisplayItem) -> DisplayList {
    let background = Paint.linearGradient(
      stops(.red, .blue), start: .zero, end: CGPoint(x: 120, y: 0))
    return DisplayList(
      size: CGSize(width: 120, height: 60),
      items: [.fill(Path(CGRect(0, 0, 120, 60)), background, FillStyle()), item])
  }

  private static let card: [DisplayItem] = [
    .fill(Path(roundedRect: CGRect(20, 10, 60, 40), cornerRadius: 8), .color(.green), FillStyle()),
    .fill(Path(ellipseIn: CGRect(50, 20, 40, 30)), .color(.white.opacity(0.6)), FillStyle()),
  ]

  /// A pixel a point: readers scale others in ways of their own.
  private static let tile = Bitmap(
    width: 20, height: 20,
    pixels: (0..<400).flatMap { index in
      (index % 20 < 10) == (index < 200) ? [0, 0, 255, 255] : [0, 255, 0, 255] as [UInt8]
    }, name: "checks")

  static var items: [DisplayItem] {
    var turned = ProjectionTransform()
    turned.m13 = 0.004
    turned.m31 = 10
    let oval = Path(ellipseIn: CGRect(10, 5, 100, 50))
    let effects: [DisplayEffect] = [
      .blur(radius: 3, isOpaque: false), .blur(radius: 5, isOpaque: true),
      .colors(
        ColorMatrix(
          rows: [0.2, 0.7, 0.1, 0, 0] + [0.3, 0.6, 0.1, 0, 0] + [0, 0, 1, 0, 0.1] + alpha)),
      .alphaThreshold(0.3...0.9, .black), .projection(turned),
      .innerShadow(color: .black, radius: 8, offset: CGSize(width: 2, height: 3)),
      .shadow(color: .black, radius: 8, offset: CGSize(width: 2, height: 3)),
    ]
    let paints: [Paint] = [
      .ellipticalGradient(
        stops(.white, .green), center: CGPoint(x: 60, y: 30),
        startRadius: CGSize(width: 10, height: 5), endRadius: CGSize(width: 50, height: 25)),
      .backdrop(BackdropPaint(radius: 6, saturation: 1.5, color: .white.opacity(0.3))),
      .tiles(
        TilePaint(
          bitmap: tile, source: CGRect(0, 0, 20, 20), tile: CGRect(0, 0, 20, 20))),
    ]
    return effects.map { .group($0, card) } + paints.map { .fill(oval, $0, FillStyle()) }
  }

  private static let alpha: [Float] = [0, 0, 0, 1, 0]

  @Test(
    "numbers that make no sense do no harm in any format",
    arguments: [
      -1e300, -1, 0, 1e9, 1e300, .infinity, -.infinity, .nan,
    ])
  func nonsense(value: Double) throws {
    var lost = ColorMatrix()
    (lost.r1, lost.g5, lost.a4) = (Float(value), Float(value), Float(value))
    let size = CGSize(width: value, height: value)
    let effects: [DisplayEffect] = [
      .opacity(value), .blur(radius: value, isOpaque: false), .blur(radius: value, isOpaque: true),
      .colors(lost), .innerShadow(color: .black, radius: value, offset: size),
      .shadow(color: .black, radius: value, offset: size),
      .transform(CGAffineTransform(translationX: value, y: 0)),
      .clip(Path(CGRect(origin: .zero, size: size)), FillStyle()),
      .mask([.fill(Path(CGRect(origin: .zero, size: size)), .color(.black), FillStyle())]),
    ]
    let backdrop = Paint.backdrop(
      BackdropPaint(radius: value, saturation: value, color: .red.opacity(Float(value))))
    let far = Path(CGRect(value, value, 50, 50))
    let items =
      effects.map { DisplayItem.group($0, Self.card) } + [
        .fill(Path(CGRect(0, 0, 50, 50)), backdrop, FillStyle()), .fill(far, backdrop, FillStyle()),
        .group(.blend(.plusDarker), [.fill(far, .color(.red), FillStyle())]),
        .group(.blend(.destinationOut), [.fill(far, .color(.red), FillStyle())]),
        .group(.blur(radius: 2, isOpaque: false), [.fill(far, .color(.red), FillStyle())]),
      ]
    let list = DisplayList(size: CGSize(width: 60, height: 60), items: items)
    _ = try RasterRenderer().render(list)
    _ = try list.pdfData()
    let svg = try list.svgData()
    if Tool.isInstalled("xmllint") {
      #expect(try Tool.run("xmllint", ["--noout", "-"], input: svg) == "")
    }
  }

  @Test("pages show what pixels show", .enabled(if: Tool.isInstalled("pdftoppm")), arguments: items)
  func pdf(item: DisplayItem) throws {
    let list = list(item)
    let png = try Tool.runForData(
      "pdftoppm", ["-r", "72", "-png", "-"], input: try list.pdfData())
    let page = try ImageDecoder.bitmap(from: png, name: "page.png")
    let difference = page.meanDifference(from: try RasterRenderer().render(list))
    // Readers stretch tiles to whole pixels, and lose some of their edges.
    let limit = if case .fill(_, .tiles, _) = item { 8.0 } else { 2.0 }
    #expect(difference < limit, "\(difference)")
  }

  @Test(
    "SVG shows what pixels show", .enabled(if: Tool.isInstalled("rsvg-convert")), arguments: items)
  func svg(item: DisplayItem) throws {
    let list = list(item)
    let png = try Tool.runForData("rsvg-convert", ["-"], input: try list.svgData())
    let seen = try ImageDecoder.bitmap(from: png, name: "seen.png")
    #expect(seen.meanDifference(from: try RasterRenderer().render(list)) < 2)
  }
}
