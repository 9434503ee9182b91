@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A view that shows a picture: a file, a symbol, or the drawing of a closure.
///
/// It has the picture's own size unless it is `resizable()`. A picture that cannot be found or read
/// has no size and is reported once.
public struct Image: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case file(ImageFile)
    case symbol(SymbolReference)
    case pixels(ImageContent)
    case drawing(ImageDrawing)
  }

  package let source: Source
  var resizing: ImageResizing?
  var templateRenderingMode: TemplateRenderingMode?
  var pixelInterpolation: Interpolation?
  var hasSoftEdges = true
  var symbolModes = SymbolModes()
  /// The label for people who cannot see the picture; nil is the name of the file or symbol.
  package var label: Text?
  package var isDecorative = false

  init(_ source: Source) { self.source = source }

  /// A picture file of a bundle, by its name, with or without its type: PNG, JPEG, WebP, GIF or
  /// SVG.
  ///
  /// A file whose name ends in `@2x` or `@3x` has so many pixels per point; the one that suits the
  /// display is taken. SVG pictures are sharp in any size. Colors are taken as sRGB, whatever
  /// profile a file names.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.file(ImageFile(name: name, bundle: bundle)))
  }

  /// A picture file of a bundle with a description for people who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// A picture that means nothing to people who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  /// The size of symbols relative to text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    case small, medium, large
  }

  /// The choice whether a picture shows its own colors, or the foreground style where it is opaque.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// The way in which new pixels are made when a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }
}

extension Image: LeafView {
  // The same as for all leaves, for a type that is known here and need not be looked up for each view.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    LeafNode.make(view, inputs)
  }

  package func rule(in environment: EnvironmentValues) -> any LayoutRule {
    switch source {
    case .symbol(let reference):
      let symbol = reference.resolve(in: environment)
      return resizing == nil ? symbol.rule : rule(for: symbol.size)
    case .file(let file):
      return rule(for: (try? file.content(in: environment).get())?.size ?? .zero)
    case .pixels(let content): return rule(for: content.size)
    case .drawing(let drawing): return rule(for: drawing.size)
    }
  }

  /// - Preferred size: the picture's size; resizable, the proposal, and the picture's size where
  ///   there is none.
  private func rule(for size: CGSize) -> any LayoutRule {
    if resizing == nil { return LeafRule(ClampedSize(size)) }
    return LeafRule(
      ClampedSize(
        width: LengthRange(min: 0, ideal: size.width, max: .infinity),
        height: LengthRange(min: 0, ideal: size.height, max: .infinity)))
  }

  package func configure(_ element: LayoutElement, rule: any LayoutRule) {
    guard case .symbol(let reference) = source else { return }
    for player in element.owner.environment.symbolEffects { player.add(element) }
    SymbolReplacement.follow(reference, in: element)
  }

  /// The looks that the image itself asks for: in its original colors, a symbol has several.
  private var ownModes: SymbolModes {
    var modes = symbolModes
    if templateRenderingMode == .original && modes.coloring == nil { modes.coloring = .multicolor }
    return modes
  }

  package func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] {
    if context.environment.isRedacted { return context.placeholderForPicture() }
    switch source {
    case .symbol(let reference):
      let symbol = reference.resolve(in: context.environment)
      if let problem = symbol.problem { context.report(problem) }
      let poses = context.environment.symbolEffects.poses(of: symbol.symbol, in: context.element)
      let items = symbol.items(
        in: context.frame, context.environment, modes: ownModes, poses: poses)
      return context.element[SymbolReplacement.self]?.presented(items, context) ?? items
    case .file(let file):
      switch file.content(in: context.environment) {
      case .success(let content): return draw(content, context)
      case .failure(let problem):
        context.report(problem.message)
        return []
      }
    case .pixels(let content): return draw(content, context)
    case .drawing(let drawing): return draw(drawing, context)
    }
  }
}

extension DrawContext {
  /// Reports a problem of the view that is drawn.
  fileprivate func report(_ message: String) {
    element.owner.graph.diagnostics.report(message, at: element.owner.path)
  }

  /// Reports why there is no symbol; a problem of all symbols is reported once and names no view.
  fileprivate func report(_ problem: SymbolProblem) {
    element.owner.graph.diagnostics.report(
      problem.message, at: problem.isGeneral ? "" : element.owner.path)
  }
}
