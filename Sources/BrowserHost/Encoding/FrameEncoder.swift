import EspalierDrawing
import EspalierRendering
import Foundation

/// Encodes the changes since the last frame, so that the page can change its own copy.
///
/// The page keeps the items of the last frame as a tree. A frame is a change of that tree: of each list of items the first
/// and the last that stay are counted, and what is between them is new, kept, or a group that changed inside.
struct FrameEncoder {
  private(set) var resources: PageResources
  private var last: DisplayList?
  private var lastScale: CGFloat = 0
  private var lastBackground: ResolvedColor?
  private var sequence = 0
  /// Pixels per point of the current group.
  private var scale: CGFloat = 1
  /// True if an item shows what was painted before it beyond its own edges.
  private var hasBackdrop = false

  init(outlines: GlyphOutlines = GlyphOutlines(), raster: RasterRenderer = RasterRenderer()) {
    resources = PageResources(outlines: outlines, raster: raster)
  }

  /// The messages that bring the page to a frame, and the number under which it acknowledges the last of them; nil where
  /// nothing changed.
  mutating func encode(
    _ list: DisplayList, scale: CGFloat, background: ResolvedColor
  ) -> (messages: [[UInt8]], sequence: Int)? {
    if resources.isFull {
      resources.forgetImages()
      last = nil
    }
    let isNew =
      last == nil || last?.size != list.size || scale != lastScale
      || background != lastBackground
    if !isNew, last?.items == list.items { return nil }
    sequence += 1
    self.scale = scale
    if isNew { hasBackdrop = false }
    var changes = ByteWriter()
    write(list.items, since: isNew ? [] : last?.items ?? [], to: &changes)
    var writer = ByteWriter()
    writer.write(byte: Wire.Message.frame.rawValue)
    writer.write(count: sequence)
    writer.write(byte: isNew ? 1 : 0)
    writer.write(list.size)
    writer.write(scale)
    writer.write(background)
    write(damageOf: list, isNew: isNew, to: &writer)
    writer.append(changes)
    last = list
    lastScale = scale
    lastBackground = background
    return (resources.takeMessages() + [writer.bytes], sequence)
  }

  /// Writes the rectangles that the page has to paint again; none where it paints everything.
  private func write(damageOf list: DisplayList, isNew: Bool, to writer: inout ByteWriter) {
    let page = CGRect(origin: .zero, size: list.size)
    var rects: [CGRect] = []
    if !isNew {
      // A view that shows the picture behind it changes whenever that picture does.
      rects = hasBackdrop ? [page] : last.flatMap { list.damage(since: $0) } ?? [page]
    }
    // A point around them, for edges between pixels.
    rects = rects.map { $0.insetBy(dx: -1, dy: -1).overlap(with: page).integral }
    writer.write(count: rects.count)
    for rect in rects {
      for length in [rect.minX, rect.minY, rect.width, rect.height] {
        writer.write(count: Int(exactly: length) ?? 0)
      }
    }
  }

  // MARK: Changes

  private mutating func write(
    _ items: [DisplayItem], since old: [DisplayItem], to writer: inout ByteWriter
  ) {
    let shorter = min(items.count, old.count)
    var start = 0
    while start < shorter, items[start] == old[start] { start += 1 }
    var end = 0
    while end < shorter - start, items[items.count - 1 - end] == old[old.count - 1 - end] {
      end += 1
    }
    let (new, gone) = (items[start..<items.count - end], old[start..<old.count - end])
    writer.write(count: start)
    writer.write(count: end)
    writer.write(count: new.count)
    for (offset, item) in new.enumerated() {
      write(
        item, since: offset < gone.count ? gone[gone.startIndex + offset] : nil, at: offset,
        to: &writer)
    }
  }

