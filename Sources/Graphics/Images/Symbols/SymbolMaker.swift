@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Makes symbols of one weight from names, own drawings and icons.
///
/// 1. A name with a drawing of its own is that drawing.
/// 2. A name in the list of symbols, or whose `.fill`, `.circle`, … is an icon as well, is that
///    icon.
/// 3. Otherwise the name is taken apart: a badge, a slash, an enclosing shape or a thing that holds
///   it is put around the rest, or two things stand one before the other.
/// 4. The symbol may have another name.
struct SymbolMaker {
  let icons: IconDirectory
  let weight: SymbolWeight

  /// The symbol of a name, or nil if there is none.
  func symbol(_ name: String) throws(SVGProblem) -> Symbol? {
    // Real names are shorter; one that is much longer would take too long to split.
    guard name.utf8.count <= 100, var symbol = try anySymbol(SymbolName(name)) else { return nil }
    symbol.followsReading = SymbolName(name).followsReading
    return symbol
  }

  private func anySymbol(_ name: SymbolName) throws(SVGProblem) -> Symbol? {
    if let drawing = Symbol.drawing(name.text) { return drawing.weighted(weight) }
    if let (outline, source) = try icon(name) { return symbol(outline, source, name) }
    if let (arrow, seconds) = name.jump {
      guard let digits = try digits(seconds) else { return nil }
      return try symbol(arrow)?.around(digits, weight)
    }
    if let (base, badge) = name.badge, let symbol = try badged(base, badge) { return symbol }
    if let base = name.withoutSlash {
      guard let base = try symbol(base) else { return nil }
      return base.slashed(weight)
    }
    // The longest ending says best what is around the rest.
    for (stem, word) in name.endings.reversed() {
      if let symbol = try filled(word, with: stem, name) { return symbol }
    }
    if let (back, front) = name.pair { return try pair(back, front, name) }
    guard let other = name.otherName else { return nil }
    return try anySymbol(SymbolName(other))
  }

  /// A symbol in what the last words of its name stand for.
  private func filled(
    _ word: String, with stem: String, _ name: SymbolName
  ) throws(SVGProblem) -> Symbol? {
    if let holder = Symbol.holders[word] {
      return try held(stem, by: holder, isFilled: name.isFilled)
    }
    return try enclosed(stem, in: word, isFilled: name.isFilled)
  }

  /// Two things one before the other, or an arrow in a device.
  private func pair(
    _ back: String, _ front: String, _ name: SymbolName
  ) throws(SVGProblem) -> Symbol? {
    if front.hasPrefix("arrow.") {
      guard let holder = Symbol.holders[back] else { return nil }
      return try held(SymbolName(front).unfilled, by: holder, isFilled: name.isFilled)
    }
    guard let back = try symbol(back), let front = try symbol(front) else { return nil }
    return back.behind(front)
  }

  /// The outline of the icon that a name stands for.
  private func icon(_ name: SymbolName) throws(SVGProblem) -> (IconOutline, SymbolSource)? {
    guard var source = source(name), let outline = try icons.outline(source.icon) else {
      return nil
    }
    let middle = SVGIcon.side / 2
    var transform = CGAffineTransform(translationX: -middle, y: -middle)
    if source.isMirrored {
      transform = transform.concatenating(CGAffineTransform(scaleX: -1, y: 1))
    }
    // Whole numbers, so that edges stay on straight lines.
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    for _ in 0..<source.quarterTurns { transform = transform.concatenating(quarter) }
    source.isEnclosure = source.isEnclosure || name.isEnclosed
    return (outline.applying(transform), source)
  }

  private func source(_ name: SymbolName) -> SymbolSource? {
    if let source = SymbolSource.all[name.text] { return source }
    let filled = name.isFilled ? "-fill" : ""
    if name.isFilled, var source = SymbolSource.all[name.unfilled], icons.has(source.icon + "-fill")
    {
      source.icon += "-fill"
      return source
    }
    guard let (stem, shape) = name.enclosure, var source = SymbolSource.all[stem] else {
      return nil
    }
    source.icon = "\(source.stem)-\(shape)\(filled)"
    source.levels = []
    return icons.has(source.icon) ? source : nil
  }
}

