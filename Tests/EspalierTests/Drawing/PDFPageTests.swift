import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// PDF files, examined with programs of other projects.
@MainActor @Suite struct PDFPageTests {
  /// A page of a booklet.
  private struct Leaf: View {
    let title: String

    var body: some View {
      VStack {
        Text(title).font(.title)
        Text("with \(Text("bold").bold()) and \(Text("slanted").italic()) words")
      }
      .padding(20)
    }
  }

  private func pages(mediaBox: CGRect?, _ file: URL) throws {
    var box = mediaBox ?? .zero
    let context = try #require(
      mediaBox == nil
        ? CGContext(file as CFURL, mediaBox: nil, nil)
        : CGContext(file as CFURL, mediaBox: &box, nil))
    for title in ["First leaf", "Second leaf"] {
      ImageRenderer(content: Leaf(title: title)).render { _, draw in
        context.beginPDFPage(nil)
        draw(context)
        context.endPDFPage()
      }
    }
    context.closePDF()
  }

  @Test(.enabled(if: Inspection.hasPDFText, Inspection.advice))
  func `views drawn one after another become pages of a file`() throws {
    let folder = try ScratchFolder()
    let file = folder.file("booklet.pdf")
    try pages(mediaBox: CGRect(x: 0, y: 0, width: 300, height: 200), file)
    for (page, words) in [("1", "First leaf"), ("2", "Second leaf")] {
      let text = try Inspection.run("pdftotext", ["-f", page, "-l", page, file.path, "-"])
      #expect(text.contains(words))
      #expect(!text.contains(page == "1" ? "Second" : "First"))
    }
  }

  @Test(
    .enabled(if: Inspection.hasPDFInfo, Inspection.advice),
    arguments: [CGRect(x: 0, y: 0, width: 300, height: 200), nil])
  func `pages are as large as the media box, or as what is drawn`(box: CGRect?) throws {
    let folder = try ScratchFolder()
    let file = folder.file("booklet.pdf")
    try pages(mediaBox: box, file)
    let facts = try Inspection.run("pdfinfo", ["-f", "1", "-l", "2", file.path])
    #expect(facts.contains(/Pages:\s+2/))
    var size = CGSize.zero
    ImageRenderer(content: Leaf(title: "Second leaf")).render { found, _ in size = found }
    let expected = box?.size ?? size
    let line = try #require(facts.firstMatch(of: /Page\s+2 size:\s+([\d.]+) x ([\d.]+) pts/))
    #expect(abs(try #require(Double(line.1)) - Double(expected.width)) < 0.01)
    #expect(abs(try #require(Double(line.2)) - Double(expected.height)) < 0.01)
  }

  /// As programs on a server make files that they send without a disk.
  @Test(.enabled(if: Inspection.hasPDFInfo, Inspection.advice))
  func `a file can be made in memory, with pages of their own sizes and with a title`() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    let options =
      [
        kCGPDFContextTitle: "Booklet", kCGPDFContextAuthor: "Ann",
        kCGPDFContextKeywords: ["leaf", "page"],
      ] as CFDictionary
    let context = try #require(CGContext(consumer: consumer, mediaBox: nil, options))
    var (box, other) = (
      CGRect(x: 0, y: 0, width: 300, height: 200), CGRect(x: 0, y: 0, width: 100, height: 400)
    )
    ImageRenderer(content: Leaf(title: "First leaf")).render { _, draw in
      context.beginPage(mediaBox: &box)
      draw(context)
      context.endPage()
      let bytes = Data(bytes: &other, count: MemoryLayout<CGRect>.size)
      context.beginPDFPage([kCGPDFContextMediaBox: bytes] as CFDictionary)
      draw(context)
      context.endPDFPage()
    }
    context.closePDF()
    let folder = try ScratchFolder()
    let file = folder.file("memory.pdf")
    try Data(referencing: data).write(to: file)
    let facts = try Inspection.run("pdfinfo", ["-f", "1", "-l", "2", file.path])
    for fact in [
      /Title:\s+Booklet/, /Author:\s+Ann/, /Keywords:\s+leaf, page/, /Page\s+1 size:\s+300 x 200/,
      /Page\s+2 size:\s+100 x 400/,
    ] {
      #expect(facts.contains(fact))
    }
  }

  // MARK: Places on a page

  /// The middle of a word on a page of 300 by 200, whose view is 100 wide and 50 high with the word in its middle.
  private func middle(_ change: (CGContext) -> Void) throws -> (x: Int, y: Int)? {
    let folder = try ScratchFolder()
    let file = folder.file("place.pdf")
    var box = CGRect(x: 0, y: 0, width: 300, height: 200)
    let context = try #require(CGContext(file as CFURL, mediaBox: &box, nil))
    ImageRenderer(content: Text("word").frame(width: 100, height: 50)).render { _, draw in
      context.beginPDFPage(nil)
      change(context)
      draw(context)
      context.endPDFPage()
    }
    context.closePDF()
    let text = try Inspection.run("pdftotext", ["-bbox", file.path, "-"])
    let word = /xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">word/
    guard let found = text.firstMatch(of: word) else { return nil }
    let sides: [Double] = [found.1, found.2, found.3, found.4].compactMap { Double($0) }
    guard sides.count == 4 else { return nil }
    let (x, y) = ((sides[0] + sides[2]) / 2, (sides[1] + sides[3]) / 2)
    return (Int(x.rounded()), Int(y.rounded()))
  }

  /// A change of the context, and where the middle of the word is then: from the left and from below.
  private nonisolated struct Place: Sendable {
    let name: String
    let x: Int
    let up: Int
    let change: @Sendable (CGContext) -> Void

    init(_ name: String, x: Int, up: Int, _ change: @escaping @Sendable (CGContext) -> Void) {
      (self.name, self.x, self.up, self.change) = (name, x, up, change)
    }
  }

  private nonisolated static let places = [
    Place("at the lower left", x: 50, up: 25) { _ in },
    Place("moved by 10 and 20", x: 60, up: 45) { $0.translateBy(x: 10, y: 20) },
    Place("twice as large", x: 100, up: 50) { $0.scaleBy(x: 2, y: 2) },
    // 10 + 2 * 50, 20 + 2 * 25
    Place("moved, and scaled there", x: 110, up: 70) {
      $0.translateBy(x: 10, y: 20)
      $0.scaleBy(x: 2, y: 2)
    },
    // A quarter to the left: what was right is up, what was up is left of 100.
    Place("turned", x: 75, up: 50) {
      $0.translateBy(x: 100, y: 0)
      $0.rotate(by: .pi / 2)
    },
    Place("restored", x: 50, up: 25) {
      $0.saveGState()
      $0.translateBy(x: 90, y: 90)
      $0.restoreGState()
    },
    Place("moved by no number", x: 50, up: 25) { $0.translateBy(x: .nan, y: 0) },
    Place("restored without having been saved", x: 50, up: 25) { $0.restoreGState() },
  ]

  // The program that looks counts downwards from the top; the middle of a word's line is near that of the word.
  @Test(.enabled(if: Inspection.hasPDFText, Inspection.advice), arguments: places.indices)
  func `views stand where the context has been moved to`(index: Int) throws {
    let place = Self.places[index]
    let found = try #require(try middle(place.change))
    #expect(abs(found.x - place.x) <= 1, "\(place.name)")
    #expect(abs(found.y - (200 - place.up)) <= 2, "\(place.name)")
  }

  // A view of 80 by 60 on pages of 80 by 30, with a margin of 10: the upper half on the first, the lower on the second. A
  // character stands for 10 by 10 points.
  @Test(
    .enabled(if: Inspection.hasPDFPictures, Inspection.advice),
    arguments: [
      (
        1,
        """
        wwwwwwww
        wkkkkkkw
        wwwwwwww
        """
      ),
      (
        2,
        """
        wwwwwwww
        wkkkwwww
        wwwwwwww
        """
      ),
    ])
  func `a tall view is drawn on several pages, inside their margins`(
    page: Int, expected: String
  ) throws {
    let folder = try ScratchFolder()
    let file = folder.file("tall.pdf")
    var box = CGRect(x: 0, y: 0, width: 80, height: 30)
    let context = try #require(CGContext(file as CFURL, mediaBox: &box, nil))
    let view = VStack(alignment: .leading, spacing: 0) {
      Color.black.frame(width: 80, height: 30)
      Color.black.frame(width: 40, height: 30)
    }
    ImageRenderer(content: view).render { size, draw in
      for page in 1...2 {
        context.beginPDFPage(nil)
        context.clip(to: box.insetBy(dx: 10, dy: 10))
        context.translateBy(x: 0, y: box.height * CGFloat(page) - size.height)
        draw(context)
        context.endPDFPage()
      }
    }
    context.closePDF()
    let picture = folder.file("page").path
    let number = "\(page)"
    _ = try Inspection.run(
      "pdftoppm",
      ["-r", "72", "-png", "-singlefile", "-f", number, "-l", number, file.path, picture])
    let bundle = try #require(Bundle(path: folder.url.path))
    let page = Image("page", bundle: bundle).resizable().interpolation(.none)
    expectDrawing(of: page.frame(width: 8, height: 3), is: expected)
  }

  @Test func `a file on the web is no place for a PDF`() throws {
    let url = try #require(URL(string: "https://example.org/a.pdf"))
    #expect(CGContext(url as CFURL, mediaBox: nil, nil) == nil)
  }

  @Test func `the size that render gives is the view's, whatever the rasterization scale`() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    for scale in [1, 2, 3] as [CGFloat] {
      var sizes: [CGSize] = []
      renderer.render(rasterizationScale: scale) { size, _ in sizes.append(size) }
      #expect(sizes == [CGSize(width: 30, height: 20)])
    }
  }

  @Test(.enabled(if: Inspection.hasPDFText, Inspection.advice))
  func `text can be selected`() throws {
    let folder = try ScratchFolder()
    let file = folder.file("leaf.pdf")
    try ImageRenderer(content: Leaf(title: "Gr\u{FC}n & blau")).write(to: file)
    let text = try Inspection.run("pdftotext", ["-layout", file.path, "-"])
    #expect(text.contains("Gr\u{FC}n & blau"))
    #expect(text.contains("with bold and slanted words"))
  }

  @Test(.enabled(if: Inspection.hasPDFFonts, Inspection.advice))
  func `every font is embedded, with a way back to characters`() throws {
    let folder = try ScratchFolder()
    let file = folder.file("leaf.pdf")
    try ImageRenderer(content: Leaf(title: "Fonts")).write(to: file)
    let fonts = try Inspection.run("pdffonts", [file.path]).split(separator: "\n").dropFirst(2)
    #expect(fonts.count >= 2, "regular and bold")
    for font in fonts {
      // The columns emb, sub and uni.
      #expect(font.split(separator: " ").filter { $0 == "yes" }.count == 3, "\(font)")
    }
  }
}
