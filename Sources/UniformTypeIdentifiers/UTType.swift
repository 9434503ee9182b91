import Foundation

/// A kind of data, by its uniform type identifier.
///
///     UTType.png.conforms(to: .image)  // true
///     UTType(filenameExtension: "csv")  // .commaSeparatedText
///
/// Two types are equal if their identifiers are; capital letters make no difference.
public struct UTType: Sendable {
  /// The type's identifier, such as `public.png`.
  public let identifier: String

  /// The type with an identifier; nil if it was never declared.
  public init?(_ identifier: String) {
    let known = identifier.lowercased()
    guard TypeRegistry.declaration(of: known) != nil else { return nil }
    self.identifier = known
  }

  /// The type of files whose name ends with `filenameExtension`.
  ///
  /// If none is declared, the type is one made up for the extension, which conforms to `supertype`.
  ///
  /// - Parameter supertype: a type that the result has to conform to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(
      tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type with a MIME type; parameters such as the character set do not count.
  ///
  /// If none is declared, the type is one made up for the MIME type, which conforms to `supertype`.
  ///
  /// - Parameter supertype: a type that the result has to conform to.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type with a tag; a made-up one if none is declared, and nil if the tag is empty or not
  /// valid.
  ///
  /// - Parameter supertype: a type that the result has to conform to; nil is anything.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let declared = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
    guard let first = declared.first else { return nil }
    self = first
  }

  /// A type of the app's own.
  ///
  /// - Parameter parentType: the type that it conforms to; nil is data.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier.lowercased())
    TypeRegistry.declare(self.identifier, conformingTo: (parentType ?? .data).identifier)
  }

  /// A type that another app owns.
  ///
  /// - Parameter parentType: the type that it conforms to; nil is data.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// A type that is certain to be declared.
  init(known identifier: String) { self.identifier = identifier }

  /// All declared types with a tag, the best first, or a made-up one where there are none.
  ///
  /// - Parameter supertype: a type that the results have to conform to; nil is anything.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    guard let tag = tagClass.normalized(tag) else { return [] }
    let declared = TypeRegistry.types(tag: tag, tagClass: tagClass).map { UTType(known: $0) }
    let matching = declared.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    if !matching.isEmpty { return matching }
    return [UTType(dynamic: DynamicType(supertype: supertype ?? .data, tagClass, tag))]
  }
}

extension UTType {
  /// The usual extension of files of this type.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The MIME type that is sent for this type.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// A name of the type for people, in English; nil for types of apps.
  public var localizedDescription: String? { declaration?.name }

  /// The extensions, MIME types and other names that stand for the type, the usual one first.
  public var tags: [UTTagClass: [String]] {
    if let dynamic = DynamicType(identifier: identifier) {
      return [dynamic.tagClass: [dynamic.tag]]
    }
    return declaration?.tags ?? [:]
  }

  /// True if the type was made up for a tag that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix(DynamicType.prefix) }

  /// True if the type has been declared.
  public var isDeclared: Bool { !isDynamic && declaration != nil }

  /// True if the type does not belong to one company or program.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types that this one conforms to, except itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var pending = parents
    while let type = pending.popLast() {
      if type != self, found.insert(type).inserted { pending += type.parents }
    }
    return found
  }

  /// Returns whether the type is `type` or a special case of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether the type is a special case of `type`, and not the same.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Returns whether `type` is a special case of this one, and not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private var declaration: TypeDeclaration? { TypeRegistry.declaration(of: identifier) }

  private var parents: [UTType] {
    if let dynamic = DynamicType(identifier: identifier) { return [dynamic.supertype] }
    return declaration?.parents.map { UTType(known: $0) } ?? []
  }
}

extension UTType: Hashable {}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType: Codable {
  /// Reads a type that nothing here has declared, too: it conforms to data.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(importedAs: identifier)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
