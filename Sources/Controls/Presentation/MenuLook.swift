import EspalierCore
import EspalierDrawing
import Foundation

/// The menus of a platform's look; lengths are in points.
package struct MenuLook: LookPart {
  var rowHeight: CGFloat
  var horizontalPadding: CGFloat
  var markWidth: CGFloat
  var markSize: CGFloat
  var panelPadding: CGFloat
  var cornerRadius: CGFloat
  var minimumWidth: CGFloat
  /// The greatest number of lines of a title.
  var lineLimit: Int
  var highlightRadius: CGFloat
  /// True if a highlighted line is filled with the tint and has white texts.
  var tintsHighlight: Bool

  /// True if a menu opens as soon as the button is down on its control, false if it opens when the
  /// button comes up.
  var opensOnPress: Bool
  /// True if the mouse opens a submenu by resting on its line.
  var opensSubmenusOnHover: Bool
  /// True if a menu above its control may have its first line at the bottom, next to the control.
  var growsUpwards: Bool
  /// True if a long press opens context menus for the mouse too, which has a button for them on the
  /// Mac.
  var mouseRestsForContextMenus: Bool
  /// True if a context menu has its preview above it.
  var showsPreviews: Bool

  /// True if a control that opens a menu has a mark for this, which is a button of its own beside a
  /// primary action.
  var marksControls: Bool
  var control: MenuControl
  package var picker: PickerControl

  /// The mark of a control that opens a menu, as recorded.
  struct MenuControl: Sendable {
    /// The spacing between the label and the mark in a border.
    var spacing: CGFloat
    /// The spacing where the button style has no border of the platform.
    var borderlessSpacing: CGFloat
    var markSize: CGFloat
    /// The width of the mark's area; nil stands for its own.
    var markWidth: CGFloat?
    /// The inset beside the mark, in addition to that of a button's border.
    var trailingInset: CGFloat
    /// The distance from the border to a mark that is a button of its own.
    var buttonPadding: CGFloat
  }

  /// The control of a picker that opens a menu, as recorded.
  package struct PickerControl: Sendable {
    /// True if the control keeps the width of the widest option.
    var fitsAllOptions: Bool
    /// True if the menu opens with the selected option where the control shows it.
    var opensOverSelection: Bool
    /// The spacing between the value and the chevrons.
    var spacing: CGFloat
    var chevronSize: CGFloat
    /// The width of the chevrons' area; nil stands for their own.
    var chevronWidth: CGFloat?
    /// The insets around both.
    package var insets: EdgeInsets
  }

  package static let mac = MenuLook(
    rowHeight: 22, horizontalPadding: 6, markWidth: 16, markSize: 10, panelPadding: 5,
    cornerRadius: 10, minimumWidth: 60, lineLimit: 1, highlightRadius: 5, tintsHighlight: true,
    opensOnPress: true, opensSubmenusOnHover: true, growsUpwards: false,
    mouseRestsForContextMenus: false, showsPreviews: false, marksControls: true,
    control: MenuControl(
      spacing: 18, borderlessSpacing: 4, markSize: 9, markWidth: 7, trailingInset: -1.5,
      buttonPadding: 6.5),
    picker: PickerControl(
      fitsAllOptions: true, opensOverSelection: true, spacing: 18, chevronSize: 9, chevronWidth: 7,
      insets: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: -1.5)))

  /// A picker's button has no border.
  package static let phone = MenuLook(
    rowHeight: 42, horizontalPadding: 14, markWidth: 24, markSize: 14, panelPadding: 8,
    cornerRadius: 24, minimumWidth: 220, lineLimit: 2, highlightRadius: 10, tintsHighlight: false,
    opensOnPress: false, opensSubmenusOnHover: false, growsUpwards: true,
    mouseRestsForContextMenus: true, showsPreviews: true, marksControls: false,
    control: MenuControl(
      spacing: 4, borderlessSpacing: 4, markSize: 12, markWidth: nil, trailingInset: 0,
      buttonPadding: 12),
    picker: PickerControl(
      fitsAllOptions: false, opensOverSelection: false, spacing: 4, chevronSize: 12,
      chevronWidth: nil, insets: EdgeInsets(top: 8, leading: 13.5, bottom: 8, trailing: 13.5)))
}

extension Look {
  package var menus: MenuLook { self[MenuLook.self] }
}
