@_spi(Reflection) import Swift

/// The stored properties of a struct type: where each lies, and its type; none for other types.
///
/// Read from type metadata, because `Mirror` needs a value and is far slower.
func storedProperties(of type: Any.Type) -> [(offset: Int, type: Any.Type)] {
  // The runtime looks into the value, which is not there, of anything but a struct.
  let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
  guard kind == structKind else { return [] }
  var properties: [(offset: Int, type: Any.Type)] = []
  _ = _forEachField(of: type, options: []) { _, offset, type, _ in
    properties.append((offset, type))
    return true
  }
  return properties
}

/// What the first word of a struct's metadata is, since Swift 5.
private let structKind: UInt = 0x200
