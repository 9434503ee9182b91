@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

extension TextEditingSession {
  /// The items painted behind the places that were found, of those that can be seen.
  func foundItems(_ context: DrawContext) -> [DisplayItem] {
    guard !found.isEmpty, let places, let element else { return [] }
    let top = places.offset(at: CGPoint(x: 0, y: scroll.y))
    let bottom = places.offset(
      at: CGPoint(x: element.size.width, y: scroll.y + element.size.height))
    // A place that begins above may reach into what is seen.
    var index = max(0, (TextMatches.first(from: top, in: found) ?? found.count) - 1)
    let isDark = context.environment.colorScheme == .dark
    let selected = text.selection.range
    var items: [DisplayItem] = []
    while index < found.count, found[index].lowerBound <= bottom {
      let opacity: Float = found[index] == selected ? (isDark ? 0.7 : 1) : (isDark ? 0.35 : 0.4)
      let color = ResolvedColor(red: 1, green: 0.84, blue: 0.04, opacity: opacity)
      for rect in rectangles(of: found[index]) {
        let place = rect.offsetBy(dx: context.frame.minX, dy: context.frame.minY)
        items.append(.fill(Path(context.pass.aligned(place)), .color(color), FillStyle()))
      }
      index += 1
    }
    return items
  }
}
