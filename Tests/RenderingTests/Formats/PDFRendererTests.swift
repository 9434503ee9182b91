import EspalierDrawing
import EspalierRendering
import EspalierTypesetting
import Foundation
import Testing

@Suite struct PDFRendererTests {
  private func textPage(_ text: String, file: String = TestFonts.inter) throws -> DisplayList {
    DisplayList(
      size: CGSize(width: 200, height: 50),
      items: [try TestFonts.item(text, at: CGPoint(x: 10, y: 30), size: 17, file: file)])
  }

  @Test(
    "text can be searched and copied", .enabled(if: Tool.isInstalled("pdftotext")),
    arguments: ["Hello, world", "12:30", "\u{00FC}ber caf\u{00E9}"])
  func selectableText(text: String) throws {
    let pdf = try textPage(text).pdfData()
    let found = try Tool.run("pdftotext", ["-", "-"], input: pdf)
    #expect(found.trimmingCharacters(in: .whitespacesAndNewlines) == text)
  }

  @Test(
    "right-to-left text is found in reading order", .enabled(if: Tool.isInstalled("pdftotext")))
  func rightToLeft() throws {
    let file = "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf"
    let word = "\u{05E9}\u{05DC}\u{05D5}\u{05DD}"
    var run = try TestFonts.run(
      String(word.reversed()), at: CGPoint(x: 10, y: 30), size: 17, file: file)
    // Glyphs stand from left to right, the last letter of the word first.
    for (index, glyph) in run.glyphs.enumerated() {
      let start = 2 * (run.glyphs.count - 1 - index)
      run.glyphs[index] = .init(
        id: glyph.id, position: glyph.position, cluster: start..<(start + 2))
    }
    run.text = word
    run.isRightToLeft = true
    let list = DisplayList(
      size: CGSize(width: 200, height: 50), items: [.glyphs(run, .color(.black))])
    let found = try Tool.run("pdftotext", ["-", "-"], input: try list.pdfData())
    // Readers put marks of direction around it.
    #expect(found.contains(word))
  }

  /// Lines of text as they are set, one below the other.
  private func page(of lines: [String]) -> DisplayList {
    let items = lines.enumerated().flatMap { index, line in
      let run = StyledText.Run(string: line, font: PlatformStyle.mac.systemFont(size: 17))
      let text = Typesetter().shape(StyledText(runs: [run]))
        .lines(width: nil, height: nil, TextLayoutOptions())
      let place = CGAffineTransform(translationX: 10, y: 10 + 40 * CGFloat(index))
      return [
        DisplayItem.group(
          .transform(place),
          text.placed(in: text.size.width, TextLayoutOptions()).map { .glyphs($0, .color(.black)) })
      ]
    }
    return DisplayList(
      size: CGSize(width: 400, height: 40 * CGFloat(lines.count) + 20), items: items)
  }

