import Glibc

/// Releases views that are nested deeper than the stack allows.
///
/// A view that is the last owner of another one releases it while it is deinitialized itself.
/// Beyond a depth, released views wait in a list instead, and are deinitialized after the view that
/// held them.
final class DeepRelease {
  /// The largest number of deinitializations nested in each other.
  private static let mostNested = 64

  private var depth = 0
  private var waiting: [any View] = []

  /// Releases `view`, at the latest before the outermost call returns, and leaves an empty one in
  /// its place.
  static func release(_ view: inout any View) {
    guard let current = ofThread else { return }
    current.waiting.append(view)
    view = EmptyView()
    if current.depth < mostNested { current.drain(downTo: current.waiting.count - 1) }
  }

  private func drain(downTo count: Int) {
    depth += 1
    while waiting.count > count { _ = waiting.popLast() }
    depth -= 1
  }

  // MARK: One for each thread

  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<DeepRelease>.fromOpaque(pointer).release() }
    }
    return status == 0 ? key : nil
  }()

  private static var ofThread: DeepRelease? {
    guard let key else { return nil }
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<DeepRelease>.fromOpaque(pointer).takeUnretainedValue()
    }
    let made = Unmanaged.passRetained(DeepRelease())
    guard pthread_setspecific(key, made.toOpaque()) == 0 else {
      made.release()
      return nil
    }
    return made.takeUnretainedValue()
  }
}
