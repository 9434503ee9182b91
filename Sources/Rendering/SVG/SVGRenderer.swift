import EspalierDrawing
import Foundation

/// Writes display lists as SVG with real text.
///
/// Fonts are named, not embedded: a reader without them shows another, spread over the same width.
/// SVG has no angular or mesh gradients, nor some effects and blend modes: these become pictures
/// (``PictureFlattener``).
package enum SVGRenderer {
  /// - Parameter endsWhenCancelled: true if it may end early, with an unusable result, when the
  ///   task that runs it is cancelled.
  package static func text(
    for list: DisplayList, title: String = "", endsWhenCancelled: Bool = false
  ) throws(RenderingError) -> String {
    let size = list.size
    guard size.width > 0, size.height > 0 else { throw .emptyPicture(size) }
    guard size.width.isFinite, size.height.isFinite else {
      throw .pictureTooLarge(width: Double(size.width), height: Double(size.height))
    }
    return try LargeStack.rendering(list.items) { () throws(RenderingError) in
      try PaintingPool.with(endsWhenCancelled: endsWhenCancelled) {
        resources throws(RenderingError) in
        try write(list, title: title, resources)
      }
    }
  }

  private static func write(
    _ list: DisplayList, title: String, _ resources: PaintResources
  ) throws(RenderingError) -> String {
    let size = list.size
    let list = try PictureFlattener.flattened(list, for: .svg, resources)
    defer { resources.bounds.removeAll() }
    var writer = SVGWriter(resources: resources)
    writer.write(list.items)
    if let failure = writer.failure { throw failure }

    let (width, height) = (size.width.number, size.height.number)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\"\(writer.hasText ? SVGWriter.textAttributes : "")>"
    ]
    if !title.isEmpty { lines.append("<title>\(title.escaped)</title>") }
    if !writer.definitions.isEmpty {
      lines.append("<defs>\n" + writer.definitions.joined(separator: "\n") + "\n</defs>")
    }
    return (lines + writer.body + ["</svg>\n"]).joined(separator: "\n")
  }
}

/// The elements written so far; definitions are numbered in the order in which they are needed.
struct SVGWriter {
  var body: [String] = []
  var definitions: [String] = []
  var failure: RenderingError?
  var hasText = false
  let resources: PaintResources
  /// The factor by which the current group's points are larger than the page's.
  private var scale: CGFloat = 1
  /// True inside a link: links cannot be nested.
  private var isInLink = false
  private var lastNumber = 0
  /// Pictures written before, with their pixels as text.
  private var encoded: [ObjectIdentifier: (bitmap: Bitmap, text: String)] = [:]

  init(resources: PaintResources) { self.resources = resources }

