import EspalierDrawing
import Foundation

/// Brings the widths of free fonts to those of San Francisco, which is not free to distribute.
///
/// The length added after a character is the sum of five tables, in thousandths of an em:
///
/// 1. Apple's published tracking of San Francisco at each size.
/// 2. The remaining difference of the designs for large sizes: San Francisco changes from its text
///    design to its display design gradually, Inter at one size.
/// 3. The additional width of San Francisco's heavy weights.
/// 4. The difference in width of single characters: its digits, percent sign and colon, for
///    example.
/// 5. The distance by which it moves certain letters together further: those that stand below the
///    bar of a T.
///
/// The last four were fitted to widths that SwiftUI reports on macOS, single characters and pairs only as
/// far as several texts agree. No other pair does: kerning less or more in general, or by the kinds
/// of letters, increases the error of texts that were left out of the fit. Strings of one line then
/// differ by a pixel at most in nearly all cases.
struct SystemFontWidths {
  /// The thousandths of an em that are added after every character.
  private let perCharacter: CGFloat
  private let characters: [CGFloat]
  private let hasMonospacedDigits: Bool
  private var letterBelowT: CGFloat = 0

  /// From 20 points on the font uses its display design.
  static func isDisplay(size: CGFloat) -> Bool { size >= 20 }

  /// The widths of San Francisco's standard design, drawn with Inter.
  ///
  /// - Parameter isDisplay: true if the font is Inter's design for large sizes.
  init(size: CGFloat, weight: Int, isDisplay: Bool, hasMonospacedDigits: Bool) {
    let design = isDisplay ? Self.displayDesign : Self.textDesign
    perCharacter =
      Self.tracking[at: size] + Self.byWeight[at: CGFloat(weight)] + design[at: size]
    characters = isDisplay ? Self.displayCharacters : Self.textCharacters
    letterBelowT = Self.letterBelowT
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The widths of San Francisco's rounded design, drawn with a weight of Quicksand.
  init(roundedSize size: CGFloat, weight: Int, hasMonospacedDigits: Bool) {
    perCharacter = Self.roundedTracking[at: size] + Self.roundedDesign
    var characters = Self.roundedCharacters
    characters[0x34] += Self.roundedFour[at: CGFloat(weight)]
    self.characters = characters
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The widths of New York, drawn with Noto Serif.
  init(serifSize size: CGFloat) {
    perCharacter = Self.tracking[at: size] + Self.serifDesign
    characters = Self.characters([])
    hasMonospacedDigits = false
  }

  /// Points to add between a character and the next, at a size.
  func correction(after unit: UInt16, before next: UInt16?, size: CGFloat) -> CGFloat {
    (perCharacter + own(unit) + pair(unit, next)) * size / 1000
  }

  private func pair(_ unit: UInt16, _ next: UInt16?) -> CGFloat {
    guard unit == Self.capitalT, let next, Self.lettersBelowT.contains(next) else { return 0 }
    return letterBelowT
  }

  /// Points by which a character itself is wider, which are shared out to both its sides.
  func widening(of unit: UInt16, size: CGFloat) -> CGFloat {
    own(unit) * size / 1000
  }

  private func own(_ unit: UInt16) -> CGFloat {
    if hasMonospacedDigits, Self.digits.contains(unit) { return characters[0x30] }
    if unit < 0x80 { return characters[Int(unit)] }
    return switch unit {
    case 0x2212: Self.minus
    case 0x2026: Self.ellipsis
    default: 0
    }
  }
}

// MARK: - Tables

extension SystemFontWidths {
  /// The tracking from Apple's Human Interface Guidelines, for macOS and iOS alike.
  private static let tracking: InterpolatedTable = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8),
    (28, 14), (30, 14), (33, 12), (36, 10), (40, 10), (44, 8), (52, 6), (60, 4), (72, 2), (80, 0),
  ]

  /// The differences from Inter's text design, which also serves large sizes where its display design is missing.
  private static let textDesign: InterpolatedTable = [
    (17, 0), (20, -14), (22, -28), (24, -49), (26, -50), (32, -61), (40, -62),
  ]

  /// The differences from Inter's display design.
  private static let displayDesign: InterpolatedTable = [
    (20, 43), (22, 26), (24, 7), (26, 2), (32, -5), (40, -7),
  ]

  private static let byWeight: InterpolatedTable = [
    (300, 2), (400, 0), (500, 5), (600, 8), (700, 14), (800, 28), (900, 28),
  ]

  /// The tracking from the same guidelines.
  private static let roundedTracking: InterpolatedTable = [
    (6, 87), (8, 72), (10, 58), (12, 46), (14, 35), (17, 22), (20, 18), (28, 13), (40, 10), (80, 0),
  ]

  /// The difference in width between Quicksand's characters and San Francisco's, without its
  /// tracking.
  private static let roundedDesign: CGFloat = -59

  /// The difference in width between Noto Serif's characters and New York's, without its tracking.
  ///
  /// Neither a width of New York nor its tracking is known in numbers: copies of the guidelines
  /// leave out its table. It is meant to stand beside San Francisco, so it is given the same
  /// tracking, and texts as wide at 13 points, where Noto Serif's are 3 to 5 % wider.
  private static let serifDesign: CGFloat = -20

  private static let letterBelowT: CGFloat = -45
  private static let capitalT: UInt16 = 0x54
  private static let lettersBelowT = Set("acdegmnopqrsuvwxyz".utf16)

  private static let digits: ClosedRange<UInt16> = 0x30...0x39
  private static let minus: CGFloat = -12
  private static let ellipsis: CGFloat = -10

  private static let textCharacters = characters([
    (" ", 3), ("il", 10), ("efoqtvx", -5), ("abchknw", -10), ("BDEFGHIJKLNOPQRUWXYZ", 5), ("C", -5),
    ("M", -24), ("0", 4), ("12", -6), ("34689", 6), ("5", 15), ("%", 95), (",", 8), (".:;!?", 25),
    ("-", 40),
  ])

  /// Inter's display design narrows digits as much as letters, and spaces not at all; San
  /// Francisco's narrows spaces more than digits.
  private static let displayCharacters =
    textCharacters.enumerated().map { unit, value in
      switch unit {
      case 0x20: value - 76
      case 0x30...0x39: value + 28
      default: value
      }
    }

  /// Quicksand's digits are narrow.
  private static let roundedCharacters = characters([("0123456789", 45)])

  /// The digit 4 of Quicksand's heavy weights has twice the room of its other digits at both sides.
  private static let roundedFour: InterpolatedTable = [(400, 0), (500, -40), (700, -85)]

  /// A value for each ASCII character; 0 for those not in the groups.
  private static func characters(_ groups: [(characters: String, value: CGFloat)]) -> [CGFloat] {
    var table = [CGFloat](repeating: 0, count: 0x80)
    for group in groups {
      for unit in group.characters.utf16 { table[Int(unit)] = group.value }
    }
    return table
  }
}

/// Values at ascending keys; between two keys the value changes evenly, and outside of all it
/// stays.
private struct InterpolatedTable: ExpressibleByArrayLiteral {
  private let rows: [(key: CGFloat, value: CGFloat)]

  init(arrayLiteral rows: (key: CGFloat, value: CGFloat)...) { self.rows = rows }

  subscript(at key: CGFloat) -> CGFloat {
    guard let above = rows.firstIndex(where: { $0.key >= key }) else {
      return rows.last?.value ?? 0
    }
    guard above > 0 else { return rows[0].value }
    let (low, high) = (rows[above - 1], rows[above])
    return low.value + (key - low.key) / (high.key - low.key) * (high.value - low.value)
  }
}
