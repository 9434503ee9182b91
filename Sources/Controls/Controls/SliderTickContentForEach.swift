/// Marks of a slider for the values of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
> {
  let data: Data
  let content: (Data.Element) -> Content

  /// Marks for values that a key path identifies.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    self.data = data
    self.content = content
  }

  /// Marks for values that identify themselves.
  public init<V: Identifiable>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == V.ID, V == Data.Element, Data.Element == Content.Value {
    self.data = data
    self.content = content
  }
}

extension SliderTickContentForEach: SliderTickContent {
  public typealias Value = Content.Value

  public var body: [SliderTick<Content.Value>] { data.flatMap { Array(content($0).body) } }
}
