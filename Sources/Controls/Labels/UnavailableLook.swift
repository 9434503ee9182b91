import EspalierCore
import EspalierGraphics
import Foundation

/// The view that stands where there is nothing to show, in a platform's look.
struct UnavailableLook: LookPart {
  /// True if the label has its icon.
  var showsIcon: Bool
  var titleFont: Font
  var descriptionFont: Font
  /// The spacing between the label and the description, in points.
  var spacing: CGFloat

  /// The look on the Mac, as recorded: no icon.
  static let mac = UnavailableLook(
    showsIcon: false, titleFont: .largeTitle.bold(), descriptionFont: .body, spacing: 12)

  static let phone = UnavailableLook(
    showsIcon: true, titleFont: .title2.bold(), descriptionFont: .subheadline, spacing: 6)
}

extension Look {
  var unavailable: UnavailableLook { self[UnavailableLook.self] }
}
