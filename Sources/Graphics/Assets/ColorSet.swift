@_spi(Espalier) import EspalierCore
import Foundation

/// A named color of an asset catalog: the folder `Name.colorset`.
struct ColorSet: Sendable {
  private struct Entry: Decodable, Sendable {
    var variant: AssetVariant
    /// Nil if the developer chose none, as in the accent color of a new project.
    var color: AssetColor?

    private enum Key: String, CodingKey { case color }

    init(from decoder: any Decoder) throws {
      variant = try AssetVariant(from: decoder)
      let values = try decoder.container(keyedBy: Key.self)
      color = try values.decodeIfPresent(AssetColor.self, forKey: .color)
    }
  }

  private struct Contents: Decodable {
    var colors: [Entry]
  }

  private let entries: [Entry]

  init(folder: URL) throws(AssetProblem) {
    entries = try AssetContents.read(Contents.self, in: folder).colors
  }

  /// The color for these surroundings; nil if the set holds none.
  func color(in surroundings: AssetVariant.Surroundings) -> AssetColor? {
    let filled = entries.filter { $0.color != nil }
    return (filled.best(in: surroundings, \.variant) ?? filled.first)?.color
  }
}

/// A color as `Contents.json` writes it.
enum AssetColor: Sendable {
  case components(Space, red: Double, green: Double, blue: Double, opacity: Double)
  case system(SystemName)

  enum Space { case sRGB, sRGBLinear, displayP3 }

  /// A color that catalogs refer to by its name in UIKit or AppKit.
  enum SystemName: String {
    case label, secondaryLabel, white, black, clear, controlAccent, systemRed, systemOrange
    case systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue, systemIndigo
    case systemPurple, systemPink, systemBrown, systemGray

    /// - Parameter reference: `systemRedColor`, `labelColor` and so on.
    init?(reference: String) {
      guard reference.hasSuffix("Color") else { return nil }
      self.init(rawValue: String(reference.dropLast(5)))
    }
  }
}

extension AssetColor: Decodable {
  private enum Key: String, CodingKey {
    case components, reference, platform
    case colorSpace = "color-space"
  }

  private enum Component: String, CodingKey {
    case red, green, blue, alpha, white
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if let reference = try values.decodeIfPresent(String.self, forKey: .reference) {
      guard let name = SystemName(reference: reference) else {
        throw DecodingError.dataCorruptedError(
          forKey: .reference, in: values,
          debugDescription:
            "the system color \(reference) is not known; give the color's components")
      }
      self = .system(name)
      return
    }
    let components = try values.nestedContainer(keyedBy: Component.self, forKey: .components)
    func number(_ key: Component) throws -> Double {
      try components.decode(ColorComponent.self, forKey: key).value
    }
    let opacity =
      try components.decodeIfPresent(ColorComponent.self, forKey: .alpha)?.opacity ?? 1
    func rgb(_ space: Space) throws -> AssetColor {
      .components(
        space, red: try number(.red), green: try number(.green), blue: try number(.blue),
        opacity: opacity)
    }
    func gray(_ space: Space, _ white: Double) -> AssetColor {
      .components(space, red: white, green: white, blue: white, opacity: opacity)
    }
    let space = try values.decodeIfPresent(String.self, forKey: .colorSpace) ?? "srgb"
    switch space {
    case "srgb", "extended-srgb": self = try rgb(.sRGB)
    case "extended-linear-srgb": self = try rgb(.sRGBLinear)
    case "display-p3": self = try rgb(.displayP3)
    case "extended-gray": self = gray(.sRGB, try number(.white))
    case "gray-gamma-22":
      // The light that the gray stands for, which sRGB encodes with another curve.
      self = gray(.sRGBLinear, pow(try number(.white), 2.2))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .colorSpace, in: values,
        debugDescription: "the color space \(space) is not known; use srgb, extended-srgb, "
          + "extended-linear-srgb, display-p3, extended-gray or gray-gamma-22")
    }
  }
}

/// A component as text or number: `0x1F` and `31` count 255ths, `0.122` counts ones.
private struct ColorComponent: Decodable {
  let value: Double
  /// The number as an opacity, which is never counted in 255ths unless it is above 1.
  let opacity: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      // Numbers without quotes come from other tools, which count in ones unless the number is too
      // large for that.
      value = number > 1 ? number / 255 : number
      opacity = value
      return
    }
    let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
    guard let number = Self.number(text), number.value.isFinite else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\"\(text)\" is no component of a color; write 0xFF, 255 or 1.000")
    }
    value = number.isByte ? number.value / 255 : number.value
    opacity = number.isByte && number.value <= 1 ? number.value : value
  }

  private static func number(_ text: String) -> (value: Double, isByte: Bool)? {
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { (Double($0), true) }
    }
    if let byte = Int(text) { return (Double(byte), true) }
    return Double(text).map { ($0, false) }
  }
}