// MARK: - Icons as layers

extension SymbolMaker {
  /// Hundredths of the font's size in which a unit of an icon is drawn: 16 units are as large as a
  /// circle.
  private static let unit = Symbol.circleSize / SVGIcon.side

  private func symbol(_ icon: IconOutline, _ source: SymbolSource, _ name: SymbolName) -> Symbol {
    var outline = icon
    if source.isOuterOnly, let outer = icon.parts.first {
      let isRing = !name.isFilled && outer.figures.count > 1
      outline = IconOutline(Array(outer.figures.prefix(isRing ? 2 : 1)))
    }
    let scale = Self.unit * CGFloat(source.scale) * Self.opticalScale(outline.bounds)
    // Filled figures are bold already.
    let growth = source.isFixed ? 0 : weight.growth / scale * (name.isFilled ? 0.5 : 1)
    let layers =
      source.isEnclosure || (name.isFilled && hasOpenMarks(outline, source))
      ? enclosureLayers(outline, growth: weight.growth / scale, isFilled: name.isFilled)
      : partLayers(outline.grown(by: growth), source)
    let height = scale * CGFloat(source.stretch)
    return Symbol(.zero, layers).applying(CGAffineTransform(scaleX: scale, y: height)).boxed
  }

  /// Icons that are far from filling a square are drawn larger, up to a seventh.
  private static func opticalScale(_ bounds: CGRect) -> CGFloat {
    guard min(bounds.width, bounds.height) >= SVGIcon.side / 2 else { return 1 }
    return min(max(SVGIcon.side / (bounds.width * bounds.height).squareRoot(), 1), 1.14)
  }

  /// Returns whether the marks of an icon, which the list puts on a level above what is around them, are left open in
  /// its filled form: it is one part with holes.
  private func hasOpenMarks(_ outline: IconOutline, _ source: SymbolSource) -> Bool {
    (source.levels.first ?? 0) > 0 && outline.parts.count == 1 && outline.figures.count > 1
  }

  private func partLayers(_ outline: IconOutline, _ source: SymbolSource) -> [SymbolLayer] {
    if let order = source.order { return steps(outline, order, alwaysLit: source.alwaysLit) }
    let parts = outline.parts
    // Levels distinguish parts: if there is only one, it is the primary one.
    guard let last = source.levels.last, parts.count > 1 else {
      return [SymbolLayer(parts: [.fill(outline.path)])]
    }
    return parts.enumerated().map { index, part in
      let level = index < source.levels.count ? source.levels[index] : last
      return SymbolLayer(parts: [.fill(part.path)], level: level)
    }
  }

  /// The parts in the order in which a variable value lights them: each step matters less than the
  /// one before it.
  private func steps(
    _ outline: IconOutline, _ order: SymbolSource.Order, alwaysLit: Int
  ) -> [SymbolLayer] {
    let middle = outline.bounds.midX
    let ranked = outline.parts.map { part in
      let bounds = part.bounds
      return switch order {
      case .up: (part: part, rank: -bounds.midY)
      case .right: (part: part, rank: bounds.minX)
      // To whole units: the two sides are drawn alike, not to the last digit.
      case .out: (part: part, rank: abs(bounds.midX - middle).rounded())
      }
    }
    let ranks = Set(ranked.map(\.rank)).sorted()
    let stepCount = max(1, ranks.count - alwaysLit)
    return ranked.sorted { $0.rank < $1.rank }.map { part, rank in
      let index = ranks.firstIndex(of: rank) ?? 0
      let step = index - alwaysLit
      var layer = SymbolLayer(parts: [.fill(part.path)], level: min(index, 2))
      if step >= 0 { layer.threshold = Double(step) / Double(stepCount) }
      return layer
    }
  }

