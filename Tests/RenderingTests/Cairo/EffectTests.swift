import EspalierDrawing
import Foundation
import Testing

@testable import EspalierRendering

@Suite struct EffectTests {
  @Test func `a transform moves, scales and turns its group`() throws {
    try expectDrawing(
      of: [
        .group(
          .transform(CGAffineTransform(translationX: 2, y: 1).scaledBy(x: 2, y: 1)),
          [fill(.red, 0, 0, 1, 1)]),
        .group(
          .transform(
            CGAffineTransform(translationX: 5, y: 3).rotated(by: .pi)), [fill(.blue, 0, 0, 1, 1)]),
      ],
      is: """
        ......
        ..rr..
        ....b.
        """)
  }

  @Test func `a clip cuts its group and nothing after it`() throws {
    try expectDrawing(
      of: [
        .group(.clip(Path(CGRect(0, 0, 2, 2)), FillStyle()), [fill(.red, 1, 0, 9, 9)]),
        fill(.blue, 3, 0, 1, 1),
      ],
      is: """
        .r.b
        .r..
        """)
  }

  @Test func `nested clips keep what all of them keep`() throws {
    try expectDrawing(
      of: [
        .group(
          .clip(Path(CGRect(0, 0, 3, 3)), FillStyle()),
          [
            .group(
              .clip(Path(CGRect(1, 1, 3, 3)), FillStyle()), [fill(.red, 0, 0, 9, 9)])
          ])
      ],
      is: """
        ....
        .rr.
        .rr.
        ....
        """)
  }

  @Test func `a mask keeps where it is opaque, whatever its color`() throws {
    try expectDrawing(
      of: [.group(.mask([fill(.blue, 1, 0, 2, 1)]), [fill(.red, 0, 0, 4, 2)])],
      is: """
        .rr.
        ....
        """)
    let faint = DisplayItem.group(
      .mask([fill(.black.opacity(0.2), 0, 0, 9, 9)]), [fill(.red, 0, 0, 9, 9)])
    // 0.2 * 255 = 51 = 0x33
    #expect(try color(of: [faint], at: 3, 3) == "#ff000033")
  }

  @Test func `a group fades as one picture`() throws {
    let group = DisplayItem.group(
      .opacity(0.5), [fill(.red, 0, 0, 6, 6), fill(.blue, 3, 3, 6, 6)])
    // On white: (0 + 255) / 2 = 127.5 for what the color lacks, with no red below the blue.
    let items = [fill(.white, 0, 0, 10, 10), group]
    #expect(try color(of: items, at: 1, 1) == "#ff7f7f")
    #expect(try color(of: items, at: 4, 4) == "#7f7fff")
  }

  @Test func `opacities multiply`() throws {
    let item = DisplayItem.group(
      .opacity(0.5), [.group(.opacity(0.4), [fill(.red, 0, 0, 5, 5)])])
    // 0.5 * 0.4 = 0.2; 0.2 * 255 = 51 = 0x33
    #expect(try color(of: [item], at: 1, 1) == "#ff000033")
  }

  // The backdrop is 0.8, 0.4, 0.2 (cc6633) and the source 0.4, 0.6, 0.8 (6699cc).
  @Test(
    "blend mode → color",
    arguments: [
      // Products: 0.32, 0.24, 0.16.
      (BlendMode.multiply, "#523d29"),
      // 1 − (1 − b)(1 − s): 0.88, 0.76, 0.84.
      (.screen, "#e0c2d6"),
      (.darken, "#666633"), (.lighten, "#cc99cc"),
      // |b − s|: 0.4, 0.2, 0.6.
      (.difference, "#663399"),
      // b + s − 2bs: 0.56, 0.52, 0.68.
      (.exclusion, "#8f85ad"),
      // b + s, at most 1.
      (.plusLighter, "#ffffff"),
      // b + s − 1, at least 0: 0.2, 0, 0.
      (.plusDarker, "#330000"),
      (.normal, "#6699cc"), (.sourceAtop, "#6699cc"), (.destinationOver, "#cc6633"),
      (.destinationOut, "#00000000"),
    ])
  func blending(mode: BlendMode, result: String) throws {
    let backdrop = ResolvedColor(red: 0.8, green: 0.4, blue: 0.2)
    let source = ResolvedColor(red: 0.4, green: 0.6, blue: 0.8)
    let items = [
      fill(backdrop, 0, 0, 10, 10), .group(.blend(mode), [fill(source, 0, 0, 5, 10)]),
    ]
    let actual = try color(of: items, at: 2, 2)
    #expect(actual.isNear(result), "\(actual) is not \(result)")
    #expect(try color(of: items, at: 7, 2) == "#cc6633", "beside the source")
  }

