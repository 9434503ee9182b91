import OpenCombine

/// A property of an observable object whose value also changes where the object does not announce it, such as one that is kept
/// in the user defaults.
@MainActor package protocol WatchedProperty {
  /// Calls `didChange` after each change of the value, until the result is released.
  func watch(_ didChange: @escaping @MainActor () -> Void) -> AnyCancellable
}

/// Finds the watched properties of observable objects.
@MainActor enum WatchedProperties {
  /// The classes that have none: most of them, and to list an object's properties takes long.
  private static var unwatched: Set<ObjectIdentifier> = []

  static func of(_ object: AnyObject) -> [any WatchedProperty] {
    let type = ObjectIdentifier(type(of: object))
    if unwatched.contains(type) { return [] }
    var found: [any WatchedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      found += level.children.compactMap { $0.value as? any WatchedProperty }
      mirror = level.superclassMirror
    }
    if found.isEmpty { unwatched.insert(type) }
    return found
  }
}
