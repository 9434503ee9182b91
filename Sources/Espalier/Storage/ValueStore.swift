import EspalierCore
import Foundation

/// A place where values are kept by key beyond the life of a view.
protocol ValueStore: AnyObject {
  func object(forKey key: String) -> Any?
  func set(_ value: Any?, forKey key: String)
  /// Gets ready before the first value is read or written.
  func prepare()
  /// Has the written values reach the disk soon.
  @MainActor func save()
}

extension ValueStore {
  /// True if other code than views writes to it, so that its values have to be checked regularly.
  var isWrittenElsewhere: Bool { self is UserDefaults }
}

extension UserDefaults: ValueStore {
  func prepare() { DefaultsSaver.prepare(self) }
  @MainActor func save() { DefaultsSaver.save(self) }
}

/// The way in which values of one type are written to a store and read again.
struct ValueCoding<Value> {
  /// Nil if nothing is stored, or a value of another type.
  let read: (any ValueStore, String) -> Value?
  let write: (Value, any ValueStore, String) -> Void
}

extension ValueCoding {
  /// A value that stores can hold as it is.
  static func plain() -> ValueCoding {
    ValueCoding {
      $0.object(forKey: $1) as? Value
    } write: {
      $1.set($0 as Any?, forKey: $2)
    }
  }

  /// A value that is written as a value of another type.
  static func converted<Stored>(
    _ decode: @escaping (Stored) -> Value?, _ encode: @escaping (Value) -> Stored
  ) -> ValueCoding {
    ValueCoding { store, key in
      (store.object(forKey: key) as? Stored).flatMap(decode)
    } write: { value, store, key in
      store.set(encode(value) as Any?, forKey: key)
    }
  }

  /// The same for a value that may be missing; nil removes what is stored.
  func optional() -> ValueCoding<Value?> {
    ValueCoding<Value?> { store, key in
      read(store, key).map { .some($0) }
    } write: { value, store, key in
      if let value { write(value, store, key) } else { store.set(nil as Any?, forKey: key) }
    }
  }
}

extension ValueCoding {
  /// Writes a value, shows it in the views that show the key, and has the store keep it.
  func set(_ value: Value, in store: any ValueStore, forKey key: String) {
    store.prepare()
    DefaultsSaver.alone { write(value, store, key) }
    nonisolated(unsafe) let kept = store
    onMainActor {
      StoreWatch.look(at: key)
      kept.save()
    }
  }
}

extension ValueCoding where Value == URL {
  /// The value as text: Foundation's own form restores web addresses as files on Linux.
  static var url: ValueCoding {
    converted({ (text: String) in URL(string: text) }, { $0.absoluteString })
  }
}

extension ValueCoding where Value: RawRepresentable {
  static var raw: ValueCoding {
    converted({ (raw: Value.RawValue) in Value(rawValue: raw) }, { $0.rawValue })
  }
}

extension ValueCoding where Value: Codable {
  /// Values of several parts, as one piece of data.
  static var json: ValueCoding {
    converted { (data: Data) in
      try? JSONDecoder().decode(Value.self, from: data)
    } _: {
      (try? JSONEncoder().encode($0)) ?? Data()
    }
  }
}
