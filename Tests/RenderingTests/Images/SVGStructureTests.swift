import EspalierDrawing
import Foundation
import Testing

@testable import EspalierRendering

struct SVGStructureTests {
  private func file(_ content: String, prolog: String = "") -> String {
    "\(prolog)<svg xmlns='http://www.w3.org/2000/svg' "
      + "xmlns:xlink='http://www.w3.org/1999/xlink' width='20' height='20'>\(content)</svg>"
  }

  private func depth(_ content: String, prolog: String = "") throws -> Int {
    try SVGStructure(of: Array(file(content, prolog: prolog).utf8)).depth
  }

  @Test(
    "the depth to which content is nested",
    arguments: [
      ("", 1), ("<g><g/></g><rect/>", 3), ("<g><!-- <g><g><g> --><rect a='>'/></g>", 3),
      // The root and the rectangle, then the mask and its content.
      ("<mask id='a'><g><rect/></g></mask><rect mask='url(#a)'/>", 2 + 3),
      ("<mask id='a'><g/></mask><rect mask='url(\"#a\")'/>", 2 + 2),
      ("<g id='a b'><g/></g><use xlink:href='#a b'/>", 2 + 2),
      // The longest path: two elements at the start, and once around the circle with two for each mask.
      (
        "<mask id='a'><g mask='url(#b)'/></mask><mask id='b'><g mask='url(#a)'/></mask>"
          + "<g mask='url(#a)'/>", 2 + 2 + 2
      ),
      // An element that refers to itself is drawn once.
      ("<g id='a'><use href='#a'/></g>", 1 + 2),
      // References are found behind numeric character references, escapes and style sheets.
      ("<g id='a'><g/></g><use href='&#35;a'/>", 2 + 2),
      ("<g id='a'><g/></g><use style='mask:url(\\23 a)'/>", 2 + 2),
      ("<style>rect{mask:url(#a)}</style><mask id='a'><g/></mask><rect/>", 2 + 2),
      // The colors of a gradient refer to nothing, whatever style sheets say.
      (
        "<style>.c{fill:url(#a)}</style><linearGradient id='a'><stop/></linearGradient><rect/>",
        2 + 2
      ),
      ("<image href='data:image/svg+xml,<svg><g><g/></g></svg>'/>", 2 + 3),
      ("<image href='data:image/svg+xml;base64,PHN2Zz48Zz48Zy8+PC9nPjwvc3ZnPg=='/>", 2 + 3),
    ])
  func depth(content: String, expected: Int) throws {
    let text = content.replacing(
      "svg+xml,<svg><g><g/></g></svg>", with: "svg+xml,%3Csvg>%3Cg>%3Cg/>%3C/g>%3C/svg>")
    #expect(try depth(text) == expected)
  }

  @Test func `entities are replaced by their content`() throws {
    let type = "<!DOCTYPE svg [<!ENTITY a 'url(#m)'><!ENTITY b '<g><g/></g>'><!ENTITY c '&a;'>]>"
    #expect(try depth("<mask id='m'><g/></mask><g mask='&a;'/>", prolog: type) == 2 + 2)
    #expect(try depth("<mask id='m'><g/></mask><g mask='&c;'/>", prolog: type) == 2 + 2)
    #expect(try depth("<g>&b;</g>", prolog: type) == 4)
  }

  @Test(
    "content that is not given to librsvg",
    arguments: [
      "<style>@import 'data:text/css,a'</style>", "<style>\\40import url(x)</style>",
      "<xi:include href='data:text/xml,a'/>",
      "<image href='data:image/svg+xml;base64,H4sIAAAAAAAA'/>",
      "<style>" + String(repeating: ":not(", count: 600) + "</style>",
    ])
  func refused(content: String) {
    #expect(throws: SVGRefusal.self) { try SVGStructure(of: Array(file(content).utf8)) }
  }

  @Test(arguments: [
    "<?xml version='1.0' encoding='UTF-7'?>", "<?xml-stylesheet href='data:text/css,a'?>",
    "<!DOCTYPE svg [<!ENTITY a '"
      + String(repeating: "x", count: 100_000) + "'><!ENTITY b '"
      + String(repeating: "&a;", count: 1_000) + "'>]><svg a='&b;'/>",
    "<!DOCTYPE svg [<!ENTITY a '&a;'>]><svg a='&a;'/>",
  ])
  func `encodings that hide content and endless entities are refused`(prolog: String) {
    #expect(throws: SVGRefusal.self) { try SVGStructure(of: Array(file("", prolog: prolog).utf8)) }
  }

