/// The view of an `if`/`else` or a `switch`: its branches are different views, each with its own
/// state.
public enum _ConditionalContent<TrueContent, FalseContent> {
  case first(TrueContent)
  case second(FalseContent)
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    NodeClasses.note(ConditionalNode<Self>.self, for: Self.self)
    return ConditionalNode<Self>(view, inputs)
  }

  // A loop tells branches apart as it tells elements apart: there a condition needs no node. Inlined into the witnesses of the
  // protocol, where the type is at hand: elsewhere it is looked up.
  @inline(__always) public static func _makeElement(
    _ view: Self, in loop: _ViewNode
  ) -> _ViewNode {
    switch view {
    case .first(let content): return loop.makeChild(content)
    case .second(let content):
      let node = loop.makeChild(content)
      node.branch = 1
      return node
    }
  }

  @inline(__always) public static func _updateElement(
    _ view: Self, _ node: _ViewNode, in loop: _ViewNode
  ) -> Bool {
    switch view {
    case .first(let content) where node.branch == 0: loop.updateChild(node, content)
    case .second(let content) where node.branch == 1: loop.updateChild(node, content)
    case .first, .second: return false
    }
    return true
  }

  @inline(__always) public static func _branch(_ view: Self) -> UInt8 {
    if case .first = view { 0 } else { 1 }
  }

  public static func _isEmpty(_ view: Self) -> Bool {
    switch view {
    case .first(let content): TrueContent._isEmpty(content)
    case .second(let content): FalseContent._isEmpty(content)
    }
  }

  /// Known only if it is the same in both branches.
  public static func _elementCount(within depth: Int) -> Int? {
    guard depth > 0, let count = TrueContent._elementCount(within: depth - 1) else { return nil }
    return count == FalseContent._elementCount(within: depth - 1) ? count : nil
  }
}

/// A view that is one of several, each in a place of its own.
@MainActor private protocol BranchingView: View {
  /// Hands the view that it is, and its place, to a node that has just been made.
  static func begin(_ view: Self, in node: SwitchNode)

  /// As ``begin(_:in:)``, for a node that has shown another value.
  static func show(_ view: Self, in node: SwitchNode)
}

// Inlined into the witnesses of the protocol, where the type is at hand: elsewhere it is looked up.
extension _ConditionalContent: BranchingView where TrueContent: View, FalseContent: View {
  @inline(__always) fileprivate static func begin(_ view: Self, in node: SwitchNode) {
    switch view {
    case .first(let content): node.begin(.place(0), content)
    case .second(let content): node.begin(.place(1), content)
    }
  }

  @inline(__always) fileprivate static func show(_ view: Self, in node: SwitchNode) {
    switch view {
    case .first(let content): node.show(.place(0), content)
    case .second(let content): node.show(.place(1), content)
    }
  }
}

private final class ConditionalNode<Content: BranchingView>: SwitchNode {
  init(_ view: borrowing Content, _ inputs: _NodeInputs) {
    super.init(inputs)
    Content.begin(view, in: self)
  }

  override class func make(at view: UnsafeRawPointer, _ inputs: _NodeInputs) -> ViewNode {
    withValue(at: view, as: Content.self) { Self($0, inputs) }
  }

  override func update<V>(_ view: V) {
    Content.show(unsafeSame(view, as: Content.self), in: self)
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    NodeClasses.note(ConditionalNode<Self>.self, for: Self.self)
    return ConditionalNode<Self>(view, inputs)
  }

  @inline(__always) public static func _makeElement(
    _ view: Self, in loop: _ViewNode
  ) -> _ViewNode {
    if let view { return loop.makeChild(view) }
    let node = loop.makeChild(EmptyView())
    node.branch = 1
    return node
  }

  @inline(__always) public static func _updateElement(
    _ view: Self, _ node: _ViewNode, in loop: _ViewNode
  ) -> Bool {
    if node.branch != _branch(view) { return false }
    if let view { loop.updateChild(node, view) }
    return true
  }

  @inline(__always) public static func _branch(_ view: Self) -> UInt8 {
    if case .none = view { 1 } else { 0 }
  }

  public static func _isEmpty(_ view: Self) -> Bool {
    if let view { Wrapped._isEmpty(view) } else { true }
  }
}

extension Optional: PrimitiveView where Wrapped: View {}

extension Optional: BranchingView where Wrapped: View {
  @inline(__always) fileprivate static func begin(_ view: Self, in node: SwitchNode) {
    if let view { node.begin(.place(0), view) } else { node.begin(.place(1), EmptyView()) }
  }

  @inline(__always) fileprivate static func show(_ view: Self, in node: SwitchNode) {
    if let view { node.show(.place(0), view) } else { node.show(.place(1), EmptyView()) }
  }
}

/// One of several views, with its place or id.
package struct Branch {
  enum Identity: Hashable {
    /// One of the branches of a condition.
    case place(Int)
    case type(ObjectIdentifier)
    /// An id given by the program; in a box, because it is five times as large as the others.
    indirect case id(AnyHashable)
  }

  var identity: Identity
  var content: any View

  init(_ identity: Identity, _ content: any View) {
    self.identity = identity
    self.content = content
  }
}

/// The node of a view that can change its kind: another branch is another view and starts with
/// fresh state.
@_spi(Espalier) open class SwitchNode: ViewNode {
  @exclusivity(unchecked) private(set) final var identity: Branch.Identity
  /// The node of the branch; nil where that is an `EmptyView`, as it is for an `if` without an `else`.
  @exclusivity(unchecked) private var child: ViewNode?
  /// Former branches on their way out; nil until a change of branches is animated.
  private var departures: Departures<Branch.Identity>?

  /// A node that ``begin(_:_:)`` gives its branch.
  fileprivate override init(_ inputs: _NodeInputs) {
    identity = .place(0)
    super.init(inputs)
  }

  fileprivate final func begin<Content: View>(_ identity: Branch.Identity, _ content: Content) {
    self.identity = identity
    child = make(content)
  }

  init(branch: Branch, _ inputs: _NodeInputs) {
    identity = branch.identity
    super.init(inputs)
    child = make(branch.content)
  }

  /// A node whose branch follows from what it reads.
  package init(_ inputs: _NodeInputs, reading branch: (SwitchNode) -> Branch) {
    identity = .place(0)
    super.init(inputs)
    let branch = branch(self)
    identity = branch.identity
    child = make(branch.content)
  }

  open override var children: [ViewNode] { child.map { [$0] } ?? [] }

  package func show(_ branch: Branch) { show(branch.identity, branch.content) }

  final func show<Content: View>(_ newIdentity: Branch.Identity, _ content: Content) {
    if newIdentity == identity {
      if let child { updateChild(child, content) }
      return
    }
    if let child { remove(child, identity) }
    identity = newIdentity
    if let former = departures?.takeBack(identity) {
      child = former
      former.setEnvironment(environment)
      updateChild(former, content)
    } else {
      child = make(content)
      child?.appear()
    }
    elementsDidChange()
  }

  private func remove(_ node: ViewNode, _ identity: Branch.Identity) {
    guard graph.changesGradually else {
      node.detach()
      return
    }
    let departures = departures ?? Departures(self)
    self.departures = departures
    departures.remove(node, for: identity)
  }

  open override func collectElements(into elements: inout SubviewList) {
    departures?.collectElements(into: &elements)
    child?.collectElements(into: &elements)
  }

  open override func detach() {
    super.detach()
    departures?.detach()
  }

  private func make<V: View>(_ view: V) -> ViewNode? {
    V.self == EmptyView.self ? nil : makeChild(view)
  }
}
