import EspalierDrawing
import Foundation

/// One view for each element of a collection, kept by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: ElementID<Data.Element, ID>

  package init(
    data: Data, content: @escaping (Data.Element) -> Content, id: ElementID<Data.Element, ID>
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    if Data.self is any UnlistedCollection.Type { return UnlistedForEachNode(view, inputs) }
    NodeClasses.note(ForEachNode<Self>.self, for: Self.self)
    return inputs.parent?.lazyContent == nil
      ? ForEachNode<Self>(view, inputs) : makeLazyNode(view, inputs)
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: View {
  /// One view for each element, identified by its `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: ElementID { $0.id })
  }
}

extension ForEach where Content: View {
  /// One view for each element, identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: ElementID(id))
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// One view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: ElementID())
  }
}

extension ForEach where Content: View {
  /// One view for each element of a collection behind a binding, with a binding to the element.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { entry in content(data.element(at: entry.0, elements[entry.0])) },
      id: ElementID { $0.1 })
  }

  /// One view for each element of a collection behind a binding, with a binding to the element.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}
