import Foundation

extension NSItemProvider {
  /// The identifiers of the types that can be loaded, the best first.
  public var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// The identifiers of the types that can be loaded as files with some options.
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    representations.filter { $0.options.isSuperset(of: fileOptions) }.map(\.type)
  }

  /// The types that can be loaded, the best first.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  /// The types that can be loaded as files opened in place.
  public var registeredContentTypesForOpenInPlace: [UTType] {
    registeredTypeIdentifiers(fileOptions: .openInPlace).compactMap { UTType($0) }
  }

  /// The types that can be loaded and conform to another.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// The types that other programs may load.
  package var visibleContentTypes: [UTType] {
    representations.filter { $0.visibility == .all }.compactMap { UTType($0.type) }
  }

  /// Returns whether the type, or a special case of it, can be loaded.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  /// Returns whether the type, or a special case of it, can be loaded as a file with some options.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions).contains {
      $0.conforms(toType: typeIdentifier)
    }
  }

  /// Adds a form that is loaded as data when a receiver asks for it.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
  ) {
    register(typeIdentifier, visibility, load: loadHandler)
  }

  /// Adds a form that is loaded as data when a receiver asks for it.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
  ) {
    register(contentType.identifier, visibility, load: loadHandler)
  }

  /// Adds a form that is loaded as a file when a receiver asks for it.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping FileHandler) -> Progress?
  ) {
    add(
      Representation(
        type: typeIdentifier, visibility: visibility, options: fileOptions, load: .file(loadHandler)
      ))
  }

  /// Adds a form that is loaded as a file when a receiver asks for it.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler: @escaping @Sendable (@escaping FileHandler) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }
}

extension String {
  /// Returns whether this identifier's type is another's or a special case of it; types that were
  /// never declared are only themselves.
  func conforms(toType other: String) -> Bool {
    if lowercased() == other.lowercased() { return true }
    guard let type = UTType(self), let other = UTType(other) else { return false }
    return type.conforms(to: other)
  }
}

/// The programs that may load a form of an item provider's content.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every program.
  case all = 0
  /// Programs of the same team: here, this one.
  case team = 1
  /// Programs of the same group: here, this one.
  case group = 2
  /// This program.
  case ownProcess = 3
}

/// The ways in which a file may be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The receiver may open the original.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
