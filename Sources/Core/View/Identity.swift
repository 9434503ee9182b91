nonisolated extension View {
  /// Binds the view's identity to `id`: another value makes it another view, with fresh state.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }

  /// Marks the view with a value by which its container distinguishes it from others.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TraitWriter(key: TagTrait<V>.self, value: tag))
  }
}

package enum TagTrait<V: Hashable> {}

/// A key of the tags of one type.
private protocol TagKey {}

extension TagTrait: TagKey {}

/// Gives a value to the direct container of a view.
package struct TraitWriter {
  package let key: Any.Type
  package let value: Any

  package init(key: Any.Type, value: Any) {
    self.key = key
    self.value = value
  }
}

extension TraitWriter: ElementModifier {
  package func configure(_ element: LayoutElement) {
    element.setTrait(ObjectIdentifier(key), value)
  }
}

private struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: PrimitiveView {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    IdentifiedNode<Content, ID>(Branch(.id(view.id), view.content), inputs)
  }

  static func _elementCount(within depth: Int) -> Int? {
    depth > 0 ? Content._elementCount(within: depth - 1) : nil
  }

  static func _isSection(within depth: Int) -> Bool {
    depth > 0 && Content._isSection(within: depth - 1)
  }
}

/// A view that tells its identity, or that of the view inside it, before it has a node.
///
/// Rows that were never made are found by it.
protocol IdentityTelling {
  /// True if views of this type may have an identity.
  static var tellsIdentity: Bool { get }

  /// Returns whether `id(_:)` gave the view this identity.
  func isIdentified(by id: AnyHashable) -> Bool
}

extension IdentifiedView: IdentityTelling {
  static var tellsIdentity: Bool { true }

  func isIdentified(by id: AnyHashable) -> Bool {
    id.base as? ID == self.id || (content as? any IdentityTelling)?.isIdentified(by: id) ?? false
  }
}

extension ModifiedContent: IdentityTelling {
  static var tellsIdentity: Bool {
    (Content.self as? any IdentityTelling.Type)?.tellsIdentity ?? false
  }

  func isIdentified(by id: AnyHashable) -> Bool {
    (content as? any IdentityTelling)?.isIdentified(by: id) ?? false
  }
}

private final class IdentifiedNode<Content: View, ID: Hashable>: SwitchNode {
  init(_ branch: Branch, _ inputs: _NodeInputs) { super.init(branch: branch, inputs) }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: IdentifiedView<Content, ID>.self)
    show(Branch(.id(view.id), view.content))
  }

  override package func identity(of child: ViewNode) -> AnyHashable? {
    if case .id(let id) = identity { id } else { nil }
  }

  override func part(identifiedBy id: AnyHashable) -> ViewNode? {
    identity == .id(id) ? children.first : nil
  }
}

extension IdentifiedView: RowTelling {
  static func mayTellIdentities(within depth: Int) -> Bool { true }

  func tell(_ reader: inout RowReader) { reader.read(content, named: AnyHashable(id)) }
}

extension TraitWriter {
  /// Returns true if a view is marked with a tag, of whichever type.
  func isTag(_ tag: AnyHashable) -> Bool {
    key is any TagKey.Type && (value as? AnyHashable) == tag
  }
}

extension LayoutElement {
  /// Returns true if a view has a tag, of whichever type.
  final func hasTag(_ tag: AnyHashable) -> Bool {
    func key<V: Hashable>(_ value: V) -> ObjectIdentifier { ObjectIdentifier(TagTrait<V>.self) }
    guard let value = tag.base as? any Hashable else { return false }
    return (trait(key(value)) as? AnyHashable) == tag
  }
}
