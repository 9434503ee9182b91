import Foundation

/// The types of which definitions of a text's formatting are made.
public enum AttributedTextFormatting {
  /// A definition that allows all values of the attributes of its scope.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public init() {}

    public var body: EmptyDefinition<Scope> { self }

    public func _constrain(_ attributes: inout AttributeContainer) {}
  }

  /// A definition whose type does not matter.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    private let change: (inout AttributeContainer) -> Void

    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
      change = { definition._constrain(&$0) }
    }

    public var body: EmptyDefinition<Scope> { EmptyDefinition() }

    public func _constrain(_ attributes: inout AttributeContainer) { change(&attributes) }
  }

  /// A constraint of an attribute to a set of values.
  ///
  ///     ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
    AttributedTextValueConstraint
  where AttributeKey.Value: Sendable {
    private let values: Set<AttributeKey.Value?>
    private let substitute: AttributeKey.Value?

    /// Allows a set of values; any other is replaced by `defaultValue`.
    public init(
      for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      values = allowedValues
      substitute = defaultValue
    }

    /// Allows a set of values; any other is replaced by `defaultValue`.
    public init(
      for attribute: KeyPath<AttributeDynamicLookup, AttributeKey>,
      values allowedValues: Set<AttributeKey.Value?>, default defaultValue: AttributeKey.Value?
    ) {
      self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue)
    }

    public func constrain(_ container: inout Attributes) {
      if !values.contains(container[AttributeKey.self]) {
        container[AttributeKey.self] = substitute
      }
    }
  }

  /// The attributes of characters, as a constraint sees them: it may change one of them, and read all.
  ///
  /// They have passed the constraints that stand in front of it.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<
    Scope: AttributeScope, Attribute: AttributedStringKey
  > where Attribute.Value: Sendable {
    var attributes: AttributeContainer

    /// The value that the constraint is for.
    public subscript(key: Attribute.Type) -> Attribute.Value? {
      get { attributes[key] }
      set { attributes[key] = newValue }
    }

    /// The value of another attribute.
    public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? where K.Value: Sendable {
      attributes[key]
    }

    /// The value that the constraint is for.
    public subscript(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>
    ) -> Attribute.Value? {
      get { self[Attribute.self] }
      set { self[Attribute.self] = newValue }
    }

    /// The value of another attribute.
    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> K.Value? where K.Value: Sendable {
      attributes[K.self]
    }

    /// The attributes of a scope, for names that several scopes have.
    public subscript<Subscope: AttributeScope>(
      dynamicMember keyPath: KeyPath<AttributeScopes, Subscope.Type>
    ) -> Scoped<Subscope> {
      get { Scoped(proxy: self) }
      set { self = newValue.proxy }
    }

    /// The attributes of a scope, as a constraint sees them.
    @dynamicMemberLookup public struct Scoped<Subscope: AttributeScope> {
      fileprivate var proxy: AttributeContainerProxy

      /// The value that the constraint is for.
      public subscript(dynamicMember keyPath: KeyPath<Subscope, Attribute>) -> Attribute.Value? {
        get { proxy[Attribute.self] }
        set { proxy[Attribute.self] = newValue }
      }

      /// The value of another attribute.
      public subscript<K: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<Subscope, K>
      ) -> K.Value? where K.Value: Sendable {
        proxy.attributes[K.self]
      }
    }
  }

  /// Puts definitions together: each constraint applies to what those above it have left.
  @resultBuilder public struct DefinitionBuilder<Scope: AttributeScope> {
    public static func buildExpression<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> D where D.Scope == Scope {
      definition
    }

    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

    public static func buildPartialBlock<D: AttributedTextFormattingDefinition>(first: D) -> D {
      first
    }

    public static func buildPartialBlock<
      First: AttributedTextFormattingDefinition, Second: AttributedTextFormattingDefinition
    >(accumulated: First, next: Second) -> _DefinitionPair<First, Second>
    where First.Scope == Second.Scope {
      _DefinitionPair(first: accumulated, second: next)
    }

    public static func buildOptional<D: AttributedTextFormattingDefinition>(
      _ definition: D?
    ) -> _OptionalDefinition<D> where D.Scope == Scope {
      _OptionalDefinition(definition: definition)
    }

    public static func buildEither<D: AttributedTextFormattingDefinition>(
      first definition: D
    ) -> AnyDefinition<Scope> where D.Scope == Scope {
      AnyDefinition(definition)
    }

    public static func buildEither<D: AttributedTextFormattingDefinition>(
      second definition: D
    ) -> AnyDefinition<Scope> where D.Scope == Scope {
      AnyDefinition(definition)
    }

    public static func buildLimitedAvailability<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> AnyDefinition<Scope> where D.Scope == Scope {
      AnyDefinition(definition)
    }
  }

  /// A definition that applies if it is there.
  public struct _OptionalDefinition<D: AttributedTextFormattingDefinition>:
    AttributedTextFormattingDefinition
  {
    public typealias Scope = D.Scope

    let definition: D?

    public var body: EmptyDefinition<D.Scope> { EmptyDefinition() }

    public func _constrain(_ attributes: inout AttributeContainer) {
      definition?._constrain(&attributes)
    }
  }

  /// Two definitions of one scope, of which the first comes first.
  public struct _DefinitionPair<
    First: AttributedTextFormattingDefinition, Second: AttributedTextFormattingDefinition
  >: AttributedTextFormattingDefinition where First.Scope == Second.Scope {
    public typealias Scope = First.Scope

    let first: First
    let second: Second

    public var body: EmptyDefinition<First.Scope> { EmptyDefinition() }

    public func _constrain(_ attributes: inout AttributeContainer) {
      first._constrain(&attributes)
      second._constrain(&attributes)
    }
  }
}
