import EspalierCore
import EspalierDrawing
import Foundation

/// A picture's pixels and the number of them that make a point.
package struct ImageContent: Equatable, Sendable {
  package var bitmap: Bitmap
  package var scale: CGFloat
  /// The rendering mode of the picture if the view sets none.
  var renderingMode: Image.TemplateRenderingMode?

  /// - Parameter scale: pixels per point; 1 replaces a number that is not a scale.
  init(bitmap: Bitmap, scale: CGFloat, renderingMode: Image.TemplateRenderingMode? = nil) {
    self.bitmap = bitmap
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.renderingMode = renderingMode
  }

  /// The size in points.
  var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
}

/// The reason why an image cannot be shown, and a remedy.
struct ImageProblem: LocalizedError, CustomStringConvertible {
  var message: String

  var description: String { message }
  var errorDescription: String? { message }
}

/// The result of a search for a named picture.
struct FoundImage {
  var url: URL
  /// Pixels per point.
  var scale: CGFloat
  var renderingMode: Image.TemplateRenderingMode?
}

/// A picture by its name in a bundle.
package struct ImageFile: Equatable, Sendable {
  package let name: String
  /// The bundle of the picture; nil stands for the main bundle.
  let bundle: Bundle?

  /// The pixels of the file that suits the display.
  @MainActor func content(
    in environment: EnvironmentValues
  ) -> Result<ImageContent, ImageProblem> {
    let found: FoundImage
    switch find(in: environment) {
    case .success(let image): found = image
    case .failure(let problem): return .failure(problem)
    }
    guard let store = environment.imageLoader else {
      return .failure(
        ImageProblem(
          message: "The image \"\(name)\" cannot be shown: nothing here decodes pictures. "
            + "Give the environment an image loader, as ImageRenderer and the hosts do."))
    }
    do {
      let bitmap = try store.bitmap(at: found.url)
      return .success(
        ImageContent(bitmap: bitmap, scale: found.scale, renderingMode: found.renderingMode))
    } catch {
      return .failure(
        ImageProblem(message: "The image file \(found.url.path) cannot be read. \(error)"))
    }
  }

  /// The one search for named pictures: asset catalogs come before files.
  @MainActor private func find(
    in environment: EnvironmentValues
  ) -> Result<FoundImage, ImageProblem> {
    switch AssetLibrary.of(bundle).image(name, in: environment) {
    case .failure(let problem): return .failure(ImageProblem(message: problem.message))
    case .success(let image):
      return .success(
        FoundImage(
          url: image.url, scale: image.scale,
          renderingMode: image.isTemplate.map { $0 ? .template : .original }))
    case nil: break
    }
    return knownFile(in: environment).map { .success($0) } ?? .failure(missing)
  }

  @MainActor private func knownFile(in environment: EnvironmentValues) -> FoundImage? {
    let scale = environment.displayScale
    guard let store = environment.imageLoader else { return findFile(for: scale) }
    let request = ImageStore.SearchKey(
      name: name, bundle: bundle?.bundlePath, displayScale: scale)
    return store.file(request) { findFile(for: scale) }
  }

  private var missing: ImageProblem {
    let place = bundle.map { "the bundle \($0.bundlePath)" } ?? "the main bundle"
    let last = Self.types.last ?? ""
    return ImageProblem(
      message: "There is no image \"\(name)\" in \(place): looked for "
        + Self.types.dropLast().map { ".\($0)" }.joined(separator: ", ")
        + " and .\(last), also with @2x and @3x. Add the file to the target's resources, "
        + "and name their bundle where it is not the main one (bundle: .module).")
  }

  /// The types in the order in which they are looked for.
  private static let types = ["png", "jpg", "jpeg", "webp", "gif", "svg"]

  /// The file whose scale suits the display best: the next larger one, else the largest.
  private func findFile(for displayScale: CGFloat) -> FoundImage? {
    let (stem, types) = stemAndTypes
    for scale in ImageSet.scales(for: displayScale) {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      for directory in directories {
        for type in types {
          let url = directory.appendingPathComponent("\(stem)\(suffix).\(type)")
          if FileManager.default.fileExists(atPath: url.path) {
            return FoundImage(url: url, scale: CGFloat(scale))
          }
        }
      }
    }
    return nil
  }

  /// A name may say its type, as in "map.png".
  private var stemAndTypes: (stem: String, types: [String]) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return (name, Self.types)
    }
    let type = String(name[name.index(after: dot)...])
    return Self.types.contains(type.lowercased())
      ? (String(name[..<dot]), [type]) : (name, Self.types)
  }

  private var directories: [URL] {
    if let bundle { return bundle.imageDirectories }
    // Where an app's resources belong to its main bundle on Apple's platforms, the package manager
    // puts those of an executable into a bundle beside it.
    let main = Bundle.main
    let neighbors =
      (try? FileManager.default.contentsOfDirectory(
        at: main.bundleURL, includingPropertiesForKeys: nil)) ?? []
    return main.imageDirectories
      + neighbors.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
  }
}

extension Bundle {
  fileprivate var imageDirectories: [URL] {
    guard let resources = resourceURL, resources != bundleURL else { return [bundleURL] }
    return [resources, bundleURL]
  }
}
