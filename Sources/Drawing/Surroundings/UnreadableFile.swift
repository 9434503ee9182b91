import Foundation

/// Files and folders that exist and cannot be read.
package enum UnreadableFile {
  /// The reason why a file or folder cannot be read; nil if it can, or if it does not exist.
  package static func reason(_ path: String) -> String? {
    // Not `access`, which checks for the person who started the program.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if file >= 0 {
      close(file)
      return nil
    }
    return errno == ENOENT || errno == ENOTDIR ? nil : String(cString: strerror(errno))
  }

  /// A sentence on a file or folder that cannot be read, with a remedy; nil if it can be read, or
  /// does not exist.
  ///
  /// - Parameter name: the purpose of the file as its name, such as `The font`.
  package static func problem(_ name: String, _ path: String) -> String? {
    reason(path).map {
      "\(name) \(path) cannot be read: \($0). Give the person who runs the program the right to read it, as with "
        + "chmod a+rX."
    }
  }
}
