@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Colors that blend into one another, without a shape or direction.
///
/// Used as a style itself, it runs from the top to the bottom.
public struct Gradient: Hashable, Sendable {
  /// A color and its place along a gradient, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// The colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The numbers of the stops, their places brought into 0...1 and into ascending order.
  package func resolve(in context: _StyleContext) -> [GradientStop] {
    var minimum: CGFloat = 0
    return stops.map { stop in
      if stop.location > minimum { minimum = min(stop.location, 1) }
      let color = stop.color.components(in: context.environment, level: context.level)
      return GradientStop(color: color, location: minimum)
    }
  }
}

extension Gradient: ShapeStyle {
  public func _paint(in context: _StyleContext) -> _StylePaint {
    _StylePaint(.linear(resolve(in: context), start: .top, end: .bottom))
  }
}
