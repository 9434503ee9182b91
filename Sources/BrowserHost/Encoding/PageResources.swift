import EspalierDrawing
import EspalierRendering
import Foundation

/// The resources that a page was sent once and that are referred to by number: outlines of glyphs
/// and images.
struct PageResources {
  /// Messages that have to come before those that refer to their content.
  private(set) var messages: [[UInt8]] = []
  private let outlines: GlyphOutlines
  private let raster: RasterRenderer
  private var fonts: [FontKey: Int] = [:]
  private var sentGlyphs: Set<Glyph> = []
  private var newGlyphs: [(font: Int, glyph: UInt32, outline: PathOutline)] = []
  /// The bitmaps are kept, so that their identities are not used again.
  private var images: [ObjectIdentifier: (bitmap: Bitmap, number: Int)] = [:]
  private var redrawn: [RedrawnKey: Bitmap] = [:]
  private var numbers: [Int: Int] = [:]
  private var lastNumber = 0
  private var pixelCount = 0

  /// The number of pixels beyond which the page forgets all images, and is sent those again that it
  /// needs.
  static let pixelLimit = 48 << 20
  /// The largest picture that is drawn here for the page, in pixels.
  private static let pictureLimit: CGFloat = 8e6

  private struct FontKey: Hashable {
    var file: String
    var face: Int
  }

  private struct Glyph: Hashable {
    var font: Int
    var id: UInt32
  }

  private struct RedrawnKey: Hashable {
    var bitmap: ObjectIdentifier
    var width: Int
    var height: Int
  }

  init(outlines: GlyphOutlines, raster: RasterRenderer) {
    self.outlines = outlines
    self.raster = raster
  }

  mutating func takeMessages() -> [[UInt8]] {
    if !newGlyphs.isEmpty { messages.append(outlineMessage()) }
    defer { messages = [] }
    return messages
  }

  // MARK: Glyphs

  /// The number of a font, with the map of its glyphs from font units to points; nil if its glyphs
  /// have no outlines.
  mutating func font(_ font: GlyphFont) -> (number: Int, transform: CGAffineTransform)? {
    guard let transform = outlines.transform(of: font) else { return nil }
    let key = FontKey(file: font.file, face: font.faceIndex)
    let number = fonts[key] ?? fonts.count
    fonts[key] = number
    return (number, transform)
  }

  /// Makes sure that the page has a glyph's outline.
  mutating func need(_ glyph: UInt32, of font: GlyphFont, number: Int) {
    guard sentGlyphs.insert(Glyph(font: number, id: glyph)).inserted else { return }
    newGlyphs.append((number, glyph, outlines.outline(of: glyph, in: font)))
  }

  private mutating func outlineMessage() -> [UInt8] {
    var writer = ByteWriter()
    writer.write(byte: Wire.Message.outlines.rawValue)
    writer.write(count: newGlyphs.count)
    for new in newGlyphs {
      writer.write(count: new.font)
      writer.write(count: Int(new.glyph))
      writer.write(new.outline)
    }
    newGlyphs = []
    return writer.bytes
  }

  // MARK: Images

  /// True if the page should forget its images now.
  var isFull: Bool { pixelCount > Self.pixelLimit }

  mutating func forgetImages() {
    images = [:]
    redrawn = [:]
    numbers = [:]
    pixelCount = 0
    messages.append([Wire.Message.forgetImages.rawValue])
  }

  /// The number of an image, which is sent unless the page has one of the same pixels; nil for an
  /// image that cannot be sent.
  mutating func image(_ bitmap: Bitmap) -> Int? {
    if let known = images[ObjectIdentifier(bitmap)] { return known.number }
    var hasher = Hasher()
    hasher.combine(bitmap.width)
    bitmap.pixels.withUnsafeBytes { hasher.combine(bytes: $0) }
    let hash = hasher.finalize()
    let number: Int
    if let known = numbers[hash] {
      number = known
    } else {
      guard bitmap.width > 0, bitmap.height > 0, let png = try? PNGWriter.data(for: bitmap) else {
        return nil
      }
      lastNumber += 1
      number = lastNumber
      var writer = ByteWriter()
      writer.write(byte: Wire.Message.image.rawValue)
      writer.write(count: number)
      writer.write(png)
      messages.append(writer.bytes)
      pixelCount += bitmap.width * bitmap.height
      numbers[hash] = number
    }
    images[ObjectIdentifier(bitmap)] = (bitmap, number)
    return number
  }

  /// The picture in as many pixels as it is shown with, if it can be drawn in any number.
  mutating func sharp(_ bitmap: Bitmap, for size: CGSize) -> Bitmap {
    guard let redraw = bitmap.redrawn else { return bitmap }
    let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
    guard width >= 1, height >= 1, width * height <= Self.pictureLimit else { return bitmap }
    let key = RedrawnKey(
      bitmap: ObjectIdentifier(bitmap), width: Int(width), height: Int(height))
    if let known = redrawn[key] { return known }
    let new = redraw(key.width, key.height) ?? bitmap
    redrawn[key] = new
    return new
  }

  /// A picture of an item that the page cannot paint, at `scale` pixels per point; nil if nothing
  /// of it can be seen.
  mutating func picture(of item: DisplayItem, scale: CGFloat) -> (image: Int, frame: CGRect)? {
    let bounds = item.bounds
    let limit: CGFloat = 16_384
    guard !bounds.isNull, bounds.minX.isFinite, bounds.minY.isFinite, bounds.width.isFinite,
      bounds.height.isFinite
    else { return nil }
    let shown = bounds.overlap(
      with: CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit))
    guard !shown.isNull, !shown.isEmpty else { return nil }
    let frame = CGRect(
      x: shown.minX.rounded(.down), y: shown.minY.rounded(.down),
      width: (shown.maxX.rounded(.up) - shown.minX.rounded(.down)),
      height: (shown.maxY.rounded(.up) - shown.minY.rounded(.down)))
    let area = frame.width * frame.height
    let scale = min(scale, (Self.pictureLimit / area).squareRoot())
    let origin = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
    let list = DisplayList(size: frame.size, items: [.group(.transform(origin), [item])])
    guard let bitmap = try? raster.render(list, scale: scale), let number = image(bitmap) else {
      return nil
    }
    // The bitmap reaches beyond the last whole point where the scale has a fraction.
    let size = CGSize(
      width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    return (number, CGRect(origin: frame.origin, size: size))
  }
}
