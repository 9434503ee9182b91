import SwiftUI
import Testing
import ViewTesting

/// The first facts of a PNG file.
struct PNGHeader: Equatable {
  var width: Int
  var height: Int
  var isOpaque: Bool

  init(width: Int, height: Int, isOpaque: Bool = false) {
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
  }

  init(_ data: Data) throws {
    let bytes = [UInt8](data.prefix(26))
    try #require(bytes.count == 26 && bytes[12..<16].elementsEqual("IHDR".utf8))
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    // Color type 2 is RGB, 6 has transparency as well.
    self.init(width: number(at: 16), height: number(at: 20), isOpaque: bytes[25] == 2)
  }
}

/// A directory for the files of one test.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "espalier-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The names of the files in it.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// The folder as a bundle whose pictures `Image` finds, after `data` was written to a file in it.
  func bundle(_ name: String, _ data: Data) throws -> Bundle {
    try data.write(to: file(name))
    return try #require(Bundle(path: url.path))
  }
}

/// Checks the pixels of a renderer's PNG file, drawn with one character each, as `expectDrawing` does.
@MainActor func expectPixels(
  of renderer: ImageRenderer<some View>, is expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = try ScratchFolder()
  let bundle = try folder.bundle("picture.png", renderer.pngData())
  expectDrawing(
    of: Image("picture", bundle: bundle), is: expected, sourceLocation: sourceLocation)
}

/// Programs that examine files.
enum Inspection {
  static let hasPDFText = program("pdftotext") != nil
  static let hasPDFFonts = program("pdffonts") != nil
  static let hasPDFInfo = program("pdfinfo") != nil

  /// The advice for a test that is left out.
  static let advice: Comment = "apt-get install poppler-utils"

  /// The text that a poppler program prints.
  static func run(_ name: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = program(name)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private static func program(_ name: String) -> URL? {
    ["/usr/bin", "/usr/local/bin"].map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