  /// The shape around a mark as secondary layer, the mark as primary one.
  private func enclosureLayers(
    _ outline: IconOutline, growth: CGFloat, isFilled: Bool
  ) -> [SymbolLayer] {
    guard let outer = outline.parts.first else { return [] }
    if !isFilled {
      let others = outline.parts.dropFirst().flatMap(\.figures)
      if others.isEmpty { return [SymbolLayer(parts: [.fill(outer.grown(by: growth).path)])] }
      return [
        SymbolLayer(parts: [.fill(outer.grown(by: growth).path)], level: 1),
        SymbolLayer(parts: [.fill(IconOutline(others).grown(by: growth).path)]),
      ]
    }
    let shape = IconOutline([outer.figures[0]])
    let mark = IconOutline(
      Array(outer.figures.dropFirst()) + outline.parts.dropFirst().flatMap(\.figures)
    )
    .insideOut
    return layers(shape: shape.grown(by: growth / 3), mark: mark.grown(by: growth))
  }

  /// A filled shape with a mark that is left open in it.
  private func layers(shape: IconOutline, mark: IconOutline) -> [SymbolLayer] {
    if mark.figures.isEmpty { return [SymbolLayer(parts: [.fill(shape.path)])] }
    let open = IconOutline(shape.figures + mark.insideOut.figures)
    return [
      SymbolLayer(parts: [.fill(open.path)], level: 1),
      SymbolLayer(parts: [.fill(mark.path)], fillsHole: true),
    ]
  }
}

// MARK: - Composed symbols

extension SymbolMaker {
  /// Marks that badges show on a disc; others stand for themselves.
  private static let discMarks: Set = [
    "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis",
    "arrow.up",
    "arrow.down",
  ]

  private func badged(_ base: String, _ badge: String) throws(SVGProblem) -> Symbol? {
    let hollow = Symbol.hollow(base)?.weighted(weight)
    guard let base = if let hollow { hollow } else { try symbol(base) },
      let badge = try badgeSymbol(badge)
    else { return nil }
    return base.adding(badge)
  }

  private func badgeSymbol(_ name: String) throws(SVGProblem) -> Symbol? {
    if name.isEmpty { return Symbol.filledCircle.scaled(by: 0.36) }
    if Self.discMarks.contains(name) {
      guard var disc = try symbol(name + ".circle.fill") else { return nil }
      // The mark is too small for a color of its own.
      disc.layers.removeAll { $0.fillsHole }
      return disc.scaled(by: 0.5)
    }
    let filled = try symbol(name + ".fill")
    var symbol = if let filled { filled } else { try symbol(name) }
    symbol?.layers.removeAll { $0.fillsHole }
    return symbol?.scaled(by: 0.55)
  }

  /// A glyph in a circle or another shape, for which there is no icon.
  private func enclosed(
    _ stem: String, in shape: String, isFilled: Bool
  ) throws(SVGProblem) -> Symbol? {
    guard let frame = Symbol.enclosures[shape] else { return nil }
    guard let glyph = try glyph(stem, isFilled: isFilled) else {
      return drawn(stem, isFilled: isFilled)?.enclosed(in: frame, isFilled: isFilled, weight)
    }
    let mark = fitted(glyph, frame.room, frame.center)
    if isFilled {
      let solid = IconOutline(frame.path(inset: 0))
      return Symbol(frame.box, layers(shape: solid, mark: mark))
    }
    let ring = Symbol.Part.line(frame.path(inset: SymbolWeight.regularLine / 2))
    var symbol = Symbol(frame.box.width, frame.box.height, [ring]).weighted(weight)
    let shift = CGAffineTransform(translationX: weight.growth, y: weight.growth)
    symbol.layers[0].level = 1
    symbol.layers.append(SymbolLayer(parts: [Symbol.Part.fill(mark.path).applying(shift)]))
    return symbol
  }

