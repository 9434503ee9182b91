import EspalierDrawing

/// A modifier whose body is made anew for each step of an animation of its data.
@available(*, deprecated, message: "Conform to Animatable and ViewModifier instead.")
public protocol AnimatableModifier: Animatable, ViewModifier {}
