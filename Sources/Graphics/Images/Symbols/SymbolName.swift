@_spi(Espalier) import EspalierCore

/// A symbol's name taken apart, as in `person.fill.badge.plus` or `bell.slash.circle.fill`.
struct SymbolName: Hashable, Sendable {
  let text: String
  private let words: [Substring]

  init(_ text: String) {
    self.text = text
    words = text.split(separator: ".", omittingEmptySubsequences: false)
  }

  /// Shapes at the end of a name that surround the symbol of the rest.
  private static let shapes: Set<Substring> = [
    "circle", "square", "rectangle", "triangle", "diamond", "octagon", "hexagon", "seal", "shield",
    "app", "bubble",
  ]

  /// Words for the look or the place of something, not for its content.
  static let manners: Set<Substring> = shapes.union([
    "fill", "slash", "badge", "and", "on", "in", "of", "up", "down", "left", "right", "forward",
    "backward", "trailing", "leading", "inset", "filled", "variable", "rotate", "2", "3",
  ])

  var isFilled: Bool { words.contains("fill") }

  /// The name without `.fill` at its end.
  var unfilled: String { words.last == "fill" ? Self.joined(words.dropLast()) : text }

  private var wordsUnfilled: ArraySlice<Substring> {
    words.last == "fill" ? words.dropLast() : words[...]
  }

  var isEnclosed: Bool { enclosure != nil }

  /// The symbol inside of a shape, and the shape.
  var enclosure: (stem: String, shape: String)? {
    let words = wordsUnfilled
    guard words.count > 1, let shape = words.last, Self.shapes.contains(shape),
      !words.contains("badge"), !["on", "below", "and"].contains(words.dropLast().last)
    else { return nil }
    return (Self.joined(words.dropLast()), String(shape))
  }

  /// The arrow and the seconds of a name such as `goforward.15`: these jumps exist.
  var jump: (arrow: String, seconds: String)? {
    guard words.count == 2, ["goforward", "gobackward"].contains(words[0]),
      ["5", "10", "15", "30", "45", "60", "75", "90"].contains(words[1])
    else { return nil }
    return (String(words[0]), String(words[1]))
  }

  /// The symbol that the badge is added to, and the badge's name, which is empty for a mere dot.
  var badge: (base: String, badge: String)? {
    guard let index = words.lastIndex(of: "badge"), index > 0 else { return nil }
    var (base, badge) = (words[..<index], words[(index + 1)...])
    // `bell.badge.fill` is a filled bell.
    if badge.last == "fill" {
      badge = badge.dropLast()
      base.append("fill")
    }
    if base.contains("badge") { return nil }
    return (Self.joined(base), Self.joined(badge))
  }

  /// The name without `.slash`, or nil if it has none.
  var withoutSlash: String? {
    guard let index = words.lastIndex(of: "slash"), index > 0 else { return nil }
    return Self.joined(words[..<index] + words[(index + 1)...])
  }

  /// True if the symbol points along the text: its name says forward, trailing, …, or refers to
  /// lists and text.
  var followsReading: Bool {
    // Tape decks run the same way everywhere, and so do clocks.
    if ["forward", "backward", "goforward", "gobackward"].contains(words.first) { return false }
    if words.contains(where: { ["forward", "backward", "leading", "trailing"].contains($0) }) {
      return true
    }
    let sides: Set<Substring> = ["left", "right", "alignleft", "alignright", "aligncenter"]
    if words.contains(where: sides.contains) { return false }
    return ["list", "checklist", "text", "increase", "decrease"].contains(words.first)
      || ["list", "append", "indent"].contains(words.last)
  }

  private static func joined(_ words: some Sequence<Substring>) -> String {
    words.joined(separator: ".")
  }
}
