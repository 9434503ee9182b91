import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor @Suite struct TextAttachmentTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func square(_ length: CGFloat) -> Image {
    Image(size: CGSize(width: length, height: length)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: length, height: length)), with: .color(.black))
    }
  }

  private func runs(
    _ text: Text, _ environment: EnvironmentValues = EnvironmentValues()
  )
    -> [StyledText.Run]
  {
    text.resolve(in: environment).styled.runs
  }

  @Test func `an image stands on the baseline in its own size`() {
    let run = runs(Text(square(10)))[0]
    #expect(run.string == "\u{FFFC}")
    #expect(run.attachment == TextAttachment(width: 10, ascent: 10, descent: 0))
  }

  @Test func `images can be added to texts and interpolated in literals`() {
    let sum = Text(verbatim: "a") + Text(square(10)) + Text("b \(square(4)) c")
    #expect(runs(sum).map(\.string) == ["a", "\u{FFFC}", "b ", "\u{FFFC}", " c"])
    #expect(runs(sum).map { $0.attachment?.width } == [nil, 10, nil, 4, nil])
    #expect(sum.plainString(in: EnvironmentValues()) == "ab  c")
  }

  @Test func `a symbol grows with the font of its run`() throws {
    let small = try #require(runs(Text(Image(systemName: "globe")))[0].attachment)
    let large = try #require(
      runs(Text(Image(systemName: "globe")).font(.system(size: 26)))[0].attachment)
    #expect(large.width == 2 * small.width)
    // Symbols stand around the middle of the capital letters: partly below the baseline.
    #expect(small.descent > 0 && small.ascent > small.descent)
  }

  /// The run without glyphs that stands in a line for a picture.
  private func placed(_ text: Text) -> (TextPainter, PlacedTextLine) {
    let resolved = text.resolve(in: EnvironmentValues())
    let run = GlyphRun(
      font: GlyphFont(file: "", size: 13, family: "Fixed"), glyphs: [],
      origin: CGPoint(x: 8, y: 13), width: 10, text: "\u{FFFC}", styleIndex: 1)
    let frame = CGRect(x: 0, y: 0, width: 18, height: 16)
    let line = PlacedTextLine(
      origin: CGPoint(x: 0, y: 13), width: 18, ascent: 13, descent: 3, runs: [run])
    return (TextPainter(resolved, EnvironmentValues(), frame, DrawPass(scale: 1)), line)
  }

  @Test func `an image is drawn where its character stands`() {
    let (painter, line) = placed(Text(verbatim: "a") + Text(square(10)))
    let drawing = painter.items(of: [line]).map(\.description).joined()
    // Ten points high, on the baseline at 13.
    #expect(drawing.hasPrefix("(translate 8,3 "))
    #expect(drawing.contains("(fill #000000 0,0 10x10)"))
  }

  @Test func `a symbol has the color of its run`() {
    let text = Text(verbatim: "a") + Text(Image(systemName: "square.fill")).foregroundColor(red)
    let (painter, line) = placed(text)
    let drawing = painter.items(of: [line]).map(\.description).joined()
    #expect(drawing.contains("#ff0000"))
  }

  @Test func `a missing image is reported once`() {
    let text = Text(Image("no such image \(#line)"))
    let graph = TextProbe(
      VStack {
        text; text
      }
    ).graph
    _ = graph.displayItems(scale: 1)
    #expect(
      graph.diagnostics.reported.map(\.message).filter { $0.contains("no such image") }.count == 1)
  }
}
