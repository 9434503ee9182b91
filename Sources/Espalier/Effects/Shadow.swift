import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Paints blurred silhouettes of the views in this one below them.
  ///
  /// Each view casts its own shadow on those behind it; put ``View/compositingGroup()`` or a clip before it for a single
  /// one.
  ///
  /// - Parameters:
  ///   - color: of the silhouette; a third black by default.
  ///   - radius: how far it is blurred: the standard deviation of the Gaussian, in points; 0 leaves it sharp. Design tools
  ///     and CSS state twice this number.
  ///   - x: how far it is moved to the right.
  ///   - y: how far it is moved down.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      PaintEffectModifier(
        effect: ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y))))
  }
}

struct ShadowEffect: PaintEffect {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set {
      radius = newValue.first
      offset.animatableData = newValue.second
    }
  }

  func changed(_ items: [DisplayItem], in environment: EnvironmentValues) -> [DisplayItem] {
    let color = color.resolve(in: environment).components
    guard color.opacity > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else {
      return items
    }
    // The display list counts as CSS does.
    return items.affected(
      by: .shadow(color: color, radius: 2 * Double(max(radius, 0)), offset: offset))
  }
}
