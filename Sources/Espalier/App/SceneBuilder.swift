import EspalierCore

/// Builds scenes from the statements of a closure.
@MainActor @resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Scene {
    ViewSource(first, repeat each rest)
  }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    ViewSource(content: content.map { SourceView($0) })
  }

  public static func buildEither<First: Scene, Second: Scene>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    .first(first)
  }

  public static func buildEither<First: Scene, Second: Scene>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    .second(second)
  }

  public static func buildLimitedAvailability(_ content: some Scene) -> some Scene {
    ViewSource(content: AnyView(SourceView(content)))
  }
}

extension Group: Scene where Content: Scene {
  /// Several scenes as one: modifiers apply to each of them.
  public init(@SceneBuilder content: () -> Content) { self.init(parts: content()) }
}
