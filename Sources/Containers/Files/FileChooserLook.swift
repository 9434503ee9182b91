import EspalierCore
import Foundation

/// The choosers of files of a platform's look; lengths are in points.
struct FileChooserLook: LookPart {
  /// True if the list of a person's folders stands beside the files.
  var hasPlaces: Bool
  /// The width of the panel; nil is that of the sheet.
  var width: CGFloat?
  /// The greatest height of the list of files.
  var maximumHeight: CGFloat

  static let mac = FileChooserLook(hasPlaces: true, width: 600, maximumHeight: 280)
  static let phone = FileChooserLook(hasPlaces: false, width: nil, maximumHeight: .infinity)
}

extension Look {
  var fileChoosers: FileChooserLook { self[FileChooserLook.self] }
}
