import EspalierCore
import EspalierDrawing
import Foundation

extension Font {
  /// The font with every choice made for an environment.
  ///
  /// - Parameters:
  ///   - overrides: traits set by modifiers around the text; they win over the font's own.
  ///   - isTall: true if the text is typeset in a language with a tall script.
  func resolve(
    in environment: EnvironmentValues, overriddenBy overrides: FontTraits = FontTraits(),
    isTall: Bool = false
  ) -> FontDescription {
    if base == .inherited {
      return inheriting(environment.look.text.defaultFont)
        .resolve(in: environment, overriddenBy: overrides, isTall: isTall)
    }
    let traits = traits.overridden(by: overrides)
    return traits.applied(
      to: description(in: environment, weight: traits.chosenWeight, isTall: isTall))
  }

  /// The weight is included early, because line heights depend on it.
  private func description(
    in environment: EnvironmentValues, weight: Int?, isTall: Bool
  ) -> FontDescription {
    let platform = environment.platformStyle
    switch base {
    case .system(let size):
      return platform.systemFont(size: max(0, size.finite), weight: weight ?? Weight.regular.value)
    case .inherited:
      preconditionFailure("Font.default is replaced before: see `resolve`")
    case .style(let style):
      return platform.font(
        style.styleName, sizeCategory: environment.dynamicTypeSize.index, weight: weight,
        isTall: isTall)
    case .custom(let name, let size, let style):
      let scale = style?.scale(in: environment) ?? 1
      return FontDescription(
        family: .named(name), size: max(0, size.finite * scale),
        weight: weight ?? Weight.regular.value)
    }
  }
}

extension FontTraits {
  /// Replaces the weight, and with it an earlier request for bold.
  mutating func setWeight(_ weight: Font.Weight?) {
    self.weight = weight
    isBold = nil
  }

  func overridden(by other: FontTraits) -> FontTraits {
    var traits = self
    if other.weight != nil { traits.setWeight(other.weight) }
    traits.isBold = other.isBold ?? traits.isBold
    traits.isItalic = other.isItalic ?? isItalic
    traits.design = other.design ?? design
    traits.width = other.width ?? width
    traits.leading = other.leading ?? leading
    traits.lineGrowth += other.lineGrowth
    traits.smallCaps.formUnion(other.smallCaps)
    traits.hasMonospacedDigits = hasMonospacedDigits || other.hasMonospacedDigits
    traits.isMonospaced = isMonospaced || other.isMonospaced
    return traits
  }

  /// The weight that was set; nil stands for the font's own.
  var chosenWeight: Int? { isBold == true ? Font.Weight.bold.value : weight?.value }

  func applied(to font: FontDescription) -> FontDescription {
    var font = font
    if let chosenWeight { font.weight = chosenWeight }
    if let isItalic { font.isItalic = isItalic }
    if hasMonospacedDigits { font.hasMonospacedDigits = true }
    if let width { font.width = width.fraction }
    if let leading { font.lineMetrics = font.lineMetrics?.with(leading) }
    if lineGrowth != 0 { font.lineMetrics = font.lineMetrics?.grown(by: lineGrowth) }
    font.smallCaps.formUnion(smallCaps)
    if case .system = font.family {
      if let design { font.family = .system(design.described) }
      if isMonospaced { font.family = .system(.monospaced) }
    }
    return font
  }
}

extension EnvironmentValues {
  /// The font of a text in this environment that chooses none itself.
  package func resolvedFont(_ attributes: TextAttributes) -> FontDescription {
    let isTall = attributes.language.isTall
    var font =
      attributes.font?.resolve(in: self, overriddenBy: attributes.traits, isTall: isTall)
      ?? attributes.traits.applied(to: defaultFontDescription(isTall: isTall))
    // UIKit shows text this way to people who want it bold: regular as semibold, semibold as heavy.
    if legibilityWeight == .bold { font.weight = min(font.weight + 200, 900) }
    return font.scaled(attributes.scale, platformStyle)
  }

  private func defaultFontDescription(isTall: Bool) -> FontDescription {
    look.text.defaultFont.resolve(in: self, isTall: isTall)
  }

  /// The size of the environment's font in points; symbols follow it.
  package var fontSize: CGFloat { resolvedFont(textAttributes).size }
}
