@_spi(Espalier) import EspalierCore
import Foundation

/// A file, a folder with its contents, or a symbolic link, held in memory: documents are read from
/// and written as these.
///
/// Foundation has this class on Apple's systems only.
open class FileWrapper {
  /// The ways of reading.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Files are read immediately; without effect, because they always are.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Files are copied into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// The ways of writing.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Everything is written beside the old file, which is replaced once the new one is whole.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The wrappers take the names under which they were written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content

  /// The name under which the wrapper was read or written.
  open var filename: String?
  /// The name under which a folder keeps the wrapper, if it has no other of this name.
  open var preferredFilename: String?
  open var fileAttributes: [String: Any] = [:]

  // MARK: Making

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// Reads a file, or a folder with all its contents.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(of: url)
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    fileAttributes = Self.attributes(of: url)
  }

  private static func content(of url: URL) throws -> Content {
    let files = FileManager.default
    // A link is kept as one: it may lead to a folder around it.
    if let target = try? files.destinationOfSymbolicLink(atPath: url.path) {
      return .link(URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()))
    }
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      return .file(try Data(contentsOf: url))
    }
    var children: [String: FileWrapper] = [:]
    for name in try files.contentsOfDirectory(atPath: url.path) {
      children[name] = try FileWrapper(url: url.appendingPathComponent(name))
    }
    return .folder(children)
  }

  private static func attributes(of url: URL) -> [String: Any] {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return Dictionary(uniqueKeysWithValues: (attributes ?? [:]).map { ($0.key.rawValue, $0.value) })
  }

  // MARK: Contents

  open var isRegularFile: Bool {
    if case .file = content { true } else { false }
  }

  open var isDirectory: Bool {
    if case .folder = content { true } else { false }
  }

  open var isSymbolicLink: Bool {
    if case .link = content { true } else { false }
  }

  /// The bytes of a file; nil for a folder or a link.
  open var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }

  /// The files of a folder by name; nil for a file or a link.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }

  /// Adds a wrapper to a folder, and returns the name that it has there: its preferred one, or that with a number.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else { return "" }
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    var (name, number) = (wanted, 1)
    while children[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    children[name] = child
    content = .folder(children)
    return name
  }

  /// Adds a file to a folder, and returns the name that it has there.
  @discardableResult open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// The name of a wrapper in this folder; nil if it is not there.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  // MARK: Disk

  /// Reads the file or folder anew.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(of: url)
    fileAttributes = Self.attributes(of: url)
  }

  /// Writes the file, or the folder with all its contents.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
  ) throws {
    if options.contains(.atomic) { try replace(url) } else { try write(url) }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  private func write(_ url: URL) throws {
    let files = FileManager.default
    switch content {
    case .file(let data): try data.write(to: url)
    case .link(let target):
      try files.createSymbolicLink(atPath: url.path, withDestinationPath: target.relativePath)
    case .folder(let children):
      try files.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children { try child.write(url.appendingPathComponent(name)) }
    }
  }

  /// Writes beside the item at `url`, which is replaced once the new one is complete: a failure
  /// before that leaves the old one.
  private func replace(_ url: URL) throws {
    if case .file(let data) = content { return try data.write(to: url, options: .atomic) }
    let files = FileManager.default
    let folder = url.deletingLastPathComponent()
    func beside() -> URL { folder.appendingPathComponent(".\(url.lastPathComponent).\(UUID())") }
    let (new, old) = (beside(), beside())
    do {
      try write(new)
      let hasOld = (try? files.attributesOfItem(atPath: url.path)) != nil
      if hasOld { try files.moveItem(at: url, to: old) }
      do {
        try files.moveItem(at: new, to: url)
      } catch {
        if hasOld { try? files.moveItem(at: old, to: url) }
        throw error
      }
      if hasOld { try? files.removeItem(at: old) }
    } catch {
      try? files.removeItem(at: new)
      throw error
    }
  }
}
