#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler starts this executable to expand the macros of `SwiftUI`.
@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    AnimatableMacro.self, AnimatableIgnoredMacro.self, EntryMacro.self, PreviewMacro.self,
    PreviewableMacro.self,
  ]
}
#else
/// Keeps the target linkable where the package trait `Macros` is off; nothing starts it there.
@main
struct Plugin {
  static func main() {}
}
#endif
