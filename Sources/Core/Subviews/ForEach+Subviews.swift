/// The views that a view consists of, as the data of a `ForEach`.
///
/// They are known only where the `ForEach` is shown: as a collection this is empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int

  fileprivate let base: AnyView

  public var startIndex: Int { 0 }

  public var endIndex: Int { 0 }

  public subscript(index: Int) -> Subview {
    preconditionFailure("ForEach(subviews:): the subviews are known only where it is shown.")
  }
}

/// The sections that a view consists of, as the data of a `ForEach`.
///
/// They are known only where the `ForEach` is shown: as a collection this is empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  fileprivate let base: AnyView

  public var startIndex: Int { 0 }

  public var endIndex: Int { 0 }

  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("ForEach(sections:): the sections are known only where it is shown.")
  }
}

extension ForEach where Content: View {
  /// One view for each view that `view` consists of.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(base: AnyView(view)), content: content,
      id: ElementID { $0.id })
  }

  /// One view for each section that `view` consists of.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(base: AnyView(view)), content: content,
      id: ElementID { $0.id })
  }
}

/// Data of a `ForEach` that is known only where it is shown.
@MainActor protocol UnlistedCollection: RandomAccessCollection {
  /// A view that iterates over the actual elements.
  func listed<Content: View>(_ content: @escaping (Element) -> Content) -> any View
}

extension ForEachSubviewCollection: UnlistedCollection {
  func listed<V: View>(_ content: @escaping (Subview) -> V) -> any View {
    Group(subviews: base) { ForEach($0, content: content) }
  }
}

extension ForEachSectionCollection: UnlistedCollection {
  func listed<V: View>(_ content: @escaping (SectionConfiguration) -> V) -> any View {
    Group(sections: base) { ForEach($0, content: content) }
  }
}

/// The node of a `ForEach` over the views that another view consists of.
final class UnlistedForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode
{
  private var content: ViewNode?

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    super.init(inputs)
    if let listed = view.listed { content = make(listed) }
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: ForEach<Data, ID, Content>.self)
    if let listed = view.listed, let content { update(content, listed) }
  }

  private func make<V: View>(_ view: V) -> ViewNode { makeChild(view) }

  private func update<V: View>(_ node: ViewNode, _ view: V) { updateChild(node, view) }
}

extension ForEach where Content: View {
  /// The view over the data, where these are known only where it is shown.
  @MainActor fileprivate var listed: (any View)? {
    func open<C: UnlistedCollection>(_ data: C) -> (any View)? {
      (content as? (C.Element) -> Content).map { data.listed($0) }
    }
    return (data as? any UnlistedCollection).flatMap { open($0) }
  }
}
