/// Views made of the views that a builder gives, as before `Group(subviews:)`.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias Children = _VariadicView_Children
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// The result of `root` for the views in `content`.
  public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

/// A type that makes something of several views.
public protocol _VariadicView_Root {
  static var _viewListOptions: Int { get }
}

extension _VariadicView_Root {
  public static var _viewListOptions: Int { 0 }
}

/// A type that makes a view of several views.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  /// The view made of `children`.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body

  /// Lays out the views of the body in the way of the kind of root.
  static func _makeTree<Content: View>(
    _ tree: _VariadicView.Tree<Self, Content>
  ) -> any View
}

/// A type that makes one view of several views, however many its body consists of.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A type that makes views of several views; the container sees each of them.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_ViewRoot {
  public static func _makeTree<Content: View>(
    _ tree: _VariadicView.Tree<Self, Content>
  ) -> any View {
    VariadicRootView(root: tree.root, content: tree.content)
  }
}

extension _VariadicView_UnaryViewRoot {
  public static func _makeTree<Content: View>(
    _ tree: _VariadicView.Tree<Self, Content>
  ) -> any View {
    // Where one view is wanted, several are stacked below each other.
    VStack { VariadicRootView(root: tree.root, content: tree.content) }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public var body: some View { AnyView(erasing: Root._makeTree(self)) }
}

extension AnyView {
  /// A view whose type is hidden already.
  fileprivate init(erasing view: any View) {
    func hide<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = hide(view)
  }
}

/// The root's body; the root's own dynamic properties are connected, as if it were a view.
private struct VariadicRootView<Root: _VariadicView_ViewRoot, Content: View>: View {
  let root: Root
  let content: Content

  var body: some View {
    let root = root
    Group(subviews: content) { subviews in
      StyledView(style: root) { $0.body(children: _VariadicView_Children(subviews)) }
    }
  }
}

/// The views that a root is given, in order.
///
/// As a view it shows all of them.
public struct _VariadicView_Children: RandomAccessCollection {
  public typealias Index = Int

  private let subviews: SubviewsCollection

  init(_ subviews: SubviewsCollection) { self.subviews = subviews }

  public var startIndex: Int { 0 }

  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// One of the views that a root is given.
  public struct Element: Identifiable {
    fileprivate let subview: Subview
    private var written: [ObjectIdentifier: Any] = [:]

    fileprivate init(subview: Subview) { self.subview = subview }

    /// Distinguishes the view from its siblings, and stays the same while these are added, removed
    /// and moved.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// The identity that a `ForEach` or `id(_:)` gives the view, if it is of a type.
    public func id<T: Hashable>(as _: T.Type = T.self) -> T? {
      nonisolated(unsafe) let subview = subview
      nonisolated(unsafe) var id: AnyHashable?
      MainActor.assumeIsolated { id = subview.explicitID }
      return id?.base as? T
    }

    /// The value that the view gives its direct container for a key.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get {
        // The metatype itself is not sendable.
        let trait = ObjectIdentifier(key)
        if let value = written[trait] as? Trait.Value { return value }
        return subview.read { $0?.trait(trait) as? Trait.Value }
          ?? Trait.defaultValue
      }
      set { written[ObjectIdentifier(key)] = newValue }
    }
  }
}

extension _VariadicView_Children: View {
  public var body: some View { ForEach(subviews) { $0 } }
}

extension _VariadicView_Children.Element: View {
  public var body: some View { subview }
}

/// A key for a value that a view gives its direct container.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Gives a value to the container that directly contains a view.
public struct _TraitWritingModifier<Trait: _ViewTraitKey> {
  public let value: Trait.Value

  public init(value: Trait.Value) { self.value = value }
}

extension _TraitWritingModifier: ElementModifier {
  package func configure(_ element: LayoutElement) {
    element.setTrait(ObjectIdentifier(Trait.self), value)
  }
}

nonisolated extension View {
  /// Gives a value to the container that directly contains this view.
  public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(_TraitWritingModifier<K>(value: value))
  }
}
