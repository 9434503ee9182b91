import EspalierDrawing
import Foundation

@testable import Espalier
@_spi(Espalier) @testable import EspalierContainers
@_spi(Espalier) @testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore
@_spi(Espalier) @testable import EspalierGraphics
@_spi(Espalier) @testable import EspalierInteraction

/// Texts of people and of files: Markdown, attributes, tables of translations, asset catalogs.
@MainActor enum TextFuzzing {
  private static let engine = FixedPitchTextEngine()

  static func readMarkdown(_ data: Data) {
    let string = String(decoding: data, as: UTF8.self)
    guard var text = try? AttributedString(markdown: string) else { return }
    show(Text(text))
    show(Text(LocalizedStringKey(string)))
    show(Text(verbatim: string))
    // Attributes over parts that bytes choose.
    var source = ByteSource(data)
    let count = text.characters.count
    for _ in 0..<8 where count > 0 {
      let (one, two) = (source.choice(256) % count, source.choice(256) % (count + 1))
      let start = text.characters.index(text.startIndex, offsetBy: min(one, two))
      let end = text.characters.index(text.startIndex, offsetBy: max(one, two))
      switch source.choice(4) {
      case 0: text[start..<end].foregroundColor = .red
      case 1: text[start..<end].font = .system(size: source.number())
      case 2: text[start..<end].link = URL(string: source.text())
      default: text[start..<end].baselineOffset = source.number()
      }
    }
    show(Text(text))
  }

  private static func show(_ text: Text) {
    var environment = EnvironmentValues()
    environment.textEngine = TextEngineReference(engine)
    let graph = ViewGraph(text, environment: environment, textEngine: engine)
    graph.frame(window: CGSize(width: 100, height: 60))
    _ = graph.displayItems(scale: 1)
  }

  static func readTables(_ data: Data) {
    var entries: [LocalizedEntry] = []
    if let catalog = try? StringCatalog(data) {
      for table in catalog.tables.values { entries += table.values }
    }
    entries += StringsFile(data).entries.values.map { LocalizedEntry(form: .text($0)) }
    entries += ((try? StringsDictionary.entries(data)) ?? [:]).values
    let environment = EnvironmentValues()
    for entry in entries.prefix(50) {
      _ = entry.parts([LocalizedArgument](), environment)
      if case .text(let format) = entry.form { _ = LocalizedFormat(format) }
    }
  }

  // A file system in memory.
  private static let folder = URL(
    fileURLWithPath: "/dev/shm/espalier-fuzz-\(ProcessInfo.processInfo.processIdentifier).xcassets")

  /// Writes the bytes as the contents of a color and an image, and reads the catalog.
  static func readAssets(_ data: Data) {
    let manager = FileManager.default
    defer { try? manager.removeItem(at: folder) }
    for set in ["One.colorset", "Two.imageset"] {
      let place = folder.appendingPathComponent(set)
      try? manager.createDirectory(at: place, withIntermediateDirectories: true)
      try? data.write(to: place.appendingPathComponent("Contents.json"))
    }
    let catalog = AssetCatalog(url: folder)
    let surroundings = AssetVariant.Surroundings(EnvironmentValues())
    if case .success(let set)? = catalog.colorSet("One") { _ = set.color(in: surroundings) }
    if case .failure(let problem)? = catalog.colorSet("One") { _ = "\(problem)" }
    if case .failure(let problem)? = catalog.imageSet("Two") { _ = "\(problem)" }
  }
}
