/// Waits until a condition holds, and returns whether it did.
///
/// It checks for ten minutes at least. Checks are counted, not time: other tests may keep the main actor for longer than that,
/// and what is waited for is kept with it.
@discardableResult package func eventually(
  isolation: isolated (any Actor)? = #isolation, _ condition: () throws -> Bool
) async rethrows -> Bool {
  for _ in 0..<600_000 {
    if try condition() { return true }
    try? await Task.sleep(for: .milliseconds(1))
  }
  return try condition()
}
