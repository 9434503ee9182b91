import Foundation

/// Connections and pipes whose other end is gone.
package enum BrokenPipe {
  /// Makes writing to one of them an error, as with any file, and not the end of the program.
  ///
  /// The library of the X window system writes without a look at the other end, and so does `print`. A handler that does
  /// nothing, rather than none at all: programs that are started from here begin as usual.
  package static func survive() {
    let earlier = signal(SIGPIPE) { _ in }
    // A program that has taken care of it itself.
    if let earlier { signal(SIGPIPE, earlier) }
  }
}
