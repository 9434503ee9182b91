import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The alerts and lists of choices of a platform's look; lengths are in points.
struct AlertLook: LookPart {
  var alert: Panel
  var dialog: Panel
  var button: Button
  var fieldForm: TextFieldForm
  /// The spacing between buttons.
  var spacing: CGFloat
  /// The opacity of the black above what is behind.
  var dimming: Double
  /// The duration of the appearance and the removal, in seconds.
  var duration: TimeInterval
  var cornerRadius: CGFloat
  var shadowOpacity: Double
  /// The color behind the texts, in light and dark appearance.
  var background: (light: Color, dark: Color)
  /// True if a program can hide the title of an alert.
  var hidesTitles: Bool
  /// True if an alert has the icon that a program sets for it.
  var hasIcons: Bool
  /// True if an alert has the box that keeps it from being shown again.
  var hasSuppression: Bool

  /// The panel of an alert, or that of a list of choices.
  struct Panel: Sendable {
    /// True if the panel is a popover at the view that presents it, where a press beside it cancels in place of a button.
    var isPopover = false
    /// True if the panel shows its title where a program does not decide.
    var showsTitle = true
    var width: CGFloat
    var padding: EdgeInsets
    /// The spacing between the texts and the buttons.
    var spacing: CGFloat
    /// The scale at which the panel appears.
    var firstScale: CGFloat
    var texts: Texts
  }

  struct Texts: Sendable {
    var isCentered = false
    var isSecondary = false
    var titleFont: AlertFont
    var messageFont: AlertFont
    var spacing: CGFloat
    /// The padding beside the texts.
    var padding: CGFloat
  }

  struct Button: Sendable {
    var font: AlertFont
    /// The height at the usual size of type, which is the minimum.
    var height: CGFloat
    /// True if the button that Return means is emphasized even without a shortcut of its own.
    var marksEveryDefault: Bool
  }

  func panel(_ form: AlertForm) -> Panel {
    switch form {
    case .alert: alert
    case .dialog: dialog
    }
  }

  private static let macPanel = Panel(
    width: 260, padding: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16), spacing: 16,
    firstScale: 0.94,
    texts: Texts(
      titleFont: AlertFont(13, .bold), messageFont: AlertFont(11), spacing: 4,
      padding: 0))

  static let mac = AlertLook(
    alert: macPanel, dialog: macPanel,
    button: Button(font: AlertFont(13), height: 28, marksEveryDefault: true), fieldForm: .rounded,
    spacing: 8, dimming: 0.12, duration: 0.2, cornerRadius: 20, shadowOpacity: 0.3,
    background: (PanelColor.fill(.light), PanelColor.fill(.dark)), hidesTitles: false,
    hasIcons: true, hasSuppression: true)

  /// The look on the phone, as recorded: 299 wide, buttons 13.5 from the sides and 13 from the bottom, texts 28.5 from the
  /// sides; buttons 46.5 high.
  ///
  /// Lists of choices are not recorded.
  static let phone = AlertLook(
    alert: Panel(
      width: 299, padding: EdgeInsets(top: 21.5, leading: 13.5, bottom: 13, trailing: 13.5),
      spacing: 27, firstScale: 1.12,
      texts: Texts(
        titleFont: AlertFont(17, .bold, as: .body), messageFont: AlertFont(15, as: .subheadline),
        spacing: 10.5, padding: 28.5 - 13.5)),
    dialog: Panel(
      isPopover: true, showsTitle: false, width: 270,
      padding: EdgeInsets(top: 13.5, leading: 13.5, bottom: 13.5, trailing: 13.5), spacing: 16,
      firstScale: 0.9,
      texts: Texts(
        isCentered: true, isSecondary: true, titleFont: AlertFont(13, .semibold, as: .footnote),
        messageFont: AlertFont(13, as: .footnote), spacing: 4, padding: 28.5 - 13.5)),
    button: Button(
      font: AlertFont(17, .medium, as: .body), height: 46.5, marksEveryDefault: false),
    fieldForm: .capsule(height: 46.5), spacing: 8.5, dimming: 0.2, duration: 0.3, cornerRadius: 34,
    shadowOpacity: 0.12, background: (.white, Color(white: 0.15)), hidesTitles: true,
    hasIcons: false, hasSuppression: false)
}

/// The type of a text in an alert.
struct AlertFont: Sendable {
  private let size: CGFloat
  private let weight: Font.Weight
  /// The style with which the text grows; nil for texts of one size, as on the Mac.
  private let style: Font.TextStyle?

  init(_ size: CGFloat, _ weight: Font.Weight = .regular, as style: Font.TextStyle? = nil) {
    (self.size, self.weight, self.style) = (size, weight, style)
  }

  @MainActor func font(in environment: EnvironmentValues) -> Font {
    .system(size: size * (style?.scale(in: environment) ?? 1), weight: weight)
  }
}

extension Look {
  var alerts: AlertLook { self[AlertLook.self] }
}
