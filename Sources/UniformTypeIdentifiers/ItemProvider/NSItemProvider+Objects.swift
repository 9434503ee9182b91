import Foundation

/// An object that an item provider can carry.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that objects of the class have representations of, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types that this object has representations of; those of its class by default.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The programs that may load a representation; all by default.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// Makes the data of a representation.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// An object that can be made of the content of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that an object can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object from data of one of those types.
  static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self
}

extension NSItemProvider {
  /// Adds the forms that an object has.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    // Such objects are only read once they are given away.
    nonisolated(unsafe) let object = object
    let kind = type(of: object)
    for type in object.writableTypeIdentifiersForItemProvider {
      let own = kind.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
      let narrower = own.rawValue > visibility.rawValue ? own : visibility
      register(type, narrower) { handler in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
      }
    }
  }

  /// Returns whether an object of a class can be made of the content.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    form(readableBy: aClass) != nil
  }

  /// Returns whether a value of a type can be made of the content.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Makes an object of a class of the content.
  @discardableResult public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = form(readableBy: aClass) else {
      let wanted = aClass.readableTypeIdentifiersForItemProvider.joined(separator: ", ")
      return loadDataRepresentation(forTypeIdentifier: wanted) { completionHandler(nil, $1) }
    }
    // A class is the same everywhere.
    nonisolated(unsafe) let aClass = aClass
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Makes a value of a type, such as a string, of the content.
  @discardableResult public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      guard let object else { return completionHandler(nil, error) }
      if let value = object as? T {
        completionHandler(value, nil)
      } else {
        completionHandler(nil, ItemProviderError.unexpectedClass(T.self))
      }
    }
  }

  /// The type of the form that a class makes its objects from: its first choice.
  private func form(readableBy aClass: any NSItemProviderReading.Type) -> String? {
    let types = aClass.readableTypeIdentifiersForItemProvider
    return types.lazy.compactMap { self.representation(conformingTo: $0)?.type }.first
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier, UTType.url.identifier]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let string = NSString(string: String(plainText: data)) as? Self else {
      throw ItemProviderError.unexpectedClass(self)
    }
    return string
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? [UTType.fileURL.identifier] : Self.writableTypeIdentifiersForItemProvider
  }

  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let url = NSURL(string: String(plainText: data)) as? Self else {
      throw ItemProviderError.unexpectedClass(self)
    }
    return url
  }
}

extension String {
  /// Reads plain text: UTF-16 with a byte order mark, else UTF-8 with the wrong bytes replaced.
  package init(plainText data: Data) {
    let hasMark = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    if hasMark, let text = String(data: data, encoding: .utf16) {
      self = text
    } else {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      self.init(decoding: data.starts(with: mark) ? data.dropFirst(3) : data, as: UTF8.self)
    }
  }
}

/// The data of an item that is given as an object.
struct ItemForm: Sendable {
  let typeIdentifier: String
  let data: Data?

  init(_ item: any NSSecureCoding) {
    switch item {
    case let item as NSData: (typeIdentifier, data) = (UTType.data.identifier, Data(item))
    case let item as NSString:
      (typeIdentifier, data) = (
        UTType.utf8PlainText.identifier, Data(String(describing: item).utf8)
      )
    case let item as NSURL:
      let type: UTType = item.isFileURL ? .fileURL : .url
      (typeIdentifier, data) = (type.identifier, Data(item.absoluteString.utf8))
    default:
      typeIdentifier = UTType.data.identifier
      data = try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
    }
  }
}
