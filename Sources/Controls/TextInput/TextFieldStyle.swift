import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// The look of text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  /// The views that stand for a field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The name of a field that a style is given.
public struct _TextFieldStyleLabel {
  package let content: AnyView
}

extension _TextFieldStyleLabel: StylePart {}

nonisolated extension View {
  /// Sets the look of the text fields in this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(style) { $0._body(configuration: TextField($1)) }
  }
}

extension ControlContext {
  /// Sets the look of the text fields in the container.
  @MainActor package func textFieldStyle(_ style: some TextFieldStyle) -> ControlContext {
    controlStyle(style) { $0._body(configuration: TextField($1)) }
  }
}

/// The look that suits the place: outside of containers, a border on the Mac and none on the phone.
public struct DefaultTextFieldStyle {
  public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> some View {
    AutomaticControl(configuration.parts)
  }
}

/// Shows a field without a border.
public struct PlainTextFieldStyle {
  public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> some View {
    TextFieldRow(parts: configuration.parts, form: .plain)
  }
}

/// Shows a field in a border with rounded corners.
public struct RoundedBorderTextFieldStyle {
  public init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> some View {
    TextFieldRow(parts: configuration.parts, form: .rounded)
  }
}

/// Shows a field in a border, whose corners macOS 26 rounds too.
public struct SquareBorderTextFieldStyle {
  public init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> some View {
    TextFieldRow(parts: configuration.parts, form: .square)
  }
}

/// Shows a field as the text of a row, on a field's face while it is edited.
package struct RowTextFieldStyle {
  package init() {}
}

extension RowTextFieldStyle: TextFieldStyle {
  package func _body(configuration: TextField<_Label>) -> some View {
    TextFieldRow(parts: configuration.parts, form: .row)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// The border of a field.
package enum TextFieldForm {
  case plain, rounded, square
  /// A field without a border, with a face behind its text while it is edited.
  case row
  /// The field of a phone's alert: a capsule without a border.
  case capsule(height: CGFloat)
}

/// A field in its border, which shows the focus.
struct TextFieldBorder<Content: View> {
  let form: TextFieldForm
  @ViewBuilder let content: Content
  @State private var isFocused = false
  @Environment(\.controlMetrics) private var metrics
}

@MainActor extension TextFieldBorder: View {
  var body: some View {
    Group {
      switch form {
      case .plain: content.modifier(FieldLeading()).controlFont()
      case .row: row
      case .rounded: bordered(metrics.fieldCornerRadius)
      case .square: bordered(metrics.squareFieldCornerRadius)
      case .capsule(let height): capsule(height)
      }
    }
    .environment(\.fieldFocus, FieldFocus { isFocused = $0 })
    .controlSpacing()
  }

  private var row: some View {
    content.modifier(FieldLeading()).controlFont()
      // The text on the face has the colors of the window, also in a selected row.
      .modifier(
        EnvironmentWriter { [isFocused] in if isFocused { $0.backgroundProminence = .standard } }
      )
      .background { if isFocused { RowFieldFace() } }
  }

  private func capsule(_ height: CGFloat) -> some View {
    content
      .modifier(FieldLeading())
      .controlFont()
      .padding(.horizontal, 18)
      .padding(.vertical, metrics.fieldVerticalPadding)
      .modifier(MinimumSize(height: height))
      .background { Capsule().fill(.primary.opacity(0.08)) }
      .contentShape(Capsule())
  }

  private func bordered(_ radius: CGFloat) -> some View {
    content
      .modifier(FieldLeading())
      .controlFont()
      .padding(.horizontal, metrics.fieldHorizontalPadding)
      .padding(.vertical, metrics.fieldVerticalPadding)
      .modifier(MinimumSize(height: metrics.fieldHeight))
      .fieldBezel(cornerRadius: radius, isFocused: isFocused)
  }
}

/// Adds the leading of the font to a field of the phone, half of it above the line: 1.5 points to
/// 20.5 for the body style.
private struct FieldLeading: ElementModifier {
  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    guard environment.look.textInput.fieldsHaveLeading,
      let metrics = environment.resolvedFont(environment.textAttributes).lineMetrics
    else { return PaddingRule(EdgeInsets()) }
    let line = (metrics.height * environment.displayScale).rounded(.up) / environment.displayScale
    let half = max(0, metrics.pitch - line) / 2
    return PaddingRule(EdgeInsets(top: half, leading: 0, bottom: half, trailing: 0))
  }
}

extension View {
  /// Puts the border of a text field around this view, and on the Mac a ring while it has the
  /// focus.
  ///
  /// Its face is that of the window, also in a selected row.
  func fieldBezel(cornerRadius: CGFloat = 5, isFocused: Bool) -> some View {
    environment(\.backgroundProminence, .standard)
      .modifier(FieldBezel(cornerRadius: cornerRadius, isFocused: isFocused))
  }
}

/// The face behind the text of a row that is edited.
private struct RowFieldFace: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Rectangle().fill(colorScheme == .dark ? Color(white: 0.12) : .white)
      .padding(.horizontal, -3)
      .padding(.vertical, -1)
  }
}

private struct FieldBezel {
  let cornerRadius: CGFloat
  let isFocused: Bool
  @Environment(\.look.textInput) private var look
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
}

@MainActor extension FieldBezel: ViewModifier {
  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    content
      .background {
        shape.fill(background)
        shape.strokeBorder(.primary.opacity(look.borderOpacity), lineWidth: look.borderWidth)
      }
      .overlay {
        if isFocused && look.ringsFocus && isFocusEffectEnabled {
          RoundedRectangle(cornerRadius: cornerRadius + 2)
            .strokeBorder(Color.accentColor.opacity(0.55), lineWidth: 3)
            .padding(-2)
            .allowsHitTesting(false)
        }
      }
  }

  private var background: Color {
    let fill = colorScheme == .dark ? look.darkFill : look.lightFill
    return isEnabled ? fill.enabled : fill.disabled
  }
}

/// Called when the field inside gets and loses the focus.
final class FieldFocus {
  let didChange: @MainActor (Bool) -> Void

  init(_ didChange: @escaping @MainActor (Bool) -> Void) { self.didChange = didChange }
}

private enum FieldFocusKey: EnvironmentKey {
  static var defaultValue: FieldFocus? { nil }
}

extension EnvironmentValues {
  var fieldFocus: FieldFocus? {
    get { self[FieldFocusKey.self] }
    set { self[FieldFocusKey.self] = newValue }
  }
}
