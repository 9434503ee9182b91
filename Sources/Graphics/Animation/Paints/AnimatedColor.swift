@_spi(Espalier) import EspalierCore
import EspalierDrawing

/// A color that is changing to another.
///
/// It changes by lightness and hue as they are seen (Oklab), as SwiftUI mixes colors since 2024.
/// Translucent colors count less: a color that appears out of nothing has its hue from the start.
package struct AnimatedColor: Animatable {
  package var color: ResolvedColor

  /// The factor brings colors, which count from 0 to 1, to the scale of points: springs then settle
  /// as late as for those.
  private static let scale = 128.0

  package init(_ color: ResolvedColor) { self.color = color }

  init(numbers: [Double]) {
    let parts = numbers.map { Float($0 / Self.scale) }
    let opacity = parts[3]
    if opacity > 0 {
      color =
        OklabColor(
          lightness: parts[0] / opacity, a: parts[1] / opacity, b: parts[2] / opacity,
          opacity: opacity
        ).color
    } else {
      color = .clear
    }
  }

  /// Lightness, two axes of hue, and opacity, the first three times the opacity.
  var numbers: [Double] {
    let color = OklabColor(color)
    let parts = [color.lightness, color.a, color.b].map { $0 * color.opacity } + [color.opacity]
    return parts.map { Double($0) * Self.scale }
  }

  package var animatableData:
    AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>
  {
    get {
      let numbers = numbers
      return AnimatablePair(
        AnimatablePair(numbers[0], numbers[1]), AnimatablePair(numbers[2], numbers[3]))
    }
    set {
      self = AnimatedColor(numbers: [
        newValue.first.first, newValue.first.second, newValue.second.first, newValue.second.second,
      ])
    }
  }
}
