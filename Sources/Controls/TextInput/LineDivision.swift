@_spi(Espalier) import EspalierCore
import Foundation

/// The places at which a long line is cut into pieces that are shaped each by itself.
///
/// A cut affects only the adjustments that fonts make between the two characters beside it, such as
/// kerning:
///
/// - A piece begins with the space between two words.
/// - Very long words are cut between characters that are not joined: not within a character as
///   people see it, nor in scripts whose letters join.
/// - Where text runs in both directions, both words beside a cut run in the direction of the line,
///   so that the order of all others is found within the pieces.
struct LineDivision: Equatable {
  private enum Cuts: Equatable {
    case anywhere
    /// A cut between words of the line's own direction.
    case betweenStrongWords
    case none
  }

  private let cuts: Cuts
  /// True if the first piece stands at the right.
  let isRightToLeft: Bool

  /// The lengths of a piece in UTF-16 from which it is cut between words, and from which it is cut
  /// within one.
  static let shortest = 256
  private static let longestWithWords = 512
  /// The number of bytes around a cut that decide about it.
  static let context = 16

  /// True if all characters run from left to right.
  var isPlain: Bool { cuts == .anywhere }

  /// - Parameter isRightToLeft: the direction of a line in which no letter has one.
  init(_ line: String, isRightToLeft: Bool) {
    let signs = line.directionSigns
    guard signs != .none || isRightToLeft else {
      (cuts, self.isRightToLeft) = (.anywhere, false)
      return
    }
    let first = line.unicodeScalars.lazy.compactMap(\.strongDirection).first
    self.isRightToLeft = (first ?? (isRightToLeft ? .rightToLeft : .leftToRight)) == .rightToLeft
    cuts = signs == .controls ? .none : .betweenStrongWords
  }

  /// The pieces of a part of the line.
  func pieces(of part: Substring) -> [Substring] {
    let scalars = part.unicodeScalars
    guard cuts != .none, part.utf8.count > Self.shortest else { return [part] }
    var pieces: [Substring] = []
    var start = part.startIndex
    var (index, units) = (start, 0)
    var last: Unicode.Scalar?
    while index < part.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if units >= Self.shortest, let last,
        mayCut(between: last, scalar, next < part.endIndex ? scalars[next] : nil, units)
      {
        pieces.append(part[start..<index])
        (start, units) = (index, 0)
      }
      units += UTF16.width(scalar)
      last = scalar
      index = next
    }
    return pieces + [part[start...]]
  }

  private func mayCut(
    between last: Unicode.Scalar, _ scalar: Unicode.Scalar, _ next: Unicode.Scalar?, _ units: Int
  ) -> Bool {
    switch cuts {
    case .none: return false
    case .anywhere:
      // A mark on a space belongs to it.
      if scalar == " " { return last != " " && next?.standsAlone == true }
      return units >= Self.longestWithWords && last.standsAlone && scalar.standsAlone
    case .betweenStrongWords:
      let direction: Direction = isRightToLeft ? .rightToLeft : .leftToRight
      return scalar == " " && last.strongDirection == direction
        && next?.strongDirection == direction
    }
  }
}

private enum Direction { case leftToRight, rightToLeft }

/// The signs that affect directions in a text, besides letters that run from left to right.
private enum DirectionSigns { case none, letters, controls }

extension String {
  /// The kind of signs, found by bytes, because it is needed after each key.
  fileprivate var directionSigns: DirectionSigns {
    var string = self
    return string.withUTF8 { bytes in
      var signs = DirectionSigns.none
      // No character ends with a byte this large.
      for index in bytes.indices.dropLast(1) where bytes[index] >= 0xD6 {
        let found = DirectionSigns(
          bytes[index], bytes[index + 1], index + 2 < bytes.count ? bytes[index + 2] : 0)
        if found == .controls { return found }
        if found == .letters { signs = found }
      }
      return signs
    }
  }
}

extension DirectionSigns {
  /// The kind of sign that begins with these bytes of UTF-8.
  fileprivate init(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    self =
      switch first {
      // The Arabic letter mark, U+061C.
      case 0xD8 where second == 0x9C: .controls
      // U+0590 to U+07FF, U+0800 to U+08FF.
      case 0xD6...0xDF: .letters
      case 0xE0: (0xA0...0xA3).contains(second) ? .letters : .none
      // Marks, embeddings and overrides, U+200E, U+200F and U+202A to U+202E; isolates, U+2066 to
      // U+2069.
      case 0xE2 where second == 0x80:
        (0x8E...0x8F).contains(third) || (0xAA...0xAE).contains(third) ? .controls : .none
      case 0xE2 where second == 0x81: (0xA6...0xA9).contains(third) ? .controls : .none
      // U+FB00 to U+FDFF, U+FE40 to U+FEFF.
      case 0xEF:
        (0xAC...0xB7).contains(second) || (0xB9...0xBB).contains(second) ? .letters : .none
      // U+10800 to U+10FFF, U+1E800 to U+1EFFF.
      case 0xF0 where second == 0x90 || second == 0x9E: third >= 0xA0 ? .letters : .none
      default: .none
      }
  }
}

extension Unicode.Scalar {
  /// The direction of a letter; nil for characters that take their direction from those around
  /// them.
  fileprivate var strongDirection: Direction? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: return .leftToRight
    case 0..<0xAA: return nil
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: break
    default: return nil
    }
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return .rightToLeft
    default: return .leftToRight
    }
  }

  /// True if the character is neither joined to a neighbor of the same kind nor forms a single
  /// visible character with it.
  fileprivate var standsAlone: Bool {
    switch value {
    // Latin, Greek and Cyrillic without marks and without the soft hyphen.
    case 0x21...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F: true
    // Punctuation, bullets among it, without joiners and controls.
    case 0x2010...0x2027, 0x2030...0x205E: true
    // Kana, ideographs and Hangul without marks.
    case 0x2E80...0x3029, 0x3030...0x3098, 0x309B...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
    case 0x20000...0x3FFFF: true
    // Pictures without skin tones, whose flags are elsewhere.
    case 0x1F300...0x1F3FA, 0x1F400...0x1FAFF: true
    default: false
    }
  }
}
