@_spi(Espalier) import EspalierCore

/// Builds commands from the statements of a closure.
@MainActor @resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Commands, each Rest: Commands>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Commands {
    ViewSource(first, repeat each rest)
  }

  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    ViewSource(content: content.map { SourceView($0) })
  }

  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    .first(first)
  }

  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    .second(second)
  }

  public static func buildLimitedAvailability(_ content: some Commands) -> some Commands {
    ViewSource(content: AnyView(SourceView(content)))
  }
}

/// No commands.
public struct EmptyCommands: Commands {
  public typealias Body = Never

  public init() {}

  public static func _makeSourceNode(_ commands: Self, _ inputs: _NodeInputs) -> _ViewNode {
    ViewNode(inputs)
  }

  public static func _updateSourceNode(_ node: _ViewNode, _ commands: Self) {}
}

extension Group: Commands where Content: Commands {
  /// Several commands as one.
  public init(@CommandsBuilder content: () -> Content) { self.init(parts: content()) }
}
