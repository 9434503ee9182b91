@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension StrokeStyle {
  /// The largest number of dashes and gaps of a line that is one point wide, more than a picture
  /// shows.
  ///
  /// Renderers go through all of them, even those that are out of sight, and through as many rows
  /// of pixels as a dash is wide.
  private static let visibleDashes: CGFloat = 1_000_000

  /// The style, without dashes where a path would have too many of them.
  ///
  /// - Parameter report: called with the message where dashes are left out.
  func withVisibleDashes(along path: Path, report: (String) -> Void) -> StrokeStyle {
    if dash.isEmpty { return self }
    let most = Self.visibleDashes / max(1, lineWidth)
    if !(dashCount(along: path) > most) { return self }
    var style = self
    style.dash = []
    report(
      "A line that is \(lineWidth.brief) points wide is drawn without dashes: there would be more than \(most.rounded().brief) "
        + "of them. Make the dashes longer, or the path as long as what can be seen of it.")
    return style
  }
}