  /// - Parameter index: of `old` among the items that are not the same at the start.
  private mutating func write(
    _ item: DisplayItem, since old: DisplayItem?, at index: Int, to writer: inout ByteWriter
  ) {
    if let old, item == old {
      writer.write(byte: Wire.Change.kept.rawValue)
      writer.write(count: index)
    } else if case .group(let effect, let items) = item,
      case .group(let oldEffect, let oldItems) = old, effect.isPaintedByPage,
      oldEffect.isPaintedByPage
    {
      let isSame = effect == oldEffect
      writer.write(byte: (isSame ? Wire.Change.sameGroup : .otherEffect).rawValue)
      writer.write(count: index)
      if !isSame { write(effect, to: &writer) }
      within(effect) { $0.write(items, since: oldItems, to: &writer) }
    } else {
      writer.write(byte: Wire.Change.new.rawValue)
      write(item, to: &writer)
    }
  }

  /// Runs `body` at the scale of a group's items.
  private mutating func within(
    _ effect: DisplayEffect, _ body: (inout FrameEncoder) -> Void
  ) {
    let kept = scale
    if case .transform(let change) = effect {
      let determinant = abs(change.a * change.d - change.b * change.c)
      if determinant.isFinite, determinant > 0 {
        scale = min(max(scale * determinant.squareRoot(), 0.1), 16)
      }
    }
    body(&self)
    scale = kept
  }

  // MARK: Items

  private mutating func write(_ item: DisplayItem, to writer: inout ByteWriter) {
    guard item.isPaintedByPage else { return writePicture(of: item, to: &writer) }
    switch item {
    case .fill(let path, let paint, let style):
      writer.write(byte: Wire.Item.fill.rawValue)
      writer.write(byte: style.isEOFilled ? 1 : 0)
      writer.write(path)
      write(paint, to: &writer)
    case .stroke(let path, let paint, let style):
      writer.write(byte: Wire.Item.stroke.rawValue)
      writer.write(style)
      writer.write(path)
      write(paint, to: &writer)
    case .glyphs(let run, let paint): write(run, paint, to: &writer)
    case .image(let image): write(image, to: &writer)
    case .group(let effect, let items):
      writer.write(byte: Wire.Item.group.rawValue)
      write(effect, to: &writer)
      within(effect) { $0.write(items, since: [], to: &writer) }
    }
  }

  private mutating func write(_ run: GlyphRun, _ paint: Paint, to writer: inout ByteWriter) {
    guard let font = resources.font(run.font) else {
      return writePicture(of: .glyphs(run, paint), to: &writer)
    }
    writer.write(byte: Wire.Item.glyphs.rawValue)
    writer.write(count: font.number)
    for number in [font.transform.a, font.transform.c, font.transform.d] { writer.write(number) }
    writer.write(run.origin)
    let isFlat = run.glyphs.allSatisfy { $0.position.y == 0 }
    writer.write(byte: isFlat ? 0 : 1)
    writer.write(count: run.glyphs.count)
    for glyph in run.glyphs {
      resources.need(glyph.id, of: run.font, number: font.number)
      writer.write(count: Int(glyph.id))
      writer.write(glyph.position.x)
      if !isFlat { writer.write(glyph.position.y) }
    }
    write(paint, to: &writer)
  }

  private mutating func write(_ image: DisplayImage, to writer: inout ByteWriter) {
    var bitmap = image.bitmap
    var source = image.source
    if source == nil {
      let size = CGSize(width: image.frame.width * scale, height: image.frame.height * scale)
      bitmap = resources.sharp(bitmap, for: size)
    }
    guard let number = resources.image(bitmap), image.frame.width.isFinite,
      image.frame.height.isFinite
    else { return writer.write(byte: Wire.Item.nothing.rawValue) }
    source = source ?? CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    writer.write(byte: Wire.Item.image.rawValue)
    writer.write(count: number)
    writer.write(source ?? .zero)
    writer.write(image.frame)
    writer.write(byte: image.interpolation.wire)
    writer.write(byte: image.tint == nil ? 0 : 1)
    if let tint = image.tint { write(tint, to: &writer) }
  }

