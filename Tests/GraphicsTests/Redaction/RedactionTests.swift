import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct RedactionTests {
  /// The fixed-pitch font is 13 points: characters are 8 by 16.
  private let line = CGSize(width: 40, height: 16)
  private let text = Text("12345")

  private func isRedacted(_ view: some View) -> Bool {
    let drawing = drawn(view, in: line)
    return !drawing.contains("glyphs") && drawing.contains("roundedRect")
  }

  @Test func `a bar as long as the line stands for a text`() {
    let drawing = drawn(text.redacted(reason: .placeholder), in: line)
    #expect(drawing.hasPrefix("(opacity 0.16 (fill #000000"))
    #expect(drawing.contains("(roundedRect 0,"))
    #expect(drawing.contains(" 40x13 "))
  }

  @Test func `each line of a redacted text is a bar`() {
    let view = Text("12345 123").redacted(reason: .placeholder)
    let drawing = drawn(view, in: CGSize(width: 40, height: 40))
    #expect(drawing.components(separatedBy: "roundedRect").count == 3)
    #expect(drawing.contains(" 40x13 ") && drawing.contains(" 24x13 "))
  }

  @Test func `lines are flush where the text is`() {
    let view = Text("12345 123").multilineTextAlignment(.trailing).redacted(reason: .placeholder)
    // The second line is three characters long: 40 - 3 * 8.
    #expect(drawn(view, in: CGSize(width: 40, height: 40)).contains("(roundedRect 16,"))
  }

  @Test func `redaction changes no layout`() {
    let view = HStack(spacing: 0) {
      text
      Color.black.frame(width: 1, height: 1)
    }
    let size = CGSize(width: 41, height: 16)
    let place = "(fill #000000 40,8 1x1)"
    #expect(drawn(view, in: size).hasSuffix(place))
    #expect(drawn(view.redacted(reason: .placeholder), in: size).hasSuffix(place))
  }

  @Test func `boxes stand for pictures and symbols, and shapes stay`() {
    let picture = Image(size: CGSize(width: 10, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.white))
    }
    // The foreground style is black at 85 percent.
    let box = "(opacity 0.16 (fill #000000d9 (roundedRect 0,0 10x10 r4)))"
    #expect(drawn(picture.redacted(reason: .placeholder), in: .square) == box)
    #expect(isRedacted(Image(systemName: "star").redacted(reason: .placeholder)))
    let shape = Circle().fill(.white)
    #expect(drawn(shape.redacted(reason: .placeholder), in: .square) == drawn(shape, in: .square))
  }

  @Test func `a placeholder has the foreground style`() {
    let view = text.foregroundStyle(.white).redacted(reason: .placeholder)
    #expect(drawn(view, in: line).hasPrefix("(opacity 0.16 (fill #ffffff"))
    let around = VStack { text }.foregroundStyle(.white).redacted(reason: .placeholder)
    #expect(drawn(around, in: line).hasPrefix("(opacity 0.16 (fill #ffffff"))
  }

  @Test func `reasons add up, and unredacted removes them all`() {
    let reasons = Log()
    struct Reader: View {
      let log: Log
      @Environment(\.redactionReasons) private var reasons

      var body: some View {
        let _ = log.note("\(reasons.rawValue)")
        Color.black
      }
    }
    func note(_ view: some View) -> String? {
      _ = drawn(view, in: .square)
      return reasons.entries.last
    }
    let reader = Reader(log: reasons)
    let both: RedactionReasons = [.privacy, .invalidated]
    #expect(note(reader) == "0")
    #expect(
      note(reader.redacted(reason: .invalidated).redacted(reason: .privacy)) == "\(both.rawValue)")
    #expect(note(reader.unredacted().redacted(reason: .placeholder)) == "0")
  }

  @Test func `unredacted content inside redacted content stays readable`() {
    #expect(!isRedacted(text.unredacted().redacted(reason: .placeholder)))
    #expect(isRedacted(text.redacted(reason: .placeholder).unredacted()))
  }

  @Test func `privacy hides what is marked as sensitive`() {
    #expect(!isRedacted(text.redacted(reason: .privacy)))
    #expect(!isRedacted(text.privacySensitive()))
    #expect(isRedacted(text.privacySensitive().redacted(reason: .privacy)))
    #expect(!isRedacted(text.privacySensitive(false).redacted(reason: .privacy)))
  }

  @Test func `out-of-date data is redacted only by the views that show it`() {
    #expect(!isRedacted(text.redacted(reason: .invalidated)))
  }
}
