@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A named picture of an asset catalog: the folder `Name.imageset`.
package struct ImageSet: Sendable {
  private struct Entry: Decodable, Sendable {
    var variant: AssetVariant
    /// Nil for a place that the developer left empty.
    var fileName: String?
    /// Pixels per point; nil fits every display.
    var scale: Int?

    private enum Key: String, CodingKey { case filename, scale }

    init(from decoder: any Decoder) throws {
      variant = try AssetVariant(from: decoder)
      let values = try decoder.container(keyedBy: Key.self)
      fileName = try values.decodeIfPresent(String.self, forKey: .filename)
      scale = try values.decodeIfPresent(String.self, forKey: .scale)
        .flatMap { Int($0.hasSuffix("x") ? $0.dropLast() : "") }
    }
  }

  private struct Contents: Decodable {
    var images: [Entry]
    var properties: Properties?
  }

  private struct Properties: Decodable {
    var renderingIntent: String?

    private enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
    }
  }

  private let folder: URL
  private let entries: [Entry]
  private let isTemplate: Bool?

  init(folder: URL) throws(AssetProblem) {
    let contents = try AssetContents.read(Contents.self, in: folder)
    self.folder = folder
    entries = contents.images.filter { entry in
      // A name with a slash would lead out of the set.
      entry.fileName.map { !$0.isEmpty && !$0.contains("/") } ?? false
    }
    isTemplate =
      switch contents.properties?.renderingIntent {
      case "template": true
      case "original": false
      default: nil
      }
  }

  /// The file for these surroundings and the display's pixels per point; nil if the set holds none.
  func image(
    in surroundings: AssetVariant.Surroundings, displayScale: CGFloat
  ) -> NamedImage? {
    let best = entries.best(in: surroundings, \.variant) ?? entries.first
    guard let best else { return nil }
    // The other files of the same kind differ in scale alone.
    let equals = entries.filter { $0.variant == best.variant }
    let scales = Self.scales(for: displayScale)
    let entry =
      equals.first { $0.scale == nil }
      ?? scales.lazy.compactMap { scale in equals.first { $0.scale == scale } }.first ?? best
    guard let fileName = entry.fileName else { return nil }
    return NamedImage(
      url: folder.appendingPathComponent(fileName), scale: CGFloat(entry.scale ?? 1),
      isTemplate: isTemplate)
  }

  /// The scales that files may have, those that suit a display best first.
  package static func scales(for displayScale: CGFloat) -> [Int] {
    let needed = Int(min(max(displayScale.rounded(.up), 1), 3))
    return Array(needed...3) + (1..<needed).reversed()
  }
}

/// A file of an image set, and its look according to the set.
package struct NamedImage: Equatable, Sendable {
  package var url: URL
  /// Pixels per point; always positive.
  package var scale: CGFloat
  /// True if it is a shape to be filled rather than a picture; nil leaves it to the image.
  package var isTemplate: Bool?
}
