#if Macros
import EspalierDrawing

/// Makes a type animatable by its stored variables, so that `animatableData` need not be written.
///
/// The type of each variable has to be `Animatable`, as `Double`, `CGFloat`, `CGPoint`, `Angle` and others are; mark
/// others with ``AnimatableIgnored()``. Constants, and variables with a property wrapper, are left out. A variable
/// without a type has to be written with a literal or with the name of its type, as in `var angle = Angle.zero`.
/// `animatableData` that the type declares itself is left as it is. Not on types inside of functions. It needs the
/// package trait `Macros`, which is on unless a package turns it off.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "EspalierMacros", type: "AnimatableMacro")
#endif
