@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Image {
  /// The rotation or reflection of a picture's pixels before it is shown.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    /// True if the width of the pixels is the height of the picture.
    package var isSideways: Bool {
      switch self {
      case .up, .upMirrored, .down, .downMirrored: false
      case .left, .leftMirrored, .right, .rightMirrored: true
      }
    }
  }

  /// A picture of pixels.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - label: the description for people who cannot see it.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    isDecorative = false
    self.label = label
  }

  /// A picture of pixels that means nothing to people who cannot see it.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(
      .pixels(ImageContent(bitmap: cgImage.bitmap.turned(orientation), scale: scale)))
    isDecorative = true
  }

  /// The pixels of a picture file that suit the surroundings; nil for pictures of other kinds, and
  /// where the file is missing or broken.
  @MainActor package func filePixels(in environment: EnvironmentValues) -> ImageContent? {
    guard case .file(let file) = source else { return nil }
    return try? file.content(in: environment).get()
  }
}

extension Bitmap {
  /// The picture as it is shown.
  package func turned(_ orientation: Image.Orientation) -> Bitmap {
    let (right, bottom) = (width - 1, height - 1)
    switch orientation {
    case .up: return self
    case .upMirrored: return mapped(width: width, height: height) { (right - $0, $1) }
    case .down: return mapped(width: width, height: height) { (right - $0, bottom - $1) }
    case .downMirrored: return mapped(width: width, height: height) { ($0, bottom - $1) }
    case .left: return mapped(width: height, height: width) { (right - $1, $0) }
    case .leftMirrored: return mapped(width: height, height: width) { ($1, $0) }
    case .right: return mapped(width: height, height: width) { ($1, bottom - $0) }
    case .rightMirrored: return mapped(width: height, height: width) { (right - $1, bottom - $0) }
    }
  }
}
