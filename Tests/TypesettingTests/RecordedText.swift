import EspalierDrawing
import EspalierTypesetting
import Foundation
import Testing

/// A row of `recordedTexts`.
struct RecordedText: Sendable, CustomTestStringConvertible {
  var name: String
  var font: String
  var proposedWidth: CGFloat?
  var options: TextLayoutOptions
  var text: StyledText
  var size: CGSize
  var firstBaseline: CGFloat
  var lastBaseline: CGFloat

  static let all = recordedTexts.split(separator: "\n").map { RecordedText(String($0)) }

  var testDescription: String { "\(name) \(font) \(text.runs.map(\.string).joined())" }

  private init(_ row: String) {
    let columns = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let numbers = columns[5...].map { CGFloat(Double($0) ?? .nan) }
    name = columns[0]
    font = columns[1]
    proposedWidth = Double(columns[2]).map { CGFloat($0) }
    size = CGSize(width: numbers[0], height: numbers[1])
    firstBaseline = numbers[2]
    lastBaseline = numbers[3]
    var options = TextLayoutOptions()
    var spacing: (kerning: CGFloat, tracking: CGFloat) = (0, 0)
    for option in columns[3].split(separator: ";") where option != "-" {
      Self.apply(String(option), &options, &spacing)
    }
    self.options = options
    let string = columns[4].replacing(#"\n"#, with: "\n")
    text = StyledText(runs: Self.runs(string, columns[1]))
    for index in text.runs.indices {
      text.runs[index].kerning = spacing.kerning
      text.runs[index].tracking = spacing.tracking
    }
  }

  private static func apply(
    _ option: String, _ options: inout TextLayoutOptions,
    _ spacing: inout (kerning: CGFloat, tracking: CGFloat)
  ) {
    let letters = option.prefix { $0.isLetter }
    let number = Double(option.dropFirst(letters.count)) ?? 0
    switch letters {
    case "l": options.lineLimit = Int(number)
    case "r": options.reservedLines = Int(number)
    case "s": options.lineSpacing = number
    case "k": spacing.kerning = number
    case "tr": spacing.tracking = number
    case "thead": options.truncation = .head
    case "tmiddle": options.truncation = .middle
    default: preconditionFailure("Recorded text: unknown option \(option)")
    }
  }

  private static func runs(_ string: String, _ font: String) -> [StyledText.Run] {
    guard font.hasPrefix("rich:") else {
      return [StyledText.Run(string: string, font: description(font))]
    }
    var rest = string[...]
    return font.dropFirst("rich:".count).split(separator: ",").map { part in
      let pair = part.split(separator: "=")
      let length = Int(pair[1]) ?? 0
      defer { rest = rest.dropFirst(length) }
      return StyledText.Run(
        string: String(rest.prefix(length)), font: description(String(pair[0])))
    }
  }

  private static func description(_ font: String) -> FontDescription {
    let parts = font.split(separator: ":").map(String.init)
    if parts[0] == "system" {
      let design = FontDescription.FontDesign.allCases.first { "\($0)" == parts[3] } ?? .default
      return PlatformStyle.mac.systemFont(
        size: CGFloat(Double(parts[1]) ?? 0), weight: Int(parts[2]) ?? 0, design: design)
    }
    // The system that was recorded prefers a language with a tall script.
    guard let style = TextStyleName.allCases.first(where: { "\($0)" == parts[1] }) else {
      preconditionFailure("Recorded text: unknown style \(parts[1])")
    }
    let variant = parts.count > 2 ? parts[2] : ""
    return PlatformStyle.mac.font(
      style, weight: variant.hasPrefix("w") ? Int(variant.dropFirst()) : nil,
      isItalic: variant == "italic", isTall: true)
  }
}
