import Foundation

// Foundation has these only on Apple's platforms.

extension URL {
  /// Begins to use a file outside of the program's own folders, and returns whether it can be read.
  ///
  /// On Apple's platforms a sandbox lets the program have files that a person has chosen. Here the
  /// rights of the person who runs the program count, before and after.
  public func startAccessingSecurityScopedResource() -> Bool {
    isFileURL && FileManager.default.isReadableFile(atPath: path)
  }

  /// Ends the use of a file; there is nothing to give back.
  public func stopAccessingSecurityScopedResource() {}
}
