import EspalierDrawing
import EspalierRendering
import EspalierTypesetting
import Foundation
import Testing

@Suite struct SVGRendererTests {
  /// The text between the outer tags, for a picture of 10 by 10 points.
  private func svg(_ items: [DisplayItem]) throws -> String {
    let text = try SVGRenderer.text(
      for: DisplayList(size: CGSize(width: 10, height: 10), items: items))
    return text.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
  }

  private static let red = Paint.color(.red)
  private static let rect = CGRect(0, 0, 10, 5)

  @Test func `the picture has its size and title`() throws {
    let list = DisplayList(size: CGSize(width: 12.5, height: 8))
    #expect(
      try SVGRenderer.text(for: list, title: "A < B") == """
        <svg xmlns="http://www.w3.org/2000/svg" width="12.5" height="8" viewBox="0 0 12.5 8">
        <title>A &lt; B</title>
        </svg>

        """)
  }

  @Test(
    "item → element",
    arguments: [
      (
        .fill(Path(rect), red, FillStyle()),
        ##"<rect x="0" y="0" width="10" height="5" fill="#ff0000"/>"##
      ),
      (
        .fill(Path(ellipseIn: rect), .color(.black.opacity(0.5)), FillStyle()),
        ##"<ellipse cx="5" cy="2.5" rx="5" ry="2.5" fill="#000000" fill-opacity="0.5"/>"##
      ),
      (
        .fill(Path(roundedRect: rect, cornerRadius: 2, style: .circular), red, FillStyle()),
        ##"<rect x="0" y="0" width="10" height="5" rx="2" ry="2" fill="#ff0000"/>"##
      ),
      (
        .fill(Path("0 0 m 1 0 l 1 1 2 2 q h") ?? Path(), red, FillStyle(eoFill: true)),
        ##"<path d="M0,0 L1,0 Q1,1 2,2 Z" fill="#ff0000" fill-rule="evenodd"/>"##
      ),
      (
        .stroke(Path(rect), red, StrokeStyle(lineWidth: 2, lineCap: .round, dash: [3, 1])),
        ##"<rect x="0" y="0" width="10" height="5" fill="none" stroke="#ff0000" "##
          + #"stroke-width="2" stroke-linecap="round" stroke-miterlimit="10" "#
          + #"stroke-dasharray="3 1"/>"#
      ),
      (
        .group(.opacity(0.5), [.fill(Path(rect), red, FillStyle())]),
        """
        <g opacity="0.5">
        <rect x="0" y="0" width="10" height="5" fill="#ff0000"/>
        </g>
        """
      ),
      (
        .group(
          .transform(CGAffineTransform(scaleX: 2, y: 2)), [.fill(Path(rect), red, FillStyle())]),
        """
        <g transform="matrix(2 0 0 2 0 0)">
        <rect x="0" y="0" width="10" height="5" fill="#ff0000"/>
        </g>
        """
      ),
      (
        .group(.blend(.colorDodge), [.fill(Path(rect), red, FillStyle())]),
        """
        <g style="mix-blend-mode:color-dodge">
        <rect x="0" y="0" width="10" height="5" fill="#ff0000"/>
        </g>
        """
      ),
      (
        .group(.clip(Path(rect), FillStyle()), [.fill(Path(rect), red, FillStyle())]),
        """
        <defs>
        <clipPath id="c1">
        <rect x="0" y="0" width="10" height="5"/>
        </clipPath>
        </defs>
        <g clip-path="url(#c1)">
        <rect x="0" y="0" width="10" height="5" fill="#ff0000"/>
        </g>
        """
      ),
      (
        .fill(
          Path(rect), .linearGradient(stops(.red, .clear), start: .zero, end: CGPoint(x: 9, y: 0)),
          FillStyle()),
        """
        <defs>
        <linearGradient id="g1" x1="0" y1="0" x2="9" y2="0" gradientUnits="userSpaceOnUse">
        <stop offset="0" stop-color="#ff0000"/>
        <stop offset="1" stop-color="#000000" stop-opacity="0"/>
        </linearGradient>
        </defs>
        <rect x="0" y="0" width="10" height="5" fill="url(#g1)"/>
        """
      ),
    ] as [(DisplayItem, String)])
  func elements(item: DisplayItem, element: String) throws {
    #expect(try svg([item]) == element)
  }

  @Test func `text is text, spread over its width`() throws {
    let text = try svg([try TestFonts.item("I & J", at: CGPoint(x: 1, y: 8), size: 10)])
    #expect(text.hasPrefix(#"<text x="1" y="8" textLength=""#))
    #expect(text.contains("font-family=\"'Inter', sans-serif\" font-size=\"10\""))
    #expect(text.hasSuffix(">I &amp; J</text>"))
  }

  @Test func `tracking is letter spacing`() throws {
    var run = try TestFonts.run("ab", at: CGPoint(x: 1, y: 8), size: 10)
    run.letterSpacing = -0.25
    run.width = 12
    let text = try svg([.glyphs(run, .color(.black))])
    #expect(
      text.hasPrefix(
        #"<text x="1" y="8" letter-spacing="-0.25" textLength="12" lengthAdjust="spacing""#))
  }

  @Test(arguments: [-0.078, 0])
  func `a text without a width has no length`(width: CGFloat) throws {
    var run = try TestFonts.run("ab", at: CGPoint(x: 1, y: 8), size: 10)
    run.width = width
    #expect(try !svg([.glyphs(run, .color(.black))]).contains("textLength"))
  }

  @Test(arguments: ["\u{61C}", "\u{200F}\u{200D}"])
  func `marks that never show are omitted`(text: String) throws {
    #expect(try svg([try TestFonts.item(text, at: CGPoint(x: 1, y: 8), size: 10)]).isEmpty)
  }

  @Test func `digits and capitals keep their variants`() throws {
    var run = try TestFonts.run("12", at: CGPoint(x: 1, y: 8), size: 10)
    run.font.hasMonospacedDigits = true
    run.font.smallCaps = .lowercase
    let text = try svg([.glyphs(run, .color(.black))])
    #expect(text.contains(#"style="font-variant:tabular-nums small-caps no-contextual""#))
    run.font.smallCaps = [.lowercase, .uppercase]
    let all = try svg([.glyphs(run, .color(.black))])
    #expect(all.contains(#"style="font-variant:tabular-nums all-small-caps no-contextual""#))
    run.font.hasMonospacedDigits = false
    run.font.smallCaps = .uppercase
    #expect(
      try svg([.glyphs(run, .color(.black))]).contains(#"style="font-feature-settings:'c2sc'""#))
  }

  @Test func `right-to-left text starts at its right end`() throws {
    var run = try TestFonts.run("ab", at: CGPoint(x: 1, y: 8), size: 10)
    run.isRightToLeft = true
    run.width = 6
    let text = try svg([.glyphs(run, .color(.black))])
    #expect(text.hasPrefix(#"<text x="7" y="8" direction="rtl" textLength="6""#))
  }

  @Test func `runs of one line are parts of one text element, and others have their own`() throws {
    var second = try TestFonts.run("second", at: CGPoint(x: 1, y: 8), size: 10)
    let first = try TestFonts.run("first ", at: CGPoint(x: 1, y: 8), size: 10)
    second.origin.x += first.width
    var below = second
    below.origin.y += 12
    let lines = try svg([first, second, below].map { .glyphs($0, .color(.black)) })
      .split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("<text xml:space=\"preserve\"><tspan x=\"1\""))
    #expect(lines[0].contains(">first </tspan><tspan x="))
    #expect(lines[0].hasSuffix(">second</tspan></text>"))
    #expect(lines[1].hasPrefix("<text x=") && lines[1].hasSuffix(">second</text>"))
  }

  @Test func `the parts of a right-to-left line follow each other in reading order`() throws {
    // From left to right: the last word, a number, the first word.
    let places: [(String, CGFloat, Bool)] = [
      ("last", 0, true), ("24", 20, false), ("first", 30, true),
    ]
    let line = try places.map { text, x, isRightToLeft in
      var run = try TestFonts.run(text, at: CGPoint(x: x, y: 8), size: 10)
      run.isRightToLeft = isRightToLeft
      run.width = x == 20 ? 10 : 20
      return run
    }
    let svg = try svg(line.map { .glyphs($0, .color(.black)) })
    let parts = svg.components(separatedBy: "<tspan").dropFirst().map { part -> String in
      let place = part.components(separatedBy: "font-family")[0]
      let text = part.components(separatedBy: ">")[1].components(separatedBy: "<")[0]
      return place + text
    }
    // Right-to-left parts start at their right ends.
    #expect(
      parts == [
        ##" x="50" y="8" direction="rtl" textLength="20" lengthAdjust="spacing" first"##,
        ##" x="20" y="8" direction="ltr" textLength="10" lengthAdjust="spacing" 24"##,
        ##" x="20" y="8" direction="rtl" textLength="20" lengthAdjust="spacing" last"##,
      ])
    #expect(svg.hasPrefix(#"<text direction="rtl" xml:space="preserve">"#))
  }

  @Test func `a stretched font is the usual one in wider coordinates`() throws {
    var run = try TestFonts.run("ab", at: CGPoint(x: 1, y: 8), size: 10)
    run.font.stretch = 0.5
    run.width = 6
    #expect(
      try svg([.glyphs(run, .color(.black))]).hasPrefix(
        #"<text x="0" y="0" transform="matrix(0.5 0 0 1 1 8)" textLength="12""#))
  }

  @Test(
    "effect → filter",
    arguments: [
      (
        .blur(radius: 1, isOpaque: false), CGRect(-3, -3, 16, 11),
        [##"<feGaussianBlur in="SourceGraphic" stdDeviation="1"/>"##]
      ),
      (
        .blur(radius: 2, isOpaque: true), rect,
        [
          ##"<feGaussianBlur in="SourceGraphic" stdDeviation="2"/>"##,
          ##"<feComponentTransfer><feFuncA type="linear" slope="0" intercept="1"/></feComponentTransfer>"##,
        ]
      ),
      (
        .colors(ColorMatrix()), rect,
        [##"<feColorMatrix type="matrix" values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0"/>"##]
      ),
    ] as [(DisplayEffect, CGRect, [String])])
  func filters(effect: DisplayEffect, area: CGRect, steps: [String]) throws {
    let lines = try svg([.group(effect, [.fill(Path(Self.rect), Self.red, FillStyle())])])
      .split(separator: "\n").map(String.init)
    let place =
      "x=\"\(area.minX.brief)\" y=\"\(area.minY.brief)\" width=\"\(area.width.brief)\" "
      + "height=\"\(area.height.brief)\""
    #expect(
      lines[1]
        == "<filter id=\"s1\" filterUnits=\"userSpaceOnUse\" \(place) color-interpolation-filters=\"sRGB\">"
    )
    #expect(Array(lines[2..<(2 + steps.count)]) == steps)
    #expect(lines.contains(##"<g filter="url(#s1)">"##))
  }

  @Test func `a layer is isolated`() throws {
    #expect(
      try svg([.group(.layer, [.fill(Path(Self.rect), Self.red, FillStyle())])])
        .hasPrefix(#"<g style="isolation:isolate">"#))
  }

  @Test(
    "readers that ignore lengths put letters where pixels do",
    .enabled(if: Tool.isInstalled("rsvg-convert")), arguments: [3, -1] as [CGFloat])
  func lettersInPlace(tracking: CGFloat) throws {
    var run = StyledText.Run(
      string: "Tracked letters", font: PlatformStyle.mac.systemFont(size: 17))
    run.tracking = tracking
    let lines = Typesetter().shape(StyledText(runs: [run]))
      .lines(width: nil, height: nil, TextLayoutOptions())
    var glyphs = lines.placed(in: lines.size.width, TextLayoutOptions())[0]
    func list() -> DisplayList {
      DisplayList(
        size: lines.size,
        items: [
          .fill(Path(CGRect(origin: .zero, size: lines.size)), .color(.white), FillStyle()),
          .glyphs(glyphs, .color(.black)),
        ])
    }
    let picture = try RasterRenderer().render(list())
    func difference() throws -> Double {
      let png = try Tool.runForData("rsvg-convert", ["-"], input: try list().svgData())
      return try ImageDecoder.bitmap(from: png, name: "seen.png").meanDifference(from: picture)
    }
    let spaced = try difference()
    glyphs.letterSpacing = 0
    let unspaced = try difference()
    #expect(spaced < unspaced / 3)
  }

  @Test func `characters that XML forbids are left out`() throws {
    var run = try TestFonts.run("a", at: .zero, size: 10)
    run.text = "a\u{0}\u{8}\u{FFFE}<\"'>"
    #expect(try svg([.glyphs(run, .color(.black))]).hasSuffix(">a&lt;&quot;'&gt;</text>"))
  }

  @Test func `sizes without meaning are refused`() {
    for size in [CGSize.zero, CGSize(width: 5, height: CGFloat.infinity)] {
      #expect(throws: RenderingError.self) { try DisplayList(size: size).svgData() }
    }
  }

  @Test("the whole scene is well-formed XML", .enabled(if: Tool.isInstalled("xmllint")))
  func wellFormed() throws {
    let svg = try TestScene.list().svgData(title: "<&>")
    #expect(try Tool.run("xmllint", ["--noout", "-"], input: svg) == "")
  }

  @Test("readers see what pixels show", .enabled(if: Tool.isInstalled("rsvg-convert")))
  func looksLikePixels() throws {
    let list = try TestScene.list()
    let png = try Tool.runForData("rsvg-convert", ["-"], input: try list.svgData())
    let seen = try ImageDecoder.bitmap(from: png, name: "seen.png")
    #expect(seen.meanDifference(from: try RasterRenderer().render(list)) < 2)
  }
}
