import Foundation

/// A family of names that stand for types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The endings of file names, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  /// A tag in the form in which tags are compared; nil if the text is not a tag.
  func normalized(_ tag: String) -> String? {
    var tag = tag.lowercased()
    if self == .filenameExtension, tag.hasPrefix(".") { tag.removeFirst() }
    if self == .mimeType {
      // "text/plain; charset=utf-8" is the type "text/plain".
      tag = tag.split(separator: ";").first.map(String.init) ?? ""
      tag = tag.trimmingCharacters(in: .whitespaces)
    }
    let isTag =
      !tag.isEmpty && !tag.contains("\0") && !(self == .filenameExtension && tag.contains("/"))
    return isTag ? tag : nil
  }
}

extension UTTagClass: CustomStringConvertible {
  public var description: String { rawValue }
}
