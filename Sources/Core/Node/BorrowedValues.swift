// The library's own functions for this are given closures, which Swift checks at run time for the main actor, and values at an
// address are copied before they are handed on: both together took a fifth of the time of making views.

/// Runs `body` with a referenced object, whose references are not counted.
@inline(__always) func withObject<Object: AnyObject, Result>(
  _ reference: Unmanaged<Object>, _ body: (Object) -> Result
) -> Result {
  reference._withUnsafeGuaranteedRef(body)
}

/// Runs `body` with each object of a list, whose references are not counted one by one.
@inline(__always) func forEachObject<Object: AnyObject>(
  in list: [Object], _ body: (Object) -> Void
) {
  // The list is kept, and with it the objects.
  withExtendedLifetime(list) {
    for reference in unsafeBitCast(list, to: [Unmanaged<Object>].self) {
      withObject(reference, body)
    }
  }
}

/// Runs `body` with the address of a value, which lasts as long as the call.
@inline(__always) func withAddress<Value, Result>(
  of value: borrowing Value, _ body: (UnsafeRawPointer) -> Result
) -> Result {
  withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
}

/// Runs `body` with the value at an address, without copying it.
@inline(__always) func withValue<Value, Result>(
  at address: UnsafeRawPointer, as type: Value.Type, _ body: (borrowing Value) -> Result
) -> Result {
  // Only a value that could be changed is handed on in its place.
  let place = UnsafeMutablePointer(mutating: address.assumingMemoryBound(to: type))
  return lend(&place.pointee, body)
}

@inline(__always) private func lend<Value, Result>(
  _ value: inout Value, _ body: (borrowing Value) -> Result
) -> Result {
  body(value)
}
