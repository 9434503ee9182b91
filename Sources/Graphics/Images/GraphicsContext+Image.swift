import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

extension GraphicsContext {
  /// An image with its size looked up, to be drawn.
  public struct ResolvedImage {
    /// The size in points.
    public var size: CGSize { content.size(.unspecified) }

    /// The distance of the image's baseline from its top.
    public let baseline: CGFloat

    /// The shading that the image is painted with; nil for images that have colors of their own.
    public var shading: Shading?

    fileprivate let image: Image
    fileprivate let content: CanvasContent
  }

  /// Looks up the image in the context's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    let content = CanvasContent(image, environment, self)
    return ResolvedImage(
      baseline: content.guide(.firstTextBaseline, .unspecified),
      shading: image.isTemplate ? .foreground : nil, image: image, content: content)
  }

  /// Draws an image stretched over `rect`.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard rect.isDrawable else { return }
    let environment = image.shading.map { foregroundEnvironment($0) } ?? environment
    let resizable = image.image.resizing == nil ? image.image.resizable() : image.image
    let items = CanvasContent(resizable, environment, self).items(in: rect)
    let clipped = style.isAntialiased ? items : items.grouped(.clip(Path(rect), style))
    append(clipped, shading: image.shading ?? .foreground)
  }

  /// Draws an image in its own size, a point of it at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: image.size.placed(at: point, anchor: anchor))
  }

  /// Draws an image stretched over `rect`.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size, a point of it at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension Image {
  /// True if the foreground style shows where the image is opaque.
  fileprivate var isTemplate: Bool {
    if let templateRenderingMode { return templateRenderingMode == .template }
    if case .symbol = source { return true }
    return false
  }
}
