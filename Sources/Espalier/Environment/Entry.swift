#if Macros
/// Declares a value of the environment, of a transaction or of a container with its default: `@Entry var name = …`.
///
/// Stands in an extension of `EnvironmentValues`, `Transaction` or `ContainerValues`. The trait `Macros` of the package,
/// which is on unless a package turns it off, brings it.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EspalierMacros", type: "EntryMacro")
#endif
