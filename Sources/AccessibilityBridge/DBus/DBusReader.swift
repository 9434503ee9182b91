/// Reads values out of the bytes of a message; a value that does not fit its type is an error,
/// never a trap.
struct DBusReader {
  /// The message does not have the types that it states.
  struct Malformed: Error {}

  private let bytes: ArraySlice<UInt8>
  private let isBigEndian: Bool
  /// The position from the first byte.
  private(set) var position = 0
  private var depth = 0

  /// The protocol allows 32 arrays and 32 structures inside each other.
  private static let depthLimit = 64

  init(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool = false) {
    self.bytes = bytes
    self.isBigEndian = isBigEndian
  }

  static func alignment(of type: UInt8) -> Int {
    switch UnicodeScalar(type) {
    case "y", "g", "v": 1
    case "n", "q": 2
    case "x", "t", "d", "(", "{": 8
    default: 4
    }
  }

  mutating func align(to alignment: Int) throws(Malformed) {
    position += (alignment - position % alignment) % alignment
    if position > bytes.count { throw Malformed() }
  }

  /// Reads one value for each type in `signature`.
  mutating func values(_ signature: String) throws(Malformed) -> [DBusValue] {
    var types = Array(signature.utf8)[...]
    var values: [DBusValue] = []
    while !types.isEmpty { values.append(try value(&types)) }
    return values
  }

  /// Reads a value of the first type in `types`, and takes that type off.
  private mutating func value(_ types: inout ArraySlice<UInt8>) throws(Malformed) -> DBusValue {
    guard let type = types.popFirst() else { throw Malformed() }
    switch UnicodeScalar(type) {
    case "y": return .byte(try number())
    case "b": return .bool(try number(UInt32.self) != 0)
    case "n": return .int16(try number())
    case "q": return .uint16(try number())
    case "i": return .int32(try number())
    case "u": return .uint32(try number())
    case "x": return .int64(try number())
    case "t": return .uint64(try number())
    case "d": return .double(Double(bitPattern: try number()))
    case "s": return .string(try text())
    case "o": return .path(try text())
    case "g": return .signature(try signatureText())
    default: return try container(type, &types)
    }
  }

  private mutating func container(
    _ type: UInt8, _ types: inout ArraySlice<UInt8>
  ) throws(Malformed) -> DBusValue {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { throw Malformed() }
    switch UnicodeScalar(type) {
    case "v":
      var inner = Array(try signatureText().utf8)[...]
      let value = try value(&inner)
      if !inner.isEmpty { throw Malformed() }
      return .variant(value)
    case "a": return try array(&types)
    case "(":
      try align(to: 8)
      var fields: [DBusValue] = []
      while types.first != UInt8(ascii: ")") { fields.append(try value(&types)) }
      types.removeFirst()
      return .structure(fields)
    case "{":
      try align(to: 8)
      let key = try value(&types)
      let content = try value(&types)
      if types.popFirst() != UInt8(ascii: "}") { throw Malformed() }
      return .entry(key, content)
    default: throw Malformed()
    }
  }

  private mutating func array(_ types: inout ArraySlice<UInt8>) throws(Malformed) -> DBusValue {
    let length = Int(try number(UInt32.self))
    let element = try Self.first(of: types)
    types = types.dropFirst(element.count)
    try align(to: Self.alignment(of: element.first ?? 0))
    let end = position + length
    if end > bytes.count { throw Malformed() }
    var values: [DBusValue] = []
    while position < end {
      let start = position
      var inner = element
      values.append(try value(&inner))
      // Types of no size would repeat forever.
      if position == start { throw Malformed() }
    }
    if position != end { throw Malformed() }
    return .array(of: String(decoding: element, as: UTF8.self), values)
  }

  /// The first complete type in `types`.
  private static func first(
    of types: ArraySlice<UInt8>
  ) throws(Malformed) -> ArraySlice<UInt8> {
    var open = 0
    for (index, type) in zip(types.indices, types) {
      switch UnicodeScalar(type) {
      case "a": continue
      case "(", "{": open += 1
      case ")", "}": open -= 1
      default: break
      }
      if open == 0 { return types[types.startIndex...index] }
    }
    throw Malformed()
  }

  mutating func number<Number: FixedWidthInteger>(
    _ type: Number.Type = Number.self
  ) throws(Malformed) -> Number {
    try align(to: MemoryLayout<Number>.size)
    var value = Number.zero
    let raw = try take(MemoryLayout<Number>.size)
    withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: raw) }
    return isBigEndian ? Number(bigEndian: value) : Number(littleEndian: value)
  }

  private mutating func text() throws(Malformed) -> String {
    try text(length: Int(try number(UInt32.self)))
  }

  private mutating func signatureText() throws(Malformed) -> String {
    try text(length: Int(try number(UInt8.self)))
  }

  private mutating func text(length: Int) throws(Malformed) -> String {
    let text = String(decoding: try take(length), as: UTF8.self)
    // A zero follows.
    _ = try take(1)
    return text
  }

  private mutating func take(_ count: Int) throws(Malformed) -> ArraySlice<UInt8> {
    guard count >= 0, bytes.count - position >= count else { throw Malformed() }
    let start = bytes.startIndex + position
    position += count
    return bytes[start..<start + count]
  }
}
