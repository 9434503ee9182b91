import EspalierCore
import Foundation

/// The surroundings in which a variant of an asset applies.
struct AssetVariant: Equatable, Sendable {
  var idiom: String
  /// The appearance; nil stands for any; `light` and `dark` are known.
  var luminosity: String?
  /// The contrast; nil stands for any; `high` is known.
  var contrast: String?
  var displayGamut: String?
  /// `left-to-right` or `right-to-left`; nil is both.
  var direction: String?
  /// For one language only, or for Mac Catalyst and the like.
  var isSpecial: Bool

  /// The properties of the surroundings that decide between the variants of an asset.
  struct Surroundings: Hashable, Sendable {
    var isDark: Bool
    var isContrastIncreased: Bool
    var isRightToLeft: Bool
    var idiom: String

    init(_ environment: EnvironmentValues) {
      isDark = environment.colorScheme == .dark
      isContrastIncreased = environment.colorSchemeContrast == .increased
      isRightToLeft = environment.layoutDirection == .rightToLeft
      idiom = environment.look.device.idiom
    }
  }

  /// Returns a number that is higher the better the variant suits; nil if it is made for other
  /// surroundings.
  ///
  /// A variant made for the device comes before one for all, then appearance counts, then contrast,
  /// direction, and last the colors of sRGB before those of Display P3, which are converted.
  func rank(in surroundings: Surroundings) -> Int? {
    var rank = 0
    func require(_ value: String?, _ wanted: String, _ points: Int) -> Bool {
      guard let value else { return true }
      if value == wanted { rank += points }
      return value == wanted
    }
    if isSpecial { return nil }
    if idiom != "universal" {
      guard require(idiom, surroundings.idiom, 16) else { return nil }
    }
    let isKnown =
      require(luminosity, surroundings.isDark ? "dark" : "light", 8)
      && require(contrast, surroundings.isContrastIncreased ? "high" : "normal", 4)
      && require(
        direction, surroundings.isRightToLeft ? "right-to-left" : "left-to-right", 2)
    if displayGamut != "display-P3" { rank += 1 }
    return isKnown ? rank : nil
  }
}

extension AssetVariant: Decodable {
  private enum Key: String, CodingKey {
    case idiom, appearances, locale, subtype
    case displayGamut = "display-gamut"
    case direction = "language-direction"
  }

  private struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    idiom = try values.decodeIfPresent(String.self, forKey: .idiom) ?? "universal"
    displayGamut = try values.decodeIfPresent(String.self, forKey: .displayGamut)
    direction = try values.decodeIfPresent(String.self, forKey: .direction)
    // Catalogs are resolved without a language: a view's locale chooses texts, not pictures or
    // colors.
    isSpecial = values.contains(.locale) || values.contains(.subtype)
    for appearance in try values.decodeIfPresent([Appearance].self, forKey: .appearances) ?? [] {
      switch appearance.appearance {
      case "luminosity": luminosity = appearance.value
      case "contrast": contrast = appearance.value
      default: isSpecial = true
      }
    }
  }
}

extension Sequence {
  /// The element whose variant suits best, the first of equals; the first of all if none suits.
  func best(
    in surroundings: AssetVariant.Surroundings, _ variant: (Element) -> AssetVariant
  ) -> Element? {
    var best: (element: Element, rank: Int)?
    for element in self {
      guard let rank = variant(element).rank(in: surroundings) else { continue }
      if best.map({ rank > $0.rank }) ?? true { best = (element, rank) }
    }
    return best?.element
  }
}
