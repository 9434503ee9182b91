@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The name of one scroll view of a tree.
package enum ScrollAreaName: Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// The nth in source order, from 0 on.
  case number(Int)
  /// The one with an accessibility identifier, or the first inside the view that has it.
  case identifier(String)

  package init(integerLiteral value: Int) { self = .number(value) }

  package init(stringLiteral value: String) { self = .identifier(value) }
}

extension ScrollRegistry {
  /// The number of scroll views that are shown.
  package var count: Int { shownAreas.count }

  /// The geometry of a scroll view; nil if there is none of that name.
  package func geometry(of name: ScrollAreaName) -> ScrollGeometry? { area(name)?.geometry }

  /// The offset of a scroll view, from the top left of its scrollable range; nil if there is none
  /// of that name.
  package func offset(of name: ScrollAreaName) -> CGPoint? {
    area(name).map { $0.mirrored($0.state.offset) }
  }

  /// Scrolls immediately, as far as there is content; an invalid number is reported and changes
  /// nothing.
  ///
  /// The next frame shows it. Returns true if there is a scroll view of that name.
  @discardableResult package func scroll(_ name: ScrollAreaName, to offset: CGPoint) -> Bool {
    guard let area = area(name) else { return false }
    if !offset.x.isFinite || !offset.y.isFinite {
      graph.diagnostics.report(
        "A scroll view was to be scrolled to \(offset.x), \(offset.y); an offset that is no finite number changes nothing. "
          + "Look for a division by zero where it comes from.", at: area.path)
    }
    area.stop()
    area.pendingTargets = []
    var target = area.mirrored(area.state.offset)
    if offset.x.isFinite { target.x = offset.x }
    if offset.y.isFinite { target.y = offset.y }
    area.setOffset(area.mirrored(target))
    return true
  }

  /// Scrolls by a distance in points: a positive height shows content further down.
  @discardableResult package func scroll(_ name: ScrollAreaName, by distance: CGSize) -> Bool {
    guard let offset = offset(of: name) else { return false }
    return scroll(name, to: CGPoint(x: offset.x + distance.width, y: offset.y + distance.height))
  }

  private func area(_ name: ScrollAreaName) -> ScrollAreaNode? {
    switch name {
    case .number(let number):
      let areas = shownAreas
      return areas.indices.contains(number) ? areas[number] : nil
    case .identifier(let identifier):
      // The depth of the view with the identifier, while the following nodes are inside it.
      var outer: Int?
      var found: ScrollAreaNode?
      graph.forEachElement { element, depth in
        if found != nil { return }
        if let start = outer, depth <= start { outer = nil }
        if outer == nil, element.identifier == identifier { outer = depth }
        if outer != nil, element is ScrollElement { found = element.owner as? ScrollAreaNode }
      }
      return found
    }
  }

  /// The scroll views in source order.
  private var shownAreas: [ScrollAreaNode] {
    var areas: [ScrollAreaNode] = []
    graph.forEachElement { element, _ in
      if element is ScrollElement, let area = element.owner as? ScrollAreaNode {
        areas.append(area)
      }
    }
    return areas
  }
}
