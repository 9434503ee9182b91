/// A modifier that makes another one from the environment, and applies that.
///
/// It is resolved again when the environment has changed. A `ViewModifier` that reads the values it
/// needs with `@Environment` does the same, and is evaluated only when one of these has changed.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier to apply in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    EnvironmentalNode(view, inputs)
  }

  public static func _elementCount(of count: Int?) -> Int? {
    ResolvedModifier._elementCount(of: count)
  }
}

/// A modifier with the environment in which it is resolved.
private struct UnresolvedModifier<Modifier: EnvironmentalModifier> {
  let modifier: Modifier
  @Environment(\.self) var environment
}

/// The node of a view with a modifier that is resolved in its environment.
private final class EnvironmentalNode<Content: View, Modifier: EnvironmentalModifier>:
  BodyNode<
    UnresolvedModifier<Modifier>,
    ModifiedContent<_ViewModifier_Content<Modifier>, Modifier.ResolvedModifier>
  >
{
  private let content: ModifierContent

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    let content = ModifierContent(view.content)
    self.content = content
    super.init(UnresolvedModifier(modifier: view.modifier), inputs)
  }

  override func body(
    of reading: UnresolvedModifier<Modifier>
  ) -> ModifiedContent<_ViewModifier_Content<Modifier>, Modifier.ResolvedModifier> {
    _ViewModifier_Content(source: content)
      .modifier(reading.modifier.resolve(in: reading.environment))
  }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: ModifiedContent<Content, Modifier>.self)
    content.take(view.content)
    take(UnresolvedModifier(modifier: view.modifier))
    content.updatePlaces()
  }
}
