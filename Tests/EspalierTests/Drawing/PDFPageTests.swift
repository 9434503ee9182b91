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
