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
    guard let (stem, shape) = endings.first, Self.shapes.contains(Substring(shape)) else {
      return nil
    }
    return (stem, shape)
  }

  /// The last words from one to four, each with the rest before it, which can stand in what they
  /// name: as the plus in `plus.circle` and the lock in `lock.rectangle.stack`.
  var endings: [(stem: String, word: String)] {
    let words = wordsUnfilled
    if words.contains("badge") { return [] }
    return (1...4).compactMap { count in
      guard words.count > count,
        !["on", "below", "and"].contains(words.dropLast(count).last)
      else { return nil }
      return (Self.joined(words.dropLast(count)), Self.joined(words.suffix(count)))
    }
  }

  /// Two things of which the second stands before the first, as in `ipad.and.iphone`.
  var pair: (back: String, front: String)? {
    if let index = words.lastIndex(of: "and"), index > 0, index + 1 < words.count {
      let front = words[(index + 1)...]
      guard Self.pairable.contains(front[index + 1]) else { return nil }
      return (Self.joined(words[..<index]), Self.joined(front))
    }
    guard wordsUnfilled.count == 2, words[1] == "2", Self.doubled.contains(words[0]) else {
      return nil
    }
    let one = words.count > 2 ? words[0] + ".fill" : String(words[0])
    return (one, one)
  }

  private static let pairable: Set<Substring> = [
    "arrow", "hifispeaker", "homepod", "homepodmini", "ipad", "iphone", "macbook", "mediabox",
    "visionpro",
  ]

  /// Things that also come in twos.
  private static let doubled: Set<Substring> = [
    "display", "hifispeaker", "homepod", "homepodmini", "lightbulb", "shoe", "simcard", "tent",
  ]

  /// The arrow and the seconds of a name such as `goforward.15`: these jumps exist.
  var jump: (arrow: String, seconds: String)? {
    guard words.count == 2, ["goforward", "gobackward"].contains(words[0]),
      ["5", "10", "15", "30", "45", "60", "75", "90"].contains(words[1])
    else { return nil }
    return (String(words[0]), String(words[1]))
  }

  /// The symbol that the badge is added to, and the badge's name, which is empty for a mere dot.
  var badge: (base: String, badge: String)? {
    if wordsUnfilled.count > 2, wordsUnfilled.dropLast().last == "and",
      let small = wordsUnfilled.last, Self.smallThings.contains(small)
    {
      let base = wordsUnfilled.dropLast(2) + (isFilled ? ["fill"] : [])
      return (Self.joined(base), String(small))
    }
    guard let index = words.lastIndex(where: Self.badges.contains), index > 0 else { return nil }
    var (base, badge) = (words[..<index], words[(index + 1)...])
    // `bell.badge.fill` is a filled bell.
    if badge.last == "fill" {
      badge = badge.dropLast()
      base.append("fill")
    }
    if base.contains(where: Self.badges.contains) { return nil }
    let name = Self.joined(badge)
    if words[index] == "trianglebadge" { return (Self.joined(base), name + ".triangle") }
    return (Self.joined(base), Self.badgeNames[name] ?? name)
  }

  private static let badges: Set<Substring> = ["badge", "trianglebadge"]

  /// Things that stand beside others as badges do: `house.and.flag`.
  private static let smallThings: Set<Substring> = [
    "cursorarrow", "flag", "lock", "magnifyingglass", "mic", "paperclip", "pencil", "person",
    "screwdriver", "sparkles", "waveform", "wrench",
  ]

  /// Badges whose symbols have other names.
  private static let badgeNames = [
    "automatic": "a.circle", "filled": "", "record": "record.circle",
    "shield.checkmark": "checkmark.shield", "shield.half.filled": "shield.lefthalf.filled",
    "timemachine": "clock.arrow.circlepath",
  ]

  /// The name without `.slash`, or nil if it has none.
  var withoutSlash: String? {
    guard let index = words.lastIndex(of: "slash"), index > 0 else { return nil }
    return Self.joined(words[..<index] + words[(index + 1)...])
  }

  /// Another name of the same symbol, an older one or that of a language from left to right; nil if it has no other name.
  var otherName: String? {
    if let name = SymbolList.otherNames[text] { return name }
    if isFilled, let name = SymbolList.otherNames[unfilled] { return name + ".fill" }
    for (new, old) in Self.phrases where text.contains(new) {
      return text.replacing(new, with: old)
    }
    var all = words
    if all.starts(with: ["inset", "filled"]) {
      // The frame was named first: `rectangle.lefthalf.inset.filled`.
      let frame = Array(all.suffix(all.last == "portrait" ? 2 : 1))
      all = frame + all.dropFirst(2).dropLast(frame.count) + ["inset", "filled"]
    }
    let name = Self.joined(all.map { Self.otherWords[$0] ?? $0 })
    return name == text ? nil : name
  }

  private static let phrases = [
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.counterclockwise", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.clockwise.rotate.90", "arrow.clockwise"),
    ("arrow.trianglehead.counterclockwise.rotate.90", "arrow.counterclockwise"),
    ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
    ("arrow.trianglehead.clockwise", "arrow.clockwise"),
  ]

  private static let otherWords: [Substring: Substring] = [
    "forward": "right", "backward": "left", "leading": "left", "trailing": "right",
    "leadinghalf": "lefthalf", "trailinghalf": "righthalf", "leadingthird": "leftthird",
    "trailingthird": "rightthird", "document": "doc", "microphone": "mic",
    "trianglehead": "triangle",
  ]

  /// True if the symbol points along the text: its name says forward, trailing, …, or refers to
  /// lists and text.
  var followsReading: Bool {
    // Tape decks run the same way everywhere, and so do clocks.
    if ["forward", "backward", "goforward", "gobackward"].contains(words.first) { return false }
    if words.contains(where: { word in
      word == "forward" || word == "backward" || word.hasPrefix("leading")
        || word.hasPrefix("trailing")
    }) {
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
