import EspalierCore
import Foundation

/// The search fields of a platform's look; lengths are in points.
struct SearchLook: LookPart {
  var textSize: CGFloat
  var tokenSize: CGFloat
  /// The padding between the ends of the field and what is in it.
  var padding: CGFloat
  /// True if suggestions stand in a panel below the field, false if they cover the screen.
  var hasPanel: Bool
  /// True if a field can stand in a sidebar.
  var standsInSidebars: Bool
  var row: Row

  /// The rows of suggestions.
  struct Row: Sendable {
    /// The distance of the text from the edges.
    var margin: CGFloat
    /// The padding above and below the text.
    var padding: CGFloat
    /// The minimum height.
    var height: CGFloat
    var hasSeparator: Bool
  }

  static let mac = SearchLook(
    textSize: 13, tokenSize: 11, padding: 10, hasPanel: true, standsInSidebars: true,
    row: Row(margin: 12, padding: 5, height: 0, hasSeparator: false))
  static let phone = SearchLook(
    textSize: 17, tokenSize: 14, padding: 20, hasPanel: false, standsInSidebars: false,
    row: Row(margin: 16, padding: 11, height: 44, hasSeparator: true))
}

extension Look {
  var search: SearchLook { self[SearchLook.self] }
}
