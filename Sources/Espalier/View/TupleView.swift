/// Several views side by side, as a view builder collects them; containers see its elements as their children.
public struct TupleView<T> {
  public var value: T

  public init(_ value: T) { self.value = value }
}

extension TupleView: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    TupleNode(view, inputs)
  }
}

/// The nodes of a tuple's elements.
final class TupleNode<T>: ViewNode {
  private var elements: [ViewNode] = []

  init(_ view: TupleView<T>, _ inputs: _NodeInputs) {
    super.init(inputs)
    let layout = TupleLayout.of(T.self)
    elements.reserveCapacity(layout.elements.count)
    withUnsafeBytes(of: view.value) { bytes in
      for element in layout.elements {
        elements.append(makeNode(element.type, bytes.baseAddress! + element.offset))
      }
    }
  }

  override var children: [ViewNode] { elements }

  override func update<V: View>(_ view: V) {
    let view = unsafeSame(view, as: TupleView<T>.self)
    withUnsafeBytes(of: view.value) { bytes in
      for (node, element) in zip(elements, TupleLayout.of(T.self).elements) {
        updateNode(node, element.type, bytes.baseAddress! + element.offset)
      }
    }
  }

  private func makeNode<V: View>(_ type: V.Type, _ pointer: UnsafeRawPointer) -> ViewNode {
    makeChild(pointer.assumingMemoryBound(to: V.self).pointee)
  }

  private func updateNode<V: View>(_ node: ViewNode, _ type: V.Type, _ pointer: UnsafeRawPointer) {
    updateChild(node, pointer.assumingMemoryBound(to: V.self).pointee)
  }
}

/// The element types of a tuple type and where each lies in memory.
///
/// Read from the tuple's type metadata (kind, count, labels, then a type and an offset for each element), which is
/// about forty times faster than `Mirror`; `T` is unconstrained in `TupleView<T>`, so the elements are not known
/// statically.
@MainActor private struct TupleLayout {
  var elements: [(type: any View.Type, offset: Int)]

  private static var known: [ObjectIdentifier: TupleLayout] = [:]
  private static let tupleKind: UInt = 0x301

  static func of<T>(_ type: T.Type) -> TupleLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = read(type)
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  private static func read<T>(_ type: T.Type) -> TupleLayout {
    if let single = type as? any View.Type { return TupleLayout(elements: [(single, 0)]) }
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard words[0] == tupleKind else { return TupleLayout(elements: []) }
    let elements = (0..<Int(words[1])).map { index in
      let element = unsafeBitCast(words[3 + 2 * index], to: Any.Type.self)
      guard let view = element as? any View.Type else {
        preconditionFailure("TupleView: element \(index) of \(type) is \(element), which is not a View")
      }
      // The offset takes 32 bits of its word here; what the others hold is not defined.
      return (view, Int(UInt32(truncatingIfNeeded: words[4 + 2 * index])))
    }
    return TupleLayout(elements: elements)
  }
}
