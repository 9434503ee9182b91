import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ImageRendererTests {
  private struct Card: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text("Quarterly report").bold()
        Color.red.frame(width: 120, height: 20)
      }
    }
  }

  /// Width, height and whether there is an alpha channel, from the header of a PNG file.
  private func header(_ png: Data) -> (width: Int, height: Int, hasAlpha: Bool) {
    func number(_ offset: Int) -> Int { png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20), png[25] == 6)
  }

  @Test func `a picture has the view's ideal size`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20).padding(5))
    let picture = header(try renderer.pngData())
    #expect((picture.width, picture.height) == (30 + 2 * 5, 20 + 2 * 5))
  }

  @Test func `a proposed size is what the view is offered`() throws {
    let renderer = ImageRenderer(content: Color.red)
    #expect(header(try renderer.pngData()).width == 10, "a color's ideal length")
    renderer.proposedSize = ProposedViewSize(width: 50, height: nil)
    let picture = header(try renderer.pngData())
    #expect((picture.width, picture.height) == (50, 10))
  }

  @Test(arguments: [1, 2, 3])
  func `the scale is the number of pixels per point`(_ scale: Int) throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 7, height: 5))
    renderer.scale = CGFloat(scale)
    let picture = header(try renderer.pngData())
    #expect((picture.width, picture.height) == (7 * scale, 5 * scale))
  }

  @Test func `an opaque picture has no alpha channel`() throws {
    let renderer = ImageRenderer(content: Circle().frame(width: 20, height: 20))
    #expect(header(try renderer.pngData()).hasAlpha)
    renderer.isOpaque = true
    #expect(!header(try renderer.pngData()).hasAlpha)
  }

  @Test func `the same view gives the same bytes`() throws {
    func pictures() throws -> [Data] {
      let renderer = ImageRenderer(content: Card())
      return [try renderer.pngData(), try renderer.pdfData(), try renderer.svgData()]
    }
    #expect(try pictures() == pictures())
  }

  @Test func `text stays text in SVG`() throws {
    let svg = String(decoding: try ImageRenderer(content: Card()).svgData(), as: UTF8.self)
    #expect(svg.contains("<text"))
    #expect(svg.contains("Quarterly report"))
  }

  @Test func `new content is drawn, and those who watch are told`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 7, height: 5))
    var changes = 0
    let subscription = renderer.objectWillChange.sink { changes += 1 }
    defer { subscription.cancel() }
    _ = try renderer.pngData()
    renderer.content = Color.red.frame(width: 9, height: 5)
    #expect(changes == 1)
    #expect(header(try renderer.pngData()).width == 9)
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("espalier-\(UUID().uuidString)")

  @Test func `the extension of a file decides its format`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let renderer = ImageRenderer(content: Card())
    let beginnings: [String: [UInt8]] = [
      "png": [0x89, 0x50, 0x4E, 0x47], "pdf": Array("%PDF".utf8), "svg": Array("<svg".utf8),
    ]
    for (name, beginning) in beginnings {
      let url = folder.appendingPathComponent("card.\(name)")
      try renderer.write(to: url)
      #expect(try Data(contentsOf: url).starts(with: beginning), "\(name)")
    }
  }

  @Test func `what cannot be written is an error that says why`() throws {
    let renderer = ImageRenderer(content: Card())
    let gif = folder.appendingPathComponent("card.gif")
    let unknown = #expect(throws: (any Error).self) { try renderer.write(to: gif) }
    #expect(unknown.map { "\($0)".contains(".png, .pdf, .svg") } == true)
    let nowhere = folder.appendingPathComponent("missing/card.png")
    let unwritable = #expect(throws: (any Error).self) { try renderer.write(to: nowhere) }
    #expect(unwritable.map { "\($0)".contains("missing/card.png") } == true)
  }

  @Test(arguments: [CGSize(width: 0, height: 0), CGSize(width: 100_000, height: 100_000)])
  func `a picture without size or beyond the limits is an error`(_ size: CGSize) {
    let view = Color.red.frame(width: size.width, height: size.height)
    #expect(throws: (any Error).self) { try ImageRenderer(content: view).pngData() }
  }

  @Test func `a context collects pages`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("pages.pdf")
    let context = try #require(CGContext(url as CFURL, mediaBox: nil, nil))
    for title in ["one", "two"] {
      ImageRenderer(content: Text(title)).render { size, draw in
        #expect(size.height == 16, "a line of the default font")
        context.beginPDFPage(nil)
        draw(context)
        context.endPDFPage()
      }
    }
    context.closePDF()
    let pdf = String(decoding: try Data(contentsOf: url), as: Unicode.ASCII.self)
    #expect(pdf.contains("/Count 2"))
  }

  @Test func `hostile text is drawn without a crash`() throws {
    let broken = String(decoding: [0x48, 0xD800, 0x69] as [UInt16], as: UTF16.self)
    let picture = header(try ImageRenderer(content: Text(verbatim: broken)).pngData())
    #expect(picture.width > 0)
    let endless = String(repeating: "x", count: 1_000_000)
    let renderer = ImageRenderer(content: Text(verbatim: endless).lineLimit(3).frame(width: 200))
    #expect(header(try renderer.pngData()).height == 3 * 16)
  }
}
