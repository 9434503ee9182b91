@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The emphasis of characters that a key with Command turns on and off: B is bold, I italic, U underlined.
enum EmphasisKey: Equatable {
  case bold, italic, underline

  /// Returns nil for other keys.
  @MainActor init?(_ event: KeyEvent) {
    guard event.modifiers.contains(.command),
      event.modifiers.isDisjoint(with: [.shift, .option])
    else { return nil }
    switch event.key {
    case "b": self = .bold
    case "i": self = .italic
    case "u": self = .underline
    default: return nil
    }
  }

  func isOn(_ attributes: AttributeContainer, in environment: EnvironmentValues) -> Bool {
    if self == .underline { return attributes.underlineStyle != nil }
    let sample = AttributedString("X", attributes: attributes)
    guard let font = Text(sample).resolve(in: environment).styled.runs.first?.font else {
      return false
    }
    return self == .bold ? font.weight >= Self.boldWeight : font.isItalic
  }

  /// The least weight that counts as bold: that of `Font.Weight.semibold`.
  private static let boldWeight = 600

  /// - Parameter environment: the surroundings of the text, on which the weight of fonts may depend.
  func set(_ isOn: Bool, _ attributes: inout AttributeContainer, in environment: EnvironmentValues)
  {
    let font = attributes.font ?? .default
    switch self {
    case .underline: attributes.underlineStyle = isOn ? .single : nil
    case .italic:
      attributes.font = font.italic(isOn)
      if !isOn { attributes.inlinePresentationIntent?.remove(.emphasized) }
    case .bold:
      attributes.font = font.bold(isOn)
      if isOn { return }
      attributes.inlinePresentationIntent?.remove(.stronglyEmphasized)
      // Some fonts are bold by their weight.
      if self.isOn(attributes, in: environment) { attributes.font = font.weight(.regular) }
    }
  }
}
