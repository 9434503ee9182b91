import Observation

/// A place to which bindings lead.
package protocol BindingLocation<Value>: AnyObject {
  associatedtype Value

  /// The value; reads of it are recorded by ``noteRead(_:)``.
  func get() -> Value

  func set(_ value: Value, _ transaction: Transaction)

  /// Records that the value, or the part of it that `check` compares, is read by the current
  /// reader.
  func noteRead(_ check: ReadCheck<Value>?)

  /// The value for comparisons; nil where looking at it counts as reading, since readers are
  /// notified of changes anyway.
  func snapshot() -> Value?

  /// True if another location of this type leads to the same place, and all readers of that place
  /// are notified of changes or have a snapshot.
  func isSame(as other: Self) -> Bool
}

extension BindingLocation {
  func isSame(asPlaceOf other: any BindingLocation<Value>) -> Bool {
    (other as? Self).map(isSame) ?? false
  }
}

/// A place defined by functions of the program.
final class FunctionLocation<Value>: BindingLocation {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  func get() -> Value { read() }

  func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }

  /// The function records its own reads.
  func noteRead(_ check: ReadCheck<Value>?) {}

  func snapshot() -> Value? { nil }

  /// The values that the function reads are not known.
  func isSame(as other: FunctionLocation) -> Bool { false }
}

/// A value that never changes.
final class ConstantLocation<Value>: BindingLocation {
  private let value: Value

  init(_ value: Value) { self.value = value }

  func get() -> Value { value }

  func set(_ value: Value, _ transaction: Transaction) {}

  func noteRead(_ check: ReadCheck<Value>?) {}

  func snapshot() -> Value? { value }

  func isSame(as other: ConstantLocation) -> Bool { true }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  func get() -> Value { object[keyPath: path] }

  func set(_ value: Value, _ transaction: Transaction) { object[keyPath: path] = value }

  /// An `@Observable` object records its readers itself; of any other object, the view that owns it
  /// is notified.
  func noteRead(_ check: ReadCheck<Value>?) {}

  func snapshot() -> Value? { Object.self is any Observable.Type ? nil : get() }

  func isSame(as other: ObjectLocation) -> Bool { object === other.object && path == other.path }
}

/// The identity of a projected location for the check of what was read, which must not hold the
/// location.
private final class ReadPlace {}

/// A part of the value at another place, or the same value in another form.
final class ProjectedLocation<Projection: BindingProjection>: BindingLocation {
  typealias Value = Projection.Value
  private let base: any BindingLocation<Projection.Base>
  private let projection: Projection
  /// Stands for this location in notes of what was read; made for the first one.
  private lazy var place = ReadPlace()

  init(_ base: any BindingLocation<Projection.Base>, _ projection: Projection) {
    self.base = base
    self.projection = projection
  }

  func get() -> Value { projection.get(base.get()) }

  func set(_ value: Value, _ transaction: Transaction) {
    var whole = base.get()
    if projection.set(value, in: &whole) { base.set(whole, transaction) }
  }

  func noteRead(_ check: ReadCheck<Value>?) {
    guard projection.isSafe else { return base.noteRead(nil) }
    let (projection, place) = (projection, place)
    base.noteRead(
      // The check keeps the place, so that no other one can be taken for it. It cannot keep this
      // location: that has the base, which keeps the check.
      ReadCheck(place: check?.place ?? ObjectIdentifier(place)) { old, new in
        withExtendedLifetime(place) {
          let (old, new) = (projection.get(old), projection.get(new))
          return check?.hasChanged(old, new) ?? !isKnownEqual(old, new)
        }
      })
  }

  func snapshot() -> Value? {
    projection.isByReference ? nil : base.snapshot().map { projection.get($0) }
  }

  func isSame(as other: ProjectedLocation) -> Bool {
    if projection.isByReference && !(Projection.Base.self is any Observable.Type) { return false }
    return projection == other.projection && base.isSame(asPlaceOf: other.base)
  }
}
