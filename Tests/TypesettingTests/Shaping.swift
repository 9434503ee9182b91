import EspalierDrawing
import EspalierTypesetting
import Foundation

/// Shapes texts of 13 points for tests that look at glyphs.
struct Shaping {
  let engine = Typesetter()

  static let font = PlatformStyle.mac.systemFont(size: 13)

  func lines(
    _ runs: [StyledText.Run], width: CGFloat? = nil, height: CGFloat? = nil,
    _ options: TextLayoutOptions = TextLayoutOptions()
  ) -> TextLines {
    engine.shape(StyledText(runs: runs)).lines(width: width, height: height, options)
  }

  func lines(
    _ string: String, width: CGFloat? = nil, _ options: TextLayoutOptions = TextLayoutOptions(),
    _ change: (inout StyledText.Run) -> Void = { _ in }
  ) -> TextLines {
    lines([Self.run(string, change)], width: width, options)
  }

  static func run(
    _ string: String, _ change: (inout StyledText.Run) -> Void = { _ in }
  ) -> StyledText.Run {
    var run = StyledText.Run(string: string, font: font)
    change(&run)
    return run
  }
}

extension TextLine {
  /// The text of the line, one character cluster after the other from left to right.
  var visualText: String {
    runs.map { run in
      let bytes = Array(run.text.utf8)
      var shown: [Range<Int>] = []
      for glyph in run.glyphs where shown.last != glyph.cluster { shown.append(glyph.cluster) }
      return shown.map { String(decoding: bytes[$0], as: UTF8.self) }.joined()
    }.joined()
  }
}
