import EspalierCore
import Foundation

/// The screens and columns of a platform's look.
struct NavigationLook: LookPart {
  /// True if a stack of screens fills its proposal, false if it is as large as its screen.
  var fills: Bool
  /// True if screens slide over each other, false if they fade.
  var slides: Bool
  /// True if a finger at the leading edge pulls a screen aside.
  var swipesBack: Bool
  /// The minimum width, in points, at which columns stand side by side.
  var minimumColumnsWidth: CGFloat

  static let mac = NavigationLook(
    fills: false, slides: false, swipesBack: false, minimumColumnsWidth: 0)

  /// The width of the smallest tablets in landscape is 1,024, that of the largest phones 956, and
  /// phones of 736 and more had columns in landscape.
  static let phone = NavigationLook(
    fills: true, slides: true, swipesBack: true, minimumColumnsWidth: 736)
}

extension Look {
  var navigation: NavigationLook { self[NavigationLook.self] }
}
