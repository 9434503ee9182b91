@_spi(Espalier) import EspalierCore
import Foundation

/// A value on the path of a stack, with what is needed to encode it.
struct PathValue: Hashable {
  let value: AnyHashable
  /// Encodes the value as JSON; nil where its type cannot be encoded.
  private let encoder: (any PathValueEncoder)?

  init<V: Hashable>(_ value: V) {
    // A hashable value of a hidden type is unwrapped.
    self.value = AnyHashable(value)
    encoder = (self.value.base as? any Hashable & Codable).map { Self.encoder(for: $0) }
  }

  private static func encoder<V: Hashable & Codable>(for value: V) -> any PathValueEncoder {
    CodablePathValue<V>()
  }

  /// The value's own type.
  var type: Any.Type { Swift.type(of: value.base) }

  var isCodable: Bool { encoder != nil }

  /// The name of the type and the value as JSON.
  func written() throws -> (type: String, json: String) {
    guard let encoder else {
      throw EncodingError.invalidValue(
        value.base,
        .init(codingPath: [], debugDescription: "\(type) is not Codable: a path with it cannot be"))
    }
    return try (_mangledTypeName(type) ?? String(reflecting: type), encoder.json(of: value.base))
  }

  /// The value that was written as `json`.
  init(type name: String, json: String, codingPath: [any CodingKey]) throws {
    guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath,
          debugDescription:
            "A path holds a value of the type \(name), which this program does not have or which is not Codable."
        ))
    }
    self = try Self.decode(type, json)
  }

  private static func decode<V: Hashable & Codable>(
    _ type: V.Type, _ json: String
  ) throws
    -> PathValue
  {
    // Foundation ends the program where it decodes an index set with invalid ranges.
    if "\(type)".contains("IndexSet") {
      _ = try JSONDecoder().decode(RangeCheck.self, from: Data(json.utf8))
    }
    return PathValue(try JSONDecoder().decode(V.self, from: Data(json.utf8)))
  }

  static func == (lhs: PathValue, rhs: PathValue) -> Bool { lhs.value == rhs.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Decodes JSON of any form, and fails where it holds a location and a length that make no range.
private struct RangeCheck: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      while !list.isAtEnd { _ = try list.decode(RangeCheck.self) }
    }
    guard let object = try? decoder.container(keyedBy: Key.self) else { return }
    for key in object.allKeys { _ = try object.decode(RangeCheck.self, forKey: key) }
    guard let location = try? object.decode(Int.self, forKey: Key(stringValue: "location")),
      let length = try? object.decode(Int.self, forKey: Key(stringValue: "length"))
    else { return }
    // `NSNotFound` is the largest number, and no index.
    if location < 0 || length < 0 || location.addingReportingOverflow(length).overflow
      || location + length == .max
    {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "A path holds indexes from \(location) on, \(length) of them."))
    }
  }
}

/// Encodes values of one type.
private protocol PathValueEncoder {
  func json(of value: Any) throws -> String
}

private struct CodablePathValue<V: Hashable & Codable>: PathValueEncoder {
  func json(of value: Any) throws -> String {
    guard let value = value as? V else { return "null" }
    return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }
}
