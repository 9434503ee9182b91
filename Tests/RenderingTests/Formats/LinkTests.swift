import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

/// Links in documents: a rectangle of 40 by 16 at 10,20 of a page of 200 by 100.
struct LinkTests {
  private let area = CGRect(x: 10, y: 20, width: 40, height: 16)

  private func page(_ address: String, inside effects: [DisplayEffect] = []) throws -> DisplayList {
    let url = try #require(URL(string: address))
    let square = DisplayItem.fill(Path(area), .color(.black), FillStyle())
    var item = DisplayItem.group(.link(url, area), [square])
    for effect in effects.reversed() { item = .group(effect, [item]) }
    return DisplayList(size: CGSize(width: 200, height: 100), items: [item])
  }

  private func links(
    _ effects: DisplayEffect..., to address: String = "https://a.b/c"
  ) throws -> [CGRect] {
    try page(address, inside: effects).links.map(\.area)
  }

  @Test func `a link lies where its items are drawn`() throws {
    #expect(try links() == [area])
    let twice = DisplayEffect.transform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(try links(twice) == [CGRect(x: 20, y: 40, width: 80, height: 32)])
    let moved = DisplayEffect.transform(CGAffineTransform(translationX: 5, y: 0))
    #expect(try links(twice, moved) == [CGRect(x: 30, y: 40, width: 80, height: 32)])
  }

  @Test func `only the visible part of a link is clickable`() throws {
    let clip = DisplayEffect.clip(Path(CGRect(x: 0, y: 0, width: 30, height: 30)), FillStyle())
    #expect(try links(clip) == [CGRect(x: 10, y: 20, width: 20, height: 10)])
    #expect(try links(.opacity(0)).isEmpty)
    let away = DisplayEffect.transform(CGAffineTransform(translationX: 500, y: 0))
    #expect(try links(away).isEmpty)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "file:///etc/passwd",
    "vbscript:x", "blob:x", "page.html",
  ])
  func `addresses that run or read something are left out of documents`(address: String) throws {
    let page = try page(address)
    #expect(page.links.isEmpty)
    #expect(try !SVGRenderer.text(for: page).contains("<a"))
    #expect(!String(decoding: try PDFRenderer.data(for: [page]), as: UTF8.self).contains("/URI"))
  }

  @Test func `an SVG has an element for a link, none within another`() throws {
    let inner = try page("https://a.b/c?d=1&e=2")
    let text = try SVGRenderer.text(for: inner)
    #expect(text.contains("<a href=\"https://a.b/c?d=1&amp;e=2\">"))
    #expect(text.contains("</a>"))
    let url = try #require(URL(string: "https://x.y"))
    let outer = DisplayList(size: inner.size, items: [.group(.link(url, area), inner.items)])
    #expect(try SVGRenderer.text(for: outer).components(separatedBy: "<a ").count == 2)
  }

  @Test func `a PDF link leads from its rectangle to the address`() throws {
    let data = try PDFRenderer.data(for: [try page("https://a.b/it's(c)")])
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/URI"))
    #expect(text.contains("https://a.b/it"))
    // From the bottom: 100 less 36 and 100 less 20.
    #expect(text.contains("[ 10 64 50 80 ]"))
  }

  @Test func `a link that is flattened into a picture still works`() throws {
    let blurred = try page("https://a.b/c", inside: [.blur(radius: 3, isOpaque: false)])
    #expect(
      String(decoding: try PDFRenderer.data(for: [blurred]), as: UTF8.self)
        .contains("https://a.b/c"))
  }

  @Test func `a link changes no pixel`() throws {
    let page = try page("https://a.b/c")
    guard case .group(_, let items) = page.items[0] else { return }
    let plain = DisplayList(size: page.size, items: items)
    let renderer = RasterRenderer()
    #expect(
      try PNGWriter.data(for: try renderer.render(page, scale: 1))
        == PNGWriter.data(for: try renderer.render(plain, scale: 1)))
  }
}
