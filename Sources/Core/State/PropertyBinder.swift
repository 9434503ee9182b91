/// Finds the dynamic properties of a view or modifier and connects them to storage that lasts as
/// long as its node.
///
/// The type of the owner is no parameter of this one, which would have to be looked up whenever a node is made.
@MainActor package struct PropertyBinder {
  private var slots: [AnyObject?]
  private let fields: [PropertyField]

  /// A binder for values of one type, which has to be that of all values that it is given.
  package init<Owner>(for type: Owner.Type) {
    fields = PropertyField.fields(of: type)
    slots = Array(repeating: nil, count: fields.count)
  }

  /// Connects every dynamic property of `owner`, inner ones first.
  package mutating func connect<Owner>(_ owner: inout Owner, to node: ViewNode) {
    if fields.isEmpty { return }
    withUnsafeMutableBytes(of: &owner) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, field) in fields.enumerated() {
        switch field.kind {
        case .connected(let type): connect(type, base + field.offset, &slots[index], node)
        case .custom(let type): update(type, base + field.offset)
        }
      }
    }
  }

  func dependsOnChange(of environment: EnvironmentValues) -> Bool {
    for (field, slot) in zip(fields, slots) {
      if case .connected(let type) = field.kind, type.dependsOnChange(slot, of: environment) {
        return true
      }
    }
    return false
  }

  /// The slots that outlive the node; nil if there are none.
  var keptSlots: [(any KeptSlot)?]? {
    let kept = slots.map { $0 as? any KeptSlot }
    return kept.contains { $0 != nil } ? kept : nil
  }

  /// Continues with the storage that another node of the same view kept.
  mutating func restore(_ kept: [(any KeptSlot)?], for node: ViewNode) {
    slots = kept.map { $0?.moved(to: node) }
  }

  func disconnect() {
    for (field, slot) in zip(fields, slots) {
      if case .connected(let type) = field.kind { type.disconnect(slot) }
    }
  }

  private func connect<P: ConnectedProperty>(
    _ type: P.Type, _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: ViewNode
  ) {
    pointer.assumingMemoryBound(to: P.self).pointee.connect(&slot, to: node)
  }

  private func update<P: DynamicProperty>(_ type: P.Type, _ pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: P.self).pointee.update()
  }
}

/// The position of a dynamic property in its owner; found once per type.
@MainActor struct PropertyField {
  enum Kind {
    case connected(any ConnectedProperty.Type)
    /// A property of a type that the program defines: its inner properties stand before it in the
    /// list.
    case custom(any DynamicProperty.Type)
  }

  var offset: Int
  var kind: Kind

  @exclusivity(unchecked) private static var known: [ObjectIdentifier: [PropertyField]] = [:]
  /// The type that was asked for last: the rows of a list are of one type.
  @exclusivity(unchecked) private static var last: (type: Any.Type, fields: [PropertyField])?

  static func fields(of type: Any.Type) -> [PropertyField] {
    if let last, last.type == type { return last.fields }
    let fields = known[ObjectIdentifier(type)] ?? find(in: type, at: 0)
    known[ObjectIdentifier(type)] = fields
    last = (type, fields)
    return fields
  }

  /// True if a view of the type has properties that are connected to its node; bindings are not.
  static func hasState(_ type: Any.Type) -> Bool {
    fields(of: type).contains { field in
      if case .custom(let type) = field.kind { !(type is any DetachedProperty.Type) } else { true }
    }
  }

  private static func find(in type: Any.Type, at base: Int) -> [PropertyField] {
    storedProperties(of: type).flatMap { field -> [PropertyField] in
      guard field.isStrong, let property = field.type as? any DynamicProperty.Type else {
        return []
      }
      let offset = base + field.offset
      if let connected = property as? any ConnectedProperty.Type {
        return [PropertyField(offset: offset, kind: .connected(connected))]
      }
      return find(in: field.type, at: offset) + [
        PropertyField(offset: offset, kind: .custom(property))
      ]
    }
  }
}

/// A dynamic property that has its value without a node.
protocol DetachedProperty: DynamicProperty {}

extension Binding: DetachedProperty {}
