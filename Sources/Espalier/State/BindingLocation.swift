import Observation

/// A place to which bindings lead.
protocol BindingLocation<Value>: AnyObject {
  associatedtype Value

  /// The value; that it was looked at is told by ``noteRead(_:)``.
  func get() -> Value

  func set(_ value: Value, _ transaction: Transaction)

  /// Notes that the value, or what `check` tells of it, is read by whoever is being evaluated.
  func noteRead(_ check: ReadCheck<Value>?)

  /// The value for comparisons; nil where looking at it counts as reading, since readers learn of changes by themselves.
  func snapshot() -> Value?

  /// Whether another location of this type leads to the same place, of which all readers learn that it has changed, or
  /// have a snapshot.
  func isSame(as other: Self) -> Bool
}

extension BindingLocation {
  func isSame(asPlaceOf other: any BindingLocation<Value>) -> Bool {
    (other as? Self).map(isSame) ?? false
  }
}

/// A place that functions of the program stand for.
final class FunctionLocation<Value>: BindingLocation {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  func get() -> Value { read() }

  func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }

  /// The function reads for itself.
  func noteRead(_ check: ReadCheck<Value>?) {}

  func snapshot() -> Value? { nil }

  /// What the function looks at is not known.
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

  /// An `@Observable` object notes itself who reads it; of any other, the view learns that has it.
  func noteRead(_ check: ReadCheck<Value>?) {}

  func snapshot() -> Value? { Object.self is any Observable.Type ? nil : get() }

  func isSame(as other: ObjectLocation) -> Bool { object === other.object && path == other.path }
}

/// A part of what is at another place, or the same in another form.
final class ProjectedLocation<Projection: BindingProjection>: BindingLocation {
  typealias Value = Projection.Value
  private let base: any BindingLocation<Projection.Base>
  private let projection: Projection

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
    base.noteRead(
      // The check keeps this location, so that no other one can be taken for the same place.
      ReadCheck(place: check?.place ?? ObjectIdentifier(self)) { [self] old, new in
        let (old, new) = (projection.get(old), projection.get(new))
        return check?.hasChanged(old, new) ?? !isKnownEqual(old, new)
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
