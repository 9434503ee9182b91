import EspalierDrawing
import EspalierRendering
import Foundation

/// The formats in which pictures are written.
enum PictureFormat: String, CaseIterable {
  case png, pdf, svg

  /// A file's format, by its extension.
  init(_ url: URL) throws(PictureFormatError) {
    guard let format = PictureFormat(rawValue: url.pathExtension.lowercased()) else {
      throw PictureFormatError(fileName: url.lastPathComponent)
    }
    self = format
  }

  /// Writes a picture to a file in the format of the file's extension.
  @MainActor static func write(
    _ list: DisplayList, to url: URL, scale: CGFloat, background: ResolvedColor?
  ) throws {
    let format = try PictureFormat(url)
    let data =
      switch format {
      case .png:
        try list.pngData(scale: scale, background: background, renderer: Engines.raster)
      case .pdf, .svg: try format.data(list, scale: scale, background: background)
      }
    try write(data, to: url)
  }

  static func write(_ data: Data, to url: URL) throws {
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw PictureFileError(path: url.path, reason: error.localizedDescription)
    }
  }

  /// The picture as a file of this format, painted and compressed off the main actor.
  ///
  /// - Throws: `CancellationError` soon after the task that waits for it is cancelled.
  @concurrent func dataAside(
    _ list: DisplayList, scale: CGFloat, background: ResolvedColor?
  ) async throws -> Data {
    try Task.checkCancellation()
    let data = try data(list, scale: scale, background: background, endsWhenCancelled: true)
    try Task.checkCancellation()
    return data
  }

  private func data(
    _ list: DisplayList, scale: CGFloat, background: ResolvedColor?,
    endsWhenCancelled: Bool = false
  ) throws -> Data {
    switch self {
    case .png:
      try RasterRenderer.withShared(endsWhenCancelled: endsWhenCancelled) {
        renderer throws(RenderingError) in
        try list.pngData(scale: scale, background: background, renderer: renderer)
      }
    case .pdf:
      try PDFRenderer.data(
        for: [list.painted(on: background)], endsWhenCancelled: endsWhenCancelled)
    case .svg:
      Data(
        try SVGRenderer.text(
          for: list.painted(on: background), endsWhenCancelled: endsWhenCancelled
        ).utf8)
    }
  }
}

/// A file that cannot be written.
struct PictureFileError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String {
    "The picture \(path) cannot be written: \(reason) Check that its folder exists and may be written to."
  }
}

/// A file name that does not determine the format to write.
struct PictureFormatError: Error, CustomStringConvertible {
  let fileName: String

  var description: String {
    let formats = PictureFormat.allCases.map { ".\($0)" }.joined(separator: ", ")
    return
      "The file name \(fileName) names no format that can be written. Let it end in one of \(formats)."
  }
}

extension DisplayList {
  /// This picture with a color behind everything.
  fileprivate func painted(on background: ResolvedColor?) -> DisplayList {
    guard let background else { return self }
    let paper = Path(CGRect(origin: .zero, size: size))
    return DisplayList(
      size: size, items: [.fill(paper, .color(background), FillStyle())] + items)
  }
}
