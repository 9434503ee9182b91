import EspalierDrawing
import Foundation

/// A picture's pixels and how many of them make a point.
struct ImageContent {
  var bitmap: Bitmap
  var scale: CGFloat
  /// How an asset catalog wants the picture shown; nil leaves it to the image.
  var renderingMode: Image.TemplateRenderingMode?

  /// In points.
  var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
}

/// Why an image cannot be shown, and what to try.
struct ImageProblem: Error {
  var message: String
}

/// A picture file by its name in a bundle.
struct ImageFile: Equatable, Sendable {
  let name: String
  /// Nil is the main bundle.
  let bundle: Bundle?

  /// The pixels of the file for a screen of `displayScale` pixels per point.
  @MainActor func content(
    in environment: EnvironmentValues
  ) -> Result<ImageContent, ImageProblem> {
    var asset: NamedImage?
    switch AssetLibrary.of(bundle).image(name, in: environment) {
    case .failure(let problem): return .failure(ImageProblem(message: problem.message))
    case .success(let image): asset = image
    case nil: break
    }
    guard
      let (url, scale) = asset.map({ ($0.url, $0.scale) }) ?? find(for: environment.displayScale)
    else { return .failure(missing) }
    guard let store = environment.imageLoader else {
      return .failure(
        ImageProblem(
          message: "The image \"\(name)\" cannot be shown: nothing here decodes pictures. "
            + "Give the environment an image loader, as ImageRenderer and the hosts do."))
    }
    do {
      return .success(
        ImageContent(
          bitmap: try store.bitmap(at: url), scale: scale, renderingMode: asset?.renderingMode))
    } catch {
      return .failure(
        ImageProblem(
          message: "The image file \(url.path) cannot be read. \(error)"))
    }
  }

  private var missing: ImageProblem {
    let place = bundle.map { "the bundle \($0.bundlePath)" } ?? "the main bundle"
    return ImageProblem(
      message: "There is no image \"\(name)\" in \(place): looked for .png, .jpg and .jpeg, "
        + "also with @2x and @3x. Add the file to the target's resources, "
        + "and name their bundle where it is not the main one (bundle: .module).")
  }

  /// The file whose scale suits the display best: the next larger one, else the largest.
  private func find(for displayScale: CGFloat) -> (url: URL, scale: CGFloat)? {
    for scale in Self.scales(for: displayScale) {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      for directory in directories {
        for type in ["png", "jpg", "jpeg"] {
          let url = directory.appendingPathComponent("\(name)\(suffix).\(type)")
          if FileManager.default.fileExists(atPath: url.path) { return (url, CGFloat(scale)) }
        }
      }
    }
    return nil
  }

  static func scales(for displayScale: CGFloat) -> [Int] {
    let needed = Int(min(max(displayScale.rounded(.up), 1), 3))
    return Array(needed...3) + (1..<needed).reversed()
  }

  private var directories: [URL] {
    if let bundle { return bundle.imageDirectories }
    // Where an app's resources belong to its main bundle on Apple's platforms, the package manager puts those of
    // an executable into a bundle beside it.
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
