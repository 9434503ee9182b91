@_spi(Espalier) import EspalierCore
import Foundation
@_spi(Reflection) import Swift

/// The formatting that attributed texts may have: a scope of attributes, and constraints of their values.
///
///     struct Plain: AttributedTextFormattingDefinition {
///       var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
///         ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
///       }
///     }
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that texts show; all others have no effect.
  associatedtype Scope: AttributeScope
  associatedtype Body: AttributedTextFormattingDefinition where Body.Scope == Scope

  /// The constraints, in the order in which they apply.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }

  func _constrain(_ attributes: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

  public func _constrain(_ attributes: inout AttributeContainer) { body._constrain(&attributes) }

  /// Applies the constraints to attributes.
  public func constrain(_ container: inout AttributeContainer) { _constrain(&container) }

  /// Applies the constraints to each run of a text.
  public func constrain(_ string: inout AttributedString) {
    string = TextFormatting(self).constrained(string)
  }
}

nonisolated extension View {
  /// Shows attributed texts in this view, and in text editors, as a definition allows.
  ///
  /// A `Text` and a `TextEditor` show the constrained values, whatever their text has; what is typed or formatted in an
  /// editor is constrained before it is written.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View {
    environment(\.textFormatting, TextFormatting(definition))
  }

  /// Shows the attributes of a scope alone in attributed texts in this view, and in text editors.
  public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View {
    attributedTextFormattingDefinition(AttributedTextFormatting.EmptyDefinition<S>())
  }
}

/// A definition in an environment, whatever its type.
package struct TextFormatting {
  private let change: (inout AttributeContainer) -> Void
  /// The names of the attributes of the scope.
  private let names: Set<String>

  init<D: AttributedTextFormattingDefinition>(_ definition: D) {
    change = { definition._constrain(&$0) }
    names = Set(Self.names(of: D.Scope.self))
  }

  /// The text with values that the definition allows.
  package func constrained(_ string: AttributedString) -> AttributedString {
    var result = string
    for run in string.runs {
      var attributes = run.attributes
      change(&attributes)
      if attributes != run.attributes { result[run.range].setAttributes(attributes) }
    }
    return result
  }

  /// The value of an attribute; nil if the scope does not have it.
  func value<K: AttributedStringKey>(of key: K.Type, in attributes: AttributeContainer) -> K.Value?
  where K.Value: Sendable {
    names.contains(K.name) ? attributes[key] : nil
  }

  // Foundation lists the attributes of a scope on Apple's systems only. A scope has a property for each, and for each scope
  // in it.
  private static func names(of scope: any AttributeScope.Type) -> [String] {
    var names: [String] = []
    _ = _forEachField(of: scope, options: []) { _, _, type, _ in
      if let key = type as? any AttributedStringKey.Type { names.append(key.name) }
      if let inner = type as? any AttributeScope.Type { names += Self.names(of: inner) }
      return true
    }
    return names
  }
}

extension EnvironmentValues {
  private enum TextFormattingKey: EnvironmentKey {
    static var defaultValue: TextFormatting? { nil }
  }

  /// The definition for attributed texts; nil shows all attributes as they are.
  package var textFormatting: TextFormatting? {
    get { self[TextFormattingKey.self] }
    set { self[TextFormattingKey.self] = newValue }
  }
}
