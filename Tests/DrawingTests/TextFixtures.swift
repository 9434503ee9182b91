import EspalierDrawing
import Foundation

/// Lays out a text of 13 points in the fixed-pitch engine: characters are 8 wide, lines 16 high.
func fixedLines(
  _ string: String, width: CGFloat? = nil, height: CGFloat? = nil,
  _ options: TextLayoutOptions = TextLayoutOptions()
) -> TextLines {
  fixedText(string).lines(width: width, height: height, options)
}

func fixedText(_ string: String) -> any ShapedText {
  let run = StyledText.Run(string: string, font: PlatformStyle.mac.systemFont(size: 13))
  return FixedPitchTextEngine().shape(StyledText(runs: [run]))
}

func options(_ change: (inout TextLayoutOptions) -> Void) -> TextLayoutOptions {
  var options = TextLayoutOptions()
  change(&options)
  return options
}

extension TextLines {
  /// The texts of the lines, between bars: `one |two`.
  var drawing: String {
    lines.map { $0.runs.map(\.text).joined() }.joined(separator: "|")
  }
}
