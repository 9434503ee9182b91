/// Builds views from the statements of a closure.
@resultBuilder public struct ViewBuilder {
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Explains the mistake at the statement that is not a view.
  @available(*, unavailable, message: "this statement does not produce a View")
  public static func buildExpression(_ invalid: Any...) -> some View {
    EmptyView()
  }

  public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    .first(first)
  }

  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    .second(second)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
