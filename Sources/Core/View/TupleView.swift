/// Several views side by side, as a view builder collects them; containers see its elements as
/// their children.
public struct TupleView<T> {
  public var value: T

  @inlinable public init(_ value: T) { self.value = value }
}

extension TupleView: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    NodeClasses.note(TupleNode<Self>.self, for: Self.self)
    return TupleNode<Self>(view, inputs)
  }

  public static func _visitParts<Visitor: _PartVisitor>(_ view: Self, _ visitor: inout Visitor) {
    // The tuple is the view's only content; reading the property would copy it.
    withAddress(of: view) { view in
      let elements = TupleLayout.of(T.self).elements
      visitor.expect(elements.count)
      for element in elements {
        AnyView.visit(element.type, view + element.offset, &visitor)
      }
    }
  }

  public static func _elementCount(within depth: Int) -> Int? {
    if depth <= 0 { return nil }
    return TupleLayout.of(T.self).elements.reduce(0) { count, element in
      guard let count, let more = element.type._elementCount(within: depth - 1) else { return nil }
      return count + more
    }
  }

  public static func _isEmpty(_ view: Self) -> Bool {
    withUnsafeBytes(of: view.value) { bytes in
      guard let start = bytes.baseAddress else { return true }
      for element in TupleLayout.of(T.self).elements
      where !AnyView.isEmpty(element.type, start + element.offset) {
        return false
      }
      return true
    }
  }
}

extension TupleView: RowTelling {
  package static func mayTellIdentities(within depth: Int) -> Bool {
    TupleLayout.of(T.self).elements.contains { $0.type.mayTellIdentities(within: depth) }
  }

  package func tell(_ reader: inout RowReader) { Self._visitParts(self, &reader) }
}

extension View {
  fileprivate static func mayTellIdentities(within depth: Int) -> Bool {
    RowReader.mayTellIdentities(Self.self, within: depth)
  }
}

extension AnyView {
  @MainActor fileprivate static func visit<V: View, Visitor: _PartVisitor>(
    _ type: V.Type, _ pointer: UnsafeRawPointer, _ visitor: inout Visitor
  ) {
    withValue(at: pointer, as: V.self) { V._visitParts($0, &visitor) }
  }

  @MainActor
  fileprivate static func isEmpty<V: View>(_ type: V.Type, _ pointer: UnsafeRawPointer) -> Bool {
    withValue(at: pointer, as: V.self) { V._isEmpty($0) }
  }
}

/// The nodes of a tuple's elements.
///
/// The tuple's own type is the parameter, which need not be looked up then.
private final class TupleNode<Content: View>: ViewNode {
  private var elements: [ViewNode] = []

  init(_ view: borrowing Content, _ inputs: _NodeInputs) {
    super.init(inputs)
    elements = makeParts(of: view)
  }

  override class func make(at view: UnsafeRawPointer, _ inputs: _NodeInputs) -> ViewNode {
    withValue(at: view, as: Content.self) { Self($0, inputs) }
  }

  override var children: [ViewNode] { elements }

  override func update<V>(_ view: V) {
    updateParts(elements, of: unsafeSame(view, as: Content.self))
  }
}

/// A view that consists of others, side by side.
@MainActor package protocol ListedViews {
  /// The views that it consists of.
  var listed: [AnyView] { get }
}

extension TupleView: ListedViews {
  package var listed: [AnyView] {
    withUnsafeBytes(of: value) { bytes in
      var views: [AnyView] = []
      for element in TupleLayout.of(T.self).elements {
        views.append(AnyView.read(element.type, bytes.baseAddress! + element.offset))
      }
      return views
    }
  }
}

extension AnyView {
  fileprivate static func read<V: View>(_ type: V.Type, _ pointer: UnsafeRawPointer) -> AnyView {
    AnyView(pointer.assumingMemoryBound(to: V.self).pointee)
  }
}

/// The element types of a tuple type and where each lies in memory: `T` is unconstrained in
/// `TupleView<T>`, so they are not known statically.
@MainActor private struct TupleLayout {
  var elements: [(type: any View.Type, offset: Int)]

  @exclusivity(unchecked) private static var known: [ObjectIdentifier: TupleLayout] = [:]
  /// The layouts that were asked for last: most questions are about few types.
  private static let recent = TypeTable<TupleLayout>(count: 256)

  static func of<T>(_ type: T.Type) -> TupleLayout {
    let id = ObjectIdentifier(type)
    if let layout = recent.value(for: id) { return layout }
    let layout = known[id] ?? read(type)
    known[id] = layout
    recent.note(layout, for: id)
    return layout
  }

  private static func read<T>(_ type: T.Type) -> TupleLayout {
    if let single = type as? any View.Type { return TupleLayout(elements: [(single, 0)]) }
    return TupleLayout(
      elements: storedProperties(of: type).map { element in
        guard let view = element.type as? any View.Type else {
          preconditionFailure("TupleView: \(element.type) in \(type) is not a View")
        }
        return (view, element.offset)
      })
  }
}
