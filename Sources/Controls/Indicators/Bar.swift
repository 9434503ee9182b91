import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// A bar with rounded ends of which a part is filled.
struct BarTrack: View {
  let filled: Range<Double>
  var tint: Color?
  /// The radius of the corners; nil rounds the ends.
  var cornerRadius: CGFloat?

  var body: some View {
    ButtonBorderShape.bar(cornerRadius).fill(.fill).overlay {
      BarPart(start: filled.lowerBound, end: filled.upperBound, cornerRadius: cornerRadius)
        .fill(style)
    }
  }

  private var style: AnyShapeStyle {
    if let tint { AnyShapeStyle(tint) } else { AnyShapeStyle(BarTint()) }
  }
}

extension ButtonBorderShape {
  fileprivate static func bar(_ cornerRadius: CGFloat?) -> ButtonBorderShape {
    cornerRadius.map { .roundedRectangle(radius: $0) } ?? .capsule
  }
}

/// The part of a bar between two fractions of its length, with rounded ends.
struct BarPart: Shape {
  var start: Double
  var end: Double
  /// The radius of the corners; nil rounds the ends.
  var cornerRadius: CGFloat?

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  /// The filled part is at least as long as the bar is thick, so that its ends are round.
  func path(in rect: CGRect) -> Path {
    let (start, end) = (start.clampedToUnit, end.clampedToUnit)
    if end <= start { return Path() }
    let shortest = cornerRadius.map { 2 * $0 } ?? rect.height
    let length = min(max((end - start) * rect.width, shortest), rect.width)
    let origin = min(rect.minX + start * rect.width, rect.maxX - length)
    let part = CGRect(x: origin, y: rect.minY, width: length, height: rect.height)
    return Path(roundedRect: part, cornerRadius: cornerRadius ?? min(length, rect.height) / 2)
  }
}

/// The tint; a gradient runs along the bar, over its whole length.
struct BarTint: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    guard let gradient = environment.tintGradient else { return AnyShapeStyle(.tint) }
    let isReversed = environment.layoutDirection == .rightToLeft
    return AnyShapeStyle(
      LinearGradient(
        gradient: gradient, startPoint: isReversed ? .trailing : .leading,
        endPoint: isReversed ? .leading : .trailing))
  }
}
