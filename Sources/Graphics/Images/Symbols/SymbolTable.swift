@_spi(Espalier) import EspalierCore

/// An icon file that a symbol is made of, and its use.
struct SymbolSource: Sendable {
  /// The name of the file without `.svg`.
  var icon: String
  /// Clockwise quarter turns.
  var quarterTurns = 0
  /// True if it is mirrored from left to right, before it is turned.
  var isMirrored = false
  /// The icon's name in names such as `plus-circle`, where it is not that of the file.
  var stem: String
  /// The figure around the rest is a layer of its own, as the circle of `plus.circle` is.
  var isEnclosure = false
  /// Only the figure around the rest is taken.
  var isOuterOnly = false
  /// The levels of the parts, the largest first; the last one is that of all others.
  var levels: [Int] = []
  /// The order in which a variable value lights the parts.
  var order: Order?
  /// The number of the first parts that are always lit.
  var alwaysLit = 0
  /// Looks the same at every weight, as marks for machines do.
  var isFixed = false
  /// Multiplies the size at which icons are drawn.
  var scale: Double = 1
  /// Multiplies the height alone.
  var stretch: Double = 1

  enum Order: String, Sendable {
    case up, right
    /// The direction from the middle to both sides.
    case out
  }

  init(icon: String) {
    self.icon = icon
    stem = icon
  }
}

extension SymbolSource {
  /// A line of the list: a symbol's name, the icon's, and options.
  fileprivate init(_ words: [Substring]) {
    self.init(icon: String(words[1]))
    for word in words.dropFirst(2) {
      let halves = word.split(separator: "=")
      let value = halves.count == 2 ? String(halves[1]) : ""
      switch halves[0] {
      case "turned": quarterTurns = Int(value) ?? 0
      case "mirrored": isMirrored = true
      case "stem": stem = value
      case "enclosed": isEnclosure = true
      case "fixed": isFixed = true
      case "outer": isOuterOnly = true
      case "levels": levels = value.compactMap(\.wholeNumberValue)
      case "lit": order = Order(rawValue: value)
      case "always": alwaysLit = Int(value) ?? 0
      case "scale": scale = Double(value) ?? 1
      case "stretch": stretch = Double(value) ?? 1
      default: assertionFailure("\(word) is no option of the list of symbols")
      }
    }
  }

  /// The icons of symbols by the symbols' names.
  ///
  /// `x.fill`, `x.circle`, `x.square` and so on need no line of their own where the icon's name has
  /// the same ending.
  static let all: [String: SymbolSource] = {
    var table: [String: SymbolSource] = [:]
    for line in SymbolList.text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count >= 2, !line.hasPrefix("#") { table[String(words[0])] = SymbolSource(words) }
    }
    return table
  }()
}
