import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation
import LayoutEngine

/// The bars of a platform's look; lengths are in points, as recorded on macOS 26.2 and iOS 26.0.
struct BarLook: LookPart {
  /// True if each screen of a stack has bars of its own, false if its window has one for all.
  var standInPages: Bool
  /// The height of a platter.
  var side: CGFloat
  /// The distance of the marks of a pressed button, or of a toggle that is on, from the edge of the platter.
  var markInset: CGFloat
  /// True if a button is marked while the pointer is over it.
  var marksHover: Bool
  /// The padding between a platter's edge and what is in it.
  var itemPadding: CGFloat
  /// The spacing between platters.
  var spacing: CGFloat
  /// The distance from the edges of the window.
  var margin: CGFloat
  /// The height of a window's bar.
  var windowHeight: CGFloat
  var title: Title
  var itemSize: CGFloat
  var imageScale: Image.Scale
  var places: Places
  /// The symbol of the menu with the items for which there is no space.
  var overflowSymbol: OverflowSymbol

  enum OverflowSymbol: Sendable {
    case chevrons, ellipsis
  }

  /// The title of a screen or a window in its bar.
  struct Title: Sendable {
    var font: Font
    var subtitleFont: Font
    var alignment: HorizontalAlignment
    /// True if the icon of a document stands before its title.
    var hasDocumentIcon: Bool
  }

  /// The parts of the bars for items whose placement names a purpose.
  struct Places: Sendable {
    var cancellation: BarItemPlace
    var secondary: BarItemPlace
    var status: BarItemPlace
    var bottom: BarItemPlace
  }

  func itemFont(isProminent: Bool) -> Font {
    .system(size: itemSize, weight: isProminent ? .semibold : .medium)
  }

  static let mac = BarLook(
    standInPages: false, side: 36, markInset: 3, marksHover: true, itemPadding: 8, spacing: 8,
    margin: 8, windowHeight: 52,
    title: Title(
      font: .system(size: 15, weight: .semibold), subtitleFont: .system(size: 11),
      alignment: .leading, hasDocumentIcon: true),
    itemSize: 13, imageScale: .large,
    places: Places(
      cancellation: .trailing, secondary: .trailing, status: .center, bottom: .trailing),
    overflowSymbol: .chevrons)

  static let phone = BarLook(
    standInPages: true, side: 44, markInset: 4, marksHover: false, itemPadding: 12, spacing: 8,
    margin: 16, windowHeight: 0,
    title: Title(
      font: .system(size: 17, weight: .semibold), subtitleFont: .system(size: 12),
      alignment: .center, hasDocumentIcon: false),
    itemSize: 17, imageScale: .medium,
    places: Places(cancellation: .leading, secondary: .menu, status: .status, bottom: .bottom),
    overflowSymbol: .ellipsis)
}

extension Look {
  var bars: BarLook { self[BarLook.self] }
}
