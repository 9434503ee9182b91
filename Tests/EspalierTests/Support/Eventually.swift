/// Waits until a condition holds, and returns whether it did: for ten minutes at least, as other tests may keep all threads
/// busy.
@discardableResult func eventually(
  isolation: isolated (any Actor)? = #isolation, _ condition: () throws -> Bool
) async rethrows -> Bool {
  let end = ContinuousClock.now + .seconds(600)
  while ContinuousClock.now < end {
    if try condition() { return true }
    try? await Task.sleep(for: .milliseconds(1))
  }
  return try condition()
}
