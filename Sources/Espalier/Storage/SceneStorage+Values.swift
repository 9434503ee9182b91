import EspalierContainers
@_spi(Espalier) import EspalierCore
import Foundation

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .plain())
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw)
  }
}

extension SceneStorage {
  /// A customization of the columns of a table, kept for the window.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue, key, .json)
  }
}

// MARK: - Values that may be missing

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, ValueCoding<Bool>.plain().optional())
  }

  public init(_ key: String) where Value == Int? {
    self.init(nil, key, ValueCoding<Int>.plain().optional())
  }

  public init(_ key: String) where Value == Double? {
    self.init(nil, key, ValueCoding<Double>.plain().optional())
  }

  public init(_ key: String) where Value == String? {
    self.init(nil, key, ValueCoding<String>.plain().optional())
  }

  public init(_ key: String) where Value == URL? {
    self.init(nil, key, ValueCoding<URL>.url.optional())
  }

  public init(_ key: String) where Value == Data? {
    self.init(nil, key, ValueCoding<Data>.plain().optional())
  }
}

extension SceneStorage {
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, ValueCoding<R>.raw.optional())
  }

  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, ValueCoding<R>.raw.optional())
  }
}
