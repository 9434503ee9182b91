import Foundation
import Synchronization

/// Carries data from one view or program to another, and makes it only when a receiver asks for it.
///
///     let provider = NSItemProvider(object: NSString(string: "hello"))
///     provider.loadDataRepresentation(for: .plainText) { data, error in … }
///
/// Its content has one or more representations, the best first, each of a type. Closures that load
/// content, and those that receive it, run in the background.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// Takes data, or the reason why there is none.
  public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void
  /// Takes a file and whether it is the original, or the reason why there is none.
  public typealias FileHandler = @Sendable (URL?, Bool, (any Error)?) -> Void

  /// One form of the content.
  struct Representation: Sendable {
    enum Loader: Sendable {
      case data(@Sendable (@escaping DataHandler) -> Progress?)
      case file(@Sendable (@escaping FileHandler) -> Progress?)
    }

    var type: String
    var visibility: NSItemProviderRepresentationVisibility
    var options: NSItemProviderFileOptions = []
    var load: Loader
  }

  private struct Contents: Sendable {
    var representations: [Representation] = []
    var suggestedName: String?
    var value: (any Sendable)?
  }

  private let state: Mutex<Contents>

  /// A provider without representations.
  public override init() { state = Mutex(Contents()) }

  private init(_ state: Contents) { self.state = Mutex(state) }

  /// A provider of all the representations that an object has.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A provider of an item of a type: data, a string or a URL; anything else is archived.
  ///
  /// - Parameter typeIdentifier: nil takes the type that fits the item.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    let form = ItemForm(item)
    let type = typeIdentifier ?? form.typeIdentifier
    register(type, .all) { handler in
      handler(form.data, form.data == nil ? ItemProviderError.unavailable(type) : nil)
      return nil
    }
  }

  /// A provider of a file's content, by the type that its name implies, and of its URL; nil if
  /// there is no file.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else {
      return nil
    }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type =
      fileURL.hasDirectoryPath
      ? .folder : UTType(filenameExtension: fileURL.pathExtension) ?? .data
    registerFileRepresentation(for: type, openInPlace: true) { handler in
      handler(fileURL, true, nil)
      return nil
    }
    register(UTType.fileURL.identifier, .all) { handler in
      handler(fileURL.dataRepresentation, nil)
      return nil
    }
  }

  /// A provider of the content of another one.
  package convenience init(copying other: NSItemProvider) {
    self.init(other.state.withLock { $0 })
  }

  public func copy(with zone: NSZone? = nil) -> Any { NSItemProvider(copying: self) }

  /// A name for the file that the data may be kept in.
  open var suggestedName: String? {
    get { state.withLock { $0.suggestedName } }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  /// The content as a value, for receivers in this program.
  package var value: (any Sendable)? {
    get { state.withLock { $0.value } }
    set { state.withLock { $0.value = newValue } }
  }

  // MARK: Representations

  var representations: [Representation] { state.withLock { $0.representations } }

  /// Adds a form; a later one of the same type replaces the earlier.
  func add(_ representation: Representation) {
    state.withLock { state in
      let index = state.representations.firstIndex { $0.type == representation.type }
      if let index {
        state.representations[index] = representation
      } else {
        state.representations.append(representation)
      }
    }
  }

  func register(
    _ type: String, _ visibility: NSItemProviderRepresentationVisibility,
    load: @escaping @Sendable (@escaping DataHandler) -> Progress?
  ) {
    add(Representation(type: type, visibility: visibility, load: .data(load)))
  }

  /// The best form of a type or of a special case of it.
  func representation(conformingTo typeIdentifier: String) -> Representation? {
    let all = representations
    return all.first { $0.type == typeIdentifier }
      ?? all.first { $0.type.conforms(toType: typeIdentifier) }
  }
}