  @Test func `layers are counted only where something needs them`() throws {
    func layers(_ content: String) throws -> Int {
      try SVGStructure(of: Array(file(content).utf8)).layers
    }
    #expect(try layers("<g><g/></g>") == 0)
    #expect(try layers("<g opacity='.5'><g><g style='opacity:.5'/></g></g>") == 2)
    #expect(try layers("<style>g{opacity:.5}</style><g><g/></g>") == 3)
  }

  /// Masks, markers, patterns and filters that refer to the next one, and one that uses the first.
  private static let chains: [(String, @Sendable (Int) -> String, String)] = [
    (
      "mask",
      {
        "<mask id='m\($0)'><rect width='20' height='20' fill='white' mask='url(#m\($0 + 1))'/></mask>"
      },
      "<rect width='20' height='20' mask='url(#m0)'/>"
    ),
    (
      "marker",
      { "<marker id='m\($0)'><path d='M0 0L1 1' marker-start='url(#m\($0 + 1))'/></marker>" },
      "<path d='M0 0L1 1' marker-start='url(#m0)'/>"
    ),
    (
      "pattern",
      {
        "<pattern id='m\($0)' width='5' height='5' patternUnits='userSpaceOnUse'>"
          + "<rect width='20' height='20' fill='url(#m\($0 + 1))'/></pattern>"
      }, "<rect width='20' height='20' fill='url(#m0)'/>"
    ),
    (
      "filter",
      {
        "<filter id='m\($0)'><feImage xlink:href='#r\($0 + 1)'/></filter>"
          + "<rect id='r\($0)' width='20' height='20' filter='url(#m\($0))'/>"
      }, "<use href='#r0'/>"
    ),
    ("use", { "<g id='m\($0)'><use xlink:href='#m\($0 + 1)'/></g>" }, "<use xlink:href='#m0'/>"),
  ]

  @Test(.enabled(if: SVGLibrary.shared != nil), arguments: 0..<5)
  func `chains of references are drawn while there is room, and refused beyond that`(
    kind: Int
  ) throws {
    let (name, link, start) = Self.chains[kind]
    func read(_ count: Int) throws -> Bitmap {
      try ImageDecoder.bitmap(
        from: Data(
          file("<defs>" + (0..<count).map(link).joined() + "</defs>" + start).utf8),
        name: "\(name).svg")
    }
    #expect(try read(3).width == 20)
    // The longest chains that are drawn: two or three elements a link.
    #expect(try read(1_200).width == 20)
    let error = #expect(throws: RenderingError.self) { try read(5_000) }
    #expect(error?.description.contains("its elements refer to each other") == true)
  }

  @Test(.enabled(if: SVGLibrary.shared != nil))
  func `a file with many references to the same few elements is allowed`() throws {
    let masks = (0..<300).map { "<clipPath id='c\($0)'><rect width='9' height='9'/></clipPath>" }
    let users = (0..<5_000).map {
      "<rect class='a\($0)' clip-path='url(#c\($0 % 300))' width='9' height='9'/>"
    }
    let style = (0..<300).map { ".a\($0){clip-path:url(#c\($0))}" }.joined()
    let text = file("<style>\(style)</style>" + masks.joined() + users.joined())
    #expect(try ImageDecoder.bitmap(from: Data(text.utf8), name: "map.svg").width == 20)
  }

  @Test(.enabled(if: SVGLibrary.shared != nil))
  func `a picture whose layers need too much memory is drawn smaller and scaled up`() throws {
    // 100 layers of 4,000 by 4,000 pixels would take 100 × 128 megabytes.
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='4000' height='4000'>"
      + String(repeating: "<g opacity='.99'>", count: 100)
      + "<rect width='4000' height='2000' fill='blue'/>" + String(repeating: "</g>", count: 100)
      + "</svg>"
    let bitmap = try ImageDecoder.bitmap(from: Data(text.utf8), name: "deep.svg")
    #expect(bitmap.width == 4_000 && bitmap.height == 4_000)
    func opacity(_ x: Int, _ y: Int) -> UInt8 { bitmap.pixels[(y * 4_000 + x) * 4 + 3] }
    #expect(opacity(2_000, 500) > 0)
    #expect(opacity(2_000, 3_500) == 0)
  }

  @Test func `files with any byte changed are looked through to the end`() {
    let whole = Array(
      file(
        "<style>a{fill:url(#a)}</style><!-- x --><![CDATA[y]]><g id='a' style='b:\\41 c'>&lt;</g>",
        prolog: "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY a 'b'>]>"
      ).utf8)
    for index in whole.indices {
      for byte in [0, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x5D, 0xFF] as [UInt8] {
        var damaged = whole
        damaged[index] = byte
        _ = try? SVGStructure(of: damaged)
        _ = try? SVGStructure(of: Array(damaged[..<index]))
      }
    }
  }
}
