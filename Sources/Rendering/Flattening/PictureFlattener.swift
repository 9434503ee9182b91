import CGfx
import CPixels
import EspalierDrawing
import Foundation

extension DisplayList {
  /// The list as `format` can show it: pictures in place of what it lacks.
  package func flattened(for format: PageFormat) throws(RenderingError) -> DisplayList {
    try PaintingPool.with { resources throws(RenderingError) in
      try PictureFlattener.flattened(self, for: format, resources)
    }
  }
}

/// Replaces the items that a format of pages cannot show by pictures of them, drawn with the pixel
/// painter.
///
/// Everything else stays as it is: text stays text, shapes stay shapes.
///
/// 1. Items that show or change the picture so far (backdrops, some blend modes) are drawn on a
///    canvas that has that picture, and become an image of the result.
/// 2. Items that erase the picture so far become a mask of it, and items that go below it come
///    first.
/// 3. Effects that the format lacks become an image of their group.
/// 4. Items that blend with those around a group that cuts them off are put beside that group.
final class PictureFlattener {
  /// The largest picture in pixels, 64 megabytes: larger pages get fewer pixels per point.
  private static let largestPicture: CGFloat = 16e6

  /// The largest number of cards inside each other that are drawn with the one around them.
  ///
  /// Of more, the inner ones become a picture first, as large as the page at most: drawn together, each would be seen through
  /// all around it, and they may reach to the horizon.
  private static let mostCards = 8

  let format: PageFormat
  let resources: PaintResources
  let scale: CGFloat
  /// Paints the picture so far, if anything depends on it.
  private(set) var canvas: CairoPainter?
  private var canvasSurface: CairoSurface?
  /// The transform from the coordinates of the current group to those of the page.
  private(set) var transform = CGAffineTransform.identity
  /// The part of the page that can be seen in the current group.
  private var visible: CGRect
  private var needs: PageNeeds
  private(set) var failure: RenderingError?

  private init(_ size: CGSize, _ needs: PageNeeds, _ resources: PaintResources) {
    self.needs = needs
    format = needs.format
    self.resources = resources
    visible = CGRect(origin: .zero, size: size)
    let area = max(size.width * size.height, 1)
    scale = min(
      CairoPainter.pagePixelsPerPoint, (Self.largestPicture / area).squareRoot(),
      30_000 / max(size.width, size.height))
  }

  /// The list as `format` can show it.
  static func flattened(
    _ list: DisplayList, for format: PageFormat, _ resources: PaintResources
  ) throws(RenderingError) -> DisplayList {
    var needs = PageNeeds(format)
    let whole = needs.of(list.items)
    guard whole.change else { return list }
    let flattener = PictureFlattener(list.size, needs, resources)
    if whole.picture {
      let pixels = try PixelSize(list.size, scale: flattener.scale)
      let surface = try CairoSurface.image(width: pixels.width, height: pixels.height)
      flattener.canvasSurface = surface
      let scaling = CGAffineTransform(scaleX: flattener.scale, y: flattener.scale)
      flattener.canvas = CairoPainter(
        surface.pointer, scaling, output: .pixels, resources: resources)
    }
    let items = flattener.flattened(list.items)
    if let failure = flattener.failure { throw failure }
    try flattener.canvas?.finish()
    return DisplayList(size: list.size, items: items)
  }

  // MARK: - Items

  /// The items of one picture: the page, or a group that is painted as a whole.
  private func flattened(_ items: [DisplayItem]) -> [DisplayItem] {
    var result: [DisplayItem] = []
    for item in items.flatMap({ needs.withBlendsApart($0) }) {
      switch item.backgroundChange {
      case .erasing(let eraser): result = erased(result, by: flattenedAlone([eraser]))
      case .underlay(let underlay): result = flattenedAlone([underlay]) + result
      case nil:
        result += flattened(item)
        continue
      }
      canvas?.paint(item)
    }
    return result
  }