  @Test("every blend mode draws", arguments: BlendMode.allCases)
  func everyMode(mode: BlendMode) throws {
    let group = DisplayItem.group(
      .blend(mode), [.fill(Path(ellipseIn: CGRect(1, 1, 8, 8)), .color(.red), FillStyle())])
    _ = try color(of: [fill(.blue, 0, 0, 10, 10), group], at: 5, 5)
  }

  @Test func `plus darker respects clips and transforms`() throws {
    try expectDrawing(
      of: [
        fill(.white, 0, 0, 4, 2),
        .group(
          .clip(Path(CGRect(1, 0, 1, 9)), FillStyle()),
          [
            .group(
              .transform(CGAffineTransform(translationX: 0, y: 1)),
              [.group(.blend(.plusDarker), [fill(.red, 0, 0, 9, 9)])])
          ]),
      ],
      is: """
        wwww
        wrww
        """)
  }
}

@Suite struct ShadowTests {
  private func shadow(radius: Double, x: CGFloat = 0, _ items: [DisplayItem]) -> DisplayItem {
    .group(.shadow(color: .blue, radius: radius, offset: CGSize(width: x, height: 0)), items)
  }

  @Test func `a shadow without radius is a copy below the group`() throws {
    try expectDrawing(
      of: [shadow(radius: 0, x: 2, [fill(.red, 0, 0, 3, 2)])],
      is: """
        rrrbb.
        rrrbb.
        """)
  }

  @Test func `the edge of a blurred half plane is half opaque`() throws {
    for radius in [2.0, 4, 10, 20, 64, 100, 150] {
      // Ends that are nine deviations away: ten times the radius in all.
      let list = DisplayList(
        size: CGSize(width: 200, height: 20),
        items: [shadow(radius: radius, x: 100, [fill(.red, -700, -700, 700, 1400)])])
      let bitmap = try RasterRenderer().render(list)
      // Pixel 99 ends at the edge, 100 starts there: both lie half a pixel from it.
      let across = bitmap.opacity(99, 10) + bitmap.opacity(100, 10)
      #expect(abs(across - 255) <= 4, "radius \(radius)")
      // A standard deviation, half the radius, inside: 84.1 % of a Gaussian.
      let inside = Double(bitmap.opacity(99 - Int(radius / 2), 10)) / 255
      let deviations = (Double(Int(radius / 2)) + 0.5) / (radius / 2)
      let expected = 0.5 * (1 + erf(deviations / 2.0.squareRoot()))
      #expect(abs(inside - expected) < 0.03, "radius \(radius): \(inside), not \(expected)")
    }
  }

  @Test func `the shadow of a square is the same on all sides`() throws {
    let list = DisplayList(
      size: CGSize(width: 40, height: 40), items: [shadow(radius: 6, [fill(.red, 12, 12, 16, 16)])])
    let bitmap = try RasterRenderer().render(list)
    for distance in 1...8 {
      let sides = [
        bitmap.opacity(12 - distance, 20), bitmap.opacity(27 + distance, 20),
        bitmap.opacity(20, 12 - distance), bitmap.opacity(20, 27 + distance),
      ]
      // Rows are blurred before columns, each rounded to whole numbers.
      let spread = (sides.max() ?? 0) - (sides.min() ?? 0)
      #expect(spread <= 1, "\(distance) away: \(sides)")
    }
  }

  @Test func `a cached shadow is the same as a fresh one, wherever it is drawn`() throws {
    func list(_ x: CGFloat) -> DisplayList {
      let card = DisplayItem.fill(
        Path(roundedRect: CGRect(x, 10, 30, 20), cornerRadius: 5), .color(.white), FillStyle())
      return DisplayList(
        size: CGSize(width: 100, height: 50), items: [shadow(radius: 4, x: 1, [card])])
    }
    let warm = RasterRenderer()
    _ = try warm.render(list(10), scale: 2)
    for x in [10, 40, 40.25, 10] {
      let cached = try warm.render(list(x), scale: 2)
      #expect(try cached.pixels == RasterRenderer().render(list(x), scale: 2).pixels, "at \(x)")
    }
  }