  mutating func write(_ items: [DisplayItem]) {
    var rest = items[...]
    while let item = rest.first {
      let line = rest.lineOfText
      if line.count > 1 {
        write(line)
        rest = rest.dropFirst(line.count)
      } else {
        write(item)
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func write(_ item: DisplayItem) {
    switch item {
    case .fill(let path, let paint, let style):
      guard path.isDrawable else { return }
      let rule = style.isEOFilled ? " fill-rule=\"evenodd\"" : ""
      let edges = style.isAntialiased ? "" : " shape-rendering=\"crispEdges\""
      body.append(path.element(fill(paint, over: path.boundingRect) + rule + edges))
    case .stroke(let path, let paint, let style):
      guard path.isDrawable, style.lineWidth > 0, style.lineWidth.isFinite else { return }
      body.append(path.element(" fill=\"none\"" + stroke(paint, style, over: item.bounds)))
    case .glyphs(let run, let paint): write([(run, paint)])
    case .image(let image): write(image)
    case .group(let effect, let items): write(items, under: effect)
    }
  }

  // MARK: - Groups

  private mutating func write(_ items: [DisplayItem], under effect: DisplayEffect) {
    guard !items.isEmpty else { return }
    let kept = (scale, isInLink)
    defer { (scale, isInLink) = kept }
    let attributes: String?
    var element = "g"
    switch effect {
    case .transform(let transform):
      guard transform.isFinite else { return }
      scale *= transform.meanScale
      attributes = transform.attribute
    case .opacity(let opacity):
      attributes = " opacity=\"\(max(0, min(1, opacity.isNaN ? 0 : opacity)).number)\""
    case .blend(let mode):
      attributes = mode.css.map { " style=\"mix-blend-mode:\($0)\"" } ?? ""
    case .clip(let path, let style):
      // A path without area keeps nothing, and neither does one with coordinates that are not
      // numbers.
      guard path.isDrawable else { return }
      let rule = style.isEOFilled ? " clip-rule=\"evenodd\"" : ""
      let edges = style.isAntialiased ? "" : " shape-rendering=\"crispEdges\""
      let id = define("clipPath", "c") { _ in [path.element(rule + edges)] }
      attributes = " clip-path=\"url(#\(id))\""
    case .mask(let mask):
      let area = resources.bounds.of(items).overlap(with: resources.bounds.of(mask))
      guard area.isDrawable else { return }
      let units = " maskUnits=\"userSpaceOnUse\"\(area.attributes) style=\"mask-type:alpha\""
      let id = define("mask", "m", units) { writer in writer.nested { $0.write(mask) } }
      attributes = " mask=\"url(#\(id))\""
    case .projection(let projection):
      // Others were replaced by pictures.
      attributes = projection.affine.attribute
    case .link(let url, _):
      guard url.isSafeInDocuments, !isInLink else { return write(items) }
      isInLink = true
      element = "a"
      attributes = " href=\"\(url.absoluteString.escaped)\""
    default:
      // Without a filter one picture, and nothing else, where pictures have replaced items that the
      // format lacks.
      attributes =
        effect.filterSteps.map { filter(effect, $0, around: items) }
        ?? " style=\"isolation:isolate\""
    }
    guard let attributes else { return }
    body.append("<\(element)\(attributes)>")
    write(items)
    body.append("</\(element)>")
  }

  /// The filter's reference; empty where the items show unchanged.
  private mutating func filter(
    _ effect: DisplayEffect, _ steps: [String], around items: [DisplayItem]
  ) -> String {
    let content = resources.bounds.of(items)
    var area = effect.bounds(around: content)
    if case .innerShadow(let color, let radius, let offset) = effect {
      // Pixels that the filter moves must not be cut off before.
      area = DisplayEffect.shadow(color: color, radius: radius, offset: offset)
        .bounds(around: content)
        .joined(with: area.offsetBy(dx: -offset.width, dy: -offset.height))
    }
    guard area.isDrawable, !steps.isEmpty else { return "" }
    let units =
      " filterUnits=\"userSpaceOnUse\"\(area.attributes) color-interpolation-filters=\"sRGB\""
    let id = define("filter", "s", units) { _ in steps }
    return " filter=\"url(#\(id))\""
  }

  // MARK: - Images

  private mutating func write(_ image: DisplayImage) {
    let frame = image.frame.standardized
    guard frame.isDrawable, frame.width > 0, frame.height > 0,
      let element = element(image, over: frame)
    else { return }
    guard let tint = image.tint else {
      body.append(element)
      return
    }
    let units = " maskUnits=\"userSpaceOnUse\"\(frame.attributes) style=\"mask-type:alpha\""
    let id = define("mask", "m", units) { _ in [element] }
    body.append(Path(frame).element(fill(tint, over: frame) + " mask=\"url(#\(id))\""))
  }

  /// The image as an element with its pixels, cut out beforehand where only a part is shown.
  mutating func element(_ image: DisplayImage, over frame: CGRect) -> String? {
    var failed: RenderingError?
    var result: String?
    do throws(RenderingError) {
      guard let bitmap = try image.shownBitmap(scale: scale, resources) else { return nil }
      let png = try encoded(bitmap)
      let rendering = image.interpolation == .none ? " image-rendering=\"pixelated\"" : ""
      result =
        "<image\(frame.attributes) preserveAspectRatio=\"none\"\(rendering) "
        + "href=\"data:image/png;base64,\(png)\"/>"
    } catch {
      failed = error
    }
    failure = failure ?? failed
    return result
  }

  private mutating func encoded(_ bitmap: Bitmap) throws(RenderingError) -> String {
    if let known = encoded[ObjectIdentifier(bitmap)] { return known.text }
    let text = try PNGWriter.data(for: bitmap).base64EncodedString()
    encoded[ObjectIdentifier(bitmap)] = (bitmap, text)
    return text
  }

  // MARK: - Definitions

  /// Adds a definition with what `content` writes, after those that the content needs itself.
  mutating func define(
    _ element: String, _ prefix: String, _ attributes: String = "",
    content: (inout SVGWriter) -> [String]
  ) -> String {
    lastNumber += 1
    let id = "\(prefix)\(lastNumber)"
    let lines = content(&self)
    definitions.append("<\(element) id=\"\(id)\"\(attributes)>")
    definitions += lines + ["</\(element)>"]
    return id
  }

  /// The lines that `write` adds to the body, taken out of it.
  private mutating func nested(_ write: (inout SVGWriter) -> Void) -> [String] {
    let kept = body
    body = []
    write(&self)
    defer { body = kept }
    return body
  }
}

extension BlendMode {
  /// The name in CSS; nil for the normal mode, and for modes that CSS does not have.
  fileprivate var css: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    }
  }
}
