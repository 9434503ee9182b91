import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The sheets of a platform's look, and the presentations that become sheets.
package struct SheetLook: LookPart {
  var sheet: PresentedForm
  /// The form of a layer that covers the whole window.
  var cover: PresentedForm
  /// The opacity of the black above the views behind.
  var dimming: Double
  /// True if a press beside a sheet ends it.
  var endsBeside: Bool
  /// True if the first field or list has the focus.
  var focusesField: Bool
  /// The duration of the appearance and the removal, in seconds.
  var duration: TimeInterval
  /// The color behind the views of a sheet, in light and dark appearance.
  var background: (light: Color, dark: Color)
  /// True if popovers are sheets, unless their views ask for popovers.
  var replacesPopovers: Bool
  /// True if inspectors are sheets, and not columns.
  package var replacesInspectors: Bool

  enum PresentedForm {
    /// A card in the middle of the window.
    case card
    /// A card that comes up from the bottom and can be pulled down.
    case drawer
    /// A layer as large as the window, which only the program ends.
    case cover
  }

  func form(_ form: SheetForm) -> PresentedForm {
    switch form {
    case .sheet: sheet
    case .cover: cover
    }
  }

  package static let mac = SheetLook(
    sheet: .card, cover: .card, dimming: 0.12, endsBeside: false, focusesField: true,
    duration: 0.25, background: (PanelColor.fill(.light), PanelColor.fill(.dark)),
    replacesPopovers: false, replacesInspectors: false)

  /// The darkness is recorded; the background is the color of what lies above a window:
  /// `UIColor.systemBackground` at the elevated level.
  package static let phone = SheetLook(
    sheet: .drawer, cover: .cover, dimming: 0.2, endsBeside: true, focusesField: false,
    duration: 0.4, background: (.white, Color(white: 0.11)), replacesPopovers: true,
    replacesInspectors: true)
}

extension Look {
  package var sheets: SheetLook { self[SheetLook.self] }
}
