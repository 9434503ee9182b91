@_spi(Espalier) import EspalierCore

/// Items for the bars of a window or a screen.
///
///     struct EditingItems: ToolbarContent {
///       var body: some ToolbarContent {
///         ToolbarItem(placement: .primaryAction) { Button("Add") { add() } }
///       }
///     }
@MainActor @preconcurrency public protocol ToolbarContent: _NodeSource {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Items of which people may choose which are shown.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Self.Body: CustomizableToolbarContent {}

extension ToolbarContent {
  public static func _makeSourceNode(_ content: Self, _ inputs: _NodeInputs) -> _ViewNode {
    FunctionBodyNode<Self, SourceView<Body>>(content, inputs) { SourceView($0.body) }
  }

  public static func _updateSourceNode(_ node: _ViewNode, _ content: Self) {
    (node as? BodyNode<Self, SourceView<Body>>)?.take(content)
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive toolbar item: it has no body")
  }
}

extension Never: CustomizableToolbarContent {}

extension ViewBuilder {
  /// The error message for an item beside plain views.
  @available(
    *, unavailable,
    message: "a toolbar with items takes no views beside them: put each view into a ToolbarItem"
  )
  public static func buildExpression<Item: ToolbarContent>(_ item: Item) -> some View {
    EmptyView()
  }
}

/// Builds toolbar items from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<
    First: ToolbarContent, Second: ToolbarContent, each Rest: ToolbarContent
  >(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> some CustomizableToolbarContent {
    var views = [AnyView(SourceView(first)), AnyView(SourceView(second))]
    for content in repeat each rest { views.append(AnyView(SourceView(content))) }
    return ToolbarSource(content: SourceList(views: views))
  }

  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> some CustomizableToolbarContent {
    ToolbarSource(content: content.map { SourceView($0) })
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    .first(first)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    .second(second)
  }

  public static func buildLimitedAvailability(
    _ content: some ToolbarContent
  ) -> some CustomizableToolbarContent {
    ToolbarSource(content: AnyView(SourceView(content)))
  }
}

/// Items that are made of a view without layout around other sources.
struct ToolbarSource<Content: View> {
  let content: Content
}

extension ToolbarSource: CustomizableToolbarContent {
  typealias Body = Never

  static func _makeSourceNode(_ source: Self, _ inputs: _NodeInputs) -> _ViewNode {
    Content._makeNode(source.content, inputs)
  }

  static func _updateSourceNode(_ node: _ViewNode, _ source: Self) { node.update(source.content) }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  public typealias Body = Never

  /// Several toolbar items as one.
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(parts: content()) }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
