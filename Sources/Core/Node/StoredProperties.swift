@_spi(Reflection) import Swift

/// A stored property of a struct, or an element of a tuple.
struct StoredProperty {
  let offset: Int
  let type: Any.Type
  /// False for a `weak` or `unowned` reference, whose bytes are not a value of the type.
  var isStrong = true
}

/// The stored properties of a struct type, or the elements of a tuple type.
///
/// Read from type metadata, because `Mirror` needs a value and is about forty times slower. Other
/// types have none.
func storedProperties(of type: Any.Type) -> [StoredProperty] {
  let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  switch words[0] {
  case structKind: return structProperties(of: type)
  case tupleKind: return tupleElements(words)
  default: return []
  }
}

// The first word of a struct's metadata, since Swift 5.
private let structKind: UInt = 0x200
private let tupleKind: UInt = 0x301
private let existentialKind: UInt = 0x303

/// True if a type is `Any` or `any P`, a value of which holds its type behind its first three
/// words.
///
/// The protocols may be any that do not require a class; errors and references are stored
/// differently, which the second word of the metadata tells.
func isOpaqueExistential(_ type: Any.Type) -> Bool {
  let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  guard words[0] == existentialKind else { return false }
  let flags = UInt32(truncatingIfNeeded: words[1])
  let mayBeValue = flags & 0x8000_0000 != 0
  let isSpecial = flags & 0x3F00_0000 != 0
  return mayBeValue && !isSpecial
}

/// The properties of a struct; for any other type, the runtime would read a value, which does not
/// exist.
private func structProperties(of type: Any.Type) -> [StoredProperty] {
  var properties: [StoredProperty] = []
  _ = _forEachField(of: type, options: []) { _, offset, property, _ in
    var field = FieldMetadata()
    _ = childMetadata(type, index: properties.count, &field)
    field.free?(field.name)
    properties.append(StoredProperty(offset: offset, type: property, isStrong: field.isStrong))
    return true
  }
  return properties
}

/// The runtime's description of a stored property, which `_forEachField` does not pass on.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = true
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(
  _ type: Any.Type, index: Int, _ field: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

/// Tuple metadata is its kind, the number of elements and their labels, then a type and an offset
/// for each element.
///
/// An offset has 32 bits; what follows in its word is not defined.
private func tupleElements(_ words: UnsafePointer<UInt>) -> [StoredProperty] {
  (0..<Int(words[1])).map { index in
    let offset = UInt32(truncatingIfNeeded: words[4 + 2 * index])
    return StoredProperty(
      offset: Int(offset), type: unsafeBitCast(words[3 + 2 * index], to: Any.Type.self))
  }
}
