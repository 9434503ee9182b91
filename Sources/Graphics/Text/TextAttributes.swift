import EspalierCore
import EspalierDrawing
import Foundation

/// The look of characters, as set by modifiers on views and texts.
package struct TextAttributes: Equatable, Sendable {
  package var font: Font?
  var traits = FontTraits()
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var lineHeight: AttributedString.LineHeight?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  /// The fill of the characters; nil stands for the foreground style of the place where the text is
  /// shown.
  var foreground: TextForeground?
  var background: Color?
  var scale = Text.Scale.default
  package var language = TypesettingLanguage.automatic
  var link: URL?
  var custom = CustomTextAttributes()

  package init() {
  }
}

/// The change made by one modifier: on a view it affects the environment, on a `Text` it travels
/// with the characters.
enum TextAttributeChange: Equatable, Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case bold(Bool)
  case italic(Bool)
  case design(Font.Design?)
  case width(Font.Width?)
  case monospacedDigit
  case monospaced(Bool)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case foreground(TextForeground?)
  case scale(Text.Scale)
  case language(TypesettingLanguage)
  case custom(CustomTextAttributes)

  func apply(to attributes: inout TextAttributes) {
    switch self {
    case .font(let font): attributes.font = font?.inheriting(attributes.font)
    case .weight(let weight): attributes.traits.setWeight(weight)
    case .bold(let isActive): attributes.traits.isBold = isActive
    case .italic(let isActive): attributes.traits.isItalic = isActive
    case .design(let design): attributes.traits.design = design
    case .width(let width): attributes.traits.width = width
    case .monospacedDigit: attributes.traits.hasMonospacedDigits = true
    case .monospaced(let isActive): attributes.traits.isMonospaced = isActive
    case .kerning(let amount): attributes.kerning = amount
    case .tracking(let amount): attributes.tracking = amount
    case .baselineOffset(let offset): attributes.baselineOffset = offset
    case .underline(let style): attributes.underline = style
    case .strikethrough(let style): attributes.strikethrough = style
    case .foreground(let style): attributes.foreground = style
    case .scale(let scale): attributes.scale = scale
    case .language(let language): attributes.language = language
    case .custom(let custom): attributes.custom.merge(custom)
    }
  }
}

extension EnvironmentValues {
  private enum TextAttributesKey: EnvironmentKey {
    static let defaultValue = TextAttributes()
  }

  /// The look of texts in this environment, apart from their color.
  package var textAttributes: TextAttributes {
    get { self[TextAttributesKey.self] }
    set { self[TextAttributesKey.self] = newValue }
  }

  /// The font of texts; nil stands for the platform's default.
  public var font: Font? {
    get { textAttributes.font }
    set { textAttributes.font = newValue?.inheriting(textAttributes.font) }
  }
}

nonisolated extension View {
  func textAttribute(_ change: TextAttributeChange) -> some View {
    transformEnvironment(\.textAttributes) { change.apply(to: &$0) }
  }
}

extension CGFloat {
  /// The number itself, or 0 if it is not finite: texts are cached by lengths, which must equal
  /// themselves.
  var finite: CGFloat { isFinite ? self : 0 }
}
