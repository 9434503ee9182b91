import EspalierCore
import EspalierDrawing
import Foundation

extension Image {
  /// Shows the picture's own colors, or the foreground style wherever it is opaque.
  ///
  /// By default, symbols are templates and other pictures are not. The original colors of symbols are
  /// those of ``SymbolRenderingMode/multicolor``.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.templateRenderingMode = renderingMode
    return image
  }

  /// Sets the way in which the picture is scaled; `.medium` by default.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.pixelInterpolation = interpolation
    return image
  }

  /// Sets whether the edges of the picture are smooth where they do not lie on pixels, as they are
  /// by default.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.hasSoftEdges = isAntialiased
    return image
  }
}

extension Image.Interpolation {
  var displayed: ImageInterpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// The size of symbols relative to text, `.medium` by default.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the size of the symbols in this view relative to text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image.Scale {
  /// The factor of a symbol's size: Apple's three scales of one weight, measured by eye.
  var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}
