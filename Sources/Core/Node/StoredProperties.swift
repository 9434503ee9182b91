@_spi(Reflection) import Swift

/// The stored properties of a struct type, or the elements of a tuple type: where each lies, and
/// its type.
///
/// Read from type metadata, because `Mirror` needs a value and is about forty times slower. Other
/// types have none.
func storedProperties(of type: Any.Type) -> [(offset: Int, type: Any.Type)] {
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
private func structProperties(of type: Any.Type) -> [(offset: Int, type: Any.Type)] {
  var properties: [(offset: Int, type: Any.Type)] = []
  _ = _forEachField(of: type, options: []) { _, offset, type, _ in
    properties.append((offset, type))
    return true
  }
  return properties
}

/// Tuple metadata is its kind, the number of elements and their labels, then a type and an offset
/// for each element.
///
/// An offset has 32 bits; what follows in its word is not defined.
private func tupleElements(_ words: UnsafePointer<UInt>) -> [(offset: Int, type: Any.Type)] {
  (0..<Int(words[1])).map { index in
    let offset = UInt32(truncatingIfNeeded: words[4 + 2 * index])
    return (Int(offset), unsafeBitCast(words[3 + 2 * index], to: Any.Type.self))
  }
}
