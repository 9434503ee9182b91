import Foundation

extension FileWrapper {
  /// Returns true if files and folders have the same names and the same bytes as those of another.
  func hasSameContents(as other: FileWrapper) -> Bool {
    guard isRegularFile == other.isRegularFile, isDirectory == other.isDirectory,
      regularFileContents == other.regularFileContents,
      symbolicLinkDestinationURL == other.symbolicLinkDestinationURL
    else { return false }
    let (own, others) = (fileWrappers ?? [:], other.fileWrappers ?? [:])
    return own.count == others.count
      && own.allSatisfy { name, file in others[name].map(file.hasSameContents) ?? false }
  }
}
