#if Macros
/// Declares a value of the environment, of a transaction or of a container with its default:
/// `@Entry var name = …`.
///
/// Used in an extension of `EnvironmentValues`, `Transaction` or `ContainerValues`. It needs the
/// package trait `Macros`, which is on unless a package turns it off.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EspalierMacros", type: "EntryMacro")
#endif
