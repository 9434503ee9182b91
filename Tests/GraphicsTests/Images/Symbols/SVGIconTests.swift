import EspalierDrawing
import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@Suite struct SVGIconTests {
  @Test func `a tag that does not end is a problem`() {
    let problem = #expect(throws: SVGProblem.self) { try SVGIcon("<svg><path d='M0 0'/") }
    #expect(problem?.description == "a tag does not end")
  }

  private func paths(_ content: String, viewBox: String = "0 0 16 16") throws -> [String] {
    try SVGIcon("<svg viewBox=\"\(viewBox)\">\(content)</svg>").shapes.map { $0.path.brief }
  }

  @Test func `shapes are read in their order`() throws {
    let icon = try SVGIcon(
      """
      <?xml version="1.0"?>
      <!-- a comment with a <path> in it -->
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>
        <title>Icon</title>
        <rect x="1" y="2" width="3" height="4"/>
        <circle cx="8" cy="8" r="2"/>
        <path fill-rule="evenodd" d="M0 0h1v1z"/>
      </svg>
      """)
    let expected = [
      Path(CGRect(x: 1, y: 2, width: 3, height: 4)).brief,
      Path(ellipseIn: CGRect(x: 6, y: 6, width: 4, height: 4)).brief, "0 0 m 1 0 l 1 1 l h",
    ]
    #expect(icon.shapes.map { $0.path.brief } == expected)
    #expect(icon.shapes.map { $0.style.isEOFilled } == [false, false, true])
  }

  @Test func `other view boxes are fitted into sixteen units`() throws {
    // 32 units are shown in 16, and of 32 by 16 the lower and upper quarter stay empty.
    #expect(try paths("<path d='M0 0L32 32'/>", viewBox: "0 0 32 32") == ["0 0 m 16 16 l"])
    #expect(try paths("<path d='M0 0L32 16'/>", viewBox: "0 0 32 16") == ["0 4 m 16 12 l"])
    #expect(try paths("<path d='M8 8h16'/>", viewBox: "8 8 16 16") == ["0 0 m 16 0 l"])
  }

  @Test func `the last transform of a list is applied first, and those of groups later`() throws {
    #expect(
      try paths("<path transform='translate(1 2) scale(3)' d='M1 1h1'/>") == ["4 5 m 7 5 l"])
    #expect(
      try paths("<g transform='translate(10,0)'><path transform='rotate(90)' d='M1 0h1'/></g>")
        == ["10 1 m 10 2 l"])
    #expect(
      try paths("<g transform='scale(2)'><path d='M1 0h1'/></g><path d='M1 0h1'/>")
        == ["2 0 m 4 0 l", "1 0 m 2 0 l"])
  }

  @Test(arguments: [
    ("<path d='M0 0h1", "not in quotes"), ("<image/>", "<image>"),
    ("<path d=M0/>", "not in quotes"), ("<path d/>", "without a value"),
    ("<path stroke='red' d='M0 0h1'/>", "stroked"), ("<circle r='x'/>", "no usable number"),
    ("<path transform='skewX(3)' d='M0 0'/>", "skewX"), ("", "no shape"),
    ("<path transform='scale(1' d='M0 0'/>", ""),
  ])
  func `content that icons may not have is a problem`(content: String, message: String) {
    do throws(SVGProblem) {
      _ = try SVGIcon("<svg viewBox='0 0 16 16'>\(content)</svg>")
      #expect(message.isEmpty, "it was read")
    } catch {
      #expect(error.description.contains(message))
    }
  }

  @Test func `noise of any kind does no harm`() {
    let whole = Array(
      "<svg viewBox='0 0 16 16'><path d='M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0z'/></svg>".utf8)
    for length in whole.indices {
      _ = try? SVGIcon(String(decoding: whole[..<length], as: UTF8.self))
      var broken = whole
      broken[length] = UInt8(truncatingIfNeeded: length * 37)
      _ = try? SVGIcon(String(decoding: broken, as: UTF8.self))
    }
  }
}
