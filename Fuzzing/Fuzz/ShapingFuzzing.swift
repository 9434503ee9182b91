import EspalierDrawing
import Foundation

@testable import EspalierTypesetting

/// Texts put together from pairs and words that a font has shaped before; HarfBuzz makes the same glyphs of each part at once.
@MainActor enum ShapingFuzzing {
  private static let catalog = FontCatalog(directories: FontDirectory.searchList) { _ in }
  private static let maker = ContentMaker(catalog)
  private static let families: [FontDescription.Family] =
    FontDescription.FontDesign.allCases.map { .system($0) }
    + catalog.directory.names.map { .named($0) }

  static func read(_ data: Data) {
    var source = ByteSource(data)
    var runs: [StyledText.Run] = []
    for _ in 0...source.choice(3) {
      let index = Int(source.byte()) << 8 | Int(source.byte())
      var font = FontDescription(
        family: source.flag() ? families[index % 4] : families[index % families.count],
        size: source.flag() ? 13 : 40)
      font.weight = source.element(of: [400, 700, 100])
      font.isItalic = source.flag()
      font.hasMonospacedDigits = source.flag()
      font.smallCaps = FontDescription.SmallCaps(rawValue: UInt8(source.choice(4)))
      var run = StyledText.Run(string: source.text(), font: font)
      run.tracking = source.flag() ? 1 : 0
      runs.append(run)
    }
    runs[runs.count - 1].string += String(decoding: source.data(), as: UTF8.self)
    let language = ["en", "tr", "ar", "ja"][data.count % 4]
    compare(StyledText(runs: runs, language: language), isRightToLeft: data.count % 2 == 1)
  }

  private static func compare(_ text: StyledText, isRightToLeft: Bool) {
    let content =
      isRightToLeft
      ? ShapedContent(text, isRightToLeft: true, maker) : maker.content(of: text)
    for shaped in content.items {
      guard shaped.item.kind == .characters, let file = shaped.item.file else { continue }
      let style = ShapingStyle(
        shaped.item, content.styles[shaped.item.style].features, language: text.language)
      var whole: [ShapedGlyph] = []
      maker.shaper.shape(shaped.item, in: file, style, of: content.units, into: &whole)
      let isSame = content.glyphs[shaped.glyphs].elementsEqual(whole) {
        $0.id == $1.id && $0.cluster == $1.cluster && $0.advance == $1.advance
          && $0.offsetX == $1.offsetX
          && $0.offsetY == $1.offsetY
      }
      precondition(isSame, "\(file.path): \(content.units[shaped.item.range])")
    }
  }
}
