import Foundation

/// Connections and pipes whose other end is closed.
package enum BrokenPipe {
  /// Makes writing to one of them an error, as with any file, and not the end of the program.
  ///
  /// The library of the X window system writes without checking the other end, and so does `print`.
  /// An empty handler is set, rather than none at all, so that programs that are started from here
  /// begin as usual.
  package static func survive() {
    let earlier = signal(SIGPIPE) { _ in }
    // A program that has set a handler itself.
    if let earlier { signal(SIGPIPE, earlier) }
  }
}
