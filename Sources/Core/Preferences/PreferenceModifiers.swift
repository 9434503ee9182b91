import Foundation
import LayoutEngine

nonisolated extension View {
  /// Sets a preference, in place of the value that the views inside set.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWriter<K> { _, result in result = value })
  }

  /// Changes the preference that the views inside set.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceWriter<K> { _, result in callback(&result) })
  }

  /// Calls `action` with the preference of the views inside, first after they appear and then
  /// whenever it changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: action))
  }
}

extension View {
  /// Sets a preference to a value made from an anchor in this view.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(PreferenceWriter<K> { member, result in result = transform(value.anchor(in: member)) })
  }

  /// Changes the preference that the views inside set, with an anchor in this view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(PreferenceWriter<K> { member, result in transform(&result, value.anchor(in: member)) })
  }
}

/// Writes a preference over the content's value.
private struct PreferenceWriter<K: PreferenceKey> {
  /// Changes the content's value (the default where there is none) into this view's.
  let write: (LayoutElement, inout K.Value) -> Void
}

extension PreferenceWriter: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    PreferenceWriterNode(view, inputs)
  }
}

private final class PreferenceWriterNode<C: View, K: PreferenceKey>:
  WrappingNode<C, PreferenceWriter<K>>
{
  override func didMake() { addPreferences(preferenceBit(K.self)) }

  override func didUpdate() { markPreferencesChanged() }

  override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    guard key == K.self else { return super.preference(key) }
    let values = memberPreferences(key).compactMap(\.value)
    guard var result = values.first else { return nil }
    for value in values.dropFirst() { Other.reduce(value: &result) { value } }
    return result
  }

  /// Writes for each member: a group of two has two values, an empty view has none.
  override func memberPreferences<Other: PreferenceKey>(
    _ key: Other.Type
  ) -> [(member: LayoutElement, value: Other.Value?)] {
    guard key == K.self else { return super.memberPreferences(key) }
    let inner = children.flatMap { $0.memberPreferences(key) }
    return inner.map { member, inner in
      var value = inner.map { unsafeSame($0, as: K.Value.self) } ?? K.defaultValue
      modifier.write(member, &value)
      return (member, unsafeSame(value, as: Other.Value.self))
    }
  }
}

private struct PreferenceReader<K: PreferenceKey> where K.Value: Equatable {
  let action: (K.Value) -> Void
}

extension PreferenceReader: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    PreferenceReaderNode(view, inputs)
  }
}

private final class PreferenceReaderNode<C: View, K: PreferenceKey>:
  WrappingNode<C, PreferenceReader<K>>, PreferenceReading
where K.Value: Equatable {
  private var last: K.Value?
  /// A later value that was only an echo of the action, and is not reported.
  private var echo: K.Value?
  /// The view's proposal and answer at the last run of the action.
  private var placement: (proposal: ProposedViewSize, size: CGSize)?

  override func didMake() { noteReadsPreferences() }

  func readPreference() {
    let value = ownPreference(K.self) ?? K.defaultValue
    if isUnchanged(last, value) || isUnchanged(echo, value) { return }
    if isEcho {
      echo = value
      return
    }
    (last, echo) = (value, nil)
    placement = element.map { (graph.tree.placementProposal(of: $0.id), $0.size) }
    StateReading.with(.unnoticed) { modifier.action(value) }
  }

  /// True if the view itself is as it was when the action ran, and has only grown into a larger
  /// proposal since, as a consequence of that action.
  ///
  /// A view that measures its container and fills it must not treat the place that its own content
  /// has pushed aside as new space: it would grow with every round. Content that shrinks gives such
  /// place back, which is reported: that ends where the container does.
  private var isEcho: Bool {
    guard graph.lastCause === self, let placement, let element else { return false }
    let (size, before) = (element.size, placement.size)
    return graph.tree.placementProposal(of: element.id) != placement.proposal
      && size.width >= before.width && size.height >= before.height
      && graph.tree.sizeThatFits(element.id, placement.proposal) == before
  }

  private var element: LayoutElement? {
    let elements = collectedElements
    return elements.first
  }
}
