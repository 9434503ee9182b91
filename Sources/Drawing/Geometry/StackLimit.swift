import Glibc

// A GNU extension that Swift's Glibc module leaves out.
@_silgen_name("pthread_getattr_np")
private func readAttributes(
  _ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
) -> Int32

/// The end of the thread's stack, with room left for the calls made there.
///
/// Measuring calls rules, which measure their children, and painting groups paints groups: content
/// that is nested more deeply than the stack allows must not crash.
// Public for other modules of the package only: what is inlined into them has to be, and it is asked for each view.
@_spi(Espalier) public struct StackLimit {
  @usableFromInline var thread = pthread_t()
  @usableFromInline var lowest: UInt = 0

  private let reserve: UInt

  /// - Parameter reserve: the number of bytes to leave free.
  public init(reserve: UInt = 192 * 1024) { self.reserve = reserve }

  /// The check is made where the work begins, because work may move from thread to thread.
  @inlinable @inline(__always) public mutating func enter() {
    if thread != pthread_self() { find() }
  }

  @usableFromInline mutating func find() {
    thread = pthread_self()
    guard let stack = ThreadStack.current else { return }
    lowest = stack.start + min(reserve, stack.size / 2)
  }

  /// True if the current call is too close to the end.
  @inlinable @inline(__always) public var isReached: Bool {
    var local: UInt8 = 0
    return withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) } < lowest
  }
}

/// The memory of a thread's stack, asked for once for each thread.
///
/// The C library answers for the main thread by reading the list of all memory that is mapped into
/// the process, line by line.
package struct ThreadStack: Sendable {
  let start: UInt
  let size: UInt

  /// True if the current thread has asked before.
  package static var isKnown: Bool { key.flatMap { pthread_getspecific($0) } != nil }

  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { free($0) }
    return pthread_key_create(&key, release) == 0 ? key : nil
  }()

  /// The stack of the current thread; nil where the C library does not know it.
  static var current: ThreadStack? {
    guard let key else { return read() }
    if let known = pthread_getspecific(key) { return known.load(as: ThreadStack.self) }
    guard let stack = read() else { return nil }
    if let kept = malloc(MemoryLayout<ThreadStack>.size) {
      kept.storeBytes(of: stack, as: ThreadStack.self)
      if pthread_setspecific(key, kept) != 0 { free(kept) }
    }
    return stack
  }

  private static func read() -> ThreadStack? {
    var attributes = pthread_attr_t()
    guard readAttributes(pthread_self(), &attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    var start: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &start, &size) == 0 else { return nil }
    return ThreadStack(start: UInt(bitPattern: start), size: UInt(size))
  }
}
