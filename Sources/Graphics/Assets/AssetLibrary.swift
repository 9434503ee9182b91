import EspalierCore
import Foundation
import Synchronization

/// The asset catalogs of a bundle, which are found once.
///
/// They are looked for beside the bundle's resources and in the folders there, in the form in which
/// developers edit them: the package manager copies them so on Linux. Compiled catalogs
/// (`Assets.car`) are not read.
package struct AssetLibrary: Sendable {
  /// Names the bundle in messages.
  let place: String
  let catalogs: [AssetCatalog]

  private static let known = Mutex<[String: AssetLibrary]>([:])

  /// The catalogs of a bundle; nil is the main one.
  package static func of(_ bundle: Bundle?) -> AssetLibrary {
    let key = bundle?.bundlePath ?? ""
    return known.withLock { known in
      if let library = known[key] { return library }
      let library = AssetLibrary(bundle)
      known[key] = library
      return library
    }
  }

  private init(_ bundle: Bundle?) {
    place = bundle.map { "the bundle \($0.bundlePath)" } ?? "the main bundle"
    let folders = bundle.map { $0.assetFolders } ?? Self.foldersOfMainBundle
    var catalogs: [AssetCatalog] = []
    for folder in folders {
      let catalog = folder.pathExtension == Self.fileExtension ? [folder] : folder.catalogs
      catalogs += catalog.map { AssetCatalog(url: $0) }
    }
    self.catalogs = catalogs
  }

  fileprivate static let fileExtension = "xcassets"

  /// The bundles beside an executable: the package manager puts resources there that belong to the
  /// main bundle on Apple's platforms.
  private static var foldersOfMainBundle: [URL] {
    let main = Bundle.main
    let neighbors = main.bundleURL.folders.filter { $0.pathExtension == "resources" }
    // The folder of a program also holds other build products: only its catalogs count.
    let own = main.resourceURL == main.bundleURL ? main.bundleURL.catalogs : main.assetFolders
    return own + neighbors.flatMap { [$0] + $0.folders.filter { $0.pathExtension == "" } }
  }
}

extension AssetLibrary {
  /// The color of a name; nil if a set of that name holds none.
  func color(
    _ name: String, in surroundings: AssetVariant.Surroundings
  ) -> Result<AssetColor?, AssetProblem> {
    for catalog in catalogs {
      guard let set = catalog.colorSet(name) else { continue }
      return set.map { $0.color(in: surroundings) }
    }
    return .failure(missing("color", name, catalogs.flatMap(\.colorNames), "color set"))
  }

  /// The file of a named picture; nil if no catalog has the name.
  package func image(
    _ name: String, in environment: EnvironmentValues
  ) -> Result<NamedImage, AssetProblem>? {
    for catalog in catalogs {
      guard let set = catalog.imageSet(name) else { continue }
      return set.flatMap { set in
        let image = set.image(
          in: AssetVariant.Surroundings(environment), displayScale: environment.displayScale)
        return image.map { .success($0) }
          ?? .failure(
            AssetProblem(
              message: "The image set \"\(name)\" in \(catalog.url.path) holds no file. "
                + "Add one in its Contents.json."))
      }
    }
    return nil
  }

  func hasColor(_ name: String) -> Bool { catalogs.contains { $0.hasColorSet(name) } }

  private func missing(
    _ kind: String, _ name: String, _ names: [String], _ set: String
  ) -> AssetProblem {
    var message = "There is no \(kind) \"\(name)\" in \(place); nothing is painted in its place. "
    if catalogs.isEmpty {
      message +=
        "The bundle has no asset catalog: list it in the target's resources (.process(\"Assets.xcassets\")), "
        + "and name the bundle where it is not the main one (bundle: .module)."
    } else {
      let near = NearNames.of(name, among: names)
      message +=
        near.isEmpty
        ? "Add a \(set) of that name to the asset catalog, or correct the name."
        : "Similar names: " + near.map { "\"\($0)\"" }.joined(separator: ", ") + "."
    }
    return AssetProblem(message: message)
  }
}

extension Bundle {
  /// The folders in which catalogs of the bundle may lie.
  fileprivate var assetFolders: [URL] {
    let root = resourceURL ?? bundleURL
    return [root] + root.folders.filter { $0.pathExtension == "" }
  }
}

extension URL {
  fileprivate var catalogs: [URL] {
    folders.filter { $0.pathExtension == AssetLibrary.fileExtension }
  }
}
