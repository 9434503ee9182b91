import EspalierDrawing
import Foundation

extension Image {
  /// Shows the picture's own colors, or the foreground style wherever it is opaque.
  ///
  /// By default, symbols are templates and other pictures are not.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.templateRenderingMode = renderingMode
    return image
  }

  /// How the picture is scaled; `.medium` by default.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.pixelInterpolation = interpolation
    return image
  }

  /// Whether the edges of the picture are smooth where they do not lie on pixels, as they are by default.
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
  /// How large symbols are in relation to text, `.medium` by default.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how large the symbols in this view are in relation to text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image.Scale {
  /// What a symbol's size is multiplied by: Apple's three scales of one weight, measured by eye.
  var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}
