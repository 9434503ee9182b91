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

  static let mac = SearchLook(
    textSize: 13, tokenSize: 11, padding: 10, hasPanel: true, standsInSidebars: true)
  static let phone = SearchLook(
    textSize: 17, tokenSize: 14, padding: 20, hasPanel: false, standsInSidebars: false)
}

extension Look {
  var search: SearchLook { self[SearchLook.self] }
}
