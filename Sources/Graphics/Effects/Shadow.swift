import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Paints blurred silhouettes of the views in this one below them.
  ///
  /// Each view casts its own shadow on those behind it; put ``View/compositingGroup()`` or a clip
  /// before it for a single one.
  ///
  /// - Parameters:
  ///   - color: the color of the silhouette; a third black by default.
  ///   - radius: the standard deviation of the Gaussian blur, in points; 0 keeps the silhouette
  ///     sharp. Design tools and CSS state twice this number.
  ///   - x: the distance moved to the right, in points.
  ///   - y: the distance moved down, in points.
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
  let color: Color
  /// The color in the view's environment.
  private var shade = AnimatedColor(.clear)
  var radius: CGFloat
  var offset: CGSize

  init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  var animatableData:
    AnimatablePair<
      AnimatedColor.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shade.animatableData, AnimatablePair(radius, offset.animatableData))
    }
    set {
      shade.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }

  static var usesEnvironment: Bool { true }

  /// No one can tell more of them apart.
  static var mostNested: Int? { 100 }

  func resolved(in environment: EnvironmentValues) -> Self {
    var effect = self
    effect.shade = AnimatedColor(color.resolve(in: environment).components)
    return effect
  }

  func changed(_ items: [DisplayItem], in environment: EnvironmentValues) -> [DisplayItem] {
    let color = shade.color
    guard color.opacity > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else {
      return items
    }
    // The display list measures blurs as CSS does.
    return items.affected(
      by: .shadow(color: color, radius: 2 * Double(max(radius, 0)), offset: offset))
  }
}
