#if Macros
/// Leaves a variable out of the animatable data of a type with ``Animatable()``: it changes at once.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "EspalierMacros", type: "AnimatableIgnoredMacro")
#endif
