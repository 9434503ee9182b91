/// A value in a message of D-Bus.
enum DBusValue: Equatable, Sendable {
  case byte(UInt8)
  case bool(Bool)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case path(String)
  case signature(String)
  /// Values of one type, whose signature is known even without a value.
  case array(of: String, [DBusValue])
  case structure([DBusValue])
  /// A key and its value in an array that is a dictionary.
  indirect case entry(DBusValue, DBusValue)
  indirect case variant(DBusValue)

  /// The type, as messages name it.
  var typeSignature: String {
    switch self {
    case .byte: "y"
    case .bool: "b"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .signature: "g"
    case .array(let element, _): "a" + element
    case .structure(let fields): "(" + fields.map(\.typeSignature).joined() + ")"
    case .entry(let key, let value): "{" + key.typeSignature + value.typeSignature + "}"
    case .variant: "v"
    }
  }

  /// A dictionary of texts.
  static func dictionary(_ pairs: [(String, String)] = []) -> DBusValue {
    .array(of: "{ss}", pairs.map { .entry(.string($0), .string($1)) })
  }

  static func texts(_ texts: [String]) -> DBusValue { .array(of: "s", texts.map { .string($0) }) }

  static func int(_ number: Int) -> DBusValue { .int32(Int32(clamping: number)) }

  // MARK: Reading

  /// The text of a string or of a path.
  var text: String? {
    switch self {
    case .string(let text), .path(let text), .signature(let text): text
    case .variant(let value): value.text
    default: nil
    }
  }

  /// The value of any whole number.
  var number: Int? {
    switch self {
    case .byte(let value): Int(value)
    case .int16(let value): Int(value)
    case .uint16(let value): Int(value)
    case .int32(let value): Int(value)
    case .uint32(let value): Int(value)
    case .int64(let value): Int(value)
    case .uint64(let value): Int(exactly: value)
    case .variant(let value): value.number
    default: nil
    }
  }

  var isTrue: Bool? {
    switch self {
    case .bool(let value): value
    case .variant(let value): value.isTrue
    default: nil
    }
  }

  var fraction: Double? {
    switch self {
    case .double(let value): value
    case .variant(let value): value.fraction
    default: number.map { Double($0) }
    }
  }

  /// The values in an array or a structure.
  var elements: [DBusValue] {
    switch self {
    case .array(_, let values), .structure(let values): values
    case .variant(let value): value.elements
    default: []
    }
  }
}
