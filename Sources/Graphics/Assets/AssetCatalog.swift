@_spi(Espalier) import EspalierCore
import Foundation
import Synchronization

/// A folder `Name.xcassets` with named colors and pictures, as Xcode writes it.
///
/// A folder inside it is part of the names of its assets (`Folder/Name`) if its `Contents.json`
/// says that it provides a namespace. A set is read when it is first asked for.
final class AssetCatalog: Sendable {
  let url: URL
  private let colorSets: [String: URL]
  private let imageSets: [String: URL]
  /// The problems of the catalog's folders.
  let problems: [AssetProblem]
  private let read = Mutex(ReadSets())

  private struct ReadSets {
    var colors: [String: Result<ColorSet, AssetProblem>] = [:]
    var images: [String: Result<ImageSet, AssetProblem>] = [:]
  }

  init(url: URL) {
    self.url = url
    var walk = AssetCatalogWalk()
    walk.visit(url, namespace: "", depth: 0)
    colorSets = walk.colorSets
    imageSets = walk.imageSets
    problems = walk.problems
  }

  var colorNames: [String] { colorSets.keys.sorted() }

  func hasColorSet(_ name: String) -> Bool { colorSets[name] != nil }

  /// The colors of a name; nil if there is no such name.
  func colorSet(_ name: String) -> Result<ColorSet, AssetProblem>? {
    guard let folder = colorSets[name] else { return nil }
    return read.withLock { read in
      if let known = read.colors[name] { return known }
      let set = Result { () throws(AssetProblem) in try ColorSet(folder: folder) }
      read.colors[name] = set
      return set
    }
  }

  /// The pictures of a name; nil if there is no such name.
  func imageSet(_ name: String) -> Result<ImageSet, AssetProblem>? {
    guard let folder = imageSets[name] else { return nil }
    return read.withLock { read in
      if let known = read.images[name] { return known }
      let set = Result { () throws(AssetProblem) in try ImageSet(folder: folder) }
      read.images[name] = set
      return set
    }
  }
}

/// Collects the sets of a catalog.
private struct AssetCatalogWalk {
  var colorSets: [String: URL] = [:]
  var imageSets: [String: URL] = [:]
  var problems: [AssetProblem] = []
  private var visited = 0

  /// Folders nested more deeply, and more folders, are links in a circle rather than real folders.
  private static let depthLimit = 32
  private static let folderLimit = 20_000

  private struct Contents: Decodable {
    var properties: Properties?
  }

  private struct Properties: Decodable {
    var providesNamespace: Bool?

    private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  mutating func visit(_ folder: URL, namespace: String, depth: Int) {
    for child in folders(in: folder) {
      visited += 1
      guard visited <= Self.folderLimit, depth < Self.depthLimit else { return }
      let name = namespace + child.deletingPathExtension().lastPathComponent
      switch child.pathExtension {
      case "colorset": colorSets[name] = colorSets[name] ?? child
      case "imageset": imageSets[name] = imageSets[name] ?? child
      case "":
        let prefix = providesNamespace(child) ? name + "/" : namespace
        visit(child, namespace: prefix, depth: depth + 1)
      default: break
      }
    }
  }

  /// The folders in a folder; one that cannot be read has none, and is a problem.
  private mutating func folders(in folder: URL) -> [URL] {
    do {
      return try folder.readFolders()
    } catch {
      problems.append(
        AssetProblem(
          message: "The folder \(folder.path) of the asset catalog cannot be read: "
            + error.localizedDescription))
      return []
    }
  }

  private mutating func providesNamespace(_ folder: URL) -> Bool {
    let file = folder.appendingPathComponent("Contents.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    do throws(AssetProblem) {
      let contents = try AssetContents.read(Contents.self, in: folder)
      return contents.properties?.providesNamespace ?? false
    } catch {
      problems.append(error)
      return false
    }
  }
}

extension URL {
  /// The folders in this one, by their names; none where it cannot be read.
  var folders: [URL] { (try? readFolders()) ?? [] }

  fileprivate func readFolders() throws -> [URL] {
    // Foundation finds nothing in a folder that is named by a link.
    let children = try FileManager.default.contentsOfDirectory(
      at: resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
    return children.filter(\.isFolder).sorted { $0.path < $1.path }
  }

  /// A link to a folder counts as a folder: packages that share resources are laid out so.
  private var isFolder: Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