  @Test(arguments: [0.0, 1, 5, 70], [0.0, 30])
  func `a shadow inside other shadows looks as it does alone`(radius: Double, x: CGFloat) throws {
    let card = DisplayItem.fill(
      Path(roundedRect: CGRect(-5, 10, 30, 20), cornerRadius: 5), .color(.red), FillStyle())
    var items = [shadow(radius: radius, x: x, [card])]
    func bitmap() throws -> Bitmap {
      let mirrored = DisplayEffect.transform(
        CGAffineTransform(translationX: 70, y: 2).scaledBy(x: -1.5, y: 1.5))
      let list = DisplayList(
        size: CGSize(width: 80, height: 60), items: [.group(mirrored, items)])
      return try RasterRenderer().render(list, scale: 2)
    }
    let alone = try bitmap()
    // Shadows that show nothing; what is inside the third is painted once, as a picture.
    let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
    for _ in 0..<5 { items = [.group(.shadow(color: clear, radius: 1, offset: .zero), items)] }
    let inside = try bitmap()
    let difference = zip(alone.pixels, inside.pixels).map { abs(Int($0) - Int($1)) }.max()
    #expect(try #require(difference) <= 2)
  }

  @Test func `nested shadows reach as far as one blur of the same variance`() {
    var reach = BlurReach()
    let widths = (0..<1_000).map { _ in reach.widened(by: 2) }
    // The variances add up: 1,000 times 2 squared. A pixel more is for what is between pixels.
    let whole: CGFloat = (3 * CGFloat(4_000).squareRoot()).rounded(.up) + 1
    let sum: CGFloat = widths.reduce(0, +)
    #expect(sum == whole)
    let first: CGFloat = 3 * 2 + 1
    #expect(widths[0] == first)
    #expect(widths[1...].allSatisfy { $0 < first })
  }

  /// The pixels of all pictures that are made of shadows while `items` are drawn on 6 by 6 pixels.
  private func effectPixels(
    _ items: [DisplayItem], output: CairoPainter.Output = .pixels
  ) throws -> Int {
    let resources = PaintResources()
    let surface = try CairoSurface.image(width: 6, height: 6)
    let painter = CairoPainter(surface.pointer, .identity, output: output, resources: resources)
    painter.paint(items)
    try painter.finish()
    return resources.effectPixels
  }

