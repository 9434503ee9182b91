@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension StrokeStyle {
  /// The largest number of dashes and gaps, more than a picture shows: renderers go through all of
  /// them, even those that are out of sight.
  private static let visibleDashes: CGFloat = 1_000_000

  /// The style, without dashes where a path would have too many of them.
  ///
  /// - Parameter report: called with the message where dashes are left out.
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
