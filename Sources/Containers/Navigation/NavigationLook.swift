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
  var columns: Columns

  /// Columns side by side.
  struct Columns: Sendable {
    /// The width of a column before the last one where no program sets it: its part of all columns, and the limit of that.
    var width: @Sendable (_ index: Int) -> (share: CGFloat, limit: CGFloat)
    /// The part of all columns that the last one keeps where the platform chooses which are shown; zero shows all.
    var lastShare: CGFloat
    /// True if a button in the bars of screens shows and hides the sidebar.
    var togglesInScreens: Bool
  }

  /// Columns of the Mac are as recorded on macOS 26.2: 140 for a sidebar, 200 for a column between it and the last one.
  static let mac = NavigationLook(
    fills: false, slides: false, swipesBack: false, minimumColumnsWidth: 0,
    columns: Columns(
      width: { (.infinity, $0 == 0 ? 140 : 200) }, lastShare: 0, togglesInScreens: false))

  /// The screens and columns of phones and tablets.
  ///
  /// The width of the smallest tablets in landscape is 1,024, that of the largest phones 956, and
  /// phones of 736 and more had columns in landscape. Their first column was 295 wide: two fifths, where
  /// `UISplitViewController` has 320 as the most by default.
  static let phone = NavigationLook(
    fills: true, slides: true, swipesBack: true, minimumColumnsWidth: 736,
    columns: Columns(width: { _ in (0.4, 320) }, lastShare: 0.5, togglesInScreens: true))
}

extension Look {
  var navigation: NavigationLook { self[NavigationLook.self] }
}
