import EspalierCore
import EspalierDrawing

/// A modifier whose body is evaluated again for each step of an animation of its data.
///
/// Conforming to ``Animatable`` and ``ViewModifier`` does the same.
public protocol AnimatableModifier: Animatable, ViewModifier {}