  @Test(
    "groups inside each other are examined once for their bounds",
    arguments: [
      .opacity(0.5), .mask([fill(.red, 0, 0, 6, 6)]), .layer, .blend(.multiply),
      .blur(radius: 1, isOpaque: false),
    ] as [DisplayEffect])
  func bounds(effect: DisplayEffect) throws {
    func examined(_ levels: Int) throws -> Int {
      var items = [fill(.red, 0, 0, 6, 6)]
      for _ in 0..<levels { items = [.group(effect, items)] }
      let resources = PaintResources()
      let surface = try CairoSurface.image(width: 6, height: 6)
      let painter = CairoPainter(
        surface.pointer, .identity, output: .pixels, resources: resources)
      painter.paint(items)
      try painter.finish()
      return resources.bounds.examined
    }
    // The innermost items have no groups, and are examined again: at most three times a level, and a mask's as often.
    for levels in [20, 40] { #expect(try examined(levels) <= 6 * levels) }
  }

  @Test func `the work of a shadow does not grow with its radius`() throws {
    let card = fill(.red, -2000, -2000, 4000, 4000)
    for radius in [80.0, 1285, 1e6] {
      // Below 32 pixels of deviation a margin is 97; twice on each side of what can be seen, and some for rounding.
      let side = 6 + 4 * 97 + 4
      #expect(try effectPixels([shadow(radius: radius, [card])]) <= side * side, "\(radius)")
    }
  }

  @Test func `wide nested shadows are pictures of at most a few million pixels`() throws {
    var items = [fill(.red, -9000, -9000, 18_000, 18_000)]
    for _ in 0..<10 { items = [shadow(radius: 1285, items)] }
    // Seven levels are in pictures of at most 4 million pixels, rounded up; all others are silhouettes of 400 a side,
    // and inside silhouettes everything is as small as they are: 8 times, each less than a tenth of a million a level.
    #expect(try effectPixels(items) < 7 * 4_300_000 + 8 * 10 * 4 * 400 * 400)
  }

  @Test(arguments: [false, true])
  func `nested shadows are painted once per level`(isInner: Bool) throws {
    func pixels(_ levels: Int) throws -> Int {
      let offset = CGSize.zero
      let effect: DisplayEffect =
        isInner
        ? .innerShadow(color: .black, radius: 2, offset: offset)
        : .shadow(color: .black, radius: 2, offset: offset)
      var items = [fill(.red, -2000, -2000, 4000, 4000)]
      for _ in 0..<levels { items = [.group(.opacity(0.99), [.group(effect, items)])] }
      return try effectPixels(items)
    }
    // Ten levels need at most four pictures each, of far less than 60 pixels a side; each of three levels that are painted
    // twice would double that. Nested blurs spread by the root of their number, so that areas grow with the
    // number, and their sum over twice as many levels is at most four times as large.
    let ten = try pixels(10)
    #expect(ten < 10 * 4 * 60 * 60)
    #expect(try pixels(20) < 4 * ten)
  }

  @Test func `many shadows in each other are painted once a level in documents, too`() throws {
    func pixels(_ output: CairoPainter.Output) throws -> Int {
      var items = [fill(.red, -2000, -2000, 4000, 4000)]
      for _ in 0..<20 { items = [shadow(radius: 2, items)] }
      return try effectPixels(items, output: output)
    }
    // Three levels that are painted twice would take four times the work.
    #expect(try pixels(.pages(pixelsPerPoint: 1)) < 2 * pixels(.pixels))
  }

  @Test(arguments: [false, true])
  func `nested shadows need no larger pictures in rotated views`(isInner: Bool) throws {
    func pixels(_ turn: Double) throws -> Int {
      var items = [fill(.red, -2000, -2000, 4000, 4000)]
      for _ in 0..<8 {
        let effect: DisplayEffect =
          isInner
          ? .innerShadow(color: .black, radius: 2, offset: .zero)
          : .shadow(color: .black, radius: 2, offset: .zero)
        items = [.group(effect, items)]
      }
      let turned = CGAffineTransform(rotationAngle: turn * .pi / 180)
      return try effectPixels([.group(.transform(turned), items)])
    }
    // The visible part is equally large; a rectangle around it and back would have four times the pixels at each level.
    #expect(try pixels(45) < 2 * pixels(0))
  }

  @Test(arguments: [1e3, 1e6, 2.6e6, 1e8])
  func `content that is scrolled far is painted like any other`(_ distance: Double) throws {
    let far = CGFloat(distance)
    let scrolled = DisplayEffect.transform(CGAffineTransform(translationX: 0, y: -far))
    let circle = DisplayItem.fill(
      Path(ellipseIn: CGRect(x: 0, y: far, width: 10, height: 10)), .color(.red), FillStyle())
    for item in [circle, fill(.red, 0, far, 10, 10)] {
      #expect(try color(of: [.group(scrolled, [item])], at: 5, 5) == "#ff0000")
    }
  }

  @Test func `huge radii and offsets do no harm`() throws {
    for radius in [1e4, 1e300, .infinity, .nan, -5] {
      let items = [shadow(radius: radius, [fill(.red, 2, 2, 4, 4)])]
      #expect(try color(of: items, at: 5, 5) == "#ff0000")
    }
    for length in [1e9, 1e30, 1e300] {
      let huge = fill(.red, -length, -length, 2 * length, 2 * length)
      #expect(try color(of: [shadow(radius: 3, [huge])], at: 5, 5) == "#ff0000")
    }
  }

  @Test(arguments: [1e9, -1e9, 1e300, -1e300])
  func `nested shadows that fall far away leave the view where it is`(distance: Double) throws {
    var nested = [fill(.red, 2, 2, 4, 4)]
    for level in 1...8 {
      nested = [shadow(radius: 3, x: distance, nested)]
      #expect(try color(of: nested, at: 5, 5) == "#ff0000", "\(level) shadows")
    }
  }
}

extension String {
  /// True if no pair of digits differs by more than 1 from those of `other`.
  fileprivate func isNear(_ other: String) -> Bool {
    func bytes(_ text: String) -> [Int] {
      let digits = Array(text.dropFirst())
      return stride(from: 0, to: digits.count - 1, by: 2).map {
        Int(String(digits[$0...($0 + 1)]), radix: 16) ?? 0
      }
    }
    let (mine, theirs) = (bytes(self), bytes(other))
    return mine.count == theirs.count && zip(mine, theirs).allSatisfy { abs($0 - $1) <= 1 }
  }
}
