#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Animatable struct Wave { var phase: Double … }`: the animatable data of the type is that of its stored variables,
/// in pairs of pairs.
public struct AnimatableMacro: MemberMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if declaration.declaresAnimatableData { return [] }
    var parts: [AnimatedPart] = []
    for member in declaration.memberBlock.members {
      parts += member.decl.as(VariableDeclSyntax.self)?.animatedParts(in: context) ?? []
    }
    // Values do not depend on an actor; an object may belong to one.
    let isolation = declaration.is(ClassDeclSyntax.self) ? "" : "nonisolated "
    let data = AnimatedPart.joined(parts)
    return [
      """
      \(raw: declaration.accessLevel)\(raw: isolation)var animatableData: \(raw: data.type) {
        get { \(raw: data.value) }
        set {
          \(raw: data.assignments)
        }
      }
      """
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // None where the type conforms to it already, as a shape does.
    if protocols.isEmpty { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): Animatable {}")]
  }
}

/// `@AnimatableIgnored var …` in a type with `@Animatable`: leaves the variable as it is written.
public struct AnimatableIgnoredMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

/// A stored variable that changes gradually.
private struct AnimatedPart {
  let name: String
  let type: String

  /// The type of the data of all parts, its value, and the assignments from a new one.
  static func joined(_ parts: [AnimatedPart]) -> (type: String, value: String, assignments: String)
  {
    guard let last = parts.last else { return ("EmptyAnimatableData", "EmptyAnimatableData()", "") }
    var (type, value) = ("\(last.type).AnimatableData", "\(last.name).animatableData")
    for part in parts.dropLast().reversed() {
      type = "AnimatablePair<\(part.type).AnimatableData, \(type)>"
      value = "AnimatablePair(\(part.name).animatableData, \(value))"
    }
    var place = "newValue"
    var assignments: [String] = []
    for part in parts.dropLast() {
      assignments.append("\(part.name).animatableData = \(place).first")
      place += ".second"
    }
    assignments.append("\(last.name).animatableData = \(place)")
    return (type, value, assignments.joined(separator: "\n    "))
  }
}

extension DeclGroupSyntax {
  fileprivate var declaresAnimatableData: Bool {
    memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == "animatableData"
      } ?? false
    }
  }

  /// The access that the requirement of a protocol needs: that of the type, if others see it.
  fileprivate var accessLevel: String {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }
}

extension VariableDeclSyntax {
  /// The stored variables that this declares.
  ///
  /// Constants, computed and static variables, and those with an attribute, as `@AnimatableIgnored`
  /// and `@State`, are not parts.
  fileprivate func animatedParts(in context: some MacroExpansionContext) -> [AnimatedPart] {
    let isStatic = modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
    guard bindingSpecifier.tokenKind == .keyword(.var), attributes.isEmpty, !isStatic else {
      return []
    }
    // `var x, y: Double`: the type stands at the last name.
    var type: TypeSyntax?
    var parts: [AnimatedPart] = []
    for binding in bindings.reversed() {
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      guard !binding.isComputed, let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
        continue
      }
      guard let type = type?.trimmedDescription ?? binding.initializer?.value.constructedType else {
        context.diagnose(Diagnostic(node: Syntax(binding), message: AnimatableError.noType))
        continue
      }
      if ["Bool", "Int", "String", "Character"].contains(type) {
        context.diagnose(Diagnostic(node: Syntax(binding), message: AnimatableError.notAnimatable))
        continue
      }
      parts.append(AnimatedPart(name: name.identifier.text, type: type))
    }
    return parts.reversed()
  }
}

extension PatternBindingSyntax {
  fileprivate var isComputed: Bool {
    guard let accessorBlock else { return false }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return true }
    return accessors.contains {
      ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}

extension ExprSyntax {
  /// The type of a literal, or of a value that is written with its type: `Angle(…)`, `Angle.zero`.
  fileprivate var constructedType: String? {
    switch kind {
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    default: break
    }
    var expression = self
    if let sign = expression.as(PrefixOperatorExprSyntax.self) {
      return sign.expression.constructedType
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text.first?.isLowercase == true
    {
      expression = base
    }
    let name = expression.trimmedDescription
    return name.first?.isUppercase == true ? name : nil
  }
}

private enum AnimatableError: String, Error, DiagnosticMessage {
  case noType = "'@Animatable' needs the type of each variable: 'var name: Type = …'"
  case notAnimatable = """
    A value of this type cannot change gradually: mark the variable with '@AnimatableIgnored'
    """

  var message: String { rawValue }
  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "Espalier", id: "Animatable.\(self)") }
}
#endif
