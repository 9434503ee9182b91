#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview { … }` declares nothing: the compiler type-checks its arguments, body included,
/// before it asks for the expansion, and there is no canvas here to show it.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

/// `@Previewable @State var …` in the body of a preview: leaves the variable as it is written.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
#endif
