import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The fields and editors of a platform's look; lengths are in points.
struct TextInputLook: LookPart {
  /// True if fields add the leading of the font around their line.
  var fieldsHaveLeading: Bool
  var borderOpacity: Double
  var borderWidth: CGFloat
  /// True if a ring surrounds the field that has the focus.
  var ringsFocus: Bool
  var lightFill: FieldFill
  var darkFill: FieldFill
  /// The padding above and below the text of an editor.
  var editorPadding: CGFloat
  /// The color behind the text of an editor in the dark: `NSColor.textBackgroundColor`,
  /// `UIColor.systemBackground`.
  var darkPage: Color
  var caretWidth: CGFloat
  /// True if the caret has the accent color without a tint.
  var tintsCaret: Bool
  /// The edge of an editor at which the bar to search with is.
  var findBarEdge: VerticalEdge
  /// True if Return ends the editing of a field of several lines.
  var linesSubmitOnReturn: Bool
  /// True if a field loses the focus with the Return that submits it: the keyboard on the screen goes.
  var endsEditingOnReturn: Bool
  /// True if the Return that submits a field means the default button, too.
  var pressesDefaultButton: Bool
  /// True if a value with a format follows the text while it is typed: keyboards of numbers have no Return.
  var valuesFollowTyping: Bool
  /// True if a field of one line that gets the focus without a press is selected in full; otherwise the caret stands at the end.
  var selectsReachedFields: Bool

  /// The fill behind the text of a field in a border.
  struct FieldFill: Sendable {
    var enabled: Color
    var disabled: Color
  }

  static let mac = TextInputLook(
    fieldsHaveLeading: false, borderOpacity: 0.1, borderWidth: 1, ringsFocus: true,
    lightFill: FieldFill(enabled: .white, disabled: .white.opacity(0.75)),
    darkFill: FieldFill(enabled: .white.opacity(0.06), disabled: .white.opacity(0.03)),
    editorPadding: 0, darkPage: Color(white: 0.12), caretWidth: 1, tintsCaret: false,
    findBarEdge: .top, linesSubmitOnReturn: true, endsEditingOnReturn: false,
    pressesDefaultButton: true, valuesFollowTyping: false, selectsReachedFields: true)

  static let phone = TextInputLook(
    fieldsHaveLeading: true, borderOpacity: 0.2, borderWidth: 0.5, ringsFocus: false,
    lightFill: FieldFill(enabled: .white, disabled: .white),
    darkFill: FieldFill(enabled: .black, disabled: .black), editorPadding: 8, darkPage: .black,
    caretWidth: 2, tintsCaret: true, findBarEdge: .bottom, linesSubmitOnReturn: false,
    endsEditingOnReturn: true, pressesDefaultButton: false, valuesFollowTyping: true,
    selectsReachedFields: false)
}

extension Look {
  var textInput: TextInputLook { self[TextInputLook.self] }
}
