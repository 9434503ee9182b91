#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry var name: Value = default` in an extension of a container of values.
///
/// 1. The container (`EnvironmentValues`, …) decides which protocol the key conforms to.
/// 2. A private key type `__Key_name` holds the default.
/// 3. The property reads and writes the container's subscript with that key.
public struct EntryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return [
      "get { self[\(entry.key).self] }",
      "set { self[\(entry.key).self] = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors' expansion reports the mistake; reporting it here too would repeat it.
    guard let entry = try? Entry(declaration, in: context) else { return [] }
    return [
      """
      private struct \(entry.key): \(raw: entry.container.keyProtocol) {
        \(raw: entry.requirements)
      }
      """
    ]
  }
}

/// The parts of a declaration under `@Entry`.
private struct Entry {
  let container: Container
  let key: TokenSyntax
  /// The members of the key type.
  let requirements: String

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard
      let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      binding.accessorBlock == nil
    else { throw EntryError.notAStoredVariable }
    guard let container = Container(enclosing: context.lexicalContext) else {
      throw EntryError.notInAContainer
    }
    self.container = container
    key = .identifier("__Key_" + (name.identifier?.name ?? name.text))
    requirements = try container.requirements(
      type: binding.typeAnnotation?.type.trimmed, initial: binding.initializer?.value.trimmed)
  }
}

/// The types whose extensions may hold an `@Entry`.
private enum Container: String {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"
  case focusedValues = "FocusedValues"

  init?(enclosing lexicalContext: [Syntax]) {
    guard
      let extended = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType,
      let name = extended.trimmedDescription.split(separator: ".").last
    else { return nil }
    self.init(rawValue: String(name))
  }

  var keyProtocol: String {
    switch self {
    case .environmentValues: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .containerValues: "ContainerValueKey"
    case .focusedValues: "FocusedValueKey"
    }
  }

  func requirements(type: TypeSyntax?, initial: ExprSyntax?) throws -> String {
    if self == .focusedValues {
      guard let wrapped = type?.wrappedInOptional, initial == nil else {
        throw EntryError.focusedValueNotOptional
      }
      return "typealias Value = \(wrapped)"
    }
    guard let type = type ?? initial?.literalType else {
      guard let initial else { throw EntryError.noDefault }
      // The compiler infers `Value`, which it can only do for a stored property.
      return "static let defaultValue = \(initial)"
    }
    guard let value = initial ?? (type.wrappedInOptional.map { _ in "nil" }) else {
      throw EntryError.noDefault
    }
    return """
      typealias Value = \(type)
        static var defaultValue: Value { \(value) }
      """
  }
}

private enum EntryError: String, Error, DiagnosticMessage {
  case notAStoredVariable = "'@Entry' needs a single 'var' without accessors"
  case notInAContainer = """
    '@Entry' works in an extension of EnvironmentValues, Transaction, ContainerValues or \
    FocusedValues
    """
  case noDefault = "'@Entry' needs a default value: 'var name: Value = …'"
  case focusedValueNotOptional = """
    '@Entry' in FocusedValues needs an optional type and no default value: 'var name: Value?'
    """

  var message: String { rawValue }
  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "Espalier", id: "Entry.\(self)") }
}

extension TypeSyntax {
  /// `Wrapped`, where the type is written `Wrapped?` or `Optional<Wrapped>`.
  fileprivate var wrappedInOptional: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    guard
      let generic = self.as(IdentifierTypeSyntax.self), generic.name.text == "Optional",
      // A type in swift-syntax 600, and since then a choice of what arguments may be.
      let argument = generic.genericArgumentClause?.arguments.first?.argument,
      let wrapped = Syntax(argument).as(TypeSyntax.self)
    else { return nil }
    return wrapped.trimmed
  }
}

extension ExprSyntax {
  /// The type of a plain literal, which needs no inference.
  fileprivate var literalType: TypeSyntax? {
    switch kind {
    case .booleanLiteralExpr: "Bool"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .stringLiteralExpr: "String"
    default: nil
    }
  }
}
#endif
