import SwiftUI
import TestSupport
import Testing
import ViewTesting

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
  static let hasPDFPictures = program("pdftoppm") != nil

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
