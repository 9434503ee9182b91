@_spi(Espalier) import EspalierCore

/// The values that a stack shows screens for, of any types, the topmost last.
///
///     @State private var path = NavigationPath()
///     …
///     NavigationStack(path: $path) { … }
///     path.append(recipe)
public struct NavigationPath {
  private(set) var values: [PathValue] = []

  /// A path without values: the stack shows its root.
  public init() {}

  /// A path of values that are all of one type.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { PathValue($0) }
  }

  /// A path of values that are all of one type and can be encoded.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
    values = elements.map { PathValue($0) }
  }

  /// A path that was encoded.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// The number of screens above the root.
  public var count: Int { values.count }

  public var isEmpty: Bool { values.isEmpty }

  /// The path in a form that can be encoded; nil where one of its values cannot be.
  public var codable: CodableRepresentation? {
    values.allSatisfy(\.isCodable) ? CodableRepresentation(values: values) : nil
  }

  /// Shows a screen for `value`.
  public mutating func append<V: Hashable>(_ value: V) { values.append(PathValue(value)) }

  /// Shows a screen for `value`, which can be encoded.
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    values.append(PathValue(value))
  }

  /// Goes back by `k` screens.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(
      k >= 0 && k <= count, "NavigationPath: \(k) values cannot be removed, there are \(count).")
    values.removeLast(k)
  }

  mutating func append(_ value: PathValue) { values.append(value) }

  mutating func keep(_ count: Int) { values.removeLast(max(0, values.count - count)) }
}

extension NavigationPath: Equatable {}

extension NavigationPath {
  /// A path that can be encoded.
  ///
  /// It is a list of pairs, the topmost first: the name of a value's type, and the value as JSON.
  public struct CodableRepresentation: Equatable {
    fileprivate let values: [PathValue]
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var values: [PathValue] = []
    while !container.isAtEnd {
      let type = try container.decode(String.self)
      let json = try container.decode(String.self)
      values.append(try PathValue(type: type, json: json, codingPath: decoder.codingPath))
    }
    self.values = values.reversed()
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values.reversed() {
      let (type, json) = try value.written()
      try container.encode(type)
      try container.encode(json)
    }
  }
}
