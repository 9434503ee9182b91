import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Draws this view under a transform of coordinates with its top left at zero; layout does not
  /// change.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Draws this view under a projection of coordinates with its top left at zero; layout does not
  /// change.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(GeometryEffectModifier(effect: ProjectionEffect(transform: transform)))
  }
}

extension VisualEffect {
  /// Draws the view under a transform of coordinates with its top left at zero.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    transformEffect(ProjectionTransform(transform))
  }

  /// Draws the view under a projection of coordinates with its top left at zero.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    moving(ProjectionEffect(transform: transform))
  }
}

struct ProjectionEffect: GeometryEffect, Sendable {
  var transform: ProjectionTransform

  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
