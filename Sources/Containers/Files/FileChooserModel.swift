@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import Observation
import UniformTypeIdentifiers

/// A program's request to have files or a place chosen.
package struct FileRequest {
  package enum Purpose: Equatable {
    case open(several: Bool)
    case save(name: String, type: UTType?)
    /// A folder to put something into.
    case folder(label: String)
  }

  package var purpose: Purpose
  /// The kinds of files that can be chosen; all of them, if there are none.
  package var types: [UTType] = []
  /// True if copies of the files are enough, so that a person elsewhere can give and get them.
  package var travels = false

  package init(purpose: Purpose, types: [UTType] = [], travels: Bool = false) {
    self.purpose = purpose
    self.types = types
    self.travels = travels
  }

  var allowsFolders: Bool {
    if case .folder = purpose { return true }
    return types.contains { UTType.folder.conforms(to: $0) }
  }

  func allows(_ entry: FileEntry) -> Bool {
    switch purpose {
    case .folder: entry.isFolder
    case .save: !entry.isFolder
    case .open:
      entry.isFolder
        ? allowsFolders
        : types.isEmpty
          || types.contains { entry.type?.conforms(to: $0) ?? ($0 == .data || $0 == .item) }
    }
  }
}

/// A line of a chooser's list.
struct FileEntry: Identifiable, Equatable, Sendable {
  let url: URL
  let isFolder: Bool
  let type: UTType?

  var id: URL { url }
  var name: String { url.lastPathComponent }

  var symbol: String {
    if isFolder { return "folder" }
    if type?.conforms(to: .image) == true { return "photo" }
    return type?.conforms(to: .text) == true ? "doc.text" : "doc"
  }

  /// The entries of a folder: folders first, in the order of file browsers.
  @concurrent static func entries(of folder: URL, withHidden: Bool) async throws -> [FileEntry] {
    let urls = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey],
      options: withHidden ? [] : .skipsHiddenFiles)
    let entries = urls.map { url in
      // A link to a folder counts as a folder.
      let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey])
      let isFolder = values?.isDirectory == true
      return FileEntry(
        url: url, isFolder: isFolder,
        type: isFolder ? .folder : UTType(filenameExtension: url.pathExtension))
    }
    let order = LocalizedStandardComparator()
    return entries.sorted {
      $0.isFolder == $1.isFolder
        ? order.compare($0.name, $1.name) == .orderedAscending : $0.isFolder
    }
  }
}

/// The state of a chooser: the folder that it shows, and the selection in it.
@MainActor @Observable final class FileChooserModel {
  let request: FileRequest
  var folder: URL { didSet { if folder != oldValue { selection = [] } } }
  var selection: Set<URL> = []
  /// The name of the file that is to be written.
  var name = ""
  var showsHidden: Bool
  private(set) var entries: [FileEntry] = []
  /// The reason why the folder cannot be shown, or a new folder cannot be made in it.
  private(set) var problem: String?
  /// The file that a person is asked about, because it would be replaced.
  var replaced: URL?
  private let enables: (@Sendable (URL) -> Bool)?
  private let customizationID: String?

  /// The folders that choosers with an id ended in.
  private static var lastFolders: [String: URL] = [:]

  init(_ request: FileRequest, _ options: FileDialogOptions) {
    self.request = request
    enables = options.enables
    customizationID = options.customizationID
    showsHidden = options.browser.contains(.includeHiddenFiles)
    folder = (Self.firstFolder(options) ?? .personsFolder).standardizedFileURL
    if case .save(let name, let type) = request.purpose { self.name = Self.named(name, type) }
  }

  /// The folder that a chooser begins in; nil leaves that to the chooser.
  static func firstFolder(_ options: FileDialogOptions) -> URL? {
    options.customizationID.flatMap { lastFolders[$0] } ?? options.defaultDirectory
  }

  /// Has the next chooser with the same id begin where these files are.
  static func remember(_ urls: [URL], _ options: FileDialogOptions) {
    guard let id = options.customizationID, let url = urls.first else { return }
    lastFolders[id] = url.hasDirectoryPath ? url : url.deletingLastPathComponent()
  }

