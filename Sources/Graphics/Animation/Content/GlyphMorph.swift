@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Moves the characters of a text to where they stand in another font, at another size or in other
/// lines.
@MainActor final class GlyphMorph: AnimatedObject {
  /// The share of the change that is done: 0 to 1.
  private var animator = Animator<Double>()
  private var start: [GlyphPlace]
  private var target: [GlyphPlace]
  private weak var element: LayoutElement?

  private init(_ element: LayoutElement, from start: [GlyphPlace], to target: [GlyphPlace]) {
    self.element = element
    self.start = start
    self.target = target
  }

  private var share: Double { 1 + animator.offset }

  /// Leads to the characters of `items`, which an element has just drawn, from those that it showed
  /// before at another origin; returns true if they move from now on.
  static func follow(
    _ items: [DisplayItem], at origin: CGPoint,
    after last: (items: [DisplayItem], origin: CGPoint)?, in element: LayoutElement
  ) -> Bool {
    let running = element[GlyphMorph.self]
    guard running != nil || element.graph.mayAnimate && items.contains(where: \.isText) else {
      return false
    }
    let target = items.glyphPlaces(around: origin)
    if let running, running.target.isNear(target) { return false }
    let start =
      running.map { $0.current(to: $0.target) }
      ?? last?.items.glyphPlaces(around: last?.origin ?? .zero)
    guard let start, start.showsSame(as: target), !start.isNear(target) else {
      running?.stop()
      element[GlyphMorph.self] = nil
      return false
    }
    let transaction = element.graph.mayAnimate ? element.graph.transaction(for: element.owner) : nil
    guard let transaction, let animation = transaction.animation else {
      // A change without animation moves the glyphs that are under way along.
      running?.target = target
      return false
    }
    running?.stop()
    let morph = GlyphMorph(element, from: start, to: target)
    element[GlyphMorph.self] = morph
    morph.animator.animate(
      by: 1, with: transaction, animation, at: element.graph.clock.time,
      in: element.owner.environment)
    element.graph.animations.add(morph)
    return true
  }

  /// The items to draw for `items`, whose characters are on their way.
  func presented(_ items: [DisplayItem], at origin: CGPoint) -> [DisplayItem] {
    let places = items.glyphPlaces(around: origin)
    if target.isNear(places) { return drawing(of: items, at: origin, to: target) }
    let current = current(to: target)
    guard current.showsSame(as: places), !current.isNear(places) else { return items }
    return drawing(of: items, at: origin, to: places)
  }

  /// The present places of the characters.
  private func current(to target: [GlyphPlace]) -> [GlyphPlace] {
    zip(start, target).map { $0.mixed(with: $1, by: share) }
  }

  private func drawing(
    of items: [DisplayItem], at origin: CGPoint, to target: [GlyphPlace]
  ) -> [DisplayItem] {
    var (places, starts) = (current(to: target)[...], start[...])
    return items.flatMap { item -> [DisplayItem] in
      guard case .glyphs(let run, let paint) = item else { return [item] }
      let count = run.glyphs.count
      defer {
        places = places.dropFirst(count)
        starts = starts.dropFirst(count)
      }
      return drawing(
        of: run, paint, Array(places.prefix(count)), Array(starts.prefix(count)), origin)
    }
  }

  /// The run in pieces that come from one font and size; where the fonts differ, one fades into the
  /// other.
  private func drawing(
    of run: GlyphRun, _ paint: Paint, _ places: [GlyphPlace], _ starts: [GlyphPlace],
    _ origin: CGPoint
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var rest = places.indices
    while let first = rest.first {
      let end = rest.first { starts[$0].font != starts[first].font } ?? rest.upperBound
      let piece = first..<end
      rest = end..<rest.upperBound
      let glyphs = piece.map { (run.glyphs[$0].id, run.glyphs[$0].cluster, places[$0].position) }
      var font = run.font
      font.size = max(places[first].font.size, 0.1)
      let new = run.piece(font, glyphs, around: origin)
      var old = starts[first].font
      old.size = font.size
      if old == font {
        items.append(.glyphs(new, paint))
      } else {
        let share = min(max(share, 0), 1)
        let olds = piece.map { (starts[$0].id, run.glyphs[$0].cluster, places[$0].position) }
        items += [DisplayItem.glyphs(run.piece(old, olds, around: origin), paint)]
          .grouped(.opacity(1 - share))
        items += [DisplayItem.glyphs(new, paint)].grouped(.opacity(share))
      }
    }
    return items
  }

  func advance(to time: TimeInterval) -> Bool {
    guard let element, !element.isRemoved else { return false }
    let graph = element.graph
    animator.advance(to: time, in: element.owner.environment) { graph.complete($0) }
    element.setNeedsDrawing()
    graph.presentationChanged()
    if !animator.isRunning && element[GlyphMorph.self] === self { element[GlyphMorph.self] = nil }
    return animator.isRunning
  }

  func stop() {
    guard let graph = element?.graph else { return }
    graph.animations.remove(self)
    animator.stop { graph.complete($0) }
  }
}

/// The position of a glyph from the corner of its view, and its font.
private struct GlyphPlace {
  var text: Substring.UTF8View
  var id: UInt32
  var font: GlyphFont
  var position: CGPoint

  func mixed(with other: GlyphPlace, by share: Double) -> GlyphPlace {
    var place = other
    place.position.x = position.x + (other.position.x - position.x) * share
    place.position.y = position.y + (other.position.y - position.y) * share
    place.font.size = font.size + (other.font.size - font.size) * share
    return place
  }
}

extension [GlyphPlace] {
  /// Returns true if both are the same characters, one by one.
  fileprivate func showsSame(as other: [GlyphPlace]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.text.elementsEqual($1.text) }
  }

  /// Returns true if all stand at the same places, except for rounding to pixels.
  fileprivate func isNear(_ other: [GlyphPlace]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { first, second in
        first.font == second.font && abs(first.position.x - second.position.x) < 1
          && abs(first.position.y - second.position.y) < 1
      }
  }
}

extension [DisplayItem] {
  fileprivate func glyphPlaces(around origin: CGPoint) -> [GlyphPlace] {
    flatMap { item -> [GlyphPlace] in
      guard case .glyphs(let run, _) = item else { return [] }
      let text = run.text[...].utf8
      return run.glyphs.map { glyph in
        let start = text.index(
          text.startIndex, offsetBy: glyph.cluster.lowerBound, limitedBy: text.endIndex)
        let end = text.index(
          text.startIndex, offsetBy: glyph.cluster.upperBound, limitedBy: text.endIndex)
        return GlyphPlace(
          text: text[(start ?? text.endIndex)..<(end ?? text.endIndex)], id: glyph.id,
          font: run.font,
          position: CGPoint(
            x: run.origin.x + glyph.position.x - origin.x,
            y: run.origin.y + glyph.position.y - origin.y))
      }
    }
  }
}

extension DisplayItem {
  fileprivate var isText: Bool { if case .glyphs = self { true } else { false } }
}

extension GlyphRun {
  /// Some of the run's glyphs in another font, at places of their own.
  fileprivate func piece(
    _ font: GlyphFont, _ glyphs: [(id: UInt32, cluster: Range<Int>, position: CGPoint)],
    around origin: CGPoint
  ) -> GlyphRun {
    var run = self
    run.font = font
    run.origin = origin
    run.glyphs = glyphs.map { Glyph(id: $0.id, position: $0.position, cluster: $0.cluster) }
    run.width = width * font.size / max(self.font.size, 0.1)
    return run
  }
}

extension GlyphMorph: ElementComponent {}
