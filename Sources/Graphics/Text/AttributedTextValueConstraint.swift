import Foundation

/// A rule for the values of one attribute.
///
///     struct NoWhite<Scope: AttributeScope>: AttributedTextValueConstraint {
///       typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
///
///       func constrain(_ container: inout Attributes) {
///         if container.foregroundColor == .white { container.foregroundColor = .primary }
///       }
///     }
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition, Hashable,
  Sendable
{
  /// The attribute whose values are constrained.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

  /// Replaces a value that is not allowed; the attributes are those of a run of characters.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> {
    AttributedTextFormatting.EmptyDefinition()
  }

  public func _constrain(_ attributes: inout AttributeContainer) {
    var proxy = Attributes(attributes: attributes)
    constrain(&proxy)
    attributes = proxy.attributes
  }
}
