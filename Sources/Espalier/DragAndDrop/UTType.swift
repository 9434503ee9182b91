import Foundation

/// A kind of data, by its uniform type identifier.
public struct UTType: Hashable, Sendable, Codable {
  public let identifier: String

  /// The type with an identifier; nil where it is none of those known here.
  public init?(_ identifier: String) {
    guard UTType.known[identifier.lowercased()] != nil else { return nil }
    self.identifier = identifier.lowercased()
  }

  /// The type of files with an extension; nil where none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    let match = UTType.known.first { entry in
      entry.value.extensions.contains(name) && UTType(known: entry.key).conforms(to: supertype)
    }
    guard let match else { return nil }
    identifier = match.key
  }

  /// The type with a MIME type; nil where none is known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let match = UTType.known.first { entry in
      entry.value.mime == mimeType.lowercased()
        && UTType(known: entry.key).conforms(to: supertype)
    }
    guard let match else { return nil }
    identifier = match.key
  }

  /// A type of the app's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    _ = parentType
  }

  /// A type that another app owns.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// The usual extension of files of this type.
  public var preferredFilenameExtension: String? { entry?.extensions.first }

  public var preferredMIMEType: String? { entry?.mime }

  /// Whether the type is `type` or a special case of it.
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    return entry?.parents.contains { UTType(known: $0).conforms(to: type) } ?? false
  }

  private var entry: Entry? { UTType.known[identifier] }

  private struct Entry {
    var parents: [String] = []
    var extensions: [String] = []
    var mime: String?
  }

  // Parents, file name extensions and MIME types as in Apple's list of system-declared types.
  private static let known: [String: Entry] = [
    "public.item": Entry(),
    "public.content": Entry(),
    "public.data": Entry(parents: ["public.item"], mime: "application/octet-stream"),
    "public.folder": Entry(parents: ["public.item"]),
    "public.text": Entry(parents: ["public.data", "public.content"]),
    "public.plain-text": Entry(
      parents: ["public.text"], extensions: ["txt", "text"], mime: "text/plain"),
    "public.utf8-plain-text": Entry(
      parents: ["public.plain-text"], mime: "text/plain;charset=utf-8"),
    "public.html": Entry(parents: ["public.text"], extensions: ["html", "htm"], mime: "text/html"),
    "public.xml": Entry(parents: ["public.text"], extensions: ["xml"], mime: "application/xml"),
    "public.json": Entry(parents: ["public.text"], extensions: ["json"], mime: "application/json"),
    "public.comma-separated-values-text": Entry(
      parents: ["public.text"], extensions: ["csv"], mime: "text/csv"),
    "public.rtf": Entry(parents: ["public.text"], extensions: ["rtf"], mime: "text/rtf"),
    "public.url": Entry(parents: ["public.data"]),
    "public.file-url": Entry(parents: ["public.url"]),
    "public.image": Entry(parents: ["public.data", "public.content"]),
    "public.png": Entry(parents: ["public.image"], extensions: ["png"], mime: "image/png"),
    "public.jpeg": Entry(
      parents: ["public.image"], extensions: ["jpeg", "jpg"], mime: "image/jpeg"),
    "com.compuserve.gif": Entry(parents: ["public.image"], extensions: ["gif"], mime: "image/gif"),
    "org.webmproject.webp": Entry(
      parents: ["public.image"], extensions: ["webp"], mime: "image/webp"),
    "public.svg-image": Entry(
      parents: ["public.image"], extensions: ["svg"], mime: "image/svg+xml"),
    "com.adobe.pdf": Entry(
      parents: ["public.data", "public.content"], extensions: ["pdf"], mime: "application/pdf"),
  ]
}

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let folder = UTType(known: "public.folder")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let pdf = UTType(known: "com.adobe.pdf")
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}
