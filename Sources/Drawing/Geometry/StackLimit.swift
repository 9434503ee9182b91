import Glibc

// A GNU extension that Swift's Glibc module leaves out.
@_silgen_name("pthread_getattr_np")
private func readAttributes(
  _ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
) -> Int32

/// The end of the thread's stack, with room left for the calls made there.
///
/// Measuring calls rules, which measure their children, and painting groups paints groups: content
/// that is nested deeper than the stack allows must not crash.
package struct StackLimit {
  @usableFromInline var thread = pthread_t()
  @usableFromInline var lowest: UInt = 0

  private let reserve: UInt

  /// - Parameter reserve: the number of bytes to leave free.
  package init(reserve: UInt = 192 * 1024) { self.reserve = reserve }

  /// To be called where the work begins: it may move from thread to thread.
  @inlinable @inline(__always) package mutating func enter() {
    if thread != pthread_self() { find() }
  }

  @usableFromInline mutating func find() {
    thread = pthread_self()
    var attributes = pthread_attr_t()
    guard readAttributes(thread, &attributes) == 0 else { return }
    var start: UnsafeMutableRawPointer?
    var size = 0
    pthread_attr_getstack(&attributes, &start, &size)
    pthread_attr_destroy(&attributes)
    lowest = UInt(bitPattern: start) + min(reserve, UInt(size) / 2)
  }

  /// True if the current call is too close to the end.
  @inlinable @inline(__always) package var isReached: Bool {
    var local: UInt8 = 0
    return withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) } < lowest
  }
}