  /// A glyph in a thing, such as a cloud.
  private func held(
    _ stem: String, by holder: Symbol.Holder, isFilled: Bool
  ) throws(SVGProblem) -> Symbol? {
    let name = holder.name + (isFilled ? ".fill" : "")
    let listed = Symbol.hollow(name)?.weighted(weight)
    guard let thing = if let listed { listed } else { try symbol(name) } else { return nil }
    let center = CGPoint(x: thing.box.width * holder.x, y: thing.box.height * holder.y)
    let parts: [Symbol.Part]
    if let glyph = try glyph(stem, isFilled: isFilled) {
      parts = [.fill(fitted(glyph, holder.room, center).path)]
    } else if let drawn = drawn(stem, isFilled: isFilled) {
      let mark = drawn.marks(in: holder.room, center)
      let heavy = mark.weighted(weight)
      let (old, new) = (mark.bounds, heavy.bounds)
      let shift = CGAffineTransform(translationX: old.midX - new.midX, y: old.midY - new.midY)
      parts = heavy.applying(shift).layers.flatMap(\.parts)
    } else {
      return nil
    }
    var whole = thing
    for index in whole.layers.indices {
      whole.layers[index].level = 1
      if isFilled { whole.layers[index].gaps += parts.map(\.area) }
    }
    whole.layers.append(SymbolLayer(parts: parts, fillsHole: isFilled))
    return whole
  }

  /// The icon, or the digits, that stand in something.
  private func glyph(_ stem: String, isFilled: Bool) throws(SVGProblem) -> Glyph? {
    if isFilled, let (icon, _) = try icon(SymbolName(stem + ".fill")) { return (icon, true) }
    if let (icon, _) = try icon(SymbolName(stem)) { return (icon, false) }
    return try number(stem).map { ($0, false) }
  }

  private typealias Glyph = (outline: IconOutline, isSolid: Bool)

  /// A drawing that stands in something.
  private func drawn(_ stem: String, isFilled: Bool) -> Symbol? {
    let filled = isFilled ? Symbol.drawnThing(stem + ".fill") : nil
    return filled ?? Symbol.drawnThing(stem) ?? SymbolSketch.letters[stem] ?? Symbol.arrows[stem]
      ?? Symbol.enclosable[stem] ?? Symbol.hollow(stem)
  }

  /// The glyph in a square around `center`.
  ///
  /// One this small would have thin lines; they are nearly as thick as those around it.
  private func fitted(_ glyph: Glyph, _ room: CGFloat, _ center: CGPoint) -> IconOutline {
    let bounds = glyph.outline.bounds
    let scale = min(room / max(bounds.width, bounds.height), Self.unit * 0.8)
    let line = glyph.isSolid ? scale + weight.growth : 0.85 * weight.line
    return glyph.outline.grown(by: (line / scale - 1) / 2)
      .applying(
        CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
          .concatenating(CGAffineTransform(scaleX: scale, y: scale))
          .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
  }

  /// A number from 10 to 50, which stands in shapes.
  private func number(_ text: String) throws(SVGProblem) -> IconOutline? {
    guard let number = Int(text), 10...50 ~= number else { return nil }
    return try digits(text)
  }

  /// A number put together from digits, of which there are icons in circles.
  private func digits(_ text: String) throws(SVGProblem) -> IconOutline? {
    var figures: [IconOutline.Figure] = []
    var end: CGFloat = 0
    for digit in text {
      guard let icon = try icons.outline("\(digit)-circle") else { return nil }
      let digit = IconOutline(icon.parts.dropFirst().flatMap(\.figures))
      let bounds = digit.bounds
      figures += digit.applying(CGAffineTransform(translationX: end - bounds.minX, y: 0)).figures
      // A tenth of a digit's height is the usual distance between two.
      end += bounds.width + bounds.height / 10
    }
    return IconOutline(figures)
  }
}
