@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The place at which the menu of a text opens.
enum EditMenuPlace {
  /// The pointer, at a point of the window.
  case pointer(CGPoint)
  /// The selection or the caret.
  case selection(byKeys: Bool)
}

/// Shows the menus of texts: Cut, Copy, Paste and Select All.
@MainActor protocol EditMenuPresenter: AnyObject {
  func open(for session: TextEditingSession, at place: EditMenuPlace)

  /// Closes the menu of a text; returns false if none was open.
  func close(of session: TextEditingSession) -> Bool

  /// Returns true if the press that is under way has closed the menu of a text.
  func hasClosed(by session: TextEditingSession) -> Bool

  /// Returns true if a menu of the program takes the place of that of a text's element.
  func isReplaced(on element: LayoutElement) -> Bool
}

/// The presenter of the menus of texts, which belongs to a floor above.
@MainActor final class EditMenuHost: GraphComponent {
  weak var presenter: (any EditMenuPresenter)?

  init(_ graph: ViewGraph) {}
}

/// The text of an element that has a menu.
enum EditMenuText: ElementKey { typealias Value = TextEditingSession }

/// The ways to the menu of a text on a platform.
struct EditMenuLook: LookPart {
  /// True if the menu is a bar of titles for fingers, with the commands that can act.
  var isBar: Bool

  static let mac = EditMenuLook(isBar: false)
  static let phone = EditMenuLook(isBar: true)
}

extension Look {
  var editMenu: EditMenuLook { self[EditMenuLook.self] }
}
