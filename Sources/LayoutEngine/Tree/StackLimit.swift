import Glibc

// A GNU extension that Swift's Glibc module leaves out.
@_silgen_name("pthread_getattr_np")
private func readAttributes(
  _ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
) -> Int32

/// Where the thread's stack ends, with room left for what rules call.
///
/// Measuring calls rules, which measure their children; a tree nested deeper than the stack allows must not crash.
package struct StackLimit {
  private var thread = pthread_t()
  private var lowest: UInt = 0

  private let reserve: UInt

  /// - Parameter reserve: bytes to be left free.
  package init(reserve: UInt = 192 * 1024) { self.reserve = reserve }

  /// To be called where layout begins: a tree may move from thread to thread.
  @inline(__always) package mutating func enter() {
    if thread != pthread_self() { find() }
  }

  private mutating func find() {
    thread = pthread_self()
    var attributes = pthread_attr_t()
    guard readAttributes(thread, &attributes) == 0 else { return }
    var start: UnsafeMutableRawPointer?
    var size = 0
    pthread_attr_getstack(&attributes, &start, &size)
    pthread_attr_destroy(&attributes)
    lowest = UInt(bitPattern: start) + min(reserve, UInt(size) / 2)
  }

  /// Whether the current call is too close to the end.
  @inline(__always) package var isReached: Bool {
    var local: UInt8 = 0
    return withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) } < lowest
  }
}
