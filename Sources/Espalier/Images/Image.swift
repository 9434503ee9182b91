import EspalierDrawing
import Foundation
import LayoutEngine

/// A view that shows a picture: a file, a symbol, or what a closure draws.
///
/// It has the picture's own size unless it is `resizable()`. A picture that cannot be found or read has no size and is
/// reported once.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case file(ImageFile)
    case symbol(SymbolReference)
    case drawing(ImageDrawing)
  }

  let source: Source
  var resizing: ImageResizing?
  var templateRenderingMode: TemplateRenderingMode?
  var pixelInterpolation: Interpolation?
  var hasSoftEdges = true
  var symbolRenderingMode: SymbolRenderingMode?
  /// What people hear who cannot see the picture; nil is the name of the file or symbol.
  var label: Text?
  var isDecorative = false

  init(_ source: Source) { self.source = source }

  /// A PNG or JPEG file of a bundle, by its name without `.png`, `.jpg` or `.jpeg`.
  ///
  /// A file whose name ends in `@2x` or `@3x` has so many pixels per point; the one that suits the display is taken.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.file(ImageFile(name: name, bundle: bundle)))
  }

  /// A PNG or JPEG file of a bundle with a description for people who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// A picture that means nothing to people who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  /// How large symbols are in relation to text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    case small, medium, large
  }

  /// Whether a picture shows its own colors or the foreground style where it is opaque.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How pixels are invented when a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }
}

extension Image: LeafView {
  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    switch source {
    case .symbol(let reference):
      let symbol = reference.resolve(in: environment)
      return resizing == nil ? symbol.rule : rule(for: symbol.size)
    case .file(let file):
      return rule(for: (try? file.content(in: environment).get())?.size ?? .zero)
    case .drawing(let drawing): return rule(for: drawing.size)
    }
  }

  /// - Preferred size: the picture's size; resizable, the proposal, and the picture's size where there is none.
  private func rule(for size: CGSize) -> any LayoutRule {
    if resizing == nil { return LeafRule(ClampedSize(size)) }
    return LeafRule(
      ClampedSize(
        width: LengthRange(min: 0, ideal: size.width, max: .infinity),
        height: LengthRange(min: 0, ideal: size.height, max: .infinity)))
  }

  func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] {
    if context.environment.isRedacted { return context.placeholderForPicture() }
    switch source {
    case .symbol(let reference):
      let symbol = reference.resolve(in: context.environment)
      if let problem = symbol.problem { context.report(problem) }
      return symbol.items(in: context.frame, context.environment, mode: symbolRenderingMode)
    case .file(let file):
      switch file.content(in: context.environment) {
      case .success(let content): return drawBitmap(content, context)
      case .failure(let problem):
        context.report(problem.message)
        return []
      }
    case .drawing(let drawing): return draw(drawing, context)
    }
  }

  @MainActor private func drawBitmap(
    _ content: ImageContent, _ context: DrawContext
  ) -> [DisplayItem] {
    let frame = context.frame
    if frame.isEmpty || content.size.width == 0 || content.size.height == 0 { return [] }
    func items(_ tint: Paint?) -> [DisplayItem] {
      let items = (resizing ?? ImageResizing()).items(in: frame, size: content.size) { place in
        .image(
          DisplayImage(
            bitmap: content.bitmap, frame: place, tint: tint,
            interpolation: (pixelInterpolation ?? .medium).displayed))
      }
      return hasSoftEdges
        ? items : items.grouped(.clip(Path(frame), FillStyle(antialiased: false)))
    }
    guard (templateRenderingMode ?? content.renderingMode) == .template else { return items(nil) }
    return context.environment.foregroundPaint().items(in: frame) { items($0) }
  }

  @MainActor private func draw(_ drawing: ImageDrawing, _ context: DrawContext) -> [DisplayItem] {
    let frame = context.frame
    if frame.isEmpty || drawing.size.width <= 0 || drawing.size.height <= 0 { return [] }
    let picture = drawing.items(in: context.environment)
    let items = (resizing ?? ImageResizing()).items(in: frame, size: drawing.size) { place in
      let transform = CGAffineTransform(
        a: place.width / drawing.size.width, b: 0, c: 0, d: place.height / drawing.size.height,
        tx: place.minX, ty: place.minY)
      return .group(.transform(transform), picture)
    }
    guard templateRenderingMode == .template else { return items }
    return context.environment.foregroundPaint().items(in: frame) { paint in
      [.group(.mask(items), [.fill(Path(frame), paint, FillStyle())])]
    }
  }
}

extension DrawContext {
  /// Reports a problem of the view that is drawn.
  fileprivate func report(_ message: String) {
    element.owner.graph.diagnostics.report(message, at: element.owner.path)
  }

  /// Reports why there is no symbol; what concerns all symbols is reported once and names no view.
  fileprivate func report(_ problem: SymbolProblem) {
    element.owner.graph.diagnostics.report(
      problem.message, at: problem.isGeneral ? "" : element.owner.path)
  }
}