  /// Leaves the canvas as if the item had been painted on it.
  private func flattened(_ item: DisplayItem) -> [DisplayItem] {
    guard needs.of(item).change else {
      canvas?.paint(item)
      return [item]
    }
    switch item {
    case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, let paint):
      if !format.shows(paint) { return painted(item, as: image(of: [item])) }
    case .image(let image):
      if let tint = image.tint, !format.shows(tint) {
        return painted(item, as: self.image(of: [item]))
      }
    case .group: break
    }
    switch item {
    case .fill(let path, .backdrop(let backdrop), let style):
      return painted(
        .group(.clip(path, style), [picture(of: backdrop, over: path.boundingRect)]))
    case .stroke(let path, .backdrop(let backdrop), let style):
      return painted(
        .group(
          .clip(path.strokedPath(style), FillStyle()), [picture(of: backdrop, over: item.bounds)]))
    case .glyphs(let run, .backdrop(let backdrop)):
      let mask = DisplayItem.glyphs(run, .color(.black))
      return painted(.group(.mask([mask]), [picture(of: backdrop, over: item.bounds)]))
    case .image(var image):
      guard case .backdrop(let backdrop) = image.tint else { return painted(item) }
      image.tint = .color(.black)
      return painted(
        .group(.mask([.image(image)]), [picture(of: backdrop, over: item.bounds)]))
    case .fill, .stroke, .glyphs: return painted(item)
    case .group(let effect, let items): return flattened(items, under: effect)
    }
  }

  private func flattened(_ items: [DisplayItem], under effect: DisplayEffect) -> [DisplayItem] {
    let dependsOnPicture = needs.of(items).picture
    switch effect {
    case .transform(let change):
      return [.group(effect, within(effect, change) { items.flatMap(flattened) })]
    case .clip(let path, _):
      let kept = visible
      defer { visible = kept }
      visible = visible.overlap(with: path.boundingRect.applying(transform))
      return [.group(effect, within(effect) { items.flatMap(flattened) })]
    case .link: return [.group(effect, items.flatMap(flattened))]
    case .blend(let mode) where !format.shows(mode):
      return painted(.group(effect, items), as: blended(flattenedAlone(items), mode))
    default: break
    }
    // Pictures inside of it would be drawn twice, and lose sharpness.
    if !dependsOnPicture, isPicture(effect),
      !items.isNested(deeperThan: Self.mostCards, counting: \.isProjection)
    {
      let group = DisplayItem.group(effect, items)
      return painted(group, as: image(of: [group]))
    }
    var effect = effect
    if case .mask(let mask) = effect { effect = .mask(flattenedAlone(mask.asSilhouette)) }
    let inner: [DisplayItem]
    if dependsOnPicture {
      canvas?.beginLayer()
      inner = flattened(items)
      cairo_pattern_destroy(canvas?.endLayer().picture)
    } else {
      inner = flattenedAlone(items)
    }
    return painted(.group(effect, inner), as: shown(inner, under: effect))
  }

  /// Returns whether the format shows a picture for a group with the effect, whatever its items are.
  private func isPicture(_ effect: DisplayEffect) -> Bool {
    if format.shows(effect) { return false }
    return switch effect {
    case .projection(let projection): !projection.isAffine
    case .colors(let matrix): !matrix.keepsOpacity
    case .innerShadow: false
    default: true
    }
  }

  /// The items that the format shows for a group whose items it can show.
  private func shown(_ items: [DisplayItem], under effect: DisplayEffect) -> [DisplayItem] {
    let group = DisplayItem.group(effect, items)
    if format.shows(effect) { return [group] }
    switch effect {
    case .projection(let projection) where projection.isAffine:
      return [.group(.transform(projection.affine), items)]
    case .colors(let matrix) where matrix.keepsOpacity && !items.blend:
      return items.flatMap { item in
        item.recolored(by: matrix).map { [$0] } ?? image(of: [.group(effect, [item])])
      }
    case .innerShadow(let color, let radius, let offset):
      let shadow = image(of: [group]) { painter in
        painter.paintInnerShadow(of: items, color, radius: radius, offset: offset, alone: true)
      }
      return [.group(.layer, items + shadow)]
    default: return image(of: [group])
    }
  }

  // MARK: - The canvas

  private func painted(_ item: DisplayItem) -> [DisplayItem] { painted(item, as: [item]) }

  private func painted(_ item: DisplayItem, as result: [DisplayItem]) -> [DisplayItem] {
    canvas?.paint(item)
    return result
  }

  /// Flattens items of which nothing depends on the picture so far, and leaves the canvas alone.
  private func flattenedAlone(_ items: [DisplayItem]) -> [DisplayItem] {
    let kept = canvas
    canvas = nil
    defer { canvas = kept }
    return flattened(items)
  }

  /// Runs `body` in the coordinates and the clip of a group.
  private func within(
    _ effect: DisplayEffect, _ change: CGAffineTransform = .identity,
    _ body: () -> [DisplayItem]
  ) -> [DisplayItem] {
    let kept = transform
    transform = change.concatenating(transform)
    defer { transform = kept }
    guard transform.isDrawable else { return [] }
    var result: [DisplayItem] = []
    guard let canvas else { return body() }
    canvas.enter(effect) { result = body() }
    return result
  }

  // MARK: - Pictures

  /// A picture of items in the current coordinates; empty if nothing of it can be seen.
  ///
  /// - Parameter paint: draws the picture in place of the items.
  func image(
    of items: [DisplayItem], _ paint: ((CairoPainter) -> Void)? = nil
  ) -> [DisplayItem] {
    guard let picture = picture(of: items, paint) else { return [] }
    return [image(picture)]
  }

  /// The items' picture at the pixels of the page that they can be seen at.
  func picture(
    of items: [DisplayItem], within area: CGRect? = nil, _ paint: ((CairoPainter) -> Void)? = nil
  ) -> PlacedPicture? {
    let toPixels = CGAffineTransform(scaleX: scale, y: scale)
    let seen = (area ?? resources.bounds.of(items).applying(transform)).overlap(with: visible)
    // On whole points, because many readers move a picture's corners to whole pixels of theirs.
    guard let points = PixelRect(around: seen),
      let pixels = PixelRect(around: points.rect.applying(toPixels))
    else { return nil }
    return note { () throws(RenderingError) in
      let surface = try CairoSurface.image(width: pixels.width, height: pixels.height)
      let placed = transform.concatenating(toPixels).concatenating(
        CGAffineTransform(translationX: -CGFloat(pixels.x), y: -CGFloat(pixels.y)))
      let painter = CairoPainter(surface.pointer, placed, output: .pixels, resources: resources)
      if let paint { paint(painter) } else { painter.paint(items) }
      try painter.finish()
      return PlacedPicture(surface: surface, pixels: pixels)
    }
  }

  /// The picture as an item of the current group.
  func image(_ picture: PlacedPicture) -> DisplayItem {
    let frame = picture.rect.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    let image = DisplayItem.image(
      DisplayImage(bitmap: picture.surface.bitmap(name: "picture"), frame: frame))
    return transform.isIdentity ? image : .group(.transform(transform.inverted()), [image])
  }

  /// All that can be seen of the current group, in the page's coordinates.
  var visiblePart: CGRect { visible }

  private func picture(of backdrop: BackdropPaint, over bounds: CGRect) -> DisplayItem {
    guard let canvas, let picture = canvas.picture(of: backdrop, over: bounds) else {
      return .fill(Path(bounds), .color(backdrop.color), FillStyle())
    }
    return image(picture)
  }

  private func note<T>(_ body: () throws(RenderingError) -> T) -> T? {
    do {
      return try body()
    } catch {
      failure = failure ?? error
      return nil
    }
  }
}

extension DisplayEffect {
  fileprivate var isProjection: Bool { if case .projection = self { true } else { false } }
}