  @Test(
    "a sample of scripts is found in reading order", .enabled(if: Tool.isInstalled("pdftotext")),
    arguments: [
      "Office, affine, 1/2 \u{2026} na\u{EF}ve", "caf\u{E9} cafe\u{301}s",
      // Arabic: joined letters, and in the second line a mark above one of them.
      "\u{62E}\u{628}\u{632} \u{627}\u{644}\u{62C}\u{627}\u{648}\u{62F}\u{627}\u{631}",
      "\u{64A}\u{64F}\u{62E}\u{628}\u{632} \u{643}\u{644} \u{635}\u{628}\u{627}\u{62D}",
      "\u{5DC}\u{5D7}\u{5DD} \u{5E9}\u{5D9}\u{5E4}\u{5D5}\u{5DF}",
      "\u{395}\u{3BB}\u{3BB}\u{3B7}\u{3BD}\u{3B9}\u{3BA}\u{3AC}", "\u{4E2D}\u{6587}",
    ])
  func sample(line: String) throws {
    let found = try Tool.run("pdftotext", ["-", "-"], input: try page(of: [line]).pdfData())
    // Readers put marks of direction around it, and may compose letters with their accents.
    let plain = String(
      String.UnicodeScalarView(
        found.unicodeScalars.filter { !$0.properties.isBidiControl && $0 != "\u{C}" }))
    #expect(
      plain.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
        == line.precomposedStringWithCanonicalMapping)
  }

  @Test("all fonts of a sample are embedded", .enabled(if: Tool.isInstalled("pdffonts")))
  func embeddedSample() throws {
    let pdf = try page(of: ["Latin", "\u{62E}\u{628}\u{632}", "\u{5DC}\u{5D7}\u{5DD}", "\u{4E2D}"])
      .pdfData()
    let table = try Tool.run("pdffonts", ["-"], input: pdf)
    // Below two lines of headings: the name, the type in a few words, the encoding, emb, sub, uni.
    let rows = table.split(separator: "\n").dropFirst(2)
    #expect(rows.count >= 4)
    for row in rows {
      #expect(row.split(separator: " ").suffix(5).prefix(3) == ["yes", "yes", "yes"], "\(row)")
    }
  }

  @Test("fonts are embedded", .enabled(if: Tool.isInstalled("pdffonts")))
  func embeddedFonts() throws {
    let table = try Tool.run("pdffonts", ["-"], input: try textPage("Embedded").pdfData())
    let line = try #require(table.split(separator: "\n").last)
    let words = line.split(separator: " ")
    #expect(words[0].hasSuffix("+Inter-Regular"))
    // Embedded, subset, with a table from glyphs to characters.
    #expect(words.filter { $0 == "yes" }.count == 3)
  }

  @Test("each list is a page of its size", .enabled(if: Tool.isInstalled("pdfinfo")))
  func pages() throws {
    let pages = [
      try textPage("One"), DisplayList(size: CGSize(width: 30, height: 40)), try TestScene.list(),
    ]
    let pdf = try PDFRenderer.data(for: pages, PDFInformation(title: "Three & more"))
    let facts = try Tool.run("pdfinfo", ["-f", "1", "-l", "3", "-"], input: pdf)
    #expect(facts.contains("Three & more"))
    #expect(facts.contains("200 x 50 pts"))
    #expect(facts.contains("30 x 40 pts"))
    #expect(facts.contains("120 x 80 pts"))
    #expect(facts.contains("2000"))
  }

  @Test func `pages without a size or beyond what readers accept are refused`() {
    for size in [
      CGSize.zero, CGSize(width: 20_000, height: 10), CGSize(width: 10, height: CGFloat.infinity),
    ] {
      #expect(throws: RenderingError.self) { try DisplayList(size: size).pdfData() }
    }
    #expect(throws: RenderingError.self) { try PDFRenderer.data(for: []) }
  }

  /// The picture that a reader shows of a list, at one pixel per point.
  private func page(_ list: DisplayList) throws -> Bitmap {
    let arguments = ["-r", "72", "-png", "-"]
    let png = try Tool.runForData("pdftoppm", arguments, input: try list.pdfData())
    return try ImageDecoder.bitmap(from: png, name: "page.png")
  }

  @Test(
    "pages look like pixels", .enabled(if: Tool.isInstalled("pdftoppm")))
  func looksLikePixels() throws {
    let list = try TestScene.list()
    #expect(try page(list).meanDifference(from: try RasterRenderer().render(list)) < 2)
  }

  @Test(
    "every blend in a row works, inside a clip and outside",
    .enabled(if: Tool.isInstalled("pdftoppm")))
  func blendsInARow() throws {
    func circles(_ x: CGFloat) -> [DisplayItem] {
      let yellow = ResolvedColor(red: 1, green: 1, blue: 0)
      let cyan = ResolvedColor(red: 0, green: 1, blue: 1)
      return [(x, yellow), (x + 15, cyan)].map { x, color in
        .group(
          .blend(.multiply),
          [.fill(Path(ellipseIn: CGRect(x, 10, 30, 30)), .color(color), FillStyle())])
      }
    }
    let corners = Path(roundedRect: CGRect(5, 5, 55, 40), cornerRadius: 10)
    let list = DisplayList(
      size: CGSize(width: 130, height: 50),
      items: [fill(.white, 0, 0, 130, 50), .group(.clip(corners, FillStyle()), circles(10))]
        + circles(75))
    let page = try page(list)
    // Where the circles overlap, yellow times cyan.
    #expect(page.color(32, 25) == "#00ff00")
    #expect(page.color(97, 25) == "#00ff00")
    #expect(page.meanDifference(from: try RasterRenderer().render(list)) < 2)
  }

  @Test(
    "a turned line with a gradient is whole", .enabled(if: Tool.isInstalled("pdftoppm")))
  func turnedGradientLine() throws {
    let gradient = Paint.linearGradient(
      stops(.red, .blue), start: CGPoint(x: -20, y: 0), end: CGPoint(x: 20, y: 0))
    let arc = Path(ellipseIn: CGRect(-20, -20, 40, 40)).trimmedPath(from: 0.1, to: 0.8)
    let turn = CGAffineTransform(translationX: 30, y: 30).rotated(by: -.pi / 2)
    let list = DisplayList(
      size: CGSize(width: 60, height: 60),
      items: [
        fill(.white, 0, 0, 60, 60),
        .group(
          .transform(turn),
          [.stroke(arc, gradient, StrokeStyle(lineWidth: 8, lineCap: .round))]),
      ])
    #expect(try page(list).meanDifference(from: try RasterRenderer().render(list)) < 1)
  }
}

extension Bitmap {
  /// The mean difference of all components, out of 255; more than that for different sizes.
  func meanDifference(from other: Bitmap) -> Double {
    guard width == other.width, height == other.height else { return 256 }
    let sum = zip(pixels, other.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(pixels.count)
  }
}