  /// Draws an item here that the page cannot draw.
  private mutating func writePicture(of item: DisplayItem, to writer: inout ByteWriter) {
    guard let picture = resources.picture(of: item, scale: scale) else {
      return writer.write(byte: Wire.Item.nothing.rawValue)
    }
    let size = CGSize(width: picture.frame.width * scale, height: picture.frame.height * scale)
    writer.write(byte: Wire.Item.image.rawValue)
    writer.write(count: picture.image)
    writer.write(CGRect(origin: .zero, size: size))
    writer.write(picture.frame)
    writer.write(byte: ImageInterpolation.medium.wire)
    writer.write(byte: 0)
  }

  // MARK: Paints and effects

  private mutating func write(_ paint: Paint, to writer: inout ByteWriter) {
    switch paint {
    case .color(let color):
      writer.write(byte: Wire.Paint.color.rawValue)
      writer.write(color)
    case .linearGradient(let stops, let start, let end):
      writer.write(byte: Wire.Paint.linear.rawValue)
      writer.write(start)
      writer.write(end)
      writer.write(stops)
    case .radialGradient(let stops, let center, let start, let end):
      writer.writeRadial(
        stops, center, from: CGSize(width: start, height: start),
        to: CGSize(width: end, height: end))
    case .ellipticalGradient(let stops, let center, let start, let end):
      writer.writeRadial(stops, center, from: start, to: end)
    case .angularGradient(let stops, let center, let start, let end):
      let turn = Paint.turn(of: stops, from: start, to: end)
      writer.write(byte: Wire.Paint.conic.rawValue)
      writer.write(center)
      writer.write(turn.start)
      writer.write(turn.stops)
    case .tiles(let tiles): write(tiles, to: &writer)
    case .backdrop(let backdrop):
      hasBackdrop = true
      writer.write(byte: Wire.Paint.backdrop.rawValue)
      writer.write(backdrop.radius)
      writer.write(backdrop.saturation)
      writer.write(backdrop.color)
    case .mesh(let mesh):
      writer.write(byte: Wire.Paint.color.rawValue)
      writer.write(mesh.background)
    }
  }

  private mutating func write(_ tiles: TilePaint, to writer: inout ByteWriter) {
    guard let number = resources.image(tiles.bitmap) else {
      writer.write(byte: Wire.Paint.color.rawValue)
      return writer.write(ResolvedColor.clear)
    }
    writer.write(byte: Wire.Paint.tiles.rawValue)
    writer.write(count: number)
    writer.write(tiles.source)
    writer.write(tiles.tile)
    writer.write(byte: tiles.interpolation.wire)
  }

  private mutating func write(_ effect: DisplayEffect, to writer: inout ByteWriter) {
    let traits = effect.traits
    writer.write(byte: traits.kind.rawValue)
    for value in traits.values { write(value, to: &writer) }
  }

  private mutating func write(_ value: EffectTraits.Value, to writer: inout ByteWriter) {
    switch value {
    case .number(let number): writer.write(number)
    case .numbers(let numbers): for number in numbers { writer.write(number) }
    case .byte(let byte): writer.write(byte: byte)
    case .color(let color): writer.write(color)
    case .offset(let offset): writer.write(offset)
    case .path(let path, let style):
      writer.write(byte: style.isEOFilled ? 1 : 0)
      writer.write(path)
    case .items(let items): write(items, since: [], to: &writer)
    }
  }
}

extension DisplayItem {
  /// True if the page paints the item itself; of a group, its effect.
  fileprivate var isPaintedByPage: Bool {
    switch self {
    case .fill(_, .mesh, _), .stroke(_, .mesh, _), .glyphs(_, .mesh): false
    case .fill, .stroke, .glyphs: true
    case .image(let image): image.tint?.isMesh != true
    case .group(let effect, _): effect.isPaintedByPage
    }
  }
}

extension Paint {
  fileprivate var isMesh: Bool { if case .mesh = self { true } else { false } }
}

extension DisplayEffect {
  /// Canvases have no perspective, and their blur softens edges.
  fileprivate var isPaintedByPage: Bool {
    switch self {
    case .projection, .blur(_, isOpaque: true): false
    default: true
    }
  }
}

extension ImageInterpolation {
  fileprivate var wire: UInt8 {
    switch self {
    case .none: 0
    case .low: 1
    case .medium: 2
    case .high: 3
    }
  }
}
