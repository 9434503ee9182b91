@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension StrokeStyle {
  /// More dashes and gaps than a picture shows: renderers walk along all of them, also along those out of sight.
  private static let visibleDashes: CGFloat = 1_000_000

  /// The style, without dashes where a path would have too many of them.
  ///
  /// - Parameter report: told of dashes that are left out.
  func withVisibleDashes(along path: Path, report: (String) -> Void) -> StrokeStyle {
    if dash.isEmpty { return self }
    let count = dashCount(along: path)
    if !(count > Self.visibleDashes) { return self }
    var style = self
    style.dash = []
    report(
      "A line is drawn without dashes: there would be more than a million of them. "
        + "Make the dashes longer, or the path as long as what can be seen of it.")
    return style
  }
}
