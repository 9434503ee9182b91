import EspalierDrawing
import EspalierRendering
import EspalierTypesetting
import Foundation
import Testing

/// Colors by the letters that stand for them in drawings; a transparent pixel is a dot.
private let letters: [Character: String] = [
  "r": "#ff0000", "g": "#00ff00", "b": "#0000ff", "w": "#ffffff", "k": "#000000", ".": "#00000000",
]

/// Renders the items at one pixel per point and compares with a drawing of a letter per pixel;
/// pixels of other colors are question marks.
func expectDrawing(
  of items: [DisplayItem], is drawing: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let rows = drawing.split(separator: "\n")
  let list = DisplayList(
    size: CGSize(width: rows[0].count, height: rows.count), items: items)
  let bitmap = try RasterRenderer().render(list)
  let actual = (0..<bitmap.height).map { y in
    String(
      (0..<bitmap.width).map { x in
        letters.first { $0.value == bitmap.color(x, y) }?.key ?? "?"
      })
  }
  #expect(actual.joined(separator: "\n") == drawing, sourceLocation: sourceLocation)
}

/// The color of a pixel of the items' picture, 10 by 10 points.
func color(of items: [DisplayItem], at x: Int, _ y: Int) throws -> String {
  let list = DisplayList(size: CGSize(width: 10, height: 10), items: items)
  return try RasterRenderer().render(list).color(x, y)
}

extension Bitmap {
  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  func color(_ x: Int, _ y: Int) -> String {
    let start = (y * width + x) * 4
    let alpha = Float(pixels[start + 3])
    func straight(_ byte: UInt8) -> Float { alpha == 0 ? 0 : Float(byte) / alpha }
    return ResolvedColor(
      red: straight(pixels[start + 2]), green: straight(pixels[start + 1]),
      blue: straight(pixels[start]), opacity: alpha / 255
    ).description
  }

  func opacity(_ x: Int, _ y: Int) -> Int { Int(pixels[(y * width + x) * 4 + 3]) }
}

extension ResolvedColor {
  static let red = ResolvedColor(red: 1, green: 0, blue: 0)
  static let green = ResolvedColor(red: 0, green: 1, blue: 0)
  static let blue = ResolvedColor(red: 0, green: 0, blue: 1)

  func opacity(_ opacity: Float) -> ResolvedColor {
    var color = self
    color.opacity = opacity
    return color
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// A filled rectangle.
func fill(
  _ color: ResolvedColor, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> DisplayItem {
  .fill(Path(CGRect(x, y, width, height)), .color(color), FillStyle())
}

/// Two stops, at 0 and at 1.
func stops(_ first: ResolvedColor, _ last: ResolvedColor) -> [GradientStop] {
  [GradientStop(color: first, location: 0), GradientStop(color: last, location: 1)]
}

enum TestFonts {
  static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  /// One glyph after the other, without kerning or ligatures.
  static func run(
    _ text: String, at origin: CGPoint, size: CGFloat, file: String = inter
  ) throws -> GlyphRun {
    let font = try #require(FontFile(path: file), "The tests need the package fonts-inter.")
    var glyphs: [GlyphRun.Glyph] = []
    var (x, byte): (CGFloat, Int) = (0, 0)
    for scalar in text.unicodeScalars {
      let id = font.glyph(for: scalar) ?? 0
      let end = byte + UTF8.width(scalar)
      glyphs.append(.init(id: id, position: CGPoint(x: x, y: 0), cluster: byte..<end))
      x += CGFloat(font.advance(of: id)) / font.unitsPerEm * size
      byte = end
    }
    return GlyphRun(
      font: GlyphFont(file: file, size: size, family: "Inter"), glyphs: glyphs, origin: origin,
      width: x, text: text)
  }

  static func item(
    _ text: String, at origin: CGPoint, size: CGFloat, _ color: ResolvedColor = .black,
    file: String = inter
  ) throws -> DisplayItem {
    .glyphs(try run(text, at: origin, size: size, file: file), .color(color))
  }
}
