import Espalier
import EspalierDrawing
import EspalierRendering
import Foundation

/// A picture as UIKit and AppKit have it: an object, for source code that names their pictures.
///
///     Image(uiImage: UIImage(data: data) ?? UIImage())
///
/// It holds pixels and their number per point, and nothing else of those frameworks.
public final class UIImage: Hashable, Sendable {
  /// The pixels as they are stored; nil for a picture of no size.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  /// The rotation or reflection of the pixels before they are shown.
  public let imageOrientation: Orientation
  /// The choice between the picture's own colors and those of its surroundings.
  public let renderingMode: RenderingMode

  public typealias Orientation = Image.Orientation

  /// The choice whether a picture shows its own colors, or the color of its surroundings where it
  /// is opaque.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The name of a picture that was not found.
  fileprivate let missingName: String?

  init(
    _ cgImage: CGImage?, scale: CGFloat, orientation: Orientation = .up,
    renderingMode: RenderingMode = .automatic, missingName: String? = nil
  ) {
    self.cgImage = cgImage
    self.missingName = missingName
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    imageOrientation = orientation
    self.renderingMode = renderingMode
  }

  /// A picture of no size.
  public convenience init() { self.init(nil, scale: 1) }

  /// A picture of one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

  /// A picture of pixels.
  ///
  /// - Parameter scale: pixels per point; 1 replaces a number that is not a scale.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale, orientation: orientation)
  }

  /// A picture of pixels that is so many points wide; its height follows from its proportions.
  public convenience init(cgImage: CGImage, size: CGSize) {
    self.init(cgImage, scale: CGFloat(cgImage.width) / size.width)
  }

  /// The picture in a file's bytes: PNG, JPEG, WebP, GIF or SVG; nil where they cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture in a file's bytes, with so many pixels per point; nil where they cannot be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? ImageDecoder.bitmap(from: data, name: "picture") else { return nil }
    self.init(CGImage(bitmap), scale: scale)
  }

  /// The picture in a file; nil where it cannot be read.
  ///
  /// A name that ends in `@2x` or `@3x` gives the number of pixels per point.
  public convenience init?(contentsOfFile path: String) {
    guard let bitmap = try? ImageDecoder.bitmap(atPath: path) else { return nil }
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    self.init(CGImage(bitmap), scale: scale)
  }

  /// The picture in a file; nil where it cannot be read.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }

  /// The picture of this name in the main bundle, as `Image` finds it; nil where there is none.
  @MainActor public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// The picture of this name in a bundle, as `Image` finds it; nil where there is none.
  @MainActor public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    var environment = EnvironmentValues.headless(scale: Self.namedScale)
    if let traits { environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light }
    guard let content = Image(name, bundle: bundle).filePixels(in: environment) else { return nil }
    self.init(CGImage(content.bitmap), scale: content.scale)
  }

  /// The symbol of this name in the size of body text, to be shown in the color of its
  /// surroundings; nil where there is none.
  @MainActor public convenience init?(systemName name: String) {
    guard SymbolCatalog.shared.has(name) else { return nil }
    let renderer = ImageRenderer(content: Image(systemName: name).font(.system(size: 17)))
    renderer.scale = Self.namedScale
    self.init(renderer.cgImage, scale: Self.namedScale, renderingMode: .alwaysTemplate)
  }

  /// The pixels per point of pictures that have several: enough for every display.
  private static let namedScale: CGFloat = 3

  /// The size in points, as it is shown.
  public var size: CGSize {
    let width = CGFloat(cgImage?.width ?? 0) / scale
    let height = CGFloat(cgImage?.height ?? 0) / scale
    return imageOrientation.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The same picture in another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(cgImage, scale: scale, orientation: imageOrientation, renderingMode: mode)
  }

  /// The picture as a PNG file; nil where it has no size.
  public func pngData() -> Data? {
    upright.flatMap { try? PNGWriter.data(for: $0, scale: scale) }
  }

  /// The picture as a JPEG file, with white behind what is transparent; nil where it has no size.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    upright.flatMap { try? JPEGWriter.data(for: $0, quality: compressionQuality) }
  }

  private var upright: Bitmap? { cgImage?.bitmap.turned(imageOrientation) }

  public static func == (one: UIImage, other: UIImage) -> Bool {
    one.cgImage == other.cgImage && one.scale == other.scale
      && one.imageOrientation == other.imageOrientation && one.renderingMode == other.renderingMode
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cgImage)
    hasher.combine(scale)
    hasher.combine(imageOrientation)
  }
}

/// The same for source code that is written for the Mac.
public typealias NSImage = UIImage

extension UIImage: @MainActor _ExpressibleByImageLiteral {
  /// The picture that a literal names, as Xcode writes it.
  ///
  /// Where there is none, it has no size, and the view that shows it is named in a diagnostic.
  @MainActor public convenience init(imageLiteralResourceName name: String) {
    let picture = UIImage(named: name)
    self.init(
      picture?.cgImage, scale: picture?.scale ?? 1, missingName: picture == nil ? name : nil)
  }
}

/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension Image {
  /// A picture of pixels; one of no size shows nothing.
  public init(uiImage: UIImage) {
    guard let pixels = uiImage.cgImage else {
      if let name = uiImage.missingName { self.init(name) } else { self.init(size: .zero) { _ in } }
      return
    }
    self.init(
      decorative: pixels, scale: uiImage.scale, orientation: uiImage.imageOrientation)
    isDecorative = false
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: self = renderingMode(.original)
    case .alwaysTemplate: self = renderingMode(.template)
    }
  }

  /// A picture of pixels; one of no size shows nothing.
  ///
  /// `Image.init` without its labels is the one that takes `uiImage`: the type is the same.
  @_disfavoredOverload public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

extension ImageRenderer {
  /// The picture of ``scale`` pixels per point as an object; nil if it has no size or is too large.
  public var uiImage: UIImage? { cgImage.map { UIImage($0, scale: scale) } }

  /// The picture of ``scale`` pixels per point as an object; nil if it has no size or is too large.
  public var nsImage: NSImage? { uiImage }
}
