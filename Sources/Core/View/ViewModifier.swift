/// A change of a view, as a value that can be applied to any view.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view; `content` stands for the view that the modifier is applied to.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the retained counterpart of a modified view; primitive modifiers return it themselves.
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode

  /// The number of children that a modified view gives a container, where the view itself gives
  /// `count`.
  static func _elementCount(of count: Int?) -> Int?
}

extension ViewModifier {
  public static func _elementCount(of count: Int?) -> Int? {
    guard let count else { return nil }
    return ModifierContentCount.during(count, of: Self.self) { Body._elementCount(within: 64) }
  }

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ModifierNode(view, inputs)
  }

  /// This modifier with another one outside it.
  public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that makes its node itself and has no body.
@MainActor @preconcurrency package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  public static func _elementCount(of count: Int?) -> Int? { count == 1 ? 1 : nil }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is a primitive modifier: it has no body")
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  public static let identity = EmptyModifier()
  public init() {}
}

extension EmptyModifier: ViewModifier {
  public func body(content: Content) -> some View { content }
}

/// A view or modifier with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent {
  /// The place of the modifier in memory, in bytes: it follows the content.
  ///
  /// Asking the type for it would mean to look the type up.
  @inline(__always) static var modifierOffset: Int {
    let alignment = MemoryLayout<Modifier>.alignment
    return (MemoryLayout<Content>.size + alignment - 1) & ~(alignment - 1)
  }
}

extension NodeClasses {
  /// Notes the class whose ``ViewNode/make(at:_:)`` makes the nodes of all views of a type with a modifier.
  static func note<Content, Modifier>(
    _ node: ViewNode.Type, for view: ModifiedContent<Content, Modifier>.Type
  ) {
    assert(
      view.modifierOffset == MemoryLayout.offset(of: \ModifiedContent<Content, Modifier>.modifier))
    note(node, for: view as Any.Type)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    Modifier._makeNode(view, inputs)
  }

  public static func _elementCount(within depth: Int) -> Int? {
    if depth <= 0 { return nil }
    return Modifier._elementCount(of: Content._elementCount(within: depth - 1))
  }

  /// A modifier that keeps the number of views makes no view out of none.
  public static func _isEmpty(_ view: Self) -> Bool {
    Modifier._elementCount(of: 0) == 0 && Content._isEmpty(view.content)
  }

  /// A modifier without a body keeps sections as they are.
  public static func _isSection(within depth: Int) -> Bool {
    depth > 0 && Modifier._elementCount(of: 1) == 1 && Content._isSection(within: depth - 1)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

nonisolated extension View {
  /// Applies a modifier to this view.
  @inlinable public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Stands, in the body of a modifier, for the view that the modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let source: ModifierContent
}

extension _ViewModifier_Content: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    ModifierContentNode<Modifier>(view, inputs)
  }

  public static func _elementCount(within depth: Int) -> Int? {
    ModifierContentCount.known[ObjectIdentifier(Modifier.self)]
  }
}

/// The number of children of the views that modifiers are applied to, while the children of the
/// modified views are counted.
@MainActor private enum ModifierContentCount {
  static var known: [ObjectIdentifier: Int] = [:]

  /// The depth at which the count ends in bodies that contain themselves.
  private static let mostNested = 16
  private static var depth = 0

  static func during(_ count: Int, of modifier: Any.Type, _ body: () -> Int?) -> Int? {
    if depth >= mostNested { return nil }
    depth += 1
    defer { depth -= 1 }
    let key = ObjectIdentifier(modifier)
    let outer = known.updateValue(count, forKey: key)
    defer { known[key] = outer }
    return body()
  }
}

/// The view that a modifier is applied to, and the places where the modifier's body shows it.
///
/// A new view goes straight to these places: the body need not be evaluated for it.
@MainActor final class ModifierContent {
  private(set) var view: any View
  private var places: [WeakNode] = []

  init(_ view: any View) { self.view = view }

  func add(_ place: ViewNode) { places.append(WeakNode(place)) }

  /// Takes a view for the places that are made from now on.
  func take(_ view: any View) { self.view = view }

  /// Hands the view to the existing places.
  func updatePlaces() {
    places.removeAll { $0.value?.isDetached ?? true }
    for place in places { place.value?.performUpdate() }
  }
}

private final class ModifierContentNode<Modifier: ViewModifier>: ViewNode {
  private var source: ModifierContent
  private var child: ViewNode?

  init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _NodeInputs) {
    source = view.source
    super.init(inputs)
    source.add(self)
    child = make(source.view)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func update<V>(_ view: V) {
    let new = unsafeSame(view, as: _ViewModifier_Content<Modifier>.self).source
    if new === source { return }
    source = new
    source.add(self)
    performUpdate()
  }

  override func performUpdate() { if let child { update(child, source.view) } }

  private func make<V: View>(_ view: V) -> ViewNode { makeChild(view) }

  private func update<V: View>(_ node: ViewNode, _ view: V) { updateChild(node, view) }
}

/// The node of a view with a modifier that has a body.
private final class ModifierNode<Content: View, Modifier: ViewModifier>:
  BodyNode<Modifier, Modifier.Body>
{
  private let content: ModifierContent

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    let content = ModifierContent(view.content)
    self.content = content
    super.init(view.modifier, inputs)
  }

  override func body(of modifier: Modifier) -> Modifier.Body {
    modifier.body(content: _ViewModifier_Content(source: content))
  }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: ModifiedContent<Content, Modifier>.self)
    content.take(view.content)
    // The body first: it may say how changes inside it are animated.
    take(view.modifier)
    content.updatePlaces()
  }
}
