@_spi(Espalier) import EspalierCore
import Foundation

/// The content of files of stored values: dictionaries, arrays, texts, numbers, dates and data.
enum PropertyList {
  /// The values of a file; nil where it is damaged.
  static func values(in data: Data) -> [String: Any]? {
    try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }

  /// A file of these values.
  ///
  /// It is binary, as on Apple's systems: XML would cut dates to whole seconds.
  static func data(_ values: [String: Any]) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
  }

  /// The values as they come back from a file, so that they can be compared with those of a file;
  /// nil if no file can hold them.
  static func canonical(_ values: [String: Any]) -> [String: Any]? {
    (try? data(values)).flatMap(self.values)
  }

  /// Returns whether two values that come from files are the same.
  static func same(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? [String: Any], let other = other as? [String: Any] {
      return one.count == other.count && one.allSatisfy { same($0.value, other[$0.key]) }
    }
    if let one = one as? [Any], let other = other as? [Any] {
      return one.count == other.count && zip(one, other).allSatisfy { same($0, $1) }
    }
    guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
    return one == other
  }

  /// The content of a file after two programs wrote to it: for each key, the value that changed
  /// since `base`, and that of `own` if both did.
  ///
  /// - Parameter isShared: whether the value of a key is a dictionary whose keys are merged in turn.
  static func merged(
    base: [String: Any], own: [String: Any], others: [String: Any],
    isShared: (String) -> Bool = { _ in false }
  ) -> [String: Any] {
    var result = others
    for key in Set(base.keys).union(own.keys) where !same(base[key], own[key]) {
      if isShared(key), let mine = own[key] as? [String: Any],
        let theirs = others[key] as? [String: Any]
      {
        let old = base[key] as? [String: Any] ?? [:]
        result[key] = merged(base: old, own: mine, others: theirs)
      } else {
        result[key] = own[key]
      }
    }
    return result
  }
}