  func read() async {
    do {
      entries = try await FileEntry.entries(of: folder, withHidden: showsHidden)
      problem = nil
    } catch {
      entries = []
      let reason = UnreadableFile.reason(folder.path) ?? error.localizedDescription
      problem = "The folder \(folder.path) cannot be read: \(reason). Choose another one."
    }
  }

  /// The folder and those around it, the innermost first.
  var path: [URL] {
    var path = [folder]
    while let last = path.last, last.path != "/", path.count < 256 {
      path.append(last.deletingLastPathComponent())
    }
    return path
  }

  func isEnabled(_ entry: FileEntry) -> Bool {
    entry.isFolder || (request.allows(entry) && enables?(entry.url) ?? true)
  }

  /// Takes what a person has selected: one line, unless several may be chosen.
  func select(_ urls: Set<URL>) {
    let enabled = urls.filter { url in entries.contains { $0.url == url && isEnabled($0) } }
    if case .open(several: true) = request.purpose {
      selection = enabled
    } else {
      selection = Set((enabled.subtracting(selection).first ?? enabled.first).map { [$0] } ?? [])
    }
    if case .save = request.purpose, let file = selected.first, !file.isFolder { name = file.name }
  }

  private var selected: [FileEntry] { entries.filter { selection.contains($0.url) } }

  func goUp() { folder = folder.deletingLastPathComponent() }

  func makeFolder(named name: String) {
    let url = folder.appendingPathComponent(name)
    do {
      guard Self.isUsable(name) else { throw CocoaError(.fileWriteInvalidFileName) }
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      folder = url
    } catch {
      problem =
        "No folder \(name) can be made in \(folder.path): \(error.localizedDescription)"
    }
  }

  // MARK: Choosing

  var canConfirm: Bool {
    switch request.purpose {
    case .save: Self.isUsable(name)
    case .folder: true
    case .open: !selection.isEmpty || request.allowsFolders
    }
  }

  /// The answer that the button gives; nil if it opens a folder or asks a question first.
  func confirm() -> [URL]? {
    let selected = selected
    switch request.purpose {
    case .save(_, let type):
      if let folder = selected.first, folder.isFolder {
        self.folder = folder.url
        return nil
      }
      let file = folder.appendingPathComponent(Self.named(name, type))
      if replaced != file, FileManager.default.fileExists(atPath: file.path) {
        replaced = file
        return nil
      }
      return end([file])
    case .folder: return end([selected.first?.url ?? folder])
    case .open:
      if selected.isEmpty { return request.allowsFolders ? end([folder]) : nil }
      if selected.allSatisfy(request.allows) { return end(selected.map(\.url)) }
      if selected.count == 1 { folder = selected[0].url }
      return nil
    }
  }

  /// Opens a folder that is clicked twice; returns files, which are chosen by two clicks.
  func open(_ urls: Set<URL>) -> [URL]? {
    let entries = entries.filter { urls.contains($0.url) }
    if entries.count == 1, entries[0].isFolder {
      folder = entries[0].url
      return nil
    }
    select(urls)
    return canConfirm ? confirm() : nil
  }

  private func end(_ urls: [URL]) -> [URL] {
    if let customizationID { Self.lastFolders[customizationID] = folder }
    return urls
  }

  private static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && name != "." && name != ".." && !name.contains("\0")
  }

  /// A name for a file of a kind, made safe whatever the program suggests.
  static func fileName(_ name: String, _ type: UTType?) -> String {
    named(isUsable(name) ? name : "Untitled", type)
  }

  /// A name with the extension of a kind of file, unless it has one already.
  private static func named(_ name: String, _ type: UTType?) -> String {
    guard let type, let ending = type.preferredFilenameExtension, !name.isEmpty else { return name }
    let own = URL(fileURLWithPath: "/" + name).pathExtension
    let isOfType = UTType(filenameExtension: own)?.conforms(to: type) ?? false
    return !own.isEmpty && isOfType ? name : "\(name).\(ending)"
  }
}
