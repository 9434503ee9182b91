import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Blurs this view.
  ///
  /// - Parameters:
  ///   - radius: the standard deviation of the Gaussian, in points; 0 changes nothing.
  ///   - opaque: lays the view on black, cut off at its frame, and keeps the edges sharp.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(PaintEffectModifier(effect: BlurEffect(radius: radius, isOpaque: opaque)))
  }
}

extension VisualEffect {
  /// Blurs the view by a Gaussian with a standard deviation of `radius` points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    painting(BlurEffect(radius: radius, isOpaque: opaque))
  }
}

struct BlurEffect: PaintEffect {
  var radius: CGFloat
  var isOpaque: Bool

  var makesOpaque: Bool { isOpaque && blurs }

  private var blurs: Bool { radius > 0 && radius.isFinite }

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func changed(_ items: [DisplayItem], in environment: EnvironmentValues) -> [DisplayItem] {
    guard blurs else { return items }
    return isOpaque
      ? items.affected(by: .blur(radius: Double(radius), isOpaque: true))
      : items.blurred(radius: Double(radius))
  }
}
